import { type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import {
  type matrixProducts,
  matrixRows,
  type matrixStores,
} from '../../contract/catalogue/store-products.ts';
import { paginationOf } from '../../contract/engine/endpoint.ts';
import type { Database } from '../db/connection.ts';
import { literally } from '../engine/list.ts';
import { folded } from '../tables/columns.ts';

type Stores = z.output<(typeof matrixStores)['reply']>['stores'];
type Rows = z.output<(typeof matrixProducts)['reply']>;
type Query = z.output<NonNullable<(typeof matrixProducts)['query']>>;

/** The stores of a company by name. */
export async function columnsOf({ db }: Database, companyId: number): Promise<Stores> {
  const { rows } = await db.execute<
    Stores[number]
  >(sql`select store_id, name from stores where company_id = ${companyId}
    and kind = 'store' and deleted_at is null order by ${folded(sql`name`)}, store_id`);
  return rows;
}

const searched = sql`fold(concat_ws(' ', c.name->>'el', c.name->>'en', c.name->>'it', c.sku_number))`;

function conditionOf(companyId: number, { q, product_tag_id }: Query): SQL {
  const tagged = product_tag_id ? sql`and c.product_tag_id = ${product_tag_id}` : sql``;
  const search = q ? sql`and ${searched} like '%' || fold(${literally(q)}) || '%'` : sql``;
  return sql`c.company_id = ${companyId} and c.deleted_at is null ${tagged} ${search}`;
}

const bothShared = sql`(c.reward_points_shared and (c.reward_points_shared_options->>'online')::boolean
  and (c.reward_points_shared_options->>'offline')::boolean)`;
const cell = sql`json_build_array(p.store_id, p.offered::int, p.published::int, p.retail_price / 100.0::float8,
  p.reward_points / 100.0::float8, round(extract(epoch from p.updated_at) * 1000)::bigint)`;

/** A page of products, in their order, each with the rows that stores have of it. */
export async function matrixOf({ db }: Database, companyId: number, query: Query): Promise<Rows> {
  const { page = 1, store_id } = query;
  const where = conditionOf(companyId, query);
  const ofStore = store_id ? sql`and p.store_id = ${store_id}` : sql``;
  const [rows, counted] = await Promise.all([
    db.execute<
      Rows['products'][number]
    >(sql`select c.product_id, c.name, c.sku_number, c.published, c.retail_price / 100.0::float8 as retail_price,
        c.reward_points / 100.0::float8 as reward_points, ${bothShared} as points_shared,
        (select coalesce(json_agg(${cell} order by p.store_id), '[]') from products p
          where p.company_id = c.company_id and p.parent_product_id = c.product_id ${ofStore}) as cells
      from company_products c where ${where} order by c.position, c.product_id
      limit ${matrixRows} offset ${(page - 1) * matrixRows}`),
    db.execute<{ total: number }>(
      sql`select count(*)::int as total from company_products c where ${where}`,
    ),
  ]);
  const total = counted.rows[0]?.total ?? 0;
  const pagination = paginationOf(page, total, rows.rows.length, matrixRows);
  return { products: rows.rows, pagination };
}
