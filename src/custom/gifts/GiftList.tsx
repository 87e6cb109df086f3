import { GeneratedList } from '../../resources/GeneratedList.tsx';
import { ClaimsLink } from '../claims/ClaimsLink.tsx';

/** The catalogue, each gift with the way to its claims. */
export const GiftList = () => <GeneratedList rowActions={<ClaimsLink by="gift_id" />} />;
