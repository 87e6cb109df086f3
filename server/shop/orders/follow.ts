import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { beginningOf } from '../../../contract/billing/periods.ts';
import type { BillingStatus } from '../../../contract/billing/states.ts';
import {
  nextShopOrderStates,
  type ShopOrderReason,
  type ShopOrderState,
} from '../../../contract/shop/kinds.ts';
import type { Executor } from '../../db/executor.ts';
import { shopOrdersTable, shopThresholdsTable } from '../../tables/shop-orders.ts';
import { giveCredits, takeBackCredits } from '../credits/ledger.ts';

export type ShopOrder = typeof shopOrdersTable.$inferSelect;

const isoOf = (ms: number) => new Date(ms).toISOString();

/** One order, by the seller's tenant and its number there. */
export const itself = ({ company_id, shop_order_id }: ShopOrder) =>
  and(eq(shopOrdersTable.company_id, company_id), eq(shopOrdersTable.shop_order_id, shop_order_id));

/** The seller's clock, by which credits are lost. */
async function zoneOf(tx: Executor, companyId: number) {
  const { rows } = await tx.execute<{ zone: string }>(
    sql`select time_zone as zone from company_settings where company_id = ${companyId}`,
  );
  return rows[0]?.zone ?? 'UTC';
}

async function expiryOf(tx: Executor, order: ShopOrder, now: number) {
  if (!order.valid_months) return null;
  const zone = await zoneOf(tx, order.company_id);
  const pace = { interval: 'month', interval_count: order.valid_months } as const;
  return isoOf(beginningOf({ at: now, zone, ...pace }, 1));
}

const accountOf = ({ buyer_company_id, buyer_store_id, credit }: ShopOrder) =>
  credit && { companyId: buyer_company_id, storeId: buyer_store_id, credit };
const sourceOf = ({ company_id, shop_order_id }: ShopOrder) => ({
  sellerId: company_id,
  orderId: shop_order_id,
});

async function give(tx: Executor, order: ShopOrder, now: number) {
  const account = accountOf(order);
  if (!account || !order.credits) return;
  const expiresAt = await expiryOf(tx, order, now);
  await giveCredits(tx, account, { ...sourceOf(order), amount: order.credits, expiresAt });
}

const giveStockBack = ({ company_id, subscription_product_variant_id, quantity }: ShopOrder) =>
  sql`select move_stock(${company_id}::bigint, ${subscription_product_variant_id}::bigint, ${quantity}::bigint)`;

/** What was bought by itself came to nothing: until its rule is saved again nothing more is. */
const pauseRule = (tx: Executor, order: ShopOrder, now: number) =>
  tx
    .update(shopThresholdsTable)
    .set({ paused_at: isoOf(now), updated_at: isoOf(now) })
    .where(
      and(
        eq(shopThresholdsTable.company_id, order.buyer_company_id),
        eq(shopThresholdsTable.store_id, order.buyer_store_id),
        eq(shopThresholdsTable.shop_threshold_id, order.shop_threshold_id ?? 0),
      ),
    );

/** What comes with a state, in the transaction that says so. */
async function actOn(tx: Executor, order: ShopOrder, now: number) {
  if (order.state === 'delivered' || order.state === 'paid') await give(tx, order, now);
  if (order.state === 'cancelled' && order.takes_stock) await tx.execute(giveStockBack(order));
  const account = accountOf(order);
  if (order.state === 'refunded' && account) await takeBackCredits(tx, account, sourceOf(order));
  const failed = order.reason === 'payment_failed' || order.reason === 'not_paid_in_time';
  if (order.state === 'cancelled' && failed && order.shop_threshold_id)
    await pauseRule(tx, order, now);
}

const momentsOf = (state: ShopOrderState, order: ShopOrder, at: string) => ({
  ...(state === 'paid' || (state === 'delivered' && !order.paid_at) ? { paid_at: at } : {}),
  ...(state === 'delivered' ? { delivered_at: at } : {}),
  ...(state === 'cancelled' || state === 'refunded' ? { closed_at: at } : {}),
});

