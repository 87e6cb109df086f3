import { CouponList } from '../kinds/CouponList.tsx';

/** Every coupon of the store, of whatever kind, and what came of it. */
export const OverviewList = CouponList;
