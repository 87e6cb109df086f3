import { pauseCalls } from '../../../../contract/coupons/pausing.ts';

/** Where each kind of coupon is held back, and who may: without the schemas of the calls. */
export const pausing = {
  goal: { path: pauseCalls.goal.path, access: pauseCalls.goal.access },
  voucher: { path: pauseCalls.voucher.path, access: pauseCalls.voucher.access },
  product: { path: pauseCalls.product.path, access: pauseCalls.product.access },
  discount: { path: pauseCalls.discount.path, access: pauseCalls.discount.access },
  visit: { path: pauseCalls.visit.path, access: pauseCalls.visit.access },
  multiple: { path: pauseCalls.multiple.path, access: pauseCalls.multiple.access },
} as const;
