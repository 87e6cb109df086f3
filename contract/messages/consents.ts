/** Where a message may reach a customer; each wants a consent of its own. */
export const consentChannels = ['sms', 'viber', 'push', 'mail'] as const;
