import { mostVariants } from '../../../contract/shop/grid.ts';
import { shopVariants } from '../../../contract/shop/variants.ts';
import type { Executor } from '../../db/executor.ts';
import type { Call, Scope } from '../../http/call.ts';
import { invalidField, Refusal } from '../../http/refusal.ts';
import { type Api, serveBoth } from '../../http/serve.ts';
import { crudBoth } from './crud-both.ts';
import { siblingsOf, touch } from './read-products.ts';
import { productRows, variantRows } from './rows.ts';
import { holdSeller } from './seller.ts';
import {
  complaintsOf,
  type Draft,
  factsFor,
  namingSku,
  refuse,
  twinsAmong,
} from './variant-rules.ts';

interface Placed extends Draft {
  readonly subscription_product_id: number | null;
}

/** The type of the product that a variant is put to. Throws invalid for one that is not the seller's. */
async function typeOf(tx: Executor, scope: Scope, productId: number) {
  try {
    return (await productRows.read(tx, scope, productId)).subscription_product_type_id;
  } catch (error) {
    if (error instanceof Refusal && error.id === 'not_found')
      throw invalidField('subscription_product_id', 'invalidChoice');
    throw error;
  }
}

/** Throws invalid, naming the fields, for a variant that may not stand beside the others of its product. */
async function assertVariant(tx: Executor, scope: Scope, variant: Placed, ownId?: number) {
  const { subscription_product_id: productId } = variant;
  const type = productId ? await typeOf(tx, scope, productId) : undefined;
  const fields = complaintsOf(variant, await factsFor(tx, scope, [variant], type));
  const all = productId ? await siblingsOf(tx, scope, productId) : [];
  const siblings = all.filter(({ id }) => id !== ownId);
  if (siblings.length >= mostVariants)
    throw invalidField('subscription_product_id', 'tooMany', { max: mostVariants });
  if (twinsAmong([...siblings, variant]).includes(siblings.length))
    fields.attribute_option_ids ??= [{ name: 'sameOptions' }];
  refuse(fields);
}

const create = ({ database, scope, body }: Call<typeof shopVariants.calls.create>) =>
  database.db.transaction(async (tx) => {
    await holdSeller(tx, scope);
    await assertVariant(tx, scope, body);
    await touch(tx, scope, [body.subscription_product_id]);
    return namingSku(variantRows.create(tx, scope, body));
  });

/** Changes what is named; a stock that is not stays as it is, for somebody may be buying. */
const update = ({ database, scope, params, body }: Call<typeof shopVariants.calls.update>) =>
  database.db.transaction(async (tx) => {
    await holdSeller(tx, scope);
    const before = await variantRows.read(tx, scope, params.id);
    const named = Object.entries(body).filter(([, value]) => value !== undefined);
    const after = { ...before, ...Object.fromEntries(named) };
    await assertVariant(tx, scope, after, params.id);
    await touch(tx, scope, [before.subscription_product_id, after.subscription_product_id]);
    return namingSku(variantRows.update(tx, scope, params.id, body));
  });

/** It stays where it was bought, and is sold no more. */
const remove = ({ database, scope, params }: Call<typeof shopVariants.calls.delete>) =>
  database.db.transaction(async (tx) => {
    await holdSeller(tx, scope);
    const { subscription_product_id } = await variantRows.read(tx, scope, params.id);
    await touch(tx, scope, [subscription_product_id]);
    await variantRows.remove(tx, scope, params.id);
    return null;
  });

/** What of products is bought. */
export function mountVariants(api: Api) {
  crudBoth(api, shopVariants, variantRows, ['create', 'update', 'delete']);
  serveBoth(api, shopVariants.calls.create, create);
  serveBoth(api, shopVariants.calls.update, update);
  serveBoth(api, shopVariants.calls.delete, remove);
}
