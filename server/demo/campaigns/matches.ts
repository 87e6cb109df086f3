import { peopleOf } from '../../campaigns/person.ts';
import { matchesByClock } from '../../campaigns/previews/occasions.ts';
import { matchesByReceipt } from '../../campaigns/previews/receipts.ts';
import type { Match } from '../../campaigns/previews/tally.ts';
import type { Running } from '../../campaigns/running.ts';
import type { Queryable } from '../../db/transaction.ts';

const day = 86_400_000;

/** Of which company, in which zone, up to when. */
export interface Year {
  readonly companyId: number;
  readonly timeZone: string;
  readonly nowMs: number;
}

async function byReceipts(client: Queryable, year: Year, campaign: Running) {
  const { rows } = await client.query<{ id: number }>(
    'select user_account_id as id from customers where company_id = $1 and deleted_at is null order by 1',
    [year.companyId],
  );
  const ids = rows.map(({ id }) => id);
  const people = await peopleOf(client, year.companyId, ids, year.nowMs, []);
  const period = { fromMs: year.nowMs - 365 * day, untilMs: year.nowMs };
  return matchesByReceipt(client, { ...year, ids, ...period }, campaign, people);
}

async function byClock(client: Queryable, year: Year, campaign: Running) {
  const period = { fromMs: year.nowMs - 365 * day, untilMs: year.nowMs };
  const asked = { ...year, ...period, after: 0, limit: 100_000 };
  return (await matchesByClock(client, asked, campaign)).found;
}

/** Whom a campaign would have reached in the year, in order, at most so many, spread over it. */
export async function matchesOf(
  client: Queryable,
  year: Year,
  campaign: Running,
  most: number,
): Promise<readonly Match[]> {
  const look = campaign.type === 'transaction' ? byReceipts : byClock;
  const { starts_at, ends_at } = campaign;
  const [from, until] = [starts_at?.getTime() ?? 0, ends_at?.getTime() ?? year.nowMs];
  const found = [...(await look(client, year, campaign)).values()]
    .flat()
    .filter(({ atMs }) => atMs >= from && atMs < until);
  found.sort((one, other) => one.atMs - other.atMs || one.accountId - other.accountId);
  const every = Math.max(1, found.length / most);
  return Array.from(
    { length: Math.min(most, found.length) },
    (_, n) => found[Math.floor(n * every)],
  ).filter((match) => match !== undefined);
}
