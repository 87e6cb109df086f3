import { Link } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { sumsOf } from '../../../../contract/transactions/receipt-sums.ts';
import type { ReceiptPage } from '../../../../contract/transactions/transaction-calls.ts';
import { formatDate, formatDateTime } from '../../../i18n/format.ts';
import { FactList } from '../../../resources/pieces/FactList.tsx';
import { Section } from '../../../resources/pieces/Section.tsx';
import { useAddressOf } from '../../../shell/menu.ts';
import { useWritten } from '../../../shell/use-written.ts';

export interface FactsProps {
  readonly receipt: ReceiptPage;
  readonly currency: string;
}

/** Whose receipt it is, and the way to the others of the same customer. */
export function CustomerFacts({ receipt: { customer }, currency }: FactsProps) {
  const translate = useTranslate();
  const addressOf = useAddressOf();
  const { number } = useWritten(currency);
  const filter = JSON.stringify({ user_account_id: customer.user_account_id });
  return (
    <Section title={translate('receipt.customer')}>
      <FactList
        facts={[
          [translate('receipt.name'), customer.name],
          [translate('receipt.mobile'), customer.mobile],
          [translate('receipt.balance'), number(customer.balance)],
        ]}
      />
      <Link
        component={RouterLink}
        to={`${addressOf('transactions')}?filter=${encodeURIComponent(filter)}`}
        sx={{ display: 'inline-block', mt: 2 }}
      >
        {translate('receipt.all')}
      </Link>
    </Section>
  );
}

/** The receipt as the store entered it. */
export function ReceiptFacts({ receipt: { transaction, vouchers }, currency }: FactsProps) {
  const translate = useTranslate();
  const { money, number } = useWritten(currency);
  const word = (name: string) => translate(`resources.transactions.fields.${name}`);
  const { occurred_at, created_at, status, points_used } = transaction;
  const sums = sumsOf(transaction).map(
    ({ name, sum }) => [word(name), sum < 0 ? `−${money(-sum)}` : money(sum)] as const,
  );
  return (
    <Section title={translate('receipt.facts')}>
      <FactList
        facts={[
          [word('receipt_number'), transaction.receipt_number],
          [
            word('channel'),
            translate(`resources.transactions.texts.choices.${transaction.channel}`),
          ],
          [word('cashier'), transaction.cashier],
          // Kept on a device and posted later, it happened at another time.
          [
            word('occurred_at'),
            occurred_at === created_at ? undefined : formatDateTime(occurred_at),
          ],
          [translate('receipt.coupons'), vouchers.map(({ title }) => title).join(', ')],
          ...sums,
          [word('points_used'), points_used ? number(points_used) : undefined],
          [
            word('balance_after'),
            status === 'posted' ? number(transaction.balance_after) : undefined,
          ],
        ]}
      />
    </Section>
  );
}

/** What is left of the points, from when they count and until when. */
export function LotFacts({ receipt: { lot }, currency }: FactsProps) {
  const translate = useTranslate();
  const { number } = useWritten(currency);
  if (!lot) return null;
  const counts = Date.parse(lot.active_from) > Date.now();
  // The lot ends at an instant; the day before it is the last one its points are good for.
  const lastDay = lot.expires_at && formatDate(Date.parse(lot.expires_at) - 1);
  return (
    <Section title={translate('receipt.lot')}>
      <FactList
        facts={[
          [translate('receipt.left'), number(lot.points_left)],
          [translate('receipt.activeFrom'), counts ? formatDate(lot.active_from) : undefined],
          [translate('receipt.expires'), lastDay ?? translate('receipt.never')],
        ]}
      />
    </Section>
  );
}
