/** What moves points. */
export const postingKinds = [
  'receipt',
  'return',
  'expiry',
  'initial',
  'adjustment',
  'hold',
  'redemption',
  'release',
  'coupon',
  'campaign',
  'carried',
  'merge',
  'synergy_out',
  'synergy_in',
] as const;
export type PostingKind = (typeof postingKinds)[number];
