import type { Queryable } from '../db/transaction.ts';
import { beginningOf, movedBy } from '../ledger/moved.ts';
import { type Bounds, boundsOf, type Month } from './months.ts';

/** What a side of the ledger adds up to in a month, by who issued the points and who redeemed them. */
export interface MovedSum {
  readonly what: string;
  readonly store_id: number;
  readonly redeem_store_id: number | null;
  /** Hundredths of points. */
  readonly sum: number;
  /** Hundredths of points times hundredths of a minor unit. */
  readonly worth: bigint;
}

interface Row extends Omit<MovedSum, 'worth'> {
  worth: string;
}

const kept = `select coalesce(max(k.day), -1000000) as day, coalesce(max(${beginningOf('k.day + 1', 'k.time_zone')}), '-infinity')::text as since
  from ledger_days_kept k join company_settings cs on cs.company_id = k.company_id and cs.time_zone = k.time_zone where k.company_id = $1`;

const ofDays = `select d.what, d.store_id, nullif(d.redeem_store_id, 0) as redeem_store_id, sum(d.sum) as sum, sum(d.worth)::text as worth
  from ledger_days d where d.company_id = $1 and d.day >= $2 and d.day < $3 and d.day <= $4 and d.what in ('issued', 'redeemed', 'expired') group by 1, 2, 3`;

const sinceDays = `select m.what, m.store_id, m.redeem_store_id, sum(m.sum) as sum, sum(m.worth)::text as worth from (${movedBy(
  () => "''",
  (moment) => `${moment} >= greatest($2::timestamptz, $4::timestamptz) and ${moment} < $3`,
)}) m where m.what in ('issued', 'redeemed', 'expired') group by 1, 2, 3`;

/** What moved in a month: the sums of days that are over, and the postings since. */
export async function movedIn(client: Queryable, month: Month): Promise<MovedSum[]> {
  const at: Bounds = await boundsOf(client, month);
  const { companyId } = month;
  const known = (await client.query<{ day: number; since: string }>(kept, [companyId])).rows[0];
  const days = await client.query<Row>(ofDays, [
    companyId,
    at.first_day,
    at.end_day,
    known?.day ?? -1_000_000,
  ]);
  const fresh = await client.query<Row>(sinceDays, [
    companyId,
    at.since,
    at.until,
    known?.since ?? '-infinity',
  ]);
  return [...days.rows, ...fresh.rows].map((row) => ({
    ...row,
    sum: Number(row.sum),
    worth: BigInt(row.worth),
  }));
}
