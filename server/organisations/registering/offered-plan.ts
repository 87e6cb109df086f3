import { and, eq, isNull } from 'drizzle-orm';
import type { PlanRow } from '../../billing/core/rows.ts';
import type { Executor } from '../../db/executor.ts';
import { invalidField } from '../../http/refusal.ts';
import { subscriptionPlansTable } from '../../tables/organisations.ts';

/** A plan that a seller offers to everybody. Throws invalid for any other. */
export async function offeredPlan(
  tx: Executor,
  companyId: number,
  id: number,
  { isBrand, field }: { readonly isBrand: boolean; readonly field: string },
): Promise<PlanRow> {
  const table = subscriptionPlansTable;
  const [plan] = await tx
    .select()
    .from(table)
    .where(
      and(
        eq(table.company_id, companyId),
        eq(table.store_subscription_plan_id, id),
        eq(table.is_public, true),
        eq(table.is_brand, isBrand),
        isNull(table.withdrawn_at),
      ),
    );
  if (!plan) throw invalidField(field, 'invalidChoice');
  return plan;
}
