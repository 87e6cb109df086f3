import { useTranslate } from 'react-admin';
import { createPortal } from 'react-dom';
import { sumsOf } from '../../../../contract/transactions/receipt-sums.ts';
import { formatDateTime } from '../../../i18n/format.ts';
import { useWritten } from '../../../shell/use-written.ts';
import styles from '../../tills/pos/print.module.css';
import type { FactsProps } from './ReceiptFacts.tsx';

/** The receipt on 80 mm paper as it stands now, returns and all; on the screen it is not there. */
export function ReceiptPaper({ receipt, currency, number }: FactsProps & { number: string }) {
  const translate = useTranslate();
  const written = useWritten(currency);
  const { store, customer, transaction, lines } = receipt;
  const { returned_amount } = transaction;
  const signed = (sum: number) => (sum < 0 ? `−${written.money(-sum)}` : written.money(sum));
  const rows = [
    [translate('paper.customer'), customer.name],
    ...sumsOf(transaction).map(({ name, sum }) => [
      translate(`resources.transactions.fields.${name}`),
      signed(sum),
    ]),
    [translate('paper.returned'), returned_amount ? written.money(returned_amount) : ''],
    [translate('paper.moneyBack'), returned_amount ? written.money(transaction.money_back) : ''],
    [translate('paper.earned'), written.number(transaction.points_kept)],
    [translate('paper.balance'), written.number(customer.balance)],
  ].filter(([, value]) => value);
  return createPortal(
    <div className={styles.paper} data-testid="printed-receipt">
      <h2>{store.name}</h2>
      {store.address ? <p>{store.address}</p> : null}
      {store.vat_number ? <p>{translate('paper.vat', { vat: store.vat_number })}</p> : null}
      <p className={styles.rule}>{translate('paper.title', { number })}</p>
      <p>{formatDateTime(transaction.created_at)}</p>
      {lines.map(({ product_id, name, quantity }) => (
        <p key={product_id}>{`${quantity} × ${name}`}</p>
      ))}
      <dl>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.rule}>{translate('paper.thanks')}</p>
    </div>,
    document.body,
  );
}
