import { type TillProduct, tillProducts } from '../../contract/tills/till-products.ts';
import { isValid, pointsFor } from '../catalogue/points-of-products.ts';
import type { Database } from '../db/connection.ts';
import { literally } from '../engine/conditions.ts';
import type { Scope } from '../http/call.ts';

const mostProducts = 24;
const named = `coalesce(q.name->>'el', '') || ' ' || coalesce(q.name->>'en', '') || ' ' || coalesce(q.name->>'it', '')`;

/**
 * SQL: the first products of store $2 that add points of their own at $3, as JSON; beside `company_settings cs`.
 * `only` narrows them further.
 */
export const productsWithPoints = (only = 'true') =>
  `coalesce((select json_agg(json_build_object('product_id', p.product_id, 'name', p.name, 'points', p.points / 100.0,
      'price', p.retail_price / 100.0)) from (select q.product_id, q.name, q.retail_price, ${pointsFor('q', 'offline')} as points
        from products q where q.company_id = $1 and q.store_id = $2 and q.published
          and greatest(q.reward_points, q.points_offline) > 0 and ${isValid('q')} and ${pointsFor('q', 'offline')} > 0 and ${only}
        order by q.position, points desc, q.product_id limit ${mostProducts}) p), '[]')`;

const read = {
  name: 'till-products',
  text: `select ${productsWithPoints(`fold(${named}) like '%' || fold($4) || '%'`)} as products
    from company_settings cs where cs.company_id = $1`,
};

/** The first products of a store that add points of their own, of those whose name has a text in any language. */
export async function productsNamed({ pool }: Database, scope: Scope, q: string, nowMs: number) {
  const values = [scope.companyId, scope.storeId, new Date(nowMs), literally(q)];
  const { rows } = await pool.query<{ products: TillProduct[] }>({ ...read, values });
  return tillProducts.reply.parse(rows[0]);
}
