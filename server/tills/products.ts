import { type TillProduct, tillProducts } from '../../contract/tills/till-products.ts';
import { isValid, pointsFor } from '../catalogue/points-of-products.ts';
import type { Database } from '../db/connection.ts';
import { literally } from '../engine/conditions.ts';
import type { Scope } from '../http/call.ts';

const mostProducts = 24;
const named = `coalesce(q.name->>'el', '') || ' ' || coalesce(q.name->>'en', '') || ' ' || coalesce(q.name->>'it', '')`;

const points = `case when ${isValid('q')} then ${pointsFor('q', 'offline')} else 0 end`;

/** SQL: the first products \`q\` of store $2 of which \`which\` holds, with their points at $3, as JSON; beside \`company_settings cs\`. */
const listed = (which: string) =>
  `coalesce((select json_agg(json_build_object('product_id', p.product_id, 'name', p.name, 'points', p.points / 100.0,
      'price', p.retail_price / 100.0)) from (select q.product_id, q.name, q.retail_price, ${points} as points
        from products q where q.company_id = $1 and q.store_id = $2 and q.published and ${which}
        order by q.position, points desc, q.product_id limit ${mostProducts}) p), '[]')`;

/** SQL: the first products that add points of their own; `only` narrows them further. */
export const productsWithPoints = (only = 'true') =>
  listed(`greatest(q.reward_points, q.points_offline) > 0 and ${points} > 0 and ${only}`);

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

const coded = {
  name: 'till-products-of-code',
  text: `select ${listed('q.sku_number = any($4::text[])')} as products from company_settings cs where cs.company_id = $1`,
};

/** The products of a store with this number; a UPC is the EAN with a zero before it. */
export async function productsCoded({ pool }: Database, scope: Scope, code: string, nowMs: number) {
  const bare = code.replace(/^0+/, '');
  const written = [bare, `0${bare}`, `00${bare}`];
  const values = [scope.companyId, scope.storeId, new Date(nowMs), written];
  const { rows } = await pool.query<{ products: TillProduct[] }>({ ...coded, values });
  return tillProducts.reply.parse(rows[0]);
}
