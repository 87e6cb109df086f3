import { GeneratedList } from '../../../resources/list/GeneratedList.tsx';
import { couponCells } from '../kinds/CouponList.tsx';
import { ClaimsLink } from './ClaimsLink.tsx';

/** The coupons of all branches, each with the way to its claims. */
export const StoreCoupons = () => (
  <GeneratedList rowActions={<ClaimsLink by="coupon_id" />} cells={couponCells} />
);
