import type { AnyCall } from '../http/call.ts';

interface Ordered {
  order_id: number;
  store_supplier_id: number;
}

const named = {
  name: 'orders-named',
  text: 'select order_id, store_supplier_id from gift_orders where company_id = $1 and order_id = any($2)',
};
const onReceipt = {
  name: 'orders-on-receipt',
  text: `select o.order_id, o.store_supplier_id from claims c
    join gift_orders o on o.company_id = c.company_id and o.transaction_id = c.claim_id
    where c.company_id = $1 and c.transaction_id = $2`,
};

type Telling = Pick<AnyCall, 'database' | 'realtime' | 'scope'>;

/**
 * Tells the panels of the company and of the suppliers that something about orders is new: it is done already,
 * so that what cannot be told is left, and found when somebody looks.
 */
function tell(
  { database, realtime, scope: { companyId } }: Telling,
  addressees: typeof named,
  which: unknown,
) {
  database.pool
    .query<Ordered>({ ...addressees, values: [companyId, which] })
    .then(({ rows }) => {
      const [first] = rows;
      if (!first) return;
      for (const storeId of new Set([companyId, ...rows.map((row) => row.store_supplier_id)]))
        realtime.publish({ companyId, storeId }, 'gift-order', { order_id: first.order_id });
    })
    .catch(() => undefined);
}

/** Tells of these orders. */
export const tellOrders = (call: Telling, orderIds: readonly number[]): void =>
  tell(call, named, [...orderIds]);

/** Tells of what the coupons of a receipt ordered, if any did. */
export const tellOrdersOn = (call: Telling, transactionId: number): void =>
  tell(call, onReceipt, transactionId);
