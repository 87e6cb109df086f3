import { and, eq } from 'drizzle-orm';
import { amountOf, minorUnitsOf } from '../../../contract/billing/money.ts';
import { mayBecome, refundableOf } from '../../../contract/billing/states.ts';
import type { Executor } from '../../db/executor.ts';
import { invalidField, Refusal } from '../../http/refusal.ts';
import { billingPaymentsTable } from '../../tables/billing-payments.ts';
import { moveBilling, type Settling } from '../billings/move.ts';
import type { BillingRow } from '../core/rows.ts';
import { askRefund, settleRefund } from '../payments/ask-refund.ts';
import { noteGivenBack } from '../payments/give-back.ts';

const cardPayment = async (tx: Executor, { company_id, billing_id }: BillingRow) => {
  const [row] = await tx
    .select()
    .from(billingPaymentsTable)
    .where(
      and(
        eq(billingPaymentsTable.company_id, company_id),
        eq(billingPaymentsTable.billing_id, billing_id),
        eq(billingPaymentsTable.state, 'succeeded'),
      ),
    );
  return row;
};

export interface Wish {
  readonly reason: string;
  /** In the currency's units; all that can be given back where it is left out. */
  readonly amount?: number | undefined;
}

/** In minor units. Throws refund_too_much for more than can be given back, invalid for a part of a cent. */
function amountIn(billing: BillingRow, amount: number | undefined): number {
  const most = refundableOf(billing);
  const minor = amount === undefined ? most : minorUnitsOf(amount, billing.currency);
  if (minor === undefined) throw invalidField('amount', 'invalid');
  if (minor <= 0 || minor > most)
    throw new Refusal('refund_too_much', {
      field: 'amount',
      details: { amount: amountOf(most, billing.currency), currency: billing.currency },
    });
  return minor;
}

/**
 * Money back, of a billing whose row is locked: by the card it came from, where it came from one, which is booked when
 * its provider has done it; otherwise it was done by hand. At most what was paid, less what was given back and what is
 * under way, which the database holds, too. Throws billing_not_movable, refund_too_much.
 */
export async function refundByHand(
  settling: Settling,
  { reason, amount }: Wish,
): Promise<BillingRow> {
  const { tx, billing, now } = settling;
  if (!mayBecome(billing.status, 'refunded')) throw new Refusal('billing_not_movable');
  const minor = amountIn(billing, amount);
  const payment = await cardPayment(tx, billing);
  const asked = await askRefund(tx, { billing, payment, amount: minor, reason, now });
  if (payment) return moveBilling(settling, billing.status, { reason });
  const done = await settleRefund(tx, billing, asked, now);
  return noteGivenBack(settling, [done], { reason });
}
