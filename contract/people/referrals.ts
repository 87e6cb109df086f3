/** The sources of a registration; the first is the default (default-referral). */
export const referrals = ['Other', 'Search', 'Friend', 'Social', 'Event', 'Press'] as const;
export type Referral = (typeof referrals)[number];
export const defaultReferral: Referral = referrals[0];
