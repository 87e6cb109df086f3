import { isForKeys } from '../../contract/developers/key-rights.ts';
import {
  can,
  granted,
  isSuperUser,
  type PermissionTree,
  permissionPaths,
  treeOf,
} from '../../contract/permissions/permissions.ts';
import type { Scope } from './call.ts';
import { factsOfPlace, type Source } from './callers.ts';

/** Whether a bearer token is the key of a program and no session. */
export const isApiKey = (token: string) => token.startsWith('pistos_');

/**
 * A key, as whoever it acts as: in its own place and in the stores it was given, with the rights of whoever answers
 * for it beside its own. What belongs to people and to tills is nothing of it.
 */
export const ofKeys: Source = {
  name: 'session-of-key',
  facts: `k.user_id, k.name as full_name, false as is_super_admin, ${factsOfPlace},
    case when place.store_id = k.store_id or place.store_id = any(k.store_ids) then k.permissions end as user_store_permissions,
    null::bigint as till_store_id, null::bigint as cash_register_id, 0 as session_id, $3::timestamptz as seen_at,
    coalesce(least(k.expires_at, s.valid_until), '9999-12-31') as expires_at, null::bigint as cashier_id, false as asks_cashier,
    jsonb_build_object('company_id', k.company_id, 'api_key_id', k.api_key_id, 'allowed_addresses', k.allowed_addresses,
      'rate_limit', k.rate_limit, 'vouched', case when v.is_super_admin then '{"*": true}' else m.permissions end) as key`,
  tables: `api_key_secrets s
    join api_keys k on k.company_id = s.company_id and k.api_key_id = s.api_key_id
    join users v on v.user_id = k.vouched_by_id
    left join stores place on place.company_id = k.company_id and place.store_id = $2 and place.deleted_at is null
    left join stores owner on owner.company_id = place.company_id and owner.store_id = place.company_id
    left join memberships m on m.company_id = place.company_id and m.store_id = place.store_id and m.user_id = k.vouched_by_id`,
  isValid: `s.token_hash = $1 and (s.valid_until is null or s.valid_until > $3) and k.revoked_at is null
    and (k.expires_at is null or k.expires_at > $3)`,
};

/** What a key may do in a store: what it was given, what whoever answers for it holds there, and what keys may at all. */
export function rightsOfKey(
  { userStorePermissions: own, storePermissions }: Scope,
  vouched: PermissionTree,
): PermissionTree {
  const theirs = { userStorePermissions: vouched, storePermissions };
  const holds = (path: string) => isSuperUser(vouched) || can(theirs, path);
  return treeOf(
    permissionPaths.filter((path) => granted(own, path) && isForKeys(path) && holds(path)),
  );
}
