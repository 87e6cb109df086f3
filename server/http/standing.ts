import type { Endpoint } from '../../contract/engine/endpoint.ts';
import { mayWhileEnded } from '../../contract/permissions/while-ended.ts';
import type { Scope } from './call.ts';
import { Refusal } from './refusal.ts';

/**
 * Throws subscription_inactive where a place, or the company it belongs to, has no subscription that works and the call is
 * none of what it may do all the same.
 */
export function assertStanding(
  { ended }: Scope,
  endpoint: Pick<Endpoint, 'method' | 'access'>,
  nowMs: number,
) {
  if (ended && !mayWhileEnded(endpoint, ended.since?.getTime(), nowMs))
    throw new Refusal('subscription_inactive');
}
