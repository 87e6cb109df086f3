/** The channels of /common/system-notifications, by which messages to customers go out. */
export const channelIds = { sms: 1, email: 2, push: 3, viber: 4 } as const;
export type OfferChannel = keyof typeof channelIds;
export const offerChannels = ['sms', 'email', 'push', 'viber'] as const;
/** The channel of an id; undefined for one that there is not. */
export const channelOf = (id: number) => offerChannels.find((name) => channelIds[name] === id);

/** `priority`: the first channel that can reach the customer, in the order given; `all`: every one. */
export const notifierTypes = ['priority', 'all'] as const;
/** default-notifier-type */
export const defaultNotifierType = 'priority';

/** Where a message is: `sent` was handed over, `delivered` has arrived, `suppressed` was not to be sent. */
export const messageStates = ['queued', 'sent', 'delivered', 'failed', 'suppressed'] as const;
/** Why a message waits, was not to be sent, or did not arrive. */
export const messageReasons = [
  'quiet',
  'paused',
  'no_consent',
  'no_address',
  'unsubscribed',
  'unwanted',
  'switched_off',
  'invalid_address',
  'cancelled',
  'joined',
  'refused',
  'unreachable',
  'undelivered',
  'plan_limit',
  'daily_limit',
  'too_late',
] as const;
export type MessageReason = (typeof messageReasons)[number];
