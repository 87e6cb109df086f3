import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { NewOf } from '../../contract/entity.ts';
import { pathsIn, regranted } from '../../contract/permission-trees.ts';
import { type PermissionTree, treeOf } from '../../contract/permissions.ts';
import { createStore, type stores, type userDetails } from '../../contract/stores.ts';
import { storeAdminPaths } from '../access.ts';
import { hashPassword } from '../auth/passwords.ts';
import { membershipsTable, usersTable } from '../auth/tables.ts';
import { roleIds } from '../common/catalogue.ts';
import { normalizedMobile } from '../common/countries.ts';
import type { Caller, Scope } from '../http/call.ts';
import { invalidField } from '../http/refusal.ts';
import { type Api, serve } from '../http/serve.ts';
import { holdsIn } from '../members/rights.ts';
import { templatesOf } from '../members/templates.ts';
import type { Executor, Row } from '../rows.ts';
import { assertCountry, storeRows } from './store-rows.ts';
import { subscriptionPlansTable } from './stores.tables.ts';

type UserDetails = z.infer<typeof userDetails>;

/** A plan's permissions become the store's own; without a plan it gets what its manager does. */
async function permissionsOf(
  tx: Executor,
  planId: number | null | undefined,
  standard: PermissionTree,
) {
  if (!planId) return standard;
  const [plan] = await tx
    .select()
    .from(subscriptionPlansTable)
    .where(eq(subscriptionPlansTable.store_subscription_plan_id, planId));
  if (!plan || plan.is_brand)
    throw invalidField('store_details.store_subscription_plan_id', 'invalidChoice');
  return plan.permissions;
}

/** The id of a new manager. Throws already_exists, by the database, for a mobile that is taken. */
async function createManager(
  tx: Executor,
  user: UserDetails,
  countryId: number,
  passwordHash: string,
) {
  const mobile = normalizedMobile(user.mobile ?? '', user.country_id ?? countryId);
  if (!mobile) throw invalidField('user_details.mobile', 'invalidPhone');
  const [created] = await tx
    .insert(usersTable)
    .values({
      app_provider_id: user.app_provider_id,
      country_id: user.country_id ?? countryId,
      mobile,
      full_name: user.full_name ?? '',
      password_hash: passwordHash,
      referral: user.referral,
      marketing: user.marketing,
      tos_accepted_at: new Date().toISOString(),
    })
    .onConflictDoNothing()
    .returning({ id: usersTable.user_id });
  if (!created) throw invalidField('user_details.mobile', 'taken');
  return created.id;
}

/** What the manager of a new store starts with: a moderator's rights, and those over its other users. */
async function managerTree(tx: Executor, { companyId }: Scope): Promise<PermissionTree> {
  const { default_store_cms } = await templatesOf(tx, companyId);
  return treeOf([...pathsIn(default_store_cms), ...storeAdminPaths]);
}

async function insertStore(
  tx: Executor,
  scope: Scope,
  details: NewOf<typeof stores>,
  permissions: PermissionTree,
): Promise<Row & { store_id: number }> {
  const values = { ...details, kind: 'store', parent_id: scope.companyId, permissions };
  return (await storeRows.create(tx, scope, values)) as Row & { store_id: number };
}

/**
 * Creates a store and its manager, both or neither, neither with more than the caller holds. With
 * new_manager off the signed-in user manages it under their own name (new-manager-off).
 */
async function createWithManager(
  tx: Executor,
  scope: Scope,
  caller: Caller,
  details: NewOf<typeof stores>,
  user: UserDetails,
  passwordHash: string,
) {
  const held = (tree: PermissionTree) => regranted({}, tree, holdsIn(scope));
  const standard = await managerTree(tx, scope);
  const own = await permissionsOf(tx, details.store_subscription_plan_id, standard);
  const store = await insertStore(tx, scope, details, held(own));
  const managerId = user.new_manager
    ? await createManager(tx, user, details.country_id, passwordHash)
    : caller.userId;
  await tx.insert(membershipsTable).values({
    company_id: scope.companyId,
    store_id: store.store_id,
    user_id: managerId,
    role_id: roleIds.storeModerator,
    permissions: held(standard),
  });
  return store;
}

export function mountCreateStore(api: Api) {
  serve(
    api,
    createStore,
    async ({ database, scope, caller, body: { store_details, user_details } }) => {
      assertCountry(store_details.country_id, 'store_details.country_id');
      assertCountry(user_details.country_id, 'user_details.country_id');
      // Hashing takes a tenth of a second: not within the transaction.
      const passwordHash = user_details.new_manager
        ? await hashPassword(user_details.password ?? '')
        : '';
      const store = await database.db.transaction((tx) =>
        createWithManager(tx, scope, caller, store_details, user_details, passwordHash),
      );
      return store as never;
    },
  );
}
