import { type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { changeChosen } from '../../contract/catalogue/chosen-products.ts';
import type { bulkProducts } from '../../contract/catalogue/company-products.ts';
import type { Database } from '../db/connection.ts';
import type { Executor } from '../db/executor.ts';
import type { Tenant } from '../engine/rows.ts';
import { invalidField } from '../http/refusal.ts';
import { assertStores } from '../organisations/store-rows.ts';
import { hundredthsOf, minorOf } from '../runtime/units.ts';
import { assertNamed } from './chosen.ts';
import { follow, followPrices, type NewPrice, publishInStores, putInStores } from './in-stores.ts';
import { productTagRows } from './rows.ts';
import { takeTurns } from './turns.ts';

type OfTag = z.output<NonNullable<(typeof bulkProducts)['body']>>;
type OfChosen = z.output<NonNullable<(typeof changeChosen)['body']>>;
/** What becomes of products, whichever they are. */
type Change = Omit<OfTag, 'add_to_stores' | 'product_ids'> & Pick<OfChosen, 'published'>;

/** The products of a tag, held until the change is done. Throws invalid where some named carry another. */
async function carrying(
  tx: Executor,
  companyId: number,
  tagId: number,
  named: readonly number[] | undefined,
) {
  const { rows } = await tx.execute<{
    product_id: number;
  }>(sql`select product_id from company_products
    where company_id = ${companyId} and product_tag_id = ${tagId} and deleted_at is null order by product_id for update`);
  const all = rows.map(({ product_id }) => product_id);
  if (!named) return all;
  const own = new Set(all);
  if (named.some((id) => !own.has(id))) throw invalidField('product_ids', 'invalidChoice');
  return [...new Set(named)];
}

function columnsOf(change: Change): SQL {
  const { retail_price, wholesale_price, reward_points, product_tag_id, published } = change;
  const set: [string, number | null | undefined][] = [
    ['retail_price', retail_price === undefined ? undefined : minorOf(retail_price)],
    ['wholesale_price', wholesale_price == null ? wholesale_price : minorOf(wholesale_price)],
    ['reward_points', reward_points === undefined ? undefined : hundredthsOf(reward_points)],
    ['product_tag_id', product_tag_id],
  ];
  const named = set.filter(([, value]) => value !== undefined);
  const parts = named.map(([name, value]) => sql`${sql.raw(name)} = ${value}::bigint`);
  if (published !== undefined) parts.push(sql`published = ${published}`);
  return sql.join([...parts, sql`updated_at = now()`], sql`, `);
}

const priceOf =
  ({ retail_price, wholesale_price, reward_points }: Change) =>
  (product_id: number): NewPrice => ({
    product_id,
    retail_price: retail_price === undefined ? undefined : minorOf(retail_price),
    wholesale_price: wholesale_price == null ? undefined : minorOf(wholesale_price),
    reward_points: reward_points === undefined ? undefined : hundredthsOf(reward_points),
  });

/** The stores that are to sell what is changed: those that are named, all of the company, or none. */
async function storesFor(tx: Executor, companyId: number, wanted: OfTag['add_to_stores'] = false) {
  if (wanted === false) return [];
  if (wanted !== true) {
    await assertStores(tx, companyId, 'add_to_stores', wanted);
    return [...new Set(wanted)];
  }
  const { rows } = await tx.execute<{ store_id: number }>(
    sql`select store_id from stores where company_id = ${companyId} and kind = 'store' and deleted_at is null`,
  );
  return rows.map(({ store_id }) => Number(store_id));
}

/** Throws invalid where the company has no such tag. */
async function assertTag(tx: Executor, tenant: Tenant, tagId: number | null | undefined) {
  if (!tagId) return;
  await productTagRows.read(tx, tenant, tagId).catch(() => {
    throw invalidField('product_tag_id', 'invalidChoice');
  });
}

/** Changes products of the catalogue; stores that have not set prices of their own follow. */
async function apply(tx: Executor, companyId: number, productIds: number[], change: Change) {
  const { rowCount } = await followPrices(tx, companyId, productIds.map(priceOf(change)));
  await tx.execute(sql`update company_products set ${columnsOf(change)}
    where company_id = ${companyId} and product_id = any(${sql.param(productIds)}::bigint[])`);
  return rowCount ?? 0;
}

/** How much a change of products changed: of the catalogue, and of what stores sell. */
export interface Changed {
  readonly updated: number;
  readonly followed: number;
}

/**
 * Changes the products of a tag, or some of them, within a transaction; stores that have not set prices of
 * their own follow.
 */
export async function changeOfTagWithin(
  tx: Executor,
  tenant: Tenant,
  tagId: number,
  change: OfTag,
): Promise<Changed> {
  const { companyId } = tenant;
  await takeTurns(tx, companyId);
  await productTagRows.read(tx, tenant, tagId);
  const stores = await storesFor(tx, companyId, change.add_to_stores);
  await assertTag(tx, tenant, change.product_tag_id);
  const productIds = await carrying(tx, companyId, tagId, change.product_ids);
  const which = { companyId, productIds };
  const followed = await apply(tx, companyId, productIds, change);
  await putInStores(tx, which, stores);
  await follow(tx, which);
  return { updated: productIds.length, followed };
}

/** The same all or nothing; answers how many products there were. */
export const changeOfTag = ({ db }: Database, tenant: Tenant, tagId: number, change: OfTag) =>
  db.transaction(async (tx) => {
    const { updated } = await changeOfTagWithin(tx, tenant, tagId, change);
    return { updated };
  });

/**
 * Changes the products that are named, within a transaction. Throws invalid, naming the place of each that is
 * no product of the company any more.
 */
export async function changeChosenWithin(
  tx: Executor,
  tenant: Tenant,
  change: OfChosen,
): Promise<Changed> {
  const { companyId } = tenant;
  await takeTurns(tx, companyId);
  await assertTag(tx, tenant, change.product_tag_id);
  const productIds = [...new Set(change.product_ids)];
  const { rows } = await tx.execute<{ product_id: number }>(sql`select product_id
    from company_products where company_id = ${companyId} and deleted_at is null
      and product_id = any(${sql.param(productIds)}::bigint[]) order by product_id for update`);
  assertNamed(change.product_ids, rows);
  const followed = await apply(tx, companyId, productIds, change);
  const which = { companyId, productIds };
  if (change.in_stores && change.published !== undefined)
    await publishInStores(tx, which, change.published);
  await follow(tx, which);
  return { updated: productIds.length, followed };
}

/** The same all or nothing; answers how many products there were. */
export const changeChosenOnes = ({ db }: Database, tenant: Tenant, change: OfChosen) =>
  db.transaction(async (tx) => {
    const { updated } = await changeChosenWithin(tx, tenant, change);
    return { updated };
  });
