import { sql } from 'drizzle-orm';
import type { Executor } from '../../db/executor.ts';
import { follow, followPrices, type NewPrice, takeOutOfStores } from '../in-stores.ts';

/** What undoing an import does with its products, by their numbers. */
export interface Outcomes {
  readonly removed: readonly number[];
  readonly restored: readonly number[];
  readonly left_alone: readonly number[];
}

/** An import of a company. */
export interface Which {
  readonly companyId: number;
  readonly importId: number;
}

// A store that sells it, and a later import of it.
const isBuiltOn = sql`c.updated_at <> m.written_at
  or exists (select 1 from products p where p.company_id = c.company_id and p.parent_product_id = c.product_id)
  or exists (select 1 from imported_products n join product_imports i on i.company_id = n.company_id and i.import_id = n.import_id
    where n.company_id = c.company_id and n.product_id = c.product_id and n.import_id > m.import_id and i.undone_at is null)`;

// Its SKU is another one's now, or its tag is gone.
const isTaken = sql`exists (select 1 from company_products o where o.company_id = c.company_id and o.deleted_at is null
    and o.product_id <> c.product_id and o.sku_number = m.before ->> 'sku_number')
  or m.before ->> 'product_tag_id' is not null and not exists (select 1 from product_tags t where t.company_id = c.company_id
    and t.product_tag_id = (m.before ->> 'product_tag_id')::bigint and t.deleted_at is null)`;

/**
 * What undoing an import does with each of its products, locked: one that it added is removed unless stores have it or it was
 * changed since; one that it changed is set back as long as all of that stands as the import left it.
 */
export async function outcomesOf(tx: Executor, { companyId, importId }: Which): Promise<Outcomes> {
  const { rows } = await tx.execute<{ id: number; outcome: keyof Outcomes }>(sql`
    select c.product_id as id, case when c.deleted_at is not null then 'left_alone'
        when m.before is null then case when ${isBuiltOn} then 'left_alone' else 'removed' end
        when not to_jsonb(c) @> m.after or ${isTaken} then 'left_alone' else 'restored' end as outcome
    from imported_products m join company_products c on c.company_id = m.company_id and c.product_id = m.product_id
    where m.company_id = ${companyId} and m.import_id = ${importId} order by c.product_id for update of c`);
  const of = (wanted: keyof Outcomes) =>
    rows.filter(({ outcome }) => outcome === wanted).map(({ id }) => Number(id));
  return { removed: of('removed'), restored: of('restored'), left_alone: of('left_alone') };
}

const ids = (numbers: readonly number[]) => sql`${sql.param([...numbers])}::bigint[]`;

const columns = [
  ...['sku_number', 'name', 'description', 'retail_price', 'wholesale_price', 'reward_points'],
  ...['maximum_price_per_transaction', 'product_tag_id', 'group_product', 'published'],
  ...['valid_from', 'valid_to'],
];

async function restore(
  tx: Executor,
  { companyId, importId }: Which,
  productIds: readonly number[],
) {
  const marked = sql`m.company_id = ${companyId} and m.import_id = ${importId} and m.product_id = any(${ids(productIds)})`;
  const { rows } = await tx.execute<NewPrice & Record<string, unknown>>(sql`select m.product_id,
      (m.before ->> 'retail_price')::bigint as retail_price, (m.before ->> 'wholesale_price')::bigint as wholesale_price,
      (m.before ->> 'reward_points')::bigint as reward_points from imported_products m where ${marked}`);
  await followPrices(tx, companyId, rows);
  const set = columns.map((name) => `${name} = r.${name}`).join(', ');
  await tx.execute(sql`update company_products c set ${sql.raw(set)}, updated_at = now()
    from imported_products m join company_products o on o.company_id = m.company_id and o.product_id = m.product_id,
      jsonb_populate_record(o, m.before) r
    where ${marked} and c.company_id = m.company_id and c.product_id = m.product_id`);
  await follow(tx, { companyId, productIds });
}

/** Undoes an import by its outcomes: removes products that it added and sets back those that it changed. */
export async function writeUndo(tx: Executor, which: Which, { removed, restored }: Outcomes) {
  const { companyId } = which;
  if (removed.length) {
    await takeOutOfStores(tx, { companyId, productIds: removed });
    await tx.execute(sql`update company_products set deleted_at = now()
      where company_id = ${companyId} and product_id = any(${ids(removed)})`);
  }
  if (restored.length) await restore(tx, which, restored);
}
