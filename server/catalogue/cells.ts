import { sql } from 'drizzle-orm';
import type { CellChange, StoreProductCell } from '../../contract/catalogue/store-products.ts';
import type { Database } from '../db/connection.ts';
import type { Executor } from '../db/executor.ts';
import { Refusal } from '../http/refusal.ts';
import type { Complaint } from '../runtime/complaints.ts';
import { hundredthsOf, minorOf } from '../runtime/units.ts';
import { putInStores } from './in-stores.ts';
import { takeTurns } from './turns.ts';

interface Places {
  companyId: number;
  cells: readonly CellChange[];
  /** How a field is named in a refusal; nothing for what stands in the path. */
  fieldOf: (index: number, name: string) => string | undefined;
}

const keyOf = ({ store_id, product_id }: Pick<CellChange, 'store_id' | 'product_id'>) =>
  `${store_id} ${product_id}`;

const placed = (cells: readonly CellChange[]) =>
  sql`unnest(${sql.param(cells.map(({ store_id }) => store_id))}::bigint[],
    ${sql.param(cells.map(({ product_id }) => product_id))}::bigint[]) w (store_id, product_id)`;

/** The rows that stores have, by their key, held until the change is done. */
async function rowsIn(tx: Executor, { companyId, cells }: Places) {
  const { rows } =
    await tx.execute(sql`select p.store_id, p.parent_product_id as product_id, p.offered as available, p.published,
      p.retail_price / 100.0::float8 as retail_price, p.reward_points / 100.0::float8 as reward_points, p.updated_at
    from products p where p.company_id = ${companyId}
      and (p.store_id, p.parent_product_id) in (select w.store_id, w.product_id from ${placed(cells)})
    order by p.store_id, p.product_id for update`);
  const reply = rows.map((row) => ({
    ...row,
    updated_at: new Date(row.updated_at as string).toISOString(),
  })) as StoreProductCell[];
  return new Map(reply.map((cell) => [keyOf(cell), cell]));
}

interface Product extends Record<string, unknown> {
  product_id: number;
  shared: boolean;
}

async function knownIn(tx: Executor, { companyId, cells }: Places) {
  const ids = sql.param([...new Set(cells.map(({ product_id }) => product_id))]);
  const products = await tx.execute<Product>(sql`select product_id, (reward_points_shared and
      (reward_points_shared_options->>'online')::boolean and (reward_points_shared_options->>'offline')::boolean) as shared
    from company_products where company_id = ${companyId} and product_id = any(${ids}::bigint[]) and deleted_at is null`);
  const stores = await tx.execute<{ store_id: number }>(sql`select store_id from stores
    where company_id = ${companyId} and kind = 'store' and deleted_at is null`);
  return {
    products: new Map(products.rows.map((each) => [each.product_id, each])),
    stores: new Set(stores.rows.map(({ store_id }) => store_id)),
  };
}

/** Throws invalid or points_shared, naming the field, before anything is written. */
async function assertPossible(tx: Executor, places: Places) {
  const { products, stores } = await knownIn(tx, places);
  const fields: Record<string, Complaint[]> = {};
  const seen = new Set<string>();
  for (const [index, cell] of places.cells.entries()) {
    const refuse = (name: string, complaint: Complaint) => {
      const field = places.fieldOf(index, name);
      if (field === undefined) throw new Refusal('not_found');
      fields[field] = [complaint];
    };
    if (!stores.has(cell.store_id)) refuse('store_id', { name: 'invalidChoice' });
    const product = products.get(cell.product_id);
    if (!product) refuse('product_id', { name: 'invalidChoice' });
    if (seen.has(keyOf(cell))) refuse('product_id', { name: 'taken' });
    seen.add(keyOf(cell));
    if (product?.shared && cell.reward_points !== undefined)
      throw new Refusal('points_shared', { field: places.fieldOf(index, 'reward_points') ?? '' });
  }
  if (Object.keys(fields).length) throw new Refusal('invalid', { fields });
}

