import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { managedSuppliers } from '../../contract/company-suppliers.ts';
import type { NewOf } from '../../contract/entity.ts';
import { defaultTrees } from '../access.ts';
import { hashPassword } from '../auth/passwords.ts';
import { membershipsTable } from '../auth/tables.ts';
import { roleIds } from '../common/catalogue.ts';
import type { Call } from '../http/call.ts';
import { Refusal } from '../http/refusal.ts';
import { idOf, knownAs, personOf } from '../members/join.ts';
import { queueMessage } from '../messages/outbox.ts';
import { languageOfCountry, supplierInvitationText } from '../messages/texts.ts';
import { assertCountry } from '../resources/store-rows.ts';
import { storesTable } from '../resources/stores.tables.ts';
import type { Executor } from '../rows.ts';
import { supplierOf } from './rows.ts';
import { supplierUsersTable } from './tables.ts';

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
async function letIn(
  tx: Executor,
  place: { company_id: number; store_id: number },
  userId: number,
  body: NewSupplier,
) {
  await tx.insert(membershipsTable).values({
    ...place,
    user_id: userId,
    role_id: roleIds.supplier,
    permissions: defaultTrees.supplier,
  });
  await tx.insert(supplierUsersTable).values({
    ...place,
    user_id: userId,
    email_1: body.user_email_1,
    email_2: body.user_email_2,
    gender: body.user_gender,
  });
}

/** Tells somebody new where to set a password: nobody else ever knows it. */
async function invite(tx: Executor, call: CreateCall, mobile: string) {
  const { scope, settings, body } = call;
  const found = await tx.execute<{ name: string }>(
    sql`select name from stores where company_id = ${scope.companyId} and store_id = ${scope.companyId}`,
  );
  const language = languageOfCountry(body.user_country_id);
  const url = `${settings.publicUrl}/${language}/password-recovery`;
  const told = { company: found.rows[0]?.name ?? '', url };
  await queueMessage(tx, {
    companyId: scope.companyId,
    channel: 'sms',
    recipient: mobile,
    body: supplierInvitationText(language, told),
  });
}

/**
 * Creates a supplier and its user, both or neither. A mobile that is known joins under its own name
 * and password; anybody else is told by SMS where to set one.
 */
export async function createSupplier(call: CreateCall) {
  const { body, scope, database } = call;
  const { companyId } = scope;
  assertCountry(body.supplier_country_id, 'supplier_country_id');
  const { user_country_id: country_id, user_mobile: mobile } = body;
  const person = personOf({ app_provider_id: 1, country_id, mobile }, 'user_');
  const known = await knownAs(database.db, person);
  // Hashing takes a tenth of a second: not within the transaction.
  const password_hash = known ? '' : await hashPassword(randomBytes(32).toString('base64url'));
  const newcomer = { ...person, full_name: body.user_full_name, password: '', password_hash };
  return database.db.transaction(async (tx) => {
    const { id, isNew } = known ? { id: known, isNew: false } : await idOf(tx, newcomer);
    const store_id = await insertStore(tx, companyId, body);
    await letIn(tx, { company_id: companyId, store_id }, id, body);
    if (isNew) await invite(tx, call, person.mobile);
    const supplier = await supplierOf(tx, companyId, store_id);
    if (!supplier) throw new Refusal('not_found');
    return supplier;
  });
}
