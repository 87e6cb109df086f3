import { shopAttributeOptions } from '../../../contract/shop/attribute-options.ts';
import { shopAttributes } from '../../../contract/shop/attributes.ts';
import type { Executor } from '../../db/executor.ts';
import type { Call, Scope } from '../../http/call.ts';
import { invalidField, Refusal } from '../../http/refusal.ts';
import { type Api, serveBoth } from '../../http/serve.ts';
import { crudBoth } from './crud-both.ts';
import { attributeRows, optionRows } from './rows.ts';
import { holdSeller } from './seller.ts';

type Options = (typeof shopAttributeOptions)['calls'];

/** Throws invalid for an attribute that is not the seller's. */
async function assertAttribute(tx: Executor, scope: Scope, id: number) {
  try {
    await attributeRows.read(tx, scope, id);
  } catch (error) {
    if (error instanceof Refusal && error.id === 'not_found')
      throw invalidField('attribute_id', 'invalidChoice');
    throw error;
  }
}

const createOption = ({ database, scope, body }: Call<Options['create']>) =>
  database.db.transaction(async (tx) => {
    await holdSeller(tx, scope);
    await assertAttribute(tx, scope, body.attribute_id);
    return optionRows.create(tx, scope, body);
  });

/** Throws in_use where variants have it, and would then have two options of another attribute. */
const updateOption = ({ database, scope, params, body }: Call<Options['update']>) =>
  database.db.transaction(async (tx) => {
    await holdSeller(tx, scope);
    const before = await optionRows.read(tx, scope, params.id);
    const { attribute_id = before.attribute_id } = body;
    if (attribute_id !== before.attribute_id) {
      await assertAttribute(tx, scope, attribute_id);
      if (before.variants_count) throw new Refusal('in_use', { field: 'attribute_id' });
    }
    return optionRows.update(tx, scope, params.id, body);
  });

const removeOption = ({ database, scope, params }: Call<Options['delete']>) =>
  database.db.transaction(async (tx) => {
    await holdSeller(tx, scope);
    await optionRows.remove(tx, scope, params.id);
    return null;
  });

/** In what variants differ, and what they may be. */
export function mountAttributes(api: Api) {
  crudBoth(api, shopAttributes, attributeRows);
  crudBoth(api, shopAttributeOptions, optionRows, ['create', 'update', 'delete']);
  serveBoth(api, shopAttributeOptions.calls.create, createOption);
  serveBoth(api, shopAttributeOptions.calls.update, updateOption);
  serveBoth(api, shopAttributeOptions.calls.delete, removeOption);
}