export interface Moving {
  readonly now: number;
  readonly reason?: ShopOrderReason | undefined;
}

/**
 * Moves an order whose row is locked, with what comes of it: credits given or taken back, stock given back. Credits
 * are delivered as soon as they are paid. What it cannot become changes nothing; answers the order as it is then.
 */
export async function moveOrder(
  tx: Executor,
  order: ShopOrder,
  wanted: ShopOrderState,
  { now, reason }: Moving,
): Promise<ShopOrder> {
  if (!nextShopOrderStates[order.state].includes(wanted)) return order;
  const state = wanted === 'paid' && order.credit ? 'delivered' : wanted;
  const [moved] = await tx
    .update(shopOrdersTable)
    .set({
      state,
      ...(reason ? { reason } : {}),
      ...momentsOf(state, order, isoOf(now)),
      updated_at: isoOf(now),
    })
    .where(itself(order))
    .returning();
  if (!moved) return order;
  await actOn(tx, moved, now);
  return moved;
}

/** The orders of some billing, locked, in the order in which stock is given back. */
const ordersOf = (tx: Executor, companyId: number, billingId: number): Promise<ShopOrder[]> =>
  tx
    .select()
    .from(shopOrdersTable)
    .where(
      and(eq(shopOrdersTable.company_id, companyId), eq(shopOrdersTable.billing_id, billingId)),
    )
    .orderBy(
      asc(shopOrdersTable.subscription_product_variant_id),
      asc(shopOrdersTable.shop_order_id),
    )
    .for('update');

const states: Partial<Record<BillingStatus, ShopOrderState>> = {
  paid: 'paid',
  refunded: 'refunded',
  cancelled: 'cancelled',
};

interface Moved {
  readonly company_id: number;
  readonly billing_id: number;
  readonly status: BillingStatus;
}

/** What became of a billing becomes of the orders on it, in the same transaction and once. */
export async function followBilling(tx: Executor, billing: Moved, { now, reason }: Moving) {
  const state = states[billing.status];
  if (!state) return;
  const why = state === 'cancelled' ? (reason ?? 'by_seller') : reason;
  for (const order of await ordersOf(tx, billing.company_id, billing.billing_id))
    await moveOrder(tx, order, state, { now, reason: why });
}

/** Whether one of a billing's orders was bought by itself. */
export async function isByRule(tx: Executor, { company_id, billing_id }: Omit<Moved, 'status'>) {
  const orders = await ordersOf(tx, company_id, billing_id);
  return orders.some(({ shop_threshold_id }) => shop_threshold_id !== null);
}

/** What a buyer has ordered from a seller for the next period, locked, the oldest first. */
export const waitingOrders = (
  tx: Executor,
  companyId: number,
  storeIds: readonly number[],
): Promise<ShopOrder[]> =>
  tx
    .select()
    .from(shopOrdersTable)
    .where(
      and(
        eq(shopOrdersTable.company_id, companyId),
        inArray(shopOrdersTable.buyer_store_id, [...storeIds]),
        eq(shopOrdersTable.state, 'placed'),
        eq(shopOrdersTable.billed, 'next_period'),
        sql`${shopOrdersTable.billing_id} is null`,
      ),
    )
    .orderBy(asc(shopOrdersTable.shop_order_id))
    .for('update');

/** They are on this billing from now on. */
export const putOnBilling = (
  tx: Executor,
  orders: readonly ShopOrder[],
  billingId: number,
  now: number,
) =>
  tx
    .update(shopOrdersTable)
    .set({ billing_id: billingId, updated_at: isoOf(now) })
    .where(
      and(
        eq(shopOrdersTable.company_id, orders[0]?.company_id ?? 0),
        inArray(
          shopOrdersTable.shop_order_id,
          orders.map(({ shop_order_id }) => shop_order_id),
        ),
      ),
    );
