import { and, asc, eq, isNotNull, sql } from 'drizzle-orm';
import { logged } from '../../runtime/log-error.ts';
import { billingPaymentsTable, billingRefundsTable } from '../../tables/billing-payments.ts';
import type { PaymentRow, RefundRow } from '../billings/tell.ts';
import type { Billing } from '../core/context.ts';
import { billingRow, soldSubscription } from '../core/rows.ts';
import { atAccount, lookUp } from '../providers/at-account.ts';
import {
  lostAccountMs,
  type Provider,
  ProviderClosed,
  ProviderRefused,
} from '../providers/provider.ts';
import { failRefund } from './ask-refund.ts';
import { book, takeEvents } from './events.ts';

interface Waiting {
  readonly refund: RefundRow;
  readonly payment: PaymentRow;
}

const some = 100;

/** Refunds under way whose payment its provider knows. */
const waiting = ({ database: { db } }: Billing, companyId: number | null): Promise<Waiting[]> =>
  db
    .select({ refund: billingRefundsTable, payment: billingPaymentsTable })
    .from(billingRefundsTable)
    .innerJoin(
      billingPaymentsTable,
      and(
        eq(billingPaymentsTable.company_id, billingRefundsTable.company_id),
        eq(billingPaymentsTable.payment_id, billingRefundsTable.payment_id),
      ),
    )
    .where(
      and(
        eq(billingRefundsTable.state, 'pending'),
        isNotNull(billingPaymentsTable.provider_ref),
        companyId === null ? undefined : eq(billingRefundsTable.company_id, companyId),
      ),
    )
    .orderBy(asc(billingRefundsTable.created_at), asc(billingRefundsTable.refund_id))
    .limit(some);

/** Its provider said no, or answers no more: it fails, and what the provider has of the payment is booked. */
async function refused(billing: Billing, { refund, payment }: Waiting) {
  await billing.database.db.transaction(async (tx) => {
    const { company_id, billing_id } = refund;
    const { subscription_id } = await billingRow(tx, company_id, billing_id);
    await soldSubscription(tx, company_id, subscription_id, true);
    await billingRow(tx, company_id, billing_id, true);
    await failRefund(tx, refund, billing.now());
  });
  const found = await lookUp(billing, payment);
  if (found) await book(billing, payment.company_id, found.facts);
}

async function send(billing: Billing, provider: Provider, wanted: Waiting) {
  const { refund, payment } = wanted;
  const { company_id, refund_id, amount, idempotency_key: key } = refund;
  const ref = payment.provider_ref ?? '';
  // One that was taken already is looked up: its key may be too old to be known.
  if (refund.provider_ref) {
    const found = await provider.read(ref);
    if (found) await book(billing, company_id, found.facts);
    return;
  }
  try {
    const provider_ref = await provider.refund({ key, ref, amount });
    await billing.database.db
      .update(billingRefundsTable)
      .set({ provider_ref })
      .where(
        and(
          eq(billingRefundsTable.company_id, company_id),
          eq(billingRefundsTable.refund_id, refund_id),
          sql`${billingRefundsTable.provider_ref} is null`,
        ),
      );
    await takeEvents(billing, { companyId: company_id, ref });
  } catch (error) {
    if (!(error instanceof ProviderRefused)) throw error;
    await refused(billing, wanted);
  }
}

/** Asks providers for what is to be given back: with the same key, so that asking again gives it back once. */
export async function sendRefunds(billing: Billing, companyId: number | null = null) {
  for (const wanted of await waiting(billing, companyId)) {
    const { refund_id: refundId } = wanted.refund;
    try {
      await atAccount(billing, wanted.payment, (provider) => send(billing, provider, wanted));
    } catch (error) {
      const isLost = Date.parse(wanted.refund.created_at) + lostAccountMs < billing.now();
      if (error instanceof ProviderClosed && isLost) await refused(billing, wanted);
      billing.log.warn({ refundId, err: logged(error) }, 'a refund was not taken');
    }
  }
}
