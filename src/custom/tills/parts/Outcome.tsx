import type { PostedReceipt } from '../../../../contract/transactions/transaction-calls.ts';
import { useCampaignWords } from '../state/campaign-words.ts';
import { nameOf, type Step } from '../state/use-till.ts';
import { usePos } from '../state/words.ts';
import styles from './pos.module.css';

/** What came of a receipt, in one breath. */
function useSaid() {
  const { p, points, money } = usePos();
  const sayOf = useCampaignWords();
  const pointsOf = (posted: PostedReceipt) =>
    posted.status === 'pending'
      ? p('done.pending')
      : p('done.posted', { points: points(posted.points), smart_count: posted.points });
  return (step: Step): string => {
    if (step.name !== 'done') return '';
    const { posted, who } = step;
    if (!posted) return `${p('done.kept')}. ${p('done.keptText')}`;
    const parts = [
      nameOf(who),
      pointsOf(posted),
      `${p('sums.left_to_pay')} ${money(posted.left_to_pay)}`,
      posted.status === 'posted' && p('done.balance', { points: points(posted.balance_after) }),
      posted.reward && p('redeem.reward', { title: posted.reward.title }),
      posted.carried > 0 &&
        p('redeem.carried', { points: points(posted.carried), smart_count: posted.carried }),
      ...posted.campaigns.map((given) => sayOf(given).replace(/\.$/, '')),
    ];
    return parts.filter(Boolean).join('. ');
  };
}

/** Reads out what came of a receipt: it is there before, for a place that comes with its words is not always read. */
export function Outcome({ step }: { step: Step }) {
  const said = useSaid();
  return (
    <p className={styles.unseen} aria-live="assertive">
      {said(step)}
    </p>
  );
}
