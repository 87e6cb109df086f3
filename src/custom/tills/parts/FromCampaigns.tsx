import type { PostedReceipt } from '../../../../contract/transactions/transaction-calls.ts';
import { useCampaignWords } from '../state/campaign-words.ts';

interface Props {
  readonly campaigns: PostedReceipt['campaigns'];
  readonly className: string | undefined;
}

/** What campaigns gave for a receipt, with the codes of gifts: on the screen and on paper alike. */
export function FromCampaigns({ campaigns, className }: Props) {
  const sayOf = useCampaignWords();
  return campaigns.map((given) => (
    <p key={given.campaign_id} className={className}>
      {sayOf(given)}{' '}
      {given.claims.map(({ code }) => (
        <b key={code}>{code} </b>
      ))}
    </p>
  ));
}
