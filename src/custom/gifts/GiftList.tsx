import { GeneratedList } from '../../resources/list/GeneratedList.tsx';
import { ClaimsLink } from '../coupons/claims/ClaimsLink.tsx';

/** The catalogue, each gift with the way to its claims. */
export const GiftList = () => <GeneratedList rowActions={<ClaimsLink by="gift_id" />} />;