/** Throws changed_meanwhile, with the cell as it is, for one that is not as it was loaded. */
function assertFresh(cells: readonly CellChange[], rows: ReadonlyMap<string, StoreProductCell>) {
  for (const cell of cells) {
    const row = rows.get(keyOf(cell));
    if (cell.updated_at === undefined || (row?.updated_at ?? null) === cell.updated_at) continue;
    const { store_id, product_id } = cell;
    throw new Refusal('changed_meanwhile', { current: { ...(row ?? { store_id, product_id }) } });
  }
}

/** Adds the rows of stores that are to sell a product for the first time, or again. */
async function addRows(tx: Executor, { companyId, cells }: Places) {
  const byProduct = new Map<number, number[]>();
  for (const { product_id, store_id, available } of cells)
    if (available) byProduct.set(product_id, [...(byProduct.get(product_id) ?? []), store_id]);
  // Products that go into the same stores go there together: a column is switched at once.
  const byStores = new Map<string, { stores: number[]; productIds: number[] }>();
  for (const [product, stores] of byProduct) {
    const key = stores.sort((one, other) => one - other).join();
    const group = byStores.get(key) ?? { stores, productIds: [] };
    group.productIds.push(product);
    byStores.set(key, group);
  }
  for (const { stores, productIds } of byStores.values())
    await putInStores(tx, { companyId, productIds }, stores);
}

const recordOf = ({ retail_price, reward_points, ...cell }: CellChange) => ({
  ...cell,
  retail_price: retail_price === undefined ? null : minorOf(retail_price),
  reward_points: reward_points === undefined ? null : hundredthsOf(reward_points),
});

// What is taken out is not shown either; what is put in shows as the catalogue has it, unless told.
const write = (tx: Executor, { companyId, cells }: Places) =>
  tx.execute(sql`update products p set offered = coalesce(w.available, p.offered),
      published = coalesce(w.available, p.offered) and coalesce(w.published, p.published),
      retail_price = coalesce(w.retail_price, p.retail_price), reward_points = coalesce(w.reward_points, p.reward_points),
      updated_at = now()
    from jsonb_to_recordset(${JSON.stringify(cells.map(recordOf))}::jsonb)
      w (store_id bigint, product_id bigint, available boolean, published boolean, retail_price bigint, reward_points bigint)
    where p.company_id = ${companyId} and p.store_id = w.store_id and p.parent_product_id = w.product_id`);

/** Throws invalid for what is said of a store that does not have the product and is not to have it. */
function assertThere(places: Places, rows: ReadonlyMap<string, StoreProductCell>) {
  for (const [index, cell] of places.cells.entries()) {
    const says = [cell.published, cell.retail_price, cell.reward_points];
    if (rows.has(keyOf(cell)) || says.every((each) => each === undefined)) continue;
    throw new Refusal('product_withdrawn', { field: places.fieldOf(index, 'available') ?? '' });
  }
}

/** What a cell is that has no row: nothing was ever sold there. */
const absent = ({ store_id, product_id }: CellChange): StoreProductCell => ({
  store_id,
  product_id,
  available: false,
  published: false,
  retail_price: 0,
  reward_points: 0,
  updated_at: new Date(0).toISOString(),
});

/**
 * Changes cells of the matrix, all or none, and answers them as they are then. Throws invalid,
 * points_shared, product_withdrawn and changed_meanwhile.
 */
export const changeCellsOf = ({ db }: Database, places: Places): Promise<StoreProductCell[]> =>
  db.transaction(async (tx) => {
    await takeTurns(tx, places.companyId);
    await assertPossible(tx, places);
    assertFresh(places.cells, await rowsIn(tx, places));
    await addRows(tx, places);
    assertThere(places, await rowsIn(tx, places));
    await write(tx, places);
    const rows = await rowsIn(tx, places);
    return places.cells.map((cell) => rows.get(keyOf(cell)) ?? absent(cell));
  });
