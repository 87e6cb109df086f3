import { and, eq, inArray } from 'drizzle-orm';
import type { Executor } from '../../db/executor.ts';
import { billingPaymentsTable } from '../../tables/billing-payments.ts';
import type { BillingRow } from '../core/rows.ts';
import type { PaymentRow } from './tell.ts';

const liveStates = ['pending', 'requires_action', 'succeeded'] as const;

/** An attempt of a billing that is under way, or took its money. */
export async function liveAttempt(
  tx: Executor,
  { company_id, billing_id }: BillingRow,
): Promise<PaymentRow | undefined> {
  const [row] = await tx
    .select()
    .from(billingPaymentsTable)
    .where(
      and(
        eq(billingPaymentsTable.company_id, company_id),
        eq(billingPaymentsTable.billing_id, billing_id),
        inArray(billingPaymentsTable.state, liveStates),
      ),
    );
  return row;
}
