import type { PostedReceipt } from '../../../../contract/transactions/transaction-calls.ts';
import { usePos } from '../state/words.ts';
import styles from './pos.module.css';

type Amounts = Pick<PostedReceipt, 'left_to_pay' | 'discount_amount' | 'covered_amount'>;

/** What is left to pay in money, as the server says, and what coupons and points have taken off. */
export function LeftToPay({ amounts }: { amounts: Amounts }) {
  const { p, money } = usePos();
  const { left_to_pay, discount_amount, covered_amount } = amounts;
  const off = [
    discount_amount > 0 && p('redeem.byCoupons', { discount: money(discount_amount) }),
    covered_amount > 0 && p('redeem.byPoints', { covered: money(covered_amount) }),
  ].filter(Boolean);
  return (
    <span>
      <b className={styles.toPay}>{p('redeem.toPay', { amount: money(left_to_pay) })}</b>
      {off.length > 0 && ` (${off.join(', ')})`}
    </span>
  );
}
