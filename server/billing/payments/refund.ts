import { and, eq, sql } from 'drizzle-orm';
import { logged } from '../../runtime/log-error.ts';
import { billingRefundsTable } from '../../tables/billing-payments.ts';
import type { Billing } from '../core/context.ts';
import { providerNamed } from '../providers/choose.ts';
import { takeEvents } from './events.ts';

interface Pending extends Record<string, unknown> {
  company_id: number;
  refund_id: number;
  key: string;
  ref: string;
  provider: string;
  amount: number;
}

/** Asks providers for what is to be given back: with the same key, so that asking again gives it back once. */
export async function sendRefunds(billing: Billing, companyId: number | null = null) {
  const { rows } = await billing.database.db.execute<Pending>(
    sql`select r.company_id::int, r.refund_id::int, r.idempotency_key as key, p.provider_ref as ref, p.provider, r.amount::int
      from billing_refunds r join billing_payments p on p.company_id = r.company_id and p.payment_id = r.payment_id
      where r.state = 'pending' and p.provider_ref is not null and (${companyId}::bigint is null or r.company_id = ${companyId})
      order by r.created_at limit 100`,
  );
  for (const { company_id, refund_id, key, ref, provider: name, amount } of rows) {
    try {
      const provider = await providerNamed(billing, company_id, name);
      const provider_ref = await provider?.refund({ key, ref, amount });
      const own = and(
        eq(billingRefundsTable.company_id, company_id),
        eq(billingRefundsTable.refund_id, refund_id),
      );
      await billing.database.db.update(billingRefundsTable).set({ provider_ref }).where(own);
      await takeEvents(billing, { companyId: company_id });
    } catch (error) {
      billing.log.warn({ refundId: refund_id, err: logged(error) }, 'a refund was not taken');
    }
  }
}
