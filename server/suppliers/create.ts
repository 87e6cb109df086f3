import type { NewOf } from '../../contract/engine/entity.ts';
import { defaultTrees } from '../../contract/permissions/default-trees.ts';
import type { managedSuppliers } from '../../contract/suppliers/company-suppliers.ts';
import { roleIds } from '../common/catalogue.ts';
import type { Executor } from '../db/executor.ts';
import type { Call } from '../http/call.ts';
import { Refusal } from '../http/refusal.ts';
import { assertCountry } from '../organisations/store-rows.ts';
import { invite, prepareOffer } from '../people/members/invite.ts';
import { type Person, personOf } from '../people/sign-in/person.ts';
import { storesTable } from '../tables/organisations.ts';
import { supplierUsersTable } from '../tables/suppliers.ts';
import { supplierOf } from './rows.ts';

type NewSupplier = NewOf<typeof managedSuppliers>;
type CreateCall = Call<typeof managedSuppliers.calls.create>;

async function insertStore(tx: Executor, companyId: number, body: NewSupplier): Promise<number> {
  const [store] = await tx
    .insert(storesTable)
    .values({
      company_id: companyId,
      parent_id: companyId,
      kind: 'supplier',
      name: body.supplier_name,
      country_id: body.supplier_country_id,
      primary_phone: body.supplier_primary_phone,
      email: body.supplier_email_1,
      primary_email: body.supplier_email_1,
      secondary_email: body.supplier_email_2,
      permissions: defaultTrees.supplier,
    })
    .returning({ id: storesTable.store_id });
  return store?.id ?? 0;
}

/** The supplier's user has its fixed screens, which nobody of the company needs to hold (supplier-panel-users). */
async function askIn(
  tx: Executor,
  { body, scope, settings }: CreateCall,
  person: Person,
  storeId: number,
) {
  const place = { companyId: scope.companyId, storeId };
  const offer = {
    person,
    field: 'user_mobile',
    full_name: body.user_full_name,
    role_id: roleIds.supplier,
    permissions: defaultTrees.supplier,
    first_password_hash: null,
  };
  await tx.insert(supplierUsersTable).values({
    company_id: scope.companyId,
    store_id: storeId,
    user_id: await invite(tx, place, offer, settings.publicUrl),
    email_1: body.user_email_1,
    email_2: body.user_email_2,
    gender: body.user_gender,
  });
}

/** Creates a supplier and asks its user to join, both or neither; nobody is told whether the mobile is known. */
export async function createSupplier(call: CreateCall) {
  const { body, scope, database } = call;
  const { companyId } = scope;
  assertCountry(body.supplier_country_id, 'supplier_country_id');
  const { user_country_id: country_id, user_mobile: mobile } = body;
  const person = personOf({ app_provider_id: 1, country_id, mobile }, 'user_');
  await prepareOffer(call, scope.companyId, person, undefined);
  return database.db.transaction(async (tx) => {
    const storeId = await insertStore(tx, companyId, body);
    await askIn(tx, call, person, storeId);
    const supplier = await supplierOf(tx, companyId, storeId);
    if (!supplier) throw new Refusal('not_found');
    return supplier;
  });
}
