import { and, eq, sql } from 'drizzle-orm';
import type { FailureReason } from '../../../contract/billing/payments.ts';
import { logged } from '../../runtime/log-error.ts';
import { billingCardsTable, billingPaymentsTable } from '../../tables/billing-payments.ts';
import type { PaymentRow } from '../billings/tell.ts';
import type { Billing } from '../core/context.ts';
import { installationId } from '../core/installation.ts';
import { atAccount } from '../providers/at-account.ts';
import {
  type Asked,
  type Provider,
  ProviderRefused,
  ProviderTrouble,
} from '../providers/provider.ts';
import { attemptRow } from './attempt.ts';
import { book, takeEvents } from './events.ts';

async function ask(
  { database: { db } }: Billing,
  provider: Provider,
  payment: PaymentRow,
): Promise<Asked> {
  const { company_id, card_id, billing_id } = payment;
  const [card] = await db
    .select()
    .from(billingCardsTable)
    .where(
      and(
        eq(billingCardsTable.company_id, company_id),
        eq(billingCardsTable.card_id, card_id ?? 0),
      ),
    );
  return provider.charge({
    key: payment.idempotency_key,
    installation: await installationId(db),
    amount: payment.amount,
    currency: payment.currency,
    customerRef: card?.customer_ref ?? '',
    methodRef: card?.method_ref ?? '',
    description: `${company_id}-${billing_id}`,
  });
}

/** What came to nothing: its provider said no before there was a payment at all, or answers no more. */
export const failedFacts = (payment: PaymentRow, reason: FailureReason) => ({
  ref: payment.provider_ref ?? '',
  key: payment.idempotency_key,
  state: 'failed' as const,
  failure: reason,
  amount: payment.amount,
  currency: payment.currency,
  installation: null,
  refunded: 0,
  disputed: false,
});

/**
 * Asks the provider for the money of an attempt that was written down. Asked again with the same key, it answers
 * the same payment. What came of it is booked when the provider tells so, not from this answer; only that its
 * owner is asked, and what it is called, is kept at once. Throws ProviderTrouble.
 */
export async function charge(billing: Billing, payment: PaymentRow): Promise<string | null> {
  const { db } = billing.database;
  try {
    const { facts, clientSecret } = await atAccount(billing, payment, (provider) =>
      ask(billing, provider, payment),
    );
    await db
      .update(billingPaymentsTable)
      .set({ provider_ref: facts.ref })
      .where(
        and(
          eq(billingPaymentsTable.company_id, payment.company_id),
          eq(billingPaymentsTable.payment_id, payment.payment_id),
          sql`${billingPaymentsTable.provider_ref} is null`,
        ),
      );
    if (facts.state === 'requires_action') await book(billing, payment.company_id, facts);
    // Only its own: others are charged at the same time.
    await takeEvents(billing, { companyId: payment.company_id, ref: facts.ref });
    return clientSecret;
  } catch (error) {
    if (!(error instanceof ProviderRefused)) throw error;
    await book(billing, payment.company_id, failedFacts(payment, error.reason));
    return null;
  }
}

export const rereadAttempt = ({ database }: Billing, { company_id, payment_id }: PaymentRow) =>
  attemptRow(database.db, company_id, payment_id);

/** Asks for the money of an attempt; what its provider does not answer now is found out later, by the same key. */
export async function chargeNow(billing: Billing, payment: PaymentRow) {
  try {
    return await charge(billing, payment);
  } catch (error) {
    if (!(error instanceof ProviderTrouble)) throw error;
    const { payment_id: paymentId } = payment;
    billing.log.warn({ paymentId, err: logged(error) }, 'a card was not asked');
    return null;
  }
}
