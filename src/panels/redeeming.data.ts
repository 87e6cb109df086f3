import { claims } from '../../contract/claims.ts';
import {
  discountCoupons,
  productCoupons,
  visitCoupons,
  voucherCoupons,
} from '../../contract/coupons.ts';
import { couponsOverview } from '../../contract/store-coupons.ts';
import { outlineOf } from '../resources/outline.ts';

/** What the store panel shows of coupons and their claims. */
export const outlines = {
  voucherCoupons: outlineOf(voucherCoupons),
  productCoupons: outlineOf(productCoupons),
  discountCoupons: outlineOf(discountCoupons),
  visitCoupons: outlineOf(visitCoupons),
  couponsOverview: outlineOf(couponsOverview),
  claims: outlineOf(claims),
};
