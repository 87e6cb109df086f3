import type { Language } from '../../contract/engine/languages.ts';
import { type Mover, mayMove, orderStates } from '../../contract/gift-orders/gift-orders.ts';
import { orderStateWords } from '../../contract/words/order-states.ts';
import { findClaim } from '../coupons/find.ts';
import { endClaim, lockOf } from '../coupons/settle.ts';
import type { Database } from '../db/connection.ts';
import { type Queryable, withTransaction } from '../db/transaction.ts';
import type { Idempotency } from '../http/call.ts';
import { claimKey, subjectOf } from '../http/once.ts';
import { Refusal } from '../http/refusal.ts';
import { addEvent } from '../suppliers/order-gift.ts';

/** Who moves which orders where. */
export interface Move {
  who: Mover;
  companyId: number;
  /** The company itself, or the supplier whose orders alone it may be. */
  storeId: number;
  userId: number;
  orderIds: readonly number[];
  status: number;
  note: string | null;
  language: Language;
  nowMs: number;
  idempotency: Idempotency | undefined;
}

interface Order {
  order_id: number;
  transaction_id: number;
  status: number;
}

const lockOrders = {
  name: 'lock-gift-orders',
  text: `select order_id, transaction_id, status from gift_orders where company_id = $1 and order_id = any($2)
    and ($3::bigint is null or store_supplier_id = $3) order by order_id for update`,
};
const setStatus = {
  name: 'move-gift-order',
  text: 'update gift_orders set status = $3, updated_at = $4 where company_id = $1 and order_id = $2',
};

/** Gives the points of an order's claim back, wherever it stands. */
async function release(client: Queryable, move: Move, claimId: number) {
  const { companyId, userId, nowMs, note: reason } = move;
  await lockOf(client, companyId, await findClaim(client, companyId, claimId));
  const claim = await findClaim(client, companyId, claimId);
  return endClaim(client, claim, 'cancelled', { companyId, userId, nowMs, reason });
}

/** Moves one locked order and notes it; cancelling gives its points back. Throws order_not_movable. */
export async function moveOne(client: Queryable, move: Move, order: Order) {
  const { who, companyId, storeId, userId, status, note, language, nowMs } = move;
  if (!mayMove(who, order.status, status)) {
    const words = orderStateWords[language];
    const details = { from: words[order.status] ?? '', to: words[status] ?? '' };
    throw new Refusal('order_not_movable', { field: 'status', details });
  }
  const now = new Date(nowMs);
  await client.query({ ...setStatus, values: [companyId, order.order_id, status, now] });
  const values = [companyId, order.order_id, status, userId, storeId, note, now];
  await client.query({ ...addEvent, values });
  return status === orderStates.cancelled ? release(client, move, order.transaction_id) : undefined;
}

/** Moves orders, all or none; answers how many. Throws not_found and order_not_movable. */
export const moveOrders = (database: Database, move: Move): Promise<number> =>
  withTransaction(database, async (client) => {
    const { companyId, storeId, orderIds, who } = move;
    const supplier = who === 'supplier' ? storeId : null;
    const wanted = [...new Set(orderIds)];
    const { rows } = await client.query<Order>({
      ...lockOrders,
      values: [companyId, wanted, supplier],
    });
    if ((await subjectOf(client, move)) !== undefined) return wanted.length;
    if (rows.length !== wanted.length) throw new Refusal('not_found');
    for (const order of rows) await moveOne(client, move, order);
    await claimKey(client, move, rows[0]?.order_id ?? 0);
    return rows.length;
  });

const orderOf = {
  name: 'order-of-claim',
  text: 'select order_id, transaction_id, status from gift_orders where company_id = $1 and transaction_id = $2 for update',
};

type Cancel = Omit<Move, 'who' | 'orderIds' | 'status'> & { claimId: number };

/**
 * Cancels the redemption of a gift by its transaction, the claim's id: its order ends and its points
 * go back to their lots (gift-redemption-cancel). Throws not_found, order_shipped, and what became of it.
 */
export const cancelRedemption = (database: Database, cancel: Cancel) =>
  withTransaction(database, async (client) => {
    const { companyId, claimId, userId, nowMs, note: reason } = cancel;
    const { rows } = await client.query<Order>({ ...orderOf, values: [companyId, claimId] });
    await lockOf(client, companyId, await findClaim(client, companyId, claimId));
    const claim = await findClaim(client, companyId, claimId);
    const before = { returned: claim.points, balance: claim.balance };
    const orderId = rows[0]?.order_id;
    if ((await subjectOf(client, cancel)) !== undefined) return { ...before, orderId };
    if (claim.kind !== 'gift') throw new Refusal('not_found');
    const order = rows[0];
    if (order && order.status >= orderStates.shipped && order.status !== orderStates.cancelled)
      throw new Refusal('order_shipped', { field: 'transaction_id' });
    if (claim.state !== 'redeemed' && claim.state !== 'claimed')
      throw new Refusal('voucher_cancelled', { details: { date: claim.settled_day ?? '' } });
    const move = {
      ...cancel,
      who: 'company',
      orderIds: [],
      status: orderStates.cancelled,
    } as const;
    const done = order
      ? await moveOne(client, move, order)
      : await endClaim(client, claim, 'cancelled', { companyId, userId, nowMs, reason });
    await claimKey(client, cancel, claimId);
    return { ...(done ?? before), orderId };
  });
