import { createPortal } from 'react-dom';
import type { TillFacts } from '../../../../contract/tills/tills.ts';
import { sumsOf } from '../../../../contract/transactions/receipt-sums.ts';
import type { PostedReceipt } from '../../../../contract/transactions/transaction-calls.ts';
import { formatDateTime } from '../../../i18n/format.ts';
import { FromCampaigns } from '../parts/FromCampaigns.tsx';
import { usePos } from '../state/words.ts';
import styles from './print.module.css';

interface Props {
  readonly store: TillFacts['store'];
  readonly posted: PostedReceipt;
  readonly customer: string;
  /** Who was at the till; empty where nobody said so. */
  readonly cashier: string;
}

/** The receipt on 80 mm paper; on the screen it is not there. */
export function PrintedReceipt({ store, posted, customer, cashier }: Props) {
  const { p, points, money } = usePos();
  const signed = (sum: number) => (sum < 0 ? `−${money(-sum)}` : money(sum));
  const number = posted.receipt_number ?? String(posted.transaction_id);
  const rows = [
    [p('print.customer'), customer],
    ...(cashier ? [[p('print.cashier'), cashier]] : []),
    ...sumsOf(posted).map(({ name, sum }) => [p(`sums.${name}`), signed(sum)]),
    [p('print.earned'), points(posted.points + posted.carried)],
    [p('print.balance'), points(posted.balance_after)],
  ];
  return createPortal(
    <div className={styles.paper} data-testid="printed-receipt">
      <h2>{store.name}</h2>
      {store.address && <p>{store.address}</p>}
      {store.vat_number && <p>{p('print.vat', { vat: store.vat_number })}</p>}
      <p className={styles.rule}>
        {p('print.receipt')} {p('print.number', { number })}
      </p>
      <p>{formatDateTime(posted.created_at)}</p>
      <dl>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {posted.reward && (
        <p className={styles.rule}>
          {p('redeem.reward', { title: posted.reward.title })}
          <br />
          <b>{posted.reward.code}</b>
        </p>
      )}
      <FromCampaigns campaigns={posted.campaigns} className={styles.rule} />
      <p className={styles.rule}>{p('print.thanks')}</p>
    </div>,
    document.body,
  );
}
