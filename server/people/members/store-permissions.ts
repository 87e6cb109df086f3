import { and, eq, isNull, sql } from 'drizzle-orm';
import type {
  changeStorePermissions,
  StoreRights,
} from '../../../contract/people/default-permissions.ts';
import { regranted } from '../../../contract/permissions/permission-trees.ts';
import type { Executor } from '../../db/executor.ts';
import type { Call } from '../../http/call.ts';
import { Refusal } from '../../http/refusal.ts';
import { storesTable } from '../../tables/organisations.ts';
import { assertGivable, holdRights } from './rights.ts';

const branchOf = (companyId: number, storeId: number) =>
  and(
    eq(storesTable.company_id, companyId),
    eq(storesTable.store_id, storeId),
    eq(storesTable.kind, 'store'),
    isNull(storesTable.deleted_at),
  );

/** What a branch of a company may do. Throws not_found for what is no branch of it. */
export async function storeRightsOf(
  db: Executor,
  companyId: number,
  storeId: number,
): Promise<StoreRights> {
  const { store_id, name, permissions, updated_at } = storesTable;
  const [store] = await db
    .select({ store_id, name, permissions, updated_at })
    .from(storesTable)
    .where(branchOf(companyId, storeId));
  if (!store) throw new Refusal('not_found');
  return store;
}

/**
 * Changes what a branch may do (permissions-per-store-and-user): at most what the company has and the
 * caller holds. Its users have less with their next request.
 */
export const changeStoreRights = (call: Call<typeof changeStorePermissions>) =>
  call.database.db.transaction(async (tx) => {
    const { params, body, scope } = call;
    const { holds } = await holdRights(tx, call, 'stores.permissions.update');
    const itself = branchOf(scope.companyId, params.id);
    await tx
      .select({ id: storesTable.store_id })
      .from(storesTable)
      .where(itself)
      .for('no key update');
    const before = await storeRightsOf(tx, scope.companyId, params.id);
    if (body.updated_at && body.updated_at !== before.updated_at)
      throw new Refusal('changed_meanwhile', { current: { ...before } });
    assertGivable(before.permissions, body.permissions, holds);
    const permissions = regranted(before.permissions, body.permissions, holds);
    await tx.update(storesTable).set({ permissions, updated_at: sql`now()` }).where(itself);
    return storeRightsOf(tx, scope.companyId, params.id);
  });
