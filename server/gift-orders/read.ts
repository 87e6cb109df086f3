import {
  type GiftOrder,
  giftOrders,
  type Mover,
  movesOf,
} from '../../contract/gift-orders/gift-orders.ts';
import type { Database } from '../db/connection.ts';
import type { Tenant } from '../engine/rows.ts';
import { Refusal } from '../http/refusal.ts';
import { orderRows } from './rows.ts';

const read = {
  name: 'gift-order-timeline',
  text: `select o.store_supplier_id, coalesce((select json_agg(json_build_object('status', e.status, 'user', u.full_name, 'store', s.name,
        'note', e.note, 'created_at', e.created_at) order by e.event_id) from gift_order_events e
      left join users u on u.user_id = e.user_id join stores s on s.company_id = e.company_id and s.store_id = e.store_id
      where e.company_id = o.company_id and e.order_id = o.order_id), '[]') as timeline,
    (select json_build_object('invoice_id', i.invoice_id, 'number', i.number, 'created_at', i.created_at) from supplier_invoices i
      where i.company_id = o.company_id and i.invoice_id = o.invoice_id) as invoice
    from gift_orders o where o.company_id = $1 and o.order_id = $2`,
};

type OrderFacts = Pick<GiftOrder, 'timeline' | 'invoice'> & { store_supplier_id: number };
const iso = (moment: string) => new Date(moment).toISOString();

/** One order with its timeline, and where whoever asks may move it. Throws not_found. */
export async function orderPageOf(
  database: Database,
  tenant: Tenant,
  who: Mover,
  orderId: number,
): Promise<GiftOrder> {
  const values = [tenant.companyId, orderId];
  const facts = (await database.pool.query<OrderFacts>({ ...read, values })).rows[0];
  // Of another supplier's order a supplier does not even learn that it exists.
  if (!facts || (who === 'supplier' && facts.store_supplier_id !== tenant.storeId))
    throw new Refusal('not_found');
  const order = giftOrders.read.parse(await orderRows.read(database.db, tenant, orderId));
  return {
    order,
    timeline: facts.timeline.map((event) => ({ ...event, created_at: iso(event.created_at) })),
    moves: [...movesOf(who, order.status)],
    invoice: facts.invoice && { ...facts.invoice, created_at: iso(facts.invoice.created_at) },
  };
}
