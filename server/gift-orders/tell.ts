import type { Call } from '../http/call.ts';

const suppliers = {
  name: 'suppliers-of-orders',
  text: 'select distinct store_supplier_id as id from gift_orders where company_id = $1 and order_id = any($2)',
};

/**
 * Tells the panels of the company and of the suppliers that something about orders is new: it is done already,
 * so that what cannot be told is left, and found when somebody looks.
 */
export function tellOrders(
  {
    database,
    realtime,
    scope: { companyId },
  }: Pick<Call<never>, 'database' | 'realtime' | 'scope'>,
  orderIds: readonly number[],
): void {
  const poke = (storeId: number) =>
    realtime.publish({ companyId, storeId }, 'gift-order', { order_id: orderIds[0] ?? 0 });
  poke(companyId);
  database.pool
    .query<{ id: number }>({ ...suppliers, values: [companyId, [...orderIds]] })
    .then(({ rows }) => {
      for (const { id } of rows) poke(id);
    })
    .catch(() => undefined);
}
