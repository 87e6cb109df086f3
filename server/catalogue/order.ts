import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { orderProducts, sortedProducts } from '../../contract/catalogue/company-products.ts';
import type { Database } from '../db/connection.ts';
import type { Executor } from '../db/executor.ts';
import { Refusal } from '../http/refusal.ts';
import type { Complaint } from '../runtime/complaints.ts';
import { follow } from './in-stores.ts';
import { takeTurns } from './turns.ts';

type Sorted = z.output<(typeof sortedProducts)['reply']>;
type Sorting = z.output<NonNullable<(typeof orderProducts)['body']>>['sorting'];

/** All products of a company in their order. */
export async function sortedOf(db: Executor, companyId: number): Promise<Sorted> {
  const { rows } =
    await db.execute(sql`select product_id, position as "order", name, product_tag_id,
      retail_price / 100.0::float8 as retail_price, published, image
    from company_products where company_id = ${companyId} and deleted_at is null order by position, product_id`);
  return { products: rows as Sorted['products'] };
}

/** Throws invalid, naming the place in the list, for a product that is not there or named twice. */
function assertOwn(own: ReadonlySet<number>, sorting: Sorting) {
  const fields: Record<string, Complaint[]> = {};
  const seen = new Set<number>();
  for (const [index, { product_id }] of sorting.entries()) {
    const name = seen.has(product_id) ? 'taken' : 'invalidChoice';
    if (seen.has(product_id) || !own.has(product_id))
      fields[`sorting.${index}.product_id`] = [{ name }];
    seen.add(product_id);
  }
  if (Object.keys(fields).length) throw new Refusal('invalid', { fields });
}

/** Puts products into an order, numbered from 1 without gaps; those that are not named come after. */
export const putInOrder = ({ db }: Database, companyId: number, sorting: Sorting) =>
  db.transaction(async (tx) => {
    await takeTurns(tx, companyId);
    await tx.execute(sql`select 1 from company_products where company_id = ${companyId} and deleted_at is null
      order by product_id for update`);
    const { products } = await sortedOf(tx, companyId);
    const before = products.map(({ product_id }) => product_id);
    assertOwn(new Set(before), sorting);
    const named = [...sorting].sort((one, other) => one.order - other.order);
    const first = named.map(({ product_id }) => product_id);
    const isNamed = new Set(first);
    const order = [...first, ...before.filter((id) => !isNamed.has(id))];
    await tx.execute(sql`update company_products c set position = o.position
      from unnest(${sql.param(order)}::bigint[]) with ordinality o (product_id, position)
      where c.company_id = ${companyId} and c.product_id = o.product_id and c.position <> o.position`);
    await follow(tx, { companyId, productIds: order });
    return sortedOf(tx, companyId);
  });
