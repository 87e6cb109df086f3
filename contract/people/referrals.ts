/** How somebody may have heard of the product; the first is what nobody has said anything else than (default-referral). */
export const referrals = ['Other', 'Search', 'Friend', 'Social', 'Event', 'Press'] as const;
export type Referral = (typeof referrals)[number];
export const defaultReferral: Referral = referrals[0];
