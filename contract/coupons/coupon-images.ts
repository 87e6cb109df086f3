import { imageUpload } from '../engine/endpoint.ts';

export const goalImage = imageUpload(
  '/stores/{storeId}/coupons/goals/{id}/images',
  'coupons.goal.create',
  'coupons',
);
export const voucherImage = imageUpload(
  '/stores/{storeId}/coupons/vouchers/{id}/images',
  'coupons.voucher.update',
  'coupons',
);
export const visitImage = imageUpload(
  '/stores/{storeId}/coupons/visits/{id}/images',
  'coupons.visit.create',
  'coupons',
);

export const couponImageCalls = [goalImage, voucherImage, visitImage];
