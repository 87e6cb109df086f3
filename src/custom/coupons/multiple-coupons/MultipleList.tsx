import { GeneratedList } from '../../../resources/list/GeneratedList.tsx';
import { GenerationCell, RedeemedCell, WhileMade } from './Generation.tsx';

const own = {
  cells: { generation: GenerationCell, rewarded: RedeemedCell },
  opens: (id: string | number) => `multiple-coupons/view-coupon/${id}/claims`,
};

/** The campaigns of many codes. */
export const MultipleList = () => <GeneratedList {...own} above={<WhileMade />} />;
