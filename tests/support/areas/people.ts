import { randomBytes } from 'node:crypto';
import { eq, type SQL } from 'drizzle-orm';
import type { StoreKind } from '../../../contract/organisations/stores.ts';
import {
  type PermissionTree,
  permissionPaths,
  treeOf,
} from '../../../contract/permissions/permissions.ts';
import { roleIds } from '../../../server/common/catalogue.ts';
import { greeceId } from '../../../server/common/countries.ts';
import { actQuietly } from '../../../server/db/attributed.ts';
import type { Database } from '../../../server/db/connection.ts';
import { hashOf } from '../../../server/http/session.ts';
import { createCompany } from '../../../server/organisations/create-company.ts';
import { storesTable } from '../../../server/tables/organisations.ts';
import { accessTokensTable, membershipsTable, usersTable } from '../../../server/tables/people.ts';

type In = { database: Database };

/** A store, a company or a supplier, as a path and a row name it. */
export interface Place {
  storeId: number;
  companyId: number;
}

export interface Person {
  userId: number;
  token: string;
  mobile: string;
}

/** Every permission there is, but for some. */
export const allBut = (...without: string[]): PermissionTree =>
  treeOf(permissionPaths.filter((path) => !without.includes(path)));

const roleOf = {
  company: roleIds.companyAdmin,
  store: roleIds.storeModerator,
  supplier: roleIds.supplier,
} as const;

let serial = 0;
const next = () => {
  serial += 1;
  return serial;
};

/** Sets what a place may do, or every place there is. */
export const permit = ({ database: { db } }: In, permissions: PermissionTree, where?: SQL) =>
  db.transaction(async (tx) => {
    // What prepares a test is not a change that somebody made.
    await actQuietly(tx);
    await tx.update(storesTable).set({ permissions }).where(where);
  });

export async function addCompany(
  within: In,
  name = 'Αλφα',
  permissions: PermissionTree = allBut(),
): Promise<Place> {
  const id = await createCompany(within.database.db, { name, country_id: greeceId });
  await permit(within, permissions, eq(storesTable.store_id, id));
  return { storeId: id, companyId: id };
}

type NewStore = Partial<typeof storesTable.$inferInsert>;

/** A branch or a supplier of a company. */
export async function addStore(
  { database: { db } }: In,
  { companyId }: Place,
  kind: Exclude<StoreKind, 'company'>,
  own: NewStore = {},
): Promise<Place> {
  const [store] = await db
    .insert(storesTable)
    .values({
      name: `${kind} ${next()}`,
      country_id: greeceId,
      permissions: allBut(),
      ...own,
      company_id: companyId,
      parent_id: companyId,
      kind,
    })
    .returning({ id: storesTable.store_id });
  return { storeId: store?.id ?? 0, companyId };
}

type NewPerson = Partial<typeof usersTable.$inferInsert>;
// Far away: tests that are about expiry set their own.
const always = '2999-01-01T00:00:00.000Z';

/** Somebody signed in: the token's row is written, no password is hashed. */
export async function addPerson({ database: { db } }: In, own: NewPerson = {}): Promise<Person> {
  const mobile = own.mobile ?? `69${String(10_000_000 + next())}`;
  const [user] = await db
    .insert(usersTable)
    .values({
      app_provider_id: 1,
      country_id: greeceId,
      full_name: 'Άννα Γεωργίου',
      password_hash: 'nobody signs in with this',
      proved_at: new Date(0).toISOString(),
      ...own,
      mobile,
    })
    .returning({ id: usersTable.user_id });
  const token = randomBytes(32).toString('base64url');
  const userId = user?.id ?? 0;
  await db
    .insert(accessTokensTable)
    .values({ token_hash: hashOf(token), user_id: userId, expires_at: always });
  return { userId, token, mobile };
}

/** Makes a person a member of a place, with all permissions unless others are given. */
export async function join(
  { database: { db } }: In,
  { userId }: Person,
  { storeId, companyId }: Place,
  permissions: PermissionTree = allBut(),
  kind: StoreKind = 'store',
) {
  await db.insert(membershipsTable).values({
    company_id: companyId,
    store_id: storeId,
    user_id: userId,
    role_id: roleOf[kind],
    permissions,
  });
}

/** Somebody signed in who belongs to a place. */
export async function addMember(
  within: In,
  place: Place,
  permissions: PermissionTree = allBut(),
  own: NewPerson = {},
): Promise<Person> {
  const person = await addPerson(within, own);
  await join(within, person, place, permissions);
  return person;
}

export const addSuperAdmin = (within: In) => addPerson(within, { is_super_admin: true });

/** A place of the kind and its company; a company is its own place. */
export async function addPlace(within: In, kind: StoreKind, company?: Place): Promise<Place> {
  const owner = company ?? (await addCompany(within));
  return kind === 'company' ? owner : addStore(within, owner, kind);
}
