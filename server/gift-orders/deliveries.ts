import type { exportColumns } from '../../contract/suppliers/suppliers.ts';
import type { Database } from '../db/connection.ts';
import type { Tenant } from '../engine/rows.ts';

type Delivery = Readonly<Record<(typeof exportColumns)[number], string | null>>;

const find = {
  name: 'deliveries-of-orders',
  text: `select o.order_id, o.order_id::text as pon, o.printed_catalog_code, to_char(o.created_at at time zone cs.time_zone, 'YYYY-MM-DD') as order_date,
      nullif(concat_ws(' ', c.first_name, c.last_name), '') as name, c.email, c.address, c.zipcode as postal_code, e164(c.country_id, c.mobile) as mobile, null as city
    from gift_orders o join company_settings cs on cs.company_id = o.company_id
    join stores s on s.company_id = o.company_id and s.store_id = o.store_id
    left join claims k on k.company_id = o.company_id and k.claim_id = o.transaction_id
    left join customers c on c.company_id = k.company_id and c.user_account_id = k.user_account_id
    where o.company_id = $1 and o.store_supplier_id = $2 and o.order_id = any($3::bigint[])`,
};

/** Whom a supplier's orders are for and where they live, by the order's id, in the words of its settings. */
export async function deliveriesOf(
  { pool }: Pick<Database, 'pool'>,
  { companyId, storeId }: Tenant,
  orderIds: readonly number[],
): Promise<ReadonlyMap<number, Delivery>> {
  const values = [companyId, storeId, orderIds];
  const { rows } = await pool.query<Delivery & { order_id: number }>({ ...find, values });
  return new Map(rows.map(({ order_id, ...delivery }) => [order_id, delivery]));
}
