/** What a coupon works by. */
export const couponKinds = ['goal', 'voucher', 'product', 'discount', 'visit', 'multiple'] as const;
export type CouponKind = (typeof couponKinds)[number];

/** What a claim is of: a gift of the catalogue, or a coupon of one of the kinds. */
export const claimKinds = ['gift', ...couponKinds] as const;
export type ClaimKind = (typeof claimKinds)[number];

/** The states of a claim: one customer's right to one coupon or gift. */
export const claimStates = ['claimed', 'redeemed', 'rejected', 'expired', 'cancelled'] as const;
export type ClaimState = (typeof claimStates)[number];

/** Days a claim is valid where neither the store nor the company says otherwise (default-coupon-claim-valid-days). */
export const claimValidDays = 25;
