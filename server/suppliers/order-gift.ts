import { orderStates } from '../../contract/gift-orders/gift-orders.ts';
import type { Queryable } from '../db/transaction.ts';
import { tellSupplier } from './telling.ts';

interface Ordering {
  companyId: number;
  /** The claim it fulfils and the store it is delivered to. */
  claimId: number;
  storeId: number;
  userId: number | null;
  nowMs: number;
}

// The cost is the gift's own, or a share of what its points are worth, as agreed at this moment.
const insert = {
  name: 'insert-gift-order',
  text: `insert into gift_orders (company_id, transaction_id, gift_id, title, status, store_supplier_id, store_id, points, cost,
      printed_catalog_code, created_at, updated_at)
    select c.company_id, c.claim_id, c.gift_id, c.title, ${orderStates.requested}, g.supplier_store_id, $3, c.points,
      case g.cost_type when 'percentage' then round(c.points * cs.point_value / 10000.0 * g.cost / 10000.0) else g.cost end,
      g.printed_catalog_code, $4, $4
    from claims c join gifts g on g.company_id = c.company_id and g.gift_id = c.gift_id
      join company_settings cs on cs.company_id = c.company_id
    where c.company_id = $1 and c.claim_id = $2 and g.supplier_store_id is not null
    returning order_id`,
};

export const addEvent = {
  name: 'insert-order-event',
  text: 'insert into gift_order_events (company_id, order_id, status, user_id, store_id, note, created_at) values ($1, $2, $3, $4, $5, $6, $7)',
};

/** Orders a redeemed gift from its supplier; answers the order, or null for a gift without one. */
export async function createOrder(client: Queryable, ordering: Ordering): Promise<number | null> {
  const { companyId, claimId, storeId, userId, nowMs } = ordering;
  const now = new Date(nowMs);
  const { rows } = await client.query<{ order_id: number }>({
    ...insert,
    values: [companyId, claimId, storeId, now],
  });
  const orderId = rows[0]?.order_id;
  if (!orderId) return null;
  const values = [companyId, orderId, orderStates.requested, userId, storeId, null, now];
  await client.query({ ...addEvent, values });
  await tellSupplier(client, companyId, orderId);
  return orderId;
}
