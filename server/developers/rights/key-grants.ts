import { and, eq, inArray, isNull } from 'drizzle-orm';
import { isForKeys } from '../../../contract/developers/key-rights.ts';
import { pathsIn } from '../../../contract/permissions/permission-trees.ts';
import {
  can,
  type PermissionPath,
  type PermissionTree,
  treeOf,
} from '../../../contract/permissions/permissions.ts';
import type { Executor } from '../../db/executor.ts';
import type { Scope } from '../../http/call.ts';
import { invalidField } from '../../http/refusal.ts';
import { type Acting, assertGivable, holdRights } from '../../people/members/rights.ts';
import { storesTable } from '../../tables/organisations.ts';
import { membershipsTable } from '../../tables/people.ts';

/** What the caller may do in each of these stores. Throws invalid for one that is not theirs to work in. */
async function grantsIn(tx: Executor, { scope, caller }: Acting, storeIds: readonly number[]) {
  if (!storeIds.length) return [];
  const { store_id, company_id, permissions, kind, deleted_at } = storesTable;
  const found = await tx
    .select({ own: permissions, mine: membershipsTable.permissions })
    .from(storesTable)
    .leftJoin(
      membershipsTable,
      and(
        eq(membershipsTable.company_id, company_id),
        eq(membershipsTable.store_id, store_id),
        eq(membershipsTable.user_id, caller.userId),
      ),
    )
    .where(
      and(
        eq(company_id, scope.companyId),
        inArray(store_id, [...storeIds]),
        eq(kind, 'store'),
        isNull(deleted_at),
      ),
    );
  const all = caller.isSuperAdmin ? { '*': true } : undefined;
  const grants = found.flatMap(({ own, mine }) => {
    const theirs = all ?? mine;
    return theirs ? [{ userStorePermissions: theirs, storePermissions: own }] : [];
  });
  if (scope.kind !== 'company' || grants.length < storeIds.length)
    throw invalidField('store_ids', 'invalidChoice');
  return grants;
}

/** Which of these stores there still are: one that was deleted gives a key no rights. */
export async function openStores(
  tx: Executor,
  { companyId }: Scope,
  storeIds: readonly number[],
): Promise<number[]> {
  if (!storeIds.length) return [];
  const { store_id, company_id, deleted_at } = storesTable;
  const found = await tx
    .select({ store_id })
    .from(storesTable)
    .where(and(eq(company_id, companyId), inArray(store_id, [...storeIds]), isNull(deleted_at)));
  return found.map((each) => each.store_id);
}

/**
 * The tree that a key gets: what is wanted, path by path, so that a right which is new one day is not in it. Throws
 * right_not_held, naming each, for what whoever gives it holds neither in its place nor in one of its stores.
 */
export async function givenTo(
  tx: Executor,
  acting: Acting,
  permission: PermissionPath,
  { permissions, store_ids }: { permissions: PermissionTree; store_ids: readonly number[] },
): Promise<PermissionTree> {
  const { holds } = await holdRights(tx, acting, permission);
  const grants = await grantsIn(tx, acting, store_ids);
  const wanted = treeOf(pathsIn(permissions));
  const mayGive = (path: string) =>
    isForKeys(path) && (holds(path) || grants.some((each) => can(each, path)));
  assertGivable({}, wanted, mayGive);
  return wanted;
}
