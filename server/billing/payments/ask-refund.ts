import { and, asc, eq, isNotNull } from 'drizzle-orm';
import { creditedTaxes, taxesOf } from '../../../contract/billing/amounts/credit-notes.ts';
import type { Executor } from '../../db/executor.ts';
import { billingRefundsTable } from '../../tables/billing-payments.ts';
import type { PaymentRow, RefundRow } from '../billings/tell.ts';
import { installationId } from '../core/installation.ts';
import { type BillingRow, isoOf } from '../core/rows.ts';
import { takeCreditNoteNumber } from '../core/sellers.ts';

interface NewRefund {
  billing: BillingRow;
  /** None where it was not paid by a card. */
  payment: PaymentRow | undefined;
  /** In minor units; the database refuses more than can be given back. */
  amount: number;
  reason: string;
  now: number;
}

const ofBilling = ({ company_id, billing_id }: BillingRow) =>
  and(
    eq(billingRefundsTable.company_id, company_id),
    eq(billingRefundsTable.billing_id, billing_id),
  );

/** Writes down that money is to be given back: its provider is asked after the transaction, and once. */
export async function askRefund(
  tx: Executor,
  { billing, payment, amount, reason, now }: NewRefund,
): Promise<RefundRow> {
  const { company_id, billing_id } = billing;
  const before = await tx
    .select({ id: billingRefundsTable.refund_id })
    .from(billingRefundsTable)
    .where(ofBilling(billing));
  const [row] = await tx
    .insert(billingRefundsTable)
    .values({
      company_id,
      billing_id,
      payment_id: payment?.payment_id ?? null,
      amount,
      reason,
      idempotency_key: `pistos-refund-${await installationId(tx)}-${company_id}-${billing_id}-${before.length + 1}`,
      created_at: isoOf(now),
    })
    .returning();
  if (!row) throw new Error('a refund was not written');
  return row;
}

const ofRefund = ({ company_id, refund_id }: RefundRow) =>
  and(eq(billingRefundsTable.company_id, company_id), eq(billingRefundsTable.refund_id, refund_id));

/** What credit notes of a billing have credited before. */
async function creditedBefore(tx: Executor, billing: BillingRow) {
  const rows = await tx
    .select({ taxes: billingRefundsTable.taxes })
    .from(billingRefundsTable)
    .where(and(ofBilling(billing), isNotNull(billingRefundsTable.credit_note_number)));
  return rows.flatMap(({ taxes }) => taxes ?? []);
}

/**
 * A refund is done: of money that was owed it has a credit note from now on, with the next number and the rates of
 * its billing. Call it with the billing locked.
 */
export async function settleRefund(
  tx: Executor,
  billing: BillingRow,
  refund: RefundRow,
  now: number,
): Promise<RefundRow> {
  const isOwed = refund.reason !== 'not_owed';
  const note = isOwed && {
    credit_note_number: await takeCreditNoteNumber(tx, refund.company_id),
    taxes: creditedTaxes(taxesOf(billing.lines), await creditedBefore(tx, billing), refund.amount),
  };
  const [row = refund] = await tx
    .update(billingRefundsTable)
    .set({ state: 'succeeded', settled_at: isoOf(now), ...(note || {}) })
    .where(ofRefund(refund))
    .returning();
  return row;
}

/** Nothing came of a refund: what it was to give back can be given back again. */
export const failRefund = (tx: Executor, refund: RefundRow, now: number) =>
  tx
    .update(billingRefundsTable)
    .set({ state: 'failed', settled_at: isoOf(now) })
    .where(and(ofRefund(refund), eq(billingRefundsTable.state, 'pending')));

/** The refunds of an attempt, the oldest first. */
export const refundsOfPayment = (
  tx: Executor,
  { company_id, payment_id }: PaymentRow,
): Promise<RefundRow[]> =>
  tx
    .select()
    .from(billingRefundsTable)
    .where(
      and(
        eq(billingRefundsTable.company_id, company_id),
        eq(billingRefundsTable.payment_id, payment_id),
      ),
    )
    .orderBy(asc(billingRefundsTable.refund_id));

/** Whether money of an attempt is to be given back, or was. */
export const isAskedBack = async (tx: Executor, payment: PaymentRow) =>
  (await refundsOfPayment(tx, payment)).some(({ state }) => state !== 'failed');
