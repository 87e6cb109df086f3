import type { Language } from '../../../contract/engine/languages.ts';
import { type Leaders, mostLeaders } from '../../../contract/reports/statistics.ts';
import type { Database } from '../../db/connection.ts';
import { askedOf, type Narrowed, storeIdsOf } from './asked.ts';

// Products of stores that are one of the catalogue's are counted as that one, by the name it has there.
const products = {
  name: 'statistics-products',
  text: `select min(p.product_id)::bigint as product_id, min(c.product_id)::bigint as parent_product_id, coalesce(nullif(min(p.name->>$6), ''), min(p.name->>'el')) as name, sum(s.quantity) as quantity from (
      select q.product_id, q.quantity from quantities_in($1, $2::bigint[], $5::text, $3, $4) q) s
    join products p on p.company_id = $1 and p.product_id = s.product_id
    left join company_products c on c.company_id = $1 and c.product_id = p.parent_product_id and c.deleted_at is null
    group by coalesce(p.parent_product_id, -p.product_id) order by quantity desc, product_id limit ${mostLeaders}`,
};
const gifts = {
  name: 'statistics-gifts',
  text: `select g.gift_id, g.title, m.redeemed from (select k.gift_id, count(*)::int as redeemed from claims k
      where k.company_id = $1 and k.kind = 'gift' and k.state = 'redeemed' and k.gift_id is not null and k.redeemed_at >= $3 and k.redeemed_at < $4
        and k.redeem_store_id = any($2::bigint[]) group by 1) m
    join gifts g on g.company_id = $1 and g.gift_id = m.gift_id order by m.redeemed desc, g.gift_id limit ${mostLeaders}`,
};

/** The products that were bought most, and the gifts that were redeemed most. */
export async function leadersOf(
  database: Database,
  companyId: number,
  query: Narrowed,
  { nowMs, language }: { nowMs: number; language: Language },
): Promise<Leaders> {
  const asked = await askedOf(database, companyId, query, nowMs);
  const { pool } = database;
  const { since, until } = asked.range;
  const values = [companyId, storeIdsOf(asked), since, until];
  const bought = await pool.query<Leaders['products'][number]>({
    ...products,
    values: [...values, asked.channel ?? null, language],
  });
  const redeemed = await pool.query<Leaders['gifts'][number]>({ ...gifts, values });
  return { products: bought.rows, gifts: redeemed.rows };
}
