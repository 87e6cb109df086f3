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
  name: 'principal',
  text: `select p.kind, p.permissions as own, v.is_super_admin, m.permissions as theirs
    from stores p join users v on v.user_id = $3
    left join memberships m on m.company_id = p.company_id and m.store_id = p.store_id and m.user_id = v.user_id
    where p.company_id = $1 and p.store_id = $2`,
};
const vouching = {
  name: 'vouching-for-webhook',
  text: `select store_id as "storeId", vouched_by_id as "userId" from webhooks where company_id = $1 and webhook_id = $2`,
};

interface Row {
  kind: StoreKind;
  own: PermissionTree;
  is_super_admin: boolean;
  theirs: PermissionTree | null;
}

/** Somebody who answers for something in a place, as things are now; nothing where the place is gone. */
export async function principalIn(
  client: Queryable,
  { companyId, storeId, userId }: Pick<Principal, 'companyId' | 'storeId' | 'userId'>,
): Promise<Principal | undefined> {
  const { rows } = await client.query<Row>({ ...read, values: [companyId, storeId, userId] });
  const [row] = rows;
  if (!row) return undefined;
  const theirs = row.is_super_admin ? { '*': true } : (row.theirs ?? {});
  const grants = { userStorePermissions: theirs, storePermissions: row.own };
  return {
    ...{ companyId, storeId, userId },
    kind: row.kind,
    holds: (path) => isSuperUser(theirs) || can(grants, path),
  };
}

/** Whoever answers for an address, as things are now; nothing where it is gone. */
export async function principalOf(client: Queryable, companyId: number, webhookId: number) {
  const { rows } = await client.query<Pick<Principal, 'storeId' | 'userId'>>({
    ...vouching,
    values: [companyId, webhookId],
  });
  return rows[0] && principalIn(client, { companyId, ...rows[0] });
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
