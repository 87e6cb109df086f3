import type { Logger } from 'pino';
import type { Database } from '../db/connection.ts';
import { withTransaction } from '../db/transaction.ts';
import { every } from '../jobs/every.ts';

const everyMs = 10 * 60_000;
const mostAtOnce = 500;
/** A month of a million receipts takes longer than a statement may that somebody waits for. */
const patience = `set local statement_timeout = '10min'`;

const dayBefore = `(($1::timestamptz - interval '1 day') at time zone cs.time_zone)`;
const monthOf = (local: string) =>
  `(extract(year from ${local}) * 12 + extract(month from ${local}) - 1)::int`;
const dayOf = (local: string) => `(${local})::date - date '1970-01-01'`;

const ofStores = `from company_settings cs join stores s on s.company_id = cs.company_id cross join lateral
  (select min(t.created_at) at time zone cs.time_zone as at from transactions t where t.company_id = s.company_id and t.store_id = s.store_id) f`;

// A day after its end at the earliest, so that what is posted now is of nothing that is kept. The newest come first: they
// are what is asked for most.
const due = {
  name: 'times-to-keep',
  text: `select * from (
      select s.company_id, s.store_id, 'month' as unit, m.number, cs.time_zone, make_date(m.number / 12, m.number % 12 + 1, 1) as first
        ${ofStores} cross join lateral generate_series(${monthOf('f.at')}, ${monthOf(dayBefore)} - 1) m(number) where f.at is not null
      union all select s.company_id, s.store_id, 'day', d.number, cs.time_zone, date '1970-01-01' + d.number
        ${ofStores} cross join lateral generate_series(greatest(${dayOf('f.at')}, ${dayOf(`date_trunc('month', ${dayBefore})`)}), ${dayOf(dayBefore)} - 1) d(number)
          where f.at is not null) t
    where not exists (select 1 from store_times_kept k where k.company_id = t.company_id and k.store_id = t.store_id
      and k.unit = t.unit and k.number = t.number and k.time_zone = t.time_zone)
    order by t.first desc, t.company_id, t.store_id limit ${mostAtOnce}`,
};

const keep = { name: 'keep-time', text: 'select keep_time($1, $2, $3, $4, $5)' };

interface Due {
  readonly company_id: number;
  readonly store_id: number;
  readonly unit: 'month' | 'day';
  readonly number: number;
  readonly time_zone: string;
}

/**
 * Keeps each month of each store that is over, and each day of the month that is not, where it is not kept, was forgotten,
 * or is of another time zone than its company now; one after the other, since on the embedded database everybody else
 * waits. Safe to repeat, to kill and to do at once.
 */
export async function keepTimes(database: Database, nowMs: number, signal?: AbortSignal) {
  const next = async () => {
    const { rows } = await database.pool.query<Due>({ ...due, values: [new Date(nowMs)] });
    return rows;
  };
  for (let rows = await next(); rows.length; rows = await next())
    for (const { company_id, store_id, unit, number, time_zone } of rows) {
      if (signal?.aborted) return;
      await withTransaction(database, async (client) => {
        await client.query(patience);
        await client.query({ ...keep, values: [company_id, store_id, unit, number, time_zone] });
      });
    }
}

/** Keeps what is over every ten minutes; answers how to stop. */
export const startTimes = (database: Database, now: () => number, log: Logger) =>
  every('kept times', everyMs, log, (signal) => keepTimes(database, now(), signal));
