import { and, eq } from 'drizzle-orm';
import type { NewMember } from '../../contract/members.ts';
import { regranted } from '../../contract/permission-trees.ts';
import type { PermissionPath } from '../../contract/permissions.ts';
import { hashPassword } from '../auth/passwords.ts';
import { membershipsTable, usersTable } from '../auth/tables.ts';
import { roleIds } from '../common/catalogue.ts';
import { isCountry, normalizedMobile } from '../common/countries.ts';
import type { Database } from '../db/connection.ts';
import { invalidField, Refusal } from '../http/refusal.ts';
import type { Executor } from '../rows.ts';
import { type Acting, assertGivable, holdRights, membershipOf } from './rights.ts';
import { memberOf } from './rows.ts';
import { templatesOf } from './templates.ts';

type Person = Pick<NewMember, 'app_provider_id' | 'country_id' | 'mobile'>;

/** Who is meant, by the number as it is kept. Throws invalid; `prefix` begins the fields' names. */
export function personOf(
  { app_provider_id, country_id, mobile }: Person,
  prefix: '' | 'user_' = '',
): Person {
  if (!isCountry(country_id)) throw invalidField(`${prefix}country_id`, 'invalidChoice');
  const number = normalizedMobile(mobile, country_id);
  if (!number) throw invalidField(`${prefix}mobile`, 'invalidPhone');
  return { app_provider_id, country_id, mobile: number };
}

/** The id of somebody who signs in already. */
export async function knownAs(db: Executor, person: Person): Promise<number | undefined> {
  const { app_provider_id, country_id, mobile, user_id } = usersTable;
  const itself = and(
    eq(app_provider_id, person.app_provider_id),
    eq(country_id, person.country_id),
    eq(mobile, person.mobile),
  );
  return (await db.select({ id: user_id }).from(usersTable).where(itself))[0]?.id;
}

/** A person who signs in from now on. Throws invalid for a missing name or password. */
async function newcomerOf(person: Person, { full_name, password }: NewMember) {
  const missing = Object.entries({ full_name, password }).filter(([, value]) => !value);
  if (missing.length || !full_name || !password)
    throw new Refusal('invalid', {
      fields: Object.fromEntries(missing.map(([name]) => [name, [{ name: 'required' }]])),
    });
  return { ...person, full_name, password_hash: await hashPassword(password) };
}

type Newcomer = Awaited<ReturnType<typeof newcomerOf>>;

/** The id of the person, who may have been created by somebody else meanwhile. */
export async function idOf(
  tx: Executor,
  newcomer: Newcomer,
): Promise<{ id: number; isNew: boolean }> {
  const [created] = await tx
    .insert(usersTable)
    .values(newcomer)
    .onConflictDoNothing()
    .returning({ id: usersTable.user_id });
  return { id: created?.id ?? (await knownAs(tx, newcomer)) ?? 0, isNew: created !== undefined };
}

/** What a new member starts with: what was asked for, or the default as far as the caller holds it. */
async function startOf(tx: Executor, { scope }: Acting, wanted: NewMember['permissions']) {
  if (wanted) return wanted;
  const templates = await templatesOf(tx, scope.companyId);
  return scope.kind === 'company' ? templates.default_company_cms : templates.default_store_cms;
}

/**
 * Lets somebody join a place as a moderator (default-moderator-permissions). A person who is known
 * keeps their name and password. Throws already_member, and right_not_held for what the caller lacks.
 */
export async function joinPlace(
  call: Acting & { database: Database },
  body: NewMember,
  permission: PermissionPath,
) {
  const { scope, database } = call;
  const person = personOf(body);
  const known = await knownAs(database.db, person);
  // Hashing takes a tenth of a second: not within the transaction.
  const newcomer = known ? undefined : await newcomerOf(person, body);
  return database.db.transaction(async (tx) => {
    const { holds } = await holdRights(tx, call, permission);
    if (body.permissions) assertGivable({}, body.permissions, holds);
    const { id, isNew } = newcomer ? await idOf(tx, newcomer) : { id: known ?? 0, isNew: false };
    const [already] = await tx.select().from(membershipsTable).where(membershipOf(scope, id));
    if (already) throw new Refusal('already_member', { field: 'mobile' });
    await tx.insert(membershipsTable).values({
      company_id: scope.companyId,
      store_id: scope.storeId,
      user_id: id,
      role_id: roleIds.storeModerator,
      permissions: regranted({}, await startOf(tx, call, body.permissions), holds),
    });
    return { ...(await memberOf(tx, scope, id)), is_new: isNew };
  });
}
