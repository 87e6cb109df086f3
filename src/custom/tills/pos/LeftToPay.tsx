import type { PostedReceipt } from '../../../../contract/transactions/transaction-calls.ts';
import styles from '../parts/pos.module.css';
import { useCampaignWords } from '../state/campaign-words.ts';
import type { Quote } from '../state/use-quote.ts';
import { usePos } from '../state/words.ts';

/** What coupons and points have taken off, in brackets; nothing where they took off nothing. */
export function TakenOff({
  amounts,
}: {
  amounts: Pick<PostedReceipt, 'discount_amount' | 'covered_amount'>;
}) {
  const { p, money } = usePos();
  const { discount_amount, covered_amount } = amounts;
  const off = [
    discount_amount > 0 && p('redeem.byCoupons', { discount: money(discount_amount) }),
    covered_amount > 0 && p('redeem.byPoints', { covered: money(covered_amount) }),
  ].filter(Boolean);
  return off.length > 0 ? <small>{`(${off.join(', ')})`}</small> : null;
}

/** The one figure of a receipt: what is left to pay in money and what it earns, as the server says. */
export function LeftToPay({ quote }: { quote: Quote | null }) {
  const { p, money, points } = usePos();
  const sayOf = useCampaignWords();
  const known = quote && !quote.refused ? quote : null;
  return (
    <section className={styles.pay} aria-label={p('sums.left_to_pay')}>
      <h3>{p('sums.left_to_pay')}</h3>
      <p role="status">
        <b>{known ? money(known.left_to_pay) : '—'}</b>
        {known && <TakenOff amounts={known} />}
        {known && (
          <strong>
            {p('amount.earns', { points: points(known.points), smart_count: known.points })}
          </strong>
        )}
        {known?.campaigns.map((each) => (
          <small key={each.campaign_id}>{`+ ${sayOf(each)}`}</small>
        ))}
      </p>
    </section>
  );
}
