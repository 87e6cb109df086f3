import type { Logger } from 'pino';
import type { Database } from '../db/connection.ts';
import { type Queryable, withTransaction } from '../db/transaction.ts';
import { every } from '../jobs/every.ts';
import { beginningOf, dayOf, movedBy } from './moved.ts';
import { addStoreDays } from './store-days.ts';

const everyMs = 10 * 60_000;
/** How long a piece takes, about; on the embedded database everybody else waits for its end. */
const pieceMs = { embedded: 40, own: 200 };

// What began before midnight has been written an hour later: nothing takes a quarter of a minute.
const lastOver = (zone: string, now: string) =>
  `(${dayOf(`${now}::timestamptz - interval '1 hour'`, zone)} - 1)`;

const behind = {
  name: 'companies-behind-with-days',
  text: `select cs.company_id from company_settings cs
    left join ledger_days_kept k on k.company_id = cs.company_id and k.time_zone = cs.time_zone
    where k.day is null or k.day < ${lastOver('cs.time_zone', '$1')} order by 1`,
};

// Days begin with the first movement there is; as long as none is over there is nothing to keep.
const first = dayOf(
  `least((select min(created_at) from postings where company_id = $1), (select min(created_at) from transactions where company_id = $1))`,
  'cs.time_zone',
);
const begin = {
  name: 'begin-days',
  text: `insert into ledger_days_kept (company_id, day, time_zone)
    select cs.company_id, f.first - 1, cs.time_zone from company_settings cs cross join lateral (select ${first} as first) f
    where cs.company_id = $1 and f.first <= ${lastOver('cs.time_zone', '$2')}
      and not exists (select 1 from ledger_days_kept k where k.company_id = $1)
    on conflict do nothing`,
};

interface DaysRow {
  day: number;
  same_zone: boolean;
  last: number;
}

const hold = {
  name: 'hold-days',
  text: `select k.day, k.time_zone = cs.time_zone as same_zone, ${lastOver('cs.time_zone', '$2')} as last
    from ledger_days_kept k join company_settings cs on cs.company_id = k.company_id where k.company_id = $1 for update of k`,
};

const add = {
  name: 'add-days',
  text: `insert into ledger_days (company_id, day, what, store_id, redeem_store_id, count, sum, worth)
    select $1, m.bucket, m.what, m.store_id, coalesce(m.redeem_store_id, 0), m.count, m.sum, m.worth
    from (${movedBy(
      (moment) => dayOf(moment, '$4'),
      (moment) => `${moment} >= $2 and ${moment} < $3`,
    )}) m`,
};

const bounds = {
  name: 'bounds-of-days',
  text: `select ${beginningOf('$2::int + 1', 'k.time_zone')} as since, ${beginningOf('$3::int + 1', 'k.time_zone')} as until, k.time_zone
    from ledger_days_kept k where k.company_id = $1`,
};

interface Bounds {
  since: Date;
  until: Date;
  time_zone: string;
}

const forget = async (client: Queryable, companyId: number) => {
  await client.query('delete from ledger_days where company_id = $1', [companyId]);
  await client.query('delete from store_days where company_id = $1', [companyId]);
  await client.query('delete from ledger_days_kept where company_id = $1', [companyId]);
};

/** Sums the next days that are over; answers whether there are more. Another calendar begins anew. */
const sumNext = (database: Database, companyId: number, days: number, nowMs: number) =>
  withTransaction(database, async (client) => {
    const values = [companyId, new Date(nowMs)];
    await client.query({ ...begin, values });
    const row = (await client.query<DaysRow>({ ...hold, values })).rows[0];
    if (!row) return false;
    if (!row.same_zone) {
      await forget(client, companyId);
      return true;
    }
    const until = Math.min(row.last, row.day + days);
    if (until <= row.day) return false;
    const range = [companyId, row.day, until];
    const at = (await client.query<Bounds>({ ...bounds, values: range })).rows[0] as Bounds;
    // Of so few days an index is right, whatever is known of the tables.
    await client.query('set local enable_seqscan = off');
    const within = [companyId, at.since, at.until, at.time_zone];
    await client.query(add.text, within);
    await client.query(addStoreDays, within);
    await client.query('update ledger_days_kept set day = $2 where company_id = $1', [
      companyId,
      until,
    ]);
    return until < row.last;
  });

/** As many days as take about as long as a piece may. */
const fitting = (days: number, took: number, forMs: number) =>
  Math.max(1, Math.min(days * 4, Math.round((days * forMs) / Math.max(took, 1))));

/** Sums the days that are over of every company, piece by piece. Safe to repeat, to kill and to do at once. */
export async function sumDays(database: Database, nowMs: number, signal?: AbortSignal) {
  const forMs = database.embedded ? pieceMs.embedded : pieceMs.own;
  const { rows } = await database.pool.query<{ company_id: number }>({
    ...behind,
    values: [new Date(nowMs)],
  });
  for (const { company_id } of rows) {
    let days = 1;
    let isMore = true;
    while (isMore && !signal?.aborted) {
      const began = performance.now();
      isMore = await sumNext(database, company_id, days, nowMs);
      days = fitting(days, performance.now() - began, forMs);
    }
  }
}

/** Sums days that are over every ten minutes; answers how to stop. */
export const startDays = (database: Database, now: () => number, log: Logger) =>
  every('days', everyMs, log, (signal) => sumDays(database, now(), signal));
