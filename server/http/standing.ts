import type { Endpoint } from '../../contract/engine/endpoint.ts';
import { tillPermissions } from '../../contract/tills/tills.ts';
import type { Scope } from './call.ts';
import { Refusal } from './refusal.ts';

/** For so long tills go on where a subscription has ended. */
const tillMs = 7 * 24 * 3_600_000;

const tills: readonly string[] = tillPermissions;
/** What is paid for, what was earned, and what changes nothing. */
const always = /^(general_settings\.billing_dashboard\.|redemptions?\.|signed-in$|public$)|\.read$/;

/**
 * Throws where a place, or the company it belongs to, has no subscription that works: everything can be seen there and
 * nothing changed but what is paid for it. Its tills go on for a week, and what customers have earned they redeem.
 */
export function assertStanding(
  { ended }: Scope,
  { method, access }: Pick<Endpoint, 'method' | 'access'>,
  nowMs: number,
) {
  if (!ended || method === 'GET' || always.test(access)) return;
  const since = ended.since?.getTime();
  if (tills.includes(access) && (since === undefined || nowMs < since + tillMs)) return;
  throw new Refusal('subscription_inactive');
}
