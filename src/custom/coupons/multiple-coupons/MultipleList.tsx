import { GeneratedList } from '../../../resources/list/GeneratedList.tsx';
import { StateCell, StateFilter } from './CampaignState.tsx';
import { GenerationCell, RedeemedCell, WhileMade } from './Generation.tsx';

const own = {
  cells: { generation: GenerationCell, rewarded: RedeemedCell, state: StateCell },
  filters: { state: StateFilter },
  opens: (id: string | number) => `multiple-coupons/view-coupon/${id}/claims`,
};

/** The campaigns of many codes. */
export const MultipleList = () => <GeneratedList {...own} above={<WhileMade />} />;
