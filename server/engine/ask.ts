import type { z } from 'zod';
import type { Endpoint } from '../../contract/engine/endpoint.ts';
import type { Language } from '../../contract/engine/languages.ts';
import type { Call, Caller, Scope } from '../http/call.ts';
import { Refusal } from '../http/refusal.ts';
import type { Api } from '../http/serve.ts';
import { demand } from '../http/session.ts';

interface Asked {
  readonly scope: Scope;
  readonly userId: number;
  readonly params: Readonly<Record<string, number>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly language: Language;
}

const nobodyCalls = { header: () => undefined, text: async () => '' };
const longAgo = new Date(0);

/** Nobody is signed in: it is only told in whose name something is read. */
const inNameOf = (userId: number): Caller => ({
  userId,
  fullName: '',
  isSuperAdmin: false,
  tokenHash: '',
  sessionId: 0,
  seenAt: longAgo,
  expiresAt: longAgo,
});

/**
 * Asks a call that reads, from within: the same rights, the same handler, the same answer. Throws forbidden where
 * those of the scope do not reach, and what the call refuses.
 */
export async function ask<E extends Endpoint>(
  { dependencies, served }: Api,
  endpoint: E,
  { scope, userId, params, query = {}, language }: Asked,
): Promise<z.output<E['reply']>> {
  const handler = served.get(endpoint);
  if (!handler || endpoint.method !== 'GET') throw new Refusal('not_found');
  demand(scope, endpoint.access);
  const call: Call<Endpoint> = {
    ...dependencies,
    ...{ scope, params, query, body: undefined, language, caller: inNameOf(userId) },
    ...{ upload: undefined, agent: undefined, device: undefined, idempotency: undefined },
    ...{ along: undefined, address: '', request: nobodyCalls },
    receive: () => Promise.reject(new Refusal('malformed')),
    rememberDevice: () => undefined,
    warn: () => undefined,
    payFirst: () => undefined,
  };
  return (await handler(call)) as z.output<E['reply']>;
}
