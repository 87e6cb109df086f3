import { GeneratedList } from '../../resources/GeneratedList.tsx';
import { CouponActions } from '../coupons/CouponScreens.tsx';

/** Every coupon of the store, of whatever kind, and what came of it. */
export const OverviewList = () => <GeneratedList rowActions={<CouponActions />} />;
