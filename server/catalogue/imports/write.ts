import { sql } from 'drizzle-orm';
import type { companyProducts } from '../../../contract/catalogue/company-products.ts';
import type { NewOf } from '../../../contract/engine/entity.ts';
import type { Executor } from '../../db/executor.ts';
import { minorOf } from '../../runtime/units.ts';
import { companyProductsTable } from '../../tables/catalogue.ts';
import { follow, followPrices } from '../in-stores.ts';
import type { ReadProduct } from './row.ts';

type NewProduct = NewOf<typeof companyProducts>;

// A statement takes so many values at most, and a product has two dozen.
const atOnce = 500;

/** Adds products at the end of the order, as they stand in the file; answers their numbers. */
export async function addProducts(
  tx: Executor,
  companyId: number,
  products: readonly ReadProduct[],
) {
  const last = await tx.execute<{ last: number }>(
    sql`select coalesce(max(position), 0) as last from company_products where company_id = ${companyId}`,
  );
  const after = last.rows[0]?.last ?? 0;
  const added: number[] = [];
  for (let from = 0; from < products.length; from += atOnce) {
    const rows = products.slice(from, from + atOnce).map(({ values }, index) => {
      // What is not known yet was read by the rule of a new one.
      const { store_ids: _, update_store_products: __, ...product } = values as NewProduct;
      return { ...product, company_id: companyId, position: after + from + index + 1 };
    });
    const made = await tx
      .insert(companyProductsTable)
      .values(rows)
      .returning({ id: companyProductsTable.product_id });
    added.push(...made.map(({ id }) => Number(id)));
  }
  return added;
}

const money = (value: unknown) => (typeof value === 'number' ? minorOf(value) : undefined);

/** A row by the columns of the table: money in minor units, points in hundredths. */
export const recordOf = ({ known, values }: ReadProduct) => ({
  ...values,
  product_id: known?.product_id ?? 0,
  retail_price: money(values.retail_price),
  wholesale_price: money(values.wholesale_price),
  reward_points: money(values.reward_points),
  maximum_price_per_transaction: money(values.maximum_price_per_transaction),
});

const columns = [
  'sku_number text',
  'name jsonb',
  'description jsonb',
  'retail_price bigint',
  'wholesale_price bigint',
  'reward_points bigint',
  'maximum_price_per_transaction bigint',
  'product_tag_id bigint',
  'group_product text',
  'published boolean',
  'valid_from date',
  'valid_to date',
];
const said = columns
  .map((column) => column.split(' ')[0])
  .map((name) => `${name} = coalesce(n.${name}, c.${name})`);

/** Changes what the file says of products; stores follow that have not set prices of their own. */
export async function changeProducts(
  tx: Executor,
  companyId: number,
  products: readonly ReadProduct[],
) {
  if (!products.length) return;
  const records = products.map(recordOf);
  await followPrices(tx, companyId, records);
  await tx.execute(sql`update company_products c set ${sql.raw(said.join(', '))}, updated_at = now()
    from jsonb_to_recordset(${JSON.stringify(records)}::jsonb) n (product_id bigint, ${sql.raw(columns.join(', '))})
    where c.company_id = ${companyId} and c.product_id = n.product_id`);
  await follow(tx, { companyId, productIds: records.map(({ product_id }) => product_id) });
}
