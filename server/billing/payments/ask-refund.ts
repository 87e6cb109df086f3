import { and, eq } from 'drizzle-orm';
import type { Executor } from '../../db/executor.ts';
import { billingRefundsTable } from '../../tables/billing-payments.ts';
import type { PaymentRow } from '../billings/tell.ts';
import { type BillingRow, isoOf } from '../core/rows.ts';

interface NewRefund {
  billing: BillingRow;
  /** None where it was not paid by a card. */
  payment: PaymentRow | undefined;
  amount: number;
  reason: string;
  now: number;
}

/** Writes down that money is to be given back, or was: it is asked for after the transaction, and once. */
export async function askRefund(
  tx: Executor,
  { billing, payment, amount, reason, now }: NewRefund,
  state: 'pending' | 'succeeded' = 'pending',
) {
  const { company_id, billing_id } = billing;
  const before = await tx
    .select({ id: billingRefundsTable.refund_id })
    .from(billingRefundsTable)
    .where(
      and(
        eq(billingRefundsTable.company_id, company_id),
        eq(billingRefundsTable.billing_id, billing_id),
      ),
    );
  await tx.insert(billingRefundsTable).values({
    company_id,
    billing_id,
    payment_id: payment?.payment_id ?? null,
    amount,
    reason,
    state,
    idempotency_key: `pistos-refund-${company_id}-${billing_id}-${before.length + 1}`,
    created_at: isoOf(now),
    settled_at: state === 'succeeded' ? isoOf(now) : null,
  });
}

/** Whether money of an attempt is to be given back, or was. */
export async function isAskedBack(tx: Executor, { company_id, payment_id }: PaymentRow) {
  const [row] = await tx
    .select({ id: billingRefundsTable.refund_id })
    .from(billingRefundsTable)
    .where(
      and(
        eq(billingRefundsTable.company_id, company_id),
        eq(billingRefundsTable.payment_id, payment_id),
      ),
    )
    .limit(1);
  return row !== undefined;
}
