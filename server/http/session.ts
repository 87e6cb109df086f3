import { createHash } from 'node:crypto';
import type { StoreKind } from '../../contract/organisations/stores.ts';
import { can, isSuperUser, treeOf } from '../../contract/permissions/permissions.ts';
import {
  cashierPermissions,
  tillPermissions,
} from '../../contract/permissions/till-permissions.ts';
import type { Database } from '../db/connection.ts';
import { isApiKey, ofKeys, rightsOfKey } from './api-keys.ts';
import type { Caller, KeyUsed, Scope } from './call.ts';
import {
  findingIn,
  ofPeople,
  ofStanding,
  type Row,
  type Source,
  type Standing,
} from './callers.ts';
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

/**
 * What a call reads on the way, in the same round trip: SQL over `place`, the store of the path, and
 * `$3`, the time; its own values start at `$4`.
 */
export interface Along {
  name: string;
  text: string;
  values: unknown[];
}

const findWith = ({ name, facts, tables, isValid }: Source, along: Along) => ({
  name: `${name}-${along.name}`,
  text: `select ${facts}, along.* from ${tables} left join lateral (${along.text}) along on true where ${isValid}`,
});
// One round trip for who is calling and what they may do in the store of the path.
const findPerson = findingIn(ofPeople);
const findKey = findingIn(ofKeys);

function statementFor(token: string, along: Along | undefined) {
  const isKey = isApiKey(token);
  if (along) return findWith(isKey ? ofKeys : ofPeople, along);
  return isKey ? findKey : findPerson;
}

/**
 * The caller of a bearer token and their rights in a store. Throws signed_out for a token that is
 * missing, revoked or expired, not_found for a store that is not there or not theirs, and forbidden
 * for a till that asks for anything but its store. `row` has what was read along. A program's key is put to `admit`
 * before anything is answered.
 */
export async function authenticate(
  database: Database,
  authorization: string | undefined,
  nowMs: number,
  wanted?: { storeId: number; kind?: StoreKind },
  along?: Along,
  admit?: (key: KeyUsed) => Promise<void>,
): Promise<{ caller: Caller; scope: Scope | undefined; row: unknown }> {
  const token = /^Bearer ([\w-]{20,100})$/.exec(authorization ?? '')?.[1];
  if (!token) throw new Refusal('signed_out');
  const tokenHash = hashOf(token);
  const values = [tokenHash, wanted?.storeId ?? null, new Date(nowMs), ...(along?.values ?? [])];
  const statement = statementFor(token, along);
  const row = (await database.pool.query<Row>({ ...statement, values })).rows[0];
  if (!row) throw new Refusal('signed_out');
  const caller = callerOf(row, tokenHash);
  if (row.key) {
    await admit?.(row.key);
    return { caller: { ...caller, key: row.key }, scope: wanted && scopeOfKey(row, wanted), row };
  }
  if (row.till_store_id && wanted?.storeId !== row.till_store_id) throw new Refusal('forbidden');
  if (!wanted) return { caller, scope: undefined, row };
  const scope = scopeFrom(row, wanted);
  const till = row.cash_register_id && tillOf(scope, row, row.cash_register_id);
  return { caller, scope: till || scope, row };
}

const findStanding = findingIn(ofStanding);

/**
 * Somebody's rights in a place now, for what is done on their behalf without their token. Throws not_found for a
 * place that is not there or no longer theirs.
 */
export async function standingOf(
  { pool }: Pick<Database, 'pool'>,
  userId: number,
  wanted: { storeId: number; kind?: StoreKind },
): Promise<{ caller: Caller; scope: Scope }> {
  const { rows } = await pool.query<Row>({ ...findStanding, values: [userId, wanted.storeId] });
  const [row] = rows;
  if (!row) throw new Refusal('not_found');
  const { user_id, full_name: fullName, is_super_admin: isSuperAdmin } = row;
  const never = { tokenHash: '', sessionId: 0, seenAt: new Date(0), expiresAt: new Date(0) };
  const caller = { userId: user_id, fullName, isSuperAdmin, ...never };
  return { caller, scope: scopeFrom(row, wanted) };
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
    userStorePermissions: treeOf(
      (isOpen ? cashierPermissions : tillPermissions).filter((path) => can(own, path)),
    ),
  };
}

/** A key may do what it was given, as far as whoever answers for it holds it here and now. */
function scopeOfKey(row: Row, wanted: { storeId: number; kind?: StoreKind }): Scope {
  const scope = scopeFrom(row, wanted);
  const userStorePermissions = rightsOfKey(scope, row.key?.vouched ?? {});
  return { ...scope, userStorePermissions };
}

function scopeFrom(row: Standing, wanted: { storeId: number; kind?: StoreKind }): Scope {
  const own = row.user_store_permissions ?? (row.is_super_admin ? { '*': true } : undefined);
  const isWanted = row.kind && (!wanted.kind || row.kind === wanted.kind);
  if (!row.company_id || !row.kind || !isWanted || !own) throw new Refusal('not_found');
  return {
    companyId: row.company_id,
    storeId: wanted.storeId,
    kind: row.kind,
    userStorePermissions: row.is_super_admin ? { '*': true } : own,
    storePermissions: row.store_permissions ?? {},
    ...(row.works ? {} : { ended: row.ended_at ? { since: new Date(row.ended_at) } : {} }),
  };
}

/** Throws forbidden unless the scope's grants allow the path (permission-check). */
export function demand(scope: Scope, path: string) {
  if (!isSuperUser(scope.userStorePermissions) && !can(scope, path)) throw new Refusal('forbidden');
}
