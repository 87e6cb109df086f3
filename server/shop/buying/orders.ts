import { and, eq, type SQL, sql } from 'drizzle-orm';
import { paginationOf } from '../../../contract/engine/endpoint.ts';
import type { ShopOrderState } from '../../../contract/shop/kinds.ts';
import type { cancelOrder, listOrders, moveSale } from '../../../contract/shop/orders.ts';
import { literally } from '../../engine/list.ts';
import { totalOf } from '../../engine/total.ts';
import type { AnyCall, Call, Scope } from '../../http/call.ts';
import { Refusal } from '../../http/refusal.ts';
import { shopOrdersTable as table } from '../../tables/shop-orders.ts';
import { moveOrder } from '../orders/follow.ts';
import { mayBecome, ordersFrom, ordersWhere, type Side, toldOrder } from './told.ts';

const own = (side: Side, { companyId, storeId }: Scope): SQL =>
  side === 'bought'
    ? sql`o.buyer_company_id = ${companyId} and o.buyer_store_id = ${storeId}`
    : sql`o.company_id = ${companyId} and o.store_id = ${storeId}`;

/** The orders of one side, by their state and by what their text, number or other side says. */
export async function ordersOf(call: Call<typeof listOrders>, side: Side) {
  const { database, scope, language, query } = call;
  const { page = 1, state, q } = query;
  const other = side === 'bought' ? sql`s.name` : sql`u.name`;
  const searched = sql`concat_ws(' ', o.text ->> ${language}, o.sku_number, o.shop_order_id::text, ${other})`;
  const where = sql`${own(side, scope)} ${state ? sql`and o.state = ${state}` : sql``}
    ${q ? sql`and fold(${searched}) like '%' || fold(${literally(q)}) || '%'` : sql``}`;
  const orders = await ordersWhere(database.db, where, { side, language, page });
  const total = await totalOf(database, ordersFrom, where);
  return { orders, pagination: paginationOf(page, total, orders.length) };
}

interface Wish {
  readonly id: number;
  readonly side: Side;
  readonly state: ShopOrderState;
  readonly updated_at: string;
}

const isOwn = (side: Side, { companyId, storeId }: Scope) =>
  side === 'bought'
    ? and(eq(table.buyer_company_id, companyId), eq(table.buyer_store_id, storeId))
    : and(eq(table.company_id, companyId), eq(table.store_id, storeId));

/** Moves an order by hand. Throws not_found, changed_meanwhile and shop_order_not_movable. */
async function move(call: AnyCall, { id, side, state, updated_at }: Wish) {
  const { database, scope, now } = call;
  const order = await database.db.transaction(async (tx) => {
    const [row] = await tx
      .select()
      .from(table)
      .where(and(isOwn(side, scope), eq(table.shop_order_id, id)))
      .for('update');
    if (!row) throw new Refusal('not_found');
    if (row.updated_at !== updated_at) throw new Refusal('changed_meanwhile');
    if (!mayBecome(row, side).includes(state)) throw new Refusal('shop_order_not_movable');
    const reason = side === 'bought' ? ('by_buyer' as const) : ('by_seller' as const);
    const why = state === 'cancelled' ? { reason } : {};
    return moveOrder(tx, row, state, { now: now(), ...why });
  });
  return toldOrder(call, order, side);
}

export const cancel = (call: Call<typeof cancelOrder>) =>
  move(call, { id: call.params.id, side: 'bought', ...call.body });
export const moveSold = (call: Call<typeof moveSale>) =>
  move(call, { id: call.params.id, side: 'sold', ...call.body });
