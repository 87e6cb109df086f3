import { and, eq } from 'drizzle-orm';
import type { Executor } from '../../db/executor.ts';
import { Refusal } from '../../http/refusal.ts';
import { billingsTable, subscriptionsTable } from '../../tables/billing.ts';
import { subscriptionPlansTable } from '../../tables/organisations.ts';

export type Subscription = typeof subscriptionsTable.$inferSelect;
export type BillingRow = typeof billingsTable.$inferSelect;
export type PlanRow = typeof subscriptionPlansTable.$inferSelect;
/** Who buys: a store, or a company that is its own tenant. */
export interface Buyer {
  companyId: number;
  storeId: number;
}

export const isoOf = (ms: number) => new Date(ms).toISOString();

/** The subscription of a buyer, if there is one; locked where it is about to be changed. */
export async function subscriptionOf(tx: Executor, { companyId, storeId }: Buyer, lock = false) {
  const found = tx
    .select()
    .from(subscriptionsTable)
    .where(
      and(
        eq(subscriptionsTable.buyer_company_id, companyId),
        eq(subscriptionsTable.store_id, storeId),
      ),
    );
  const [row] = lock ? await found.for('update') : await found;
  return row;
}

/** A subscription that a seller has sold. Throws not_found. */
export async function soldSubscription(tx: Executor, companyId: number, id: number, lock = false) {
  const found = tx
    .select()
    .from(subscriptionsTable)
    .where(
      and(eq(subscriptionsTable.company_id, companyId), eq(subscriptionsTable.subscription_id, id)),
    );
  const [row] = lock ? await found.for('update') : await found;
  if (!row) throw new Refusal('not_found');
  return row;
}

/** A billing of a seller. Throws not_found. */
export async function billingRow(tx: Executor, companyId: number, id: number, lock = false) {
  const found = tx
    .select()
    .from(billingsTable)
    .where(and(eq(billingsTable.company_id, companyId), eq(billingsTable.billing_id, id)));
  const [row] = lock ? await found.for('update') : await found;
  if (!row) throw new Refusal('not_found');
  return row;
}

/** A plan of a seller. Throws not_found. */
export async function planRow(tx: Executor, companyId: number, id: number): Promise<PlanRow> {
  const { company_id, store_subscription_plan_id } = subscriptionPlansTable;
  const [row] = await tx
    .select()
    .from(subscriptionPlansTable)
    .where(and(eq(company_id, companyId), eq(store_subscription_plan_id, id)));
  if (!row) throw new Refusal('not_found');
  return row;
}

export const ofSubscription = ({ company_id, subscription_id }: Subscription) =>
  and(
    eq(subscriptionsTable.company_id, company_id),
    eq(subscriptionsTable.subscription_id, subscription_id),
  );
