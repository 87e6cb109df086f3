import { Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { PostedReceipt } from '../../../../contract/transactions/transaction-calls.ts';
import { useWritten } from '../../../shell/use-written.ts';

interface Props {
  readonly amounts: Pick<PostedReceipt, 'left_to_pay' | 'discount_amount' | 'covered_amount'>;
  readonly currency: string;
}

/** What is left to pay in money, as the server says, and what coupons and points have taken off. */
export function LeftToPay({ amounts, currency }: Props) {
  const translate = useTranslate();
  const { money } = useWritten(currency);
  const { left_to_pay, discount_amount: discount, covered_amount: covered } = amounts;
  const off = [
    discount ? translate('newReceipt.byCoupons', { discount: money(discount) }) : '',
    covered ? translate('newReceipt.byPoints', { covered: money(covered) }) : '',
  ].filter(Boolean);
  return (
    <Typography sx={{ fontWeight: 600 }}>
      {translate('newReceipt.toPay', { amount: money(left_to_pay) })}
      {off.length ? ` (${off.join(', ')})` : ''}
    </Typography>
  );
}
