import { and, eq, inArray, sql } from 'drizzle-orm';
import { creditOf, productTypeOf } from '../../../contract/shop/kinds.ts';
import {
  type SubscriptionProduct,
  subscriptionProducts,
} from '../../../contract/shop/subscription-products.ts';
import type { Executor } from '../../db/executor.ts';
import type { Call, Scope } from '../../http/call.ts';
import { invalidField } from '../../http/refusal.ts';
import { type Api, serveBoth } from '../../http/serve.ts';
import { shopVariantsTable, subscriptionProductsTable } from '../../tables/shop.ts';
import { assertFresh, readProduct, siblingsOf, withFacts } from './read-products.ts';
import { productRows, variantRows } from './rows.ts';
import { holdSeller, isPlatform, listBuyers } from './seller.ts';
import { creditComplaint, twinsAmong } from './variant-rules.ts';

type Calls = (typeof subscriptionProducts)['calls'];
type Offer = Pick<
  SubscriptionProduct,
  'subscription_product_type_id' | 'credit_option_id' | 'valid_months' | 'store_ids'
>;

/** Throws invalid for a type that the seller does not sell, and for credits that are for nothing. */
function assertType(scope: Scope, offer: Offer) {
  const type = productTypeOf(offer.subscription_product_type_id);
  if (!type || (type === 'credits' && !isPlatform(scope)))
    throw invalidField('subscription_product_type_id', 'invalidChoice');
  if (type === 'credits') {
    if (offer.credit_option_id === null) throw invalidField('credit_option_id', 'required');
    if (!creditOf(offer.credit_option_id)) throw invalidField('credit_option_id', 'invalidChoice');
    return;
  }
  if (offer.credit_option_id !== null) throw invalidField('credit_option_id', 'creditsAlone');
  if (offer.valid_months !== null) throw invalidField('valid_months', 'creditsAlone');
}

/** Throws invalid for a place that is named anew and that the seller does not sell to. */
async function assertBuyers(tx: Executor, scope: Scope, ids: readonly number[]) {
  if (!ids.length) return;
  const known = await listBuyers(tx, scope, ids);
  if (known.length < ids.length) throw invalidField('store_ids', 'invalidChoice');
}

/**
 * Makes these the variants of a product, and those that it had before variants of none. Throws invalid for one that
 * is not the seller's, or another product's.
 */
async function assign(tx: Executor, scope: Scope, productId: number, ids: readonly number[]) {
  const { subscription_product_variant_id: id, subscription_product_id } = shopVariantsTable;
  const own = await tx
    .select({ productId: subscription_product_id })
    .from(shopVariantsTable)
    .where(and(variantRows.within(scope), inArray(id, [...ids])));
  if (own.length < ids.length) throw invalidField('variant_ids', 'invalidChoice');
  if (own.some((each) => each.productId !== null && each.productId !== productId))
    throw invalidField('variant_ids', 'taken');
  const chosen = sql`${id} = any(${sql.param([...ids])}::bigint[])`;
  await tx
    .update(shopVariantsTable)
    .set({
      subscription_product_id: sql`case when ${chosen} then ${productId}::bigint end`,
      updated_at: sql`now()`,
    })
    .where(
      and(
        variantRows.within(scope),
        sql`(${subscription_product_id} = ${productId}) is distinct from (${chosen})`,
        sql`(${subscription_product_id} = ${productId} or ${chosen})`,
      ),
    );
}

/** Throws invalid, naming the field, where what a product is and what its variants are do not go together. */
async function assertVariants(
  tx: Executor,
  scope: Scope,
  id: number,
  typeId: number,
  field: string,
) {
  const variants = await siblingsOf(tx, scope, id);
  if (twinsAmong(variants).length) throw invalidField(field, 'sameOptions');
  if (variants.some(({ credits }) => creditComplaint(credits, typeId)))
    throw invalidField(field, 'creditsOfVariants');
}

const create = ({ database, scope, body }: Call<Calls['create']>) =>
  database.db.transaction(async (tx) => {
    await holdSeller(tx, scope);
    const { variant_ids, deleted, ...product } = body;
    if (deleted) throw invalidField('deleted', 'invalidChoice');
    assertType(scope, product);
    await assertBuyers(tx, scope, product.store_ids);
    const { subscription_product_id: id } = await productRows.create(tx, scope, product);
    await assign(tx, scope, id, variant_ids);
    await assertVariants(tx, scope, id, product.subscription_product_type_id, 'variant_ids');
    return readProduct(tx, scope, id);
  });

/** Takes a product and its variants off the list for good; orders of it, and what they gave, stay. Answers what it was. */
async function withdraw(tx: Executor, scope: Scope, product: SubscriptionProduct) {
  for (const id of product.variant_ids) await variantRows.remove(tx, scope, id);
  const { subscription_product_id: id } = product;
  await tx
    .update(subscriptionProductsTable)
    .set({ deleted_at: sql`now()`, visibility: false })
    .where(
      and(productRows.within(scope), eq(subscriptionProductsTable.subscription_product_id, id)),
    );
  return product;
}

const update = ({ database, scope, params, body }: Call<Calls['update']>) =>
  database.db.transaction(async (tx) => {
    await holdSeller(tx, scope);
    const before = await readProduct(tx, scope, params.id);
    const { variant_ids, updated_at, deleted, ...changes } = body;
    assertFresh(before, updated_at);
    if (deleted) return withdraw(tx, scope, before);
    const named = Object.entries(changes).filter(([, value]) => value !== undefined);
    const after: Offer = { ...before, ...Object.fromEntries(named) };
    assertType(scope, after);
    const added = after.store_ids.filter((id) => !before.store_ids.includes(id));
    await assertBuyers(tx, scope, added);
    await productRows.update(tx, scope, params.id, changes);
    if (variant_ids) await assign(tx, scope, params.id, variant_ids);
    const field = variant_ids ? 'variant_ids' : 'subscription_product_type_id';
    await assertVariants(tx, scope, params.id, after.subscription_product_type_id, field);
    return readProduct(tx, scope, params.id);
  });

/** What a seller offers: hidden for a while, or taken off the list for good. */
export function mountSubscriptionProducts(api: Api) {
  const { list, read } = subscriptionProducts.calls;
  serveBoth(api, list, async ({ database, scope, query, language }) => {
    const page = await productRows.list(database, scope, query, language);
    const { collection } = subscriptionProducts;
    const products = page[collection] as unknown as SubscriptionProduct[];
    return { ...page, [collection]: await withFacts(database.db, scope, products) };
  });
  serveBoth(api, read, ({ database, scope, params }) => readProduct(database.db, scope, params.id));
  serveBoth(api, subscriptionProducts.calls.create, create);
  serveBoth(api, subscriptionProducts.calls.update, update);
}
