import type { Context } from 'hono';
import type { Endpoint } from '../../contract/engine/endpoint.ts';
import type { Caller, Scope } from './call.ts';
import type { Dependencies } from './dependencies.ts';
import { admit } from './key-use.ts';
import { Refusal } from './refusal.ts';
import { type Along, authenticate, demand, scopeOf } from './session.ts';
import { assertStanding } from './standing.ts';
import { keepAlive } from './tokens.ts';

/** What a call of this access always has. */
export function present<T>(value: T | undefined, endpoint: Endpoint): T {
  if (value === undefined) throw new Error(`${endpoint.path} has no caller or no store`);
  return value;
}

/**
 * Signs the caller of a call in and holds the store of its path and its permission against their rights. Throws
 * signed_out, not_found, forbidden, cashier_needed and subscription_inactive, and of a program's key what `admit` does.
 */
export async function permit(
  { database, now, settings }: Dependencies,
  endpoint: Endpoint,
  context: Context,
  params: Record<string, number>,
  along?: Along,
): Promise<{ caller?: Caller; scope?: Scope | undefined; row?: unknown }> {
  if (endpoint.access === 'public') return {};
  const scoped = scopeOf(endpoint.path);
  const storeId = scoped && params[scoped.param];
  const wanted =
    scoped && storeId ? { storeId, ...(scoped.kind ? { kind: scoped.kind } : {}) } : undefined;
  const authorization = context.req.header('authorization');
  const session = await authenticate(database, authorization, now(), wanted, along, (key) =>
    admit(database, context, {
      ...{ key, path: endpoint.path, at: now() },
      address: addressOf(context, settings.trustProxy),
    }),
  );
  assertForKeys(session.caller, endpoint);
  if (endpoint.access === 'super-admin') {
    if (!session.caller.isSuperAdmin) throw new Refusal('forbidden');
  } else if (endpoint.access !== 'signed-in')
    demand(present(session.scope, endpoint), endpoint.access);
  if (session.scope?.isLocked && !endpoint.openWhileLocked) throw new Refusal('cashier_needed');
  if (session.scope && !session.caller.isSuperAdmin) assertStanding(session.scope, endpoint, now());
  await keepAlive(database, session.caller, now(), settings.session.idleMs);
  return session;
}

/** What somebody does with their own account is nothing for a program: it has none. */
function assertForKeys({ key }: Caller, { access, method }: Endpoint) {
  if (key && access === 'signed-in' && method !== 'GET') throw new Refusal('forbidden');
}

/**
 * The address of the caller, for throttling. The header counts only behind a proxy of ours, and of
 * it only the last entry, which that proxy wrote: the others are whatever the caller likes.
 */
export function addressOf(context: Context, trustProxy: boolean): string {
  const forwarded = trustProxy && context.req.header('x-forwarded-for')?.split(',').at(-1)?.trim();
  const bindings = context.env as
    | { incoming?: { socket?: { remoteAddress?: string } } }
    | undefined;
  return forwarded || (bindings?.incoming?.socket?.remoteAddress ?? 'local');
}
