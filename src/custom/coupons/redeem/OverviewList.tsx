import { GeneratedList } from '../../../resources/list/GeneratedList.tsx';
import { CouponActions } from '../kinds/CouponScreens.tsx';

/** Every coupon of the store, of whatever kind, and what came of it. */
export const OverviewList = () => <GeneratedList rowActions={<CouponActions />} />;
