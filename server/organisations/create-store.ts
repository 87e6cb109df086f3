import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { NewOf } from '../../contract/engine/entity.ts';
import { createStore, type stores } from '../../contract/organisations/stores.ts';
import type { userDetails } from '../../contract/organisations/user-details.ts';
import { storeAdminPaths } from '../../contract/permissions/default-trees.ts';
import { pathsIn, regranted } from '../../contract/permissions/permission-trees.ts';
import { type PermissionTree, treeOf } from '../../contract/permissions/permissions.ts';
import { assertRoom } from '../billing/limits/assert-room.ts';
import { beginPlan } from '../billing/subscriptions/assign.ts';
import { roleIds } from '../common/catalogue.ts';
import type { Executor } from '../db/executor.ts';
import type { AnyCall, Call, Scope } from '../http/call.ts';
import { invalidField } from '../http/refusal.ts';
import { type Api, serve } from '../http/serve.ts';
import { platformId } from '../messages/outbox.ts';
import { invite, prepareOffer } from '../people/members/invite.ts';
import { holdsIn } from '../people/members/rights.ts';
import { templatesOf } from '../people/members/templates.ts';
import { type Person, personOf } from '../people/sign-in/person.ts';
import { subscriptionPlansTable } from '../tables/organisations.ts';
import { membershipsTable } from '../tables/people.ts';
import { assertVatChange, holderOf } from './assert-vat.ts';
import { assertCountry, storeRows } from './store-rows.ts';
import { assertProgramme } from './sub-loyalties.ts';

/** A plan's permissions become the store's own; without a plan it gets what its manager does. */
async function permissionsOf(
  tx: Executor,
  companyId: number,
  planId: number | null | undefined,
  standard: PermissionTree,
) {
  if (!planId) return standard;
  const [plan] = await tx
    .select()
    .from(subscriptionPlansTable)
    .where(eq(subscriptionPlansTable.store_subscription_plan_id, planId));
  const isSold = plan && !plan.withdrawn_at && [companyId, platformId].includes(plan.company_id);
  if (!isSold || plan.is_brand)
    throw invalidField('store_details.store_subscription_plan_id', 'invalidChoice');
  return plan.permissions;
}

/** What the manager of a new store starts with: a moderator's rights, and those over its other users. */
export async function managerTree(
  tx: Executor,
  { companyId }: Pick<Scope, 'companyId'>,
): Promise<PermissionTree> {
  const { default_store_cms } = await templatesOf(tx, companyId);
  return treeOf([...pathsIn(default_store_cms), ...storeAdminPaths]);
}

async function insertStore(
  tx: Executor,
  scope: Scope,
  details: NewOf<typeof stores>,
  permissions: PermissionTree,
) {
  await assertProgramme(
    tx,
    scope.companyId,
    details.loyalty_program_id,
    'store_details.loyalty_program_id',
  );
  const values = { ...details, kind: 'store', parent_id: scope.companyId, permissions };
  return storeRows.create(tx, scope, values);
}

/** What of a call is needed to open a store: who asks where, its details and its manager. */
type Creating = Pick<
  Call<typeof createStore>,
  'database' | 'address' | 'now' | 'caller' | 'settings' | 'scope' | 'body'
>;
/** A call whose form names a store's manager. */
type Naming = Pick<AnyCall, 'database' | 'address' | 'now' | 'caller' | 'settings'> & {
  readonly body: {
    readonly user_details: z.output<typeof userDetails>;
    readonly store_details: { readonly country_id: number };
  };
};

/** Whom the form names as the new manager. Throws invalid. */
function managerOf({ body: { store_details, user_details } }: Naming): Person {
  const { app_provider_id, country_id = store_details.country_id, mobile = '' } = user_details;
  return personOf({ app_provider_id, country_id, mobile }, 'user_details.');
}

/** Who is asked to run a store. */
export interface Manager {
  person: Person;
  first_password_hash: string | null;
}

/** Under whom the store is: the signed-in user at once (new-manager-off), or whoever is asked to. */
export async function giveTo(
  tx: Executor,
  { caller, body, settings }: Naming,
  { companyId, storeId }: { readonly companyId: number; readonly storeId: number },
  permissions: PermissionTree,
  manager: Manager | undefined,
) {
  const role_id = roleIds.storeModerator;
  if (!manager) {
    const place = { company_id: companyId, store_id: storeId };
    await tx
      .insert(membershipsTable)
      .values({ ...place, user_id: caller.userId, role_id, permissions });
    return;
  }
  const { full_name = manager.person.mobile, referral, marketing } = body.user_details;
  const profile = { full_name: full_name ?? manager.person.mobile, referral, marketing };
  const offer = { ...manager, ...profile, role_id, permissions, field: 'user_details.mobile' };
  await invite(tx, { companyId, storeId }, offer, settings.publicUrl);
}

/**
 * Creates a store and asks its manager to join, both or neither, neither with more than the caller
 * holds. Nobody is told whether the mobile is known.
 */
export async function createWithManager(
  tx: Executor,
  call: Creating,
  manager: Manager | undefined,
) {
  const { scope, body } = call;
  const { store_details: details } = body;
  const held = (tree: PermissionTree) => regranted({}, tree, holdsIn(scope));
  const standard = await managerTree(tx, scope);
  const planId = details.store_subscription_plan_id;
  await assertRoom(tx, { companyId: scope.companyId, storeId: scope.companyId }, 'stores');
  await assertVatChange(tx, {}, details, holderOf(call, 0), 'store_details.vat_number');
  const own = await permissionsOf(tx, scope.companyId, planId, standard);
  const store = await insertStore(tx, scope, details, held(own));
  const place = { companyId: scope.companyId, storeId: store.store_id };
  await giveTo(tx, call, place, held(standard), manager);
  if (planId) await beginPlan(tx, call, store.store_id, planId);
  return store;
}

/** Whom the form names as the manager, if it names one. Throws invalid, and too_many_attempts. */
export async function preparedManager(
  call: Naming,
  companyId: number,
): Promise<Manager | undefined> {
  const { user_details: user } = call.body;
  if (!user.new_manager) return undefined;
  const person = managerOf(call);
  return {
    person,
    first_password_hash: await prepareOffer(
      call,
      companyId,
      person,
      user.password,
      'user_details.password',
    ),
  };
}

export function mountCreateStore(api: Api) {
  serve(api, createStore, async (call) => {
    const { store_details, user_details } = call.body;
    assertCountry(store_details.country_id, 'store_details.country_id');
    assertCountry(user_details.country_id, 'user_details.country_id');
    const manager = await preparedManager(call, call.scope.companyId);
    return call.database.db.transaction((tx) => createWithManager(tx, call, manager));
  });
}
