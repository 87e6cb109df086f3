import { createHash } from 'node:crypto';
import type { StoreKind } from '../../contract/organisations/stores.ts';
import {
  can,
  isSuperUser,
  type PermissionTree,
  treeOf,
} from '../../contract/permissions/permissions.ts';
import { tillPermissions } from '../../contract/tills/tills.ts';
import type { Database } from '../db/connection.ts';
import type { Caller, Scope } from './call.ts';
import { Refusal } from './refusal.ts';

export const hashOf = (secret: string) => createHash('sha256').update(secret).digest('base64url');

/** The segment of a path that names a store, and the kind of store it must be. */
const scopes: Record<string, StoreKind> = {
  stores: 'store',
  companies: 'company',
  suppliers: 'supplier',
};

/**
 * Which path parameter names the store, and of which kind: the first after stores, companies or suppliers.
 * What is common to a company's stores is asked for by any of them, with its own id.
 */
export function scopeOf(path: string): { param: string; kind?: StoreKind } | undefined {
  const match = /\/(stores|companies|suppliers)\/\{(\w+)\}/.exec(path);
  const kind = match?.[1] && scopes[match[1]];
  if (!kind || !match[2]) return undefined;
  return path.startsWith('/common/') ? { param: match[2] } : { param: match[2], kind };
}

interface Row {
  user_id: number;
  full_name: string;
  is_super_admin: boolean;
  company_id: number | null;
  kind: StoreKind | null;
  store_permissions: PermissionTree | null;
  user_store_permissions: PermissionTree | null;
  till_store_id: number | null;
  cash_register_id: number | null;
  session_id: number;
  seen_at: Date;
  expires_at: Date;
  cashier_id: number | null;
  cashier_name: string;
  cashier_permissions: PermissionTree;
  asks_cashier: boolean;
}

const facts = `u.user_id, u.full_name, u.is_super_admin, place.company_id, place.kind,
  place.permissions as store_permissions, m.permissions as user_store_permissions,
  t.store_id as till_store_id, t.cash_register_id, t.session_id, t.seen_at, t.expires_at,
  pin.user_id as cashier_id, cashier.full_name as cashier_name, work.permissions as cashier_permissions,
  t.store_id is not null and exists (select 1 from till_pins any_pin
    where any_pin.company_id = place.company_id and any_pin.store_id = t.store_id) as asks_cashier`;
const tables = `access_tokens t
  join users u on u.user_id = t.user_id
  left join stores place on place.store_id = $2 and place.deleted_at is null
  left join memberships m on m.company_id = place.company_id and m.store_id = place.store_id and m.user_id = u.user_id
  left join till_pins pin on pin.company_id = place.company_id and pin.store_id = t.store_id and pin.user_id = t.cashier_id
  left join users cashier on cashier.user_id = pin.user_id
  left join memberships work on work.company_id = pin.company_id and work.store_id = pin.store_id and work.user_id = pin.user_id`;
// A till goes on as it was paired; a person is nobody before their mobile is proved.
const isValid =
  't.token_hash = $1 and t.expires_at > $3 and (t.idle_until is null or t.idle_until > $3) and (u.proved_at is not null or t.store_id is not null)';

// One round trip for who is calling and what they may do in the store of the path.
const find = { name: 'session', text: `select ${facts} from ${tables} where ${isValid}` };

/**
 * What a call reads on the way, in the same round trip: SQL over `place`, the store of the path, and
 * `$3`, the time; its own values start at `$4`.
 */
export interface Along {
  name: string;
  text: string;
  values: unknown[];
}

const findWith = ({ name, text }: Along) => ({
  name: `session-${name}`,
  text: `select ${facts}, along.* from ${tables} left join lateral (${text}) along on true where ${isValid}`,
});

/**
 * The caller of a bearer token and their rights in a store. Throws signed_out for a token that is
 * missing, revoked or expired, not_found for a store that is not there or not theirs, and forbidden
 * for a till that asks for anything but its store. `row` has what was read along.
 */
export async function authenticate(
  database: Database,
  authorization: string | undefined,
  nowMs: number,
  wanted?: { storeId: number; kind?: StoreKind },
  along?: Along,
): Promise<{ caller: Caller; scope: Scope | undefined; row: unknown }> {
  const token = /^Bearer ([\w-]{20,100})$/.exec(authorization ?? '')?.[1];
  if (!token) throw new Refusal('signed_out');
  const tokenHash = hashOf(token);
  const values = [tokenHash, wanted?.storeId ?? null, new Date(nowMs), ...(along?.values ?? [])];
  const statement = along ? findWith(along) : find;
  const row = (await database.pool.query<Row>({ ...statement, values })).rows[0];
  if (!row) throw new Refusal('signed_out');
  const caller = callerOf(row, tokenHash);
  if (row.till_store_id && wanted?.storeId !== row.till_store_id) throw new Refusal('forbidden');
  if (!wanted) return { caller, scope: undefined, row };
  const scope = scopeFrom(row, wanted);
  const till = row.cash_register_id && tillOf(scope, row, row.cash_register_id);
  return { caller, scope: till || scope, row };
}

/** Whoever signed in, or is at a paired till by their PIN. */
const callerOf = (row: Row, tokenHash: string): Caller => ({
  userId: row.cashier_id ?? row.user_id,
  fullName: row.cashier_id ? row.cashier_name : row.full_name,
  isSuperAdmin: row.cashier_id ? false : row.is_super_admin,
  tokenHash,
  sessionId: row.session_id,
  seenAt: new Date(row.seen_at),
  expiresAt: new Date(row.expires_at),
});

/** A paired till may do what tills do, as far as whoever paired it may, or whoever is at it by their PIN; never more. */
function tillOf(scope: Scope, row: Row, cashRegisterId: number): Scope {
  const { storePermissions } = scope;
  const isOpen = row.cashier_id !== null;
  const own = isOpen ? { storePermissions, userStorePermissions: row.cashier_permissions } : scope;
  return {
    ...scope,
    cashRegisterId,
    pairedBy: row.user_id,
    isLocked: row.asks_cashier && !isOpen,
    ...(isOpen ? {} : { tillId: cashRegisterId }),
    userStorePermissions: treeOf(tillPermissions.filter((path) => can(own, path))),
  };
}

function scopeFrom(row: Row, wanted: { storeId: number; kind?: StoreKind }): Scope {
  const own = row.user_store_permissions ?? (row.is_super_admin ? { '*': true } : undefined);
  const isWanted = row.kind && (!wanted.kind || row.kind === wanted.kind);
  if (!row.company_id || !row.kind || !isWanted || !own) throw new Refusal('not_found');
  return {
    companyId: row.company_id,
    storeId: wanted.storeId,
    kind: row.kind,
    userStorePermissions: row.is_super_admin ? { '*': true } : own,
    storePermissions: row.store_permissions ?? {},
  };
}

/** Throws forbidden unless the scope's grants allow the path (permission-check). */
export function demand(scope: Scope, path: string) {
  if (!isSuperUser(scope.userStorePermissions) && !can(scope, path)) throw new Refusal('forbidden');
}
