import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { minorUnitsOf, smallestOf } from '../../../contract/billing/money.ts';
import type { NewPlan, PlanChange } from '../../../contract/billing/plans.ts';
import type { Executor } from '../../db/executor.ts';
import { retire } from '../../engine/uses/retire.ts';
import { invalidField, Refusal } from '../../http/refusal.ts';
import { hundredthsOf } from '../../runtime/units.ts';
import { paymentMethodsTable } from '../../tables/billing.ts';
import { subscriptionPlansTable } from '../../tables/organisations.ts';
import { type PlanRow, planRow } from '../core/rows.ts';
import type { Seller } from '../core/sellers.ts';

/** The price in minor units. Throws invalid for a smaller part than is billed in the currency. */
function priceIn(currency: string, price: number): number {
  const minor = minorUnitsOf(price, currency);
  if (minor === undefined || minor % smallestOf(currency)) throw invalidField('plan_price');
  return minor;
}

/** Throws invalid for a way to pay that is another seller's. */
async function assertMethods(tx: Executor, companyId: number, ids: readonly number[]) {
  if (!ids.length) return;
  const { company_id, store_payment_method_id, removed_at } = paymentMethodsTable;
  const own = await tx
    .select({ id: store_payment_method_id })
    .from(paymentMethodsTable)
    .where(
      and(
        eq(company_id, companyId),
        inArray(store_payment_method_id, [...ids]),
        isNull(removed_at),
      ),
    );
  if (own.length < new Set(ids).size) throw invalidField('store_payment_methods', 'invalidChoice');
}

/** The columns of what is sent; what is left out stays as it is. */
async function columnsOf(tx: Executor, seller: Seller, sent: Partial<NewPlan> | PlanChange) {
  const {
    plan_price,
    reward_points,
    extra_properties,
    attributes,
    updated_at: _,
    ...rest
  } = {
    updated_at: undefined,
    ...sent,
  };
  await assertMethods(tx, seller.companyId, rest.store_payment_methods ?? []);
  return {
    ...rest,
    ...(plan_price === undefined ? {} : { plan_price: priceIn(seller.currency, plan_price) }),
    ...(reward_points === undefined ? {} : { reward_points: hundredthsOf(reward_points) }),
    ...(extra_properties ? { is_pos: extra_properties.is_pos } : {}),
    ...(attributes ? { attributes } : {}),
  };
}

export async function insertPlan(
  tx: Executor,
  seller: Seller,
  sent: NewPlan,
  is_brand: boolean,
): Promise<PlanRow> {
  const columns = await columnsOf(tx, seller, sent);
  const [row] = await tx
    .insert(subscriptionPlansTable)
    .values({
      ...(columns as typeof columns & { plan_price: number }),
      plan_name: sent.plan_name,
      plan_description: sent.plan_description,
      interval: sent.interval,
      permissions: sent.permissions,
      is_brand,
      company_id: seller.companyId,
    })
    .returning();
  if (!row) throw new Refusal('not_found');
  return row;
}

const ofPlan = (companyId: number, id: number) =>
  and(
    eq(subscriptionPlansTable.company_id, companyId),
    eq(subscriptionPlansTable.store_subscription_plan_id, id),
  ) as SQL;

/** Changes what is named. Throws not_found for a plan of the other kind, changed_meanwhile for a stale one. */
export async function updatePlan(
  tx: Executor,
  seller: Seller,
  id: number,
  sent: PlanChange,
  is_brand: boolean,
): Promise<{ before: PlanRow; after: PlanRow }> {
  const before = await planRow(tx, seller.companyId, id);
  if (before.is_brand !== is_brand) throw new Refusal('not_found');
  if (sent.updated_at && sent.updated_at !== before.updated_at)
    throw new Refusal('changed_meanwhile', { current: { ...before } });
  const columns = await columnsOf(tx, seller, sent);
  const values = Object.fromEntries(
    Object.entries(columns).filter(([, value]) => value !== undefined),
  );
  const fresh = eq(subscriptionPlansTable.updated_at, before.updated_at);
  const [after] = await tx
    .update(subscriptionPlansTable)
    .set({ ...values, updated_at: sql`now()` })
    .where(and(ofPlan(seller.companyId, id), fresh))
    .returning();
  if (!after) throw new Refusal('changed_meanwhile', { current: { ...before } });
  return { before, after };
}

/** Deletes a plan that nobody ever had; any other is withdrawn. Throws not_found. */
export const removePlan = (tx: Executor, companyId: number, id: number) =>
  retire(tx, { companyId, table: subscriptionPlansTable, id, row: ofPlan(companyId, id) });
