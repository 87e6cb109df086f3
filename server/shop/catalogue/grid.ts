import { randomUUID } from 'node:crypto';
import { type GridRow, saveGrid } from '../../../contract/shop/grid.ts';
import type { SubscriptionProduct } from '../../../contract/shop/subscription-products.ts';
import type { Executor } from '../../db/executor.ts';
import type { Call, Scope } from '../../http/call.ts';
import { type Api, serveBoth } from '../../http/serve.ts';
import { assertFresh, holdVariants, readProduct, touch } from './read-products.ts';
import { variantRows } from './rows.ts';
import { holdSeller } from './seller.ts';
import {
  type Complaints,
  complaintsOf,
  factsFor,
  namingSku,
  refuse,
  twinsAmong,
} from './variant-rules.ts';

type Rows = readonly GridRow[];
const at = (index: number) => `variants.${index}.`;
const idOf = (row: GridRow) => row.subscription_product_variant_id;
const isKept = (rows: Rows, id: number) => rows.some((row) => idOf(row) === id);

/** What of the rows names a variant that is none of the product's, or one that a row before it names. */
function strangers(rows: Rows, { variant_ids }: SubscriptionProduct): Complaints {
  const ids = rows.map(idOf);
  const wrong = ids.flatMap((id, index) =>
    id !== undefined && (!variant_ids.includes(id) || ids.indexOf(id) < index) ? [index] : [],
  );
  return Object.fromEntries(
    wrong.map((index) => [
      `${at(index)}subscription_product_variant_id`,
      [{ name: 'invalidChoice' as const }],
    ]),
  );
}

/** Throws invalid with all that is wrong in any row. Credits that are not named stay as they are. */
async function assertRows(tx: Executor, scope: Scope, product: SubscriptionProduct, rows: Rows) {
  const creditsOf = new Map(
    product.variants.map((each) => [each.subscription_product_variant_id, each.credits]),
  );
  const drafts = rows.map((row) => ({
    ...row,
    credits: row.credits === undefined ? creditsOf.get(idOf(row) ?? 0) : row.credits,
  }));
  const facts = await factsFor(tx, scope, drafts, product.subscription_product_type_id);
  const twins = twinsAmong(rows).map((index) => [
    `${at(index)}attribute_option_ids`,
    [{ name: 'sameOptions' as const }],
  ]);
  refuse({
    ...(Object.fromEntries(twins) as Complaints),
    ...strangers(rows, product),
    ...Object.assign({}, ...drafts.map((draft, index) => complaintsOf(draft, facts, at(index)))),
  });
}

/** Rows may exchange their SKUs: whoever has one that another row takes gives it away first. */
async function freeSkus(tx: Executor, scope: Scope, { variants }: SubscriptionProduct, rows: Rows) {
  const holders = variants.filter(
    ({ subscription_product_variant_id: id, sku_number }) =>
      isKept(rows, id) && rows.some((row) => row.sku_number === sku_number && idOf(row) !== id),
  );
  for (const { subscription_product_variant_id: id } of holders)
    await variantRows.update(tx, scope, id, { sku_number: randomUUID() });
}

/** Adds a row, or changes what it names of its variant: a stock that it does not name may be sold meanwhile. */
function write(tx: Executor, scope: Scope, productId: number, row: GridRow) {
  const { subscription_product_variant_id: id, updated_at: _, ...values } = row;
  if (id !== undefined) return variantRows.update(tx, scope, id, values);
  return variantRows.create(tx, scope, { ...values, subscription_product_id: productId });
}

const save = ({ database, scope, params: { id }, body }: Call<typeof saveGrid>) =>
  database.db.transaction(async (tx) => {
    await holdSeller(tx, scope);
    await holdVariants(tx, scope, id);
    const product = await readProduct(tx, scope, id);
    const rows = body.variants;
    assertFresh(product, body.updated_at, rows);
    await assertRows(tx, scope, product, rows);
    for (const gone of product.variant_ids.filter((each) => !isKept(rows, each)))
      await variantRows.remove(tx, scope, gone);
    await freeSkus(tx, scope, product, rows);
    for (const [index, row] of rows.entries())
      await namingSku(write(tx, scope, id, row), at(index));
    await touch(tx, scope, [id]);
    return readProduct(tx, scope, id);
  });

/** All variants of a product, edited as a grid. */
export const mountGrid = (api: Api) => serveBoth(api, saveGrid, save);
