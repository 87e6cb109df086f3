import type { StoreKind } from '../../../contract/organisations/stores.ts';
import {
  can,
  isSuperUser,
  type PermissionPath,
  type PermissionTree,
  treeOf,
} from '../../../contract/permissions/permissions.ts';
import type { Queryable } from '../../db/transaction.ts';
import type { Scope } from '../../http/call.ts';

/** In whose name an address is told something, and what they may read in its place. */
export interface Principal {
  readonly companyId: number;
  readonly storeId: number;
  readonly kind: StoreKind;
  readonly userId: number;
  readonly holds: (path: string) => boolean;
}

const read = {
  name: 'principal-of-webhook',
  text: `select w.store_id, w.vouched_by_id as user_id, p.kind, p.permissions as own, v.is_super_admin, m.permissions as theirs
    from webhooks w join stores p on p.company_id = w.company_id and p.store_id = w.store_id join users v on v.user_id = w.vouched_by_id
    left join memberships m on m.company_id = w.company_id and m.store_id = w.store_id and m.user_id = w.vouched_by_id
    where w.company_id = $1 and w.webhook_id = $2`,
};

interface Row {
  store_id: number;
  user_id: number;
  kind: StoreKind;
  own: PermissionTree;
  is_super_admin: boolean;
  theirs: PermissionTree | null;
}

/** Whoever answers for an address, as things are now; nothing where it is gone. */
export async function principalOf(
  client: Queryable,
  companyId: number,
  webhookId: number,
): Promise<Principal | undefined> {
  const { rows } = await client.query<Row>({ ...read, values: [companyId, webhookId] });
  const [row] = rows;
  if (!row) return undefined;
  const theirs = row.is_super_admin ? { '*': true } : (row.theirs ?? {});
  const grants = { userStorePermissions: theirs, storePermissions: row.own };
  return {
    companyId,
    storeId: row.store_id,
    kind: row.kind,
    userId: row.user_id,
    holds: (path) => isSuperUser(theirs) || can(grants, path),
  };
}

/**
 * A store that something is read in, with no rights but those that are asked for: who may read something in all of a company may
 * read it of each of its stores.
 */
export function scopeAt(
  { companyId, holds }: Principal,
  at: { storeId: number; kind: StoreKind },
  paths: readonly PermissionPath[],
): Scope {
  const tree = treeOf(paths.filter(holds));
  return { companyId, ...at, userStorePermissions: tree, storePermissions: tree };
}
