import { and, asc, eq, inArray } from 'drizzle-orm';
import type { GridRow } from '../../../contract/shop/grid.ts';
import type { SubscriptionProduct } from '../../../contract/shop/subscription-products.ts';
import type { ShopVariant } from '../../../contract/shop/variants.ts';
import type { Executor } from '../../db/executor.ts';
import type { Scope } from '../../http/call.ts';
import { Refusal } from '../../http/refusal.ts';
import { shopVariantsTable } from '../../tables/shop.ts';
import { productRows, variantRows } from './rows.ts';
import { listBuyers } from './seller.ts';

const { subscription_product_id, subscription_product_variant_id } = shopVariantsTable;

/** The variants of products that are not deleted, in the order in which they were made. */
async function variantsOf(db: Executor, scope: Scope, ids: readonly number[]) {
  const rows = await db
    .select(variantRows.selection)
    .from(shopVariantsTable)
    .where(and(variantRows.within(scope), inArray(subscription_product_id, [...ids])))
    .orderBy(asc(subscription_product_variant_id));
  // The selection has the fields of what the entity answers.
  return rows as unknown as ShopVariant[];
}

/** Products as they are answered: with their variants, and by name whom they are for. */
export async function withFacts(
  db: Executor,
  scope: Scope,
  products: readonly SubscriptionProduct[],
): Promise<SubscriptionProduct[]> {
  if (!products.length) return [];
  const ids = products.map(({ subscription_product_id: id }) => id);
  const buyers = [...new Set(products.flatMap(({ store_ids }) => store_ids))];
  const variants = await variantsOf(db, scope, ids);
  const named = buyers.length ? await listBuyers(db, scope, buyers) : [];
  return products.map((product) => {
    const own = variants.filter(
      (each) => each.subscription_product_id === product.subscription_product_id,
    );
    return {
      ...product,
      stores: named.filter(({ store_id }) => product.store_ids.includes(store_id)),
      variant_ids: own.map((each) => each.subscription_product_variant_id),
      variants: own,
    };
  });
}

/** A product with its variants. Throws not_found. */
export async function readProduct(
  db: Executor,
  scope: Scope,
  id: number,
): Promise<SubscriptionProduct> {
  const [product] = await withFacts(db, scope, [await productRows.read(db, scope, id)]);
  if (!product) throw new Refusal('not_found');
  return product;
}

const isStale = (loadedAt: string | undefined, { updated_at }: { updated_at: string }) =>
  loadedAt !== undefined && new Date(loadedAt).getTime() !== new Date(updated_at).getTime();

type Loaded = Pick<GridRow, 'subscription_product_variant_id' | 'updated_at'>;

/**
 * Throws changed_meanwhile, with the product as it is, where it or one of its variants was loaded before somebody
 * changed it.
 */
export function assertFresh(
  current: SubscriptionProduct,
  loadedAt: string | undefined,
  rows: readonly Loaded[] = [],
) {
  const isOld = current.variants.some((variant) => {
    const id = variant.subscription_product_variant_id;
    const row = rows.find((each) => each.subscription_product_variant_id === id);
    return isStale(row?.updated_at, variant);
  });
  if (isOld || isStale(loadedAt, current)) throw new Refusal('changed_meanwhile', { current });
}

/** Holds the variants of a product until the transaction ends: what is sold of them meanwhile waits. */
export const holdVariants = (tx: Executor, scope: Scope, productId: number) =>
  tx
    .select({ id: subscription_product_variant_id })
    .from(shopVariantsTable)
    .where(and(variantRows.within(scope), eq(subscription_product_id, productId)))
    .orderBy(asc(subscription_product_variant_id))
    .for('update');

/** A product whose variants changed is another one: who has it open to change them all is told. */
export async function touch(tx: Executor, scope: Scope, ids: readonly (number | null)[]) {
  for (const id of new Set(ids)) if (id) await productRows.update(tx, scope, id, {});
}

/** The variants of a product but one, as far as they say whether another may stand beside them. */
export const siblingsOf = (db: Executor, scope: Scope, productId: number) =>
  db
    .select({
      id: subscription_product_variant_id,
      attribute_option_ids: shopVariantsTable.attribute_option_ids,
      credits: shopVariantsTable.credits,
    })
    .from(shopVariantsTable)
    .where(and(variantRows.within(scope), eq(subscription_product_id, productId)));
