import { claims } from '../../../contract/coupons/claims.ts';
import {
  discountCoupons,
  productCoupons,
  visitCoupons,
  voucherCoupons,
} from '../../../contract/coupons/coupons.ts';
import { couponsOverview } from '../../../contract/coupons/store-coupons.ts';
import { outlineOf } from '../../dataProvider/outline.ts';

/** What the store panel shows of coupons and their claims. */
export const outlines = {
  voucherCoupons: outlineOf(voucherCoupons),
  productCoupons: outlineOf(productCoupons),
  discountCoupons: outlineOf(discountCoupons),
  visitCoupons: outlineOf(visitCoupons),
  couponsOverview: outlineOf(couponsOverview),
  claims: outlineOf(claims),
};
