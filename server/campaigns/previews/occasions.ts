import type { TypeOptions } from '../../../contract/campaigns/type-options.ts';
import type { Queryable } from '../../db/transaction.ts';
import { mayAgain } from '../evaluate.ts';
import { meantBy } from '../looks/give-found.ts';
import type { Asked } from '../occasions/occasion.ts';
import { type ClockType, occasionsOf } from '../occasions/occasions.ts';
import type { Running } from '../running.ts';
import { clockOf } from './clock.ts';
import type { Looked } from './receipts.ts';
import type { Match } from './tally.ts';

/** Where the next customers are looked for: after an account, about so many occasions. */
export interface Next extends Omit<Looked, 'ids'> {
  readonly after: number;
  readonly limit: number;
}

/** A moment that is still to come is looked at as if it were now: whom it would reach today. */
function optionsNow({ type, definition }: Running, untilMs: number) {
  const options = definition.campaign_type_options as TypeOptions['scheduled'];
  const isOnce = type === 'scheduled' && options.every === 'once';
  return isOnce ? { ...options, at: new Date(untilMs).toISOString() } : options;
}

/** What happened to the next customers that a campaign would have given for; and where to go on, null at the end. */
export async function matchesByClock(
  client: Queryable,
  { companyId, timeZone, fromMs, untilMs, after, limit }: Next,
  campaign: Running,
): Promise<{ found: ReadonlyMap<number, readonly Match[]>; next: number | null }> {
  const look = occasionsOf[campaign.type as ClockType] as (
    client: Queryable,
    asked: Asked<unknown>,
  ) => ReturnType<(typeof occasionsOf)[ClockType]>;
  const options = optionsNow(campaign, untilMs);
  const asked = { companyId, timeZone, options, fromMs, untilMs, beganMs: fromMs, after, limit };
  const occasions = await look(client, asked);
  const looking = { companyId, timeZone, campaign, nowMs: untilMs, pieceMs: 0 };
  const clock = clockOf(timeZone);
  const found = new Map<number, Match[]>();
  for (const { accountId, atMs, storeId, matched } of await meantBy(client, looking, occasions)) {
    const own = found.get(accountId) ?? [];
    const { day } = clock(atMs);
    const last = own.at(-1);
    if (!mayAgain(campaign.definition, last && (last.day === day ? 'today' : 'before'))) continue;
    found.set(accountId, [
      ...own,
      { accountId, atMs, day, storeId, times: 1, matched, transactionId: null },
    ]);
  }
  const end = occasions.at(-1)?.accountId;
  return { found, next: occasions.length < limit || end === undefined ? null : end };
}
