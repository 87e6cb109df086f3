import type { statisticsSteps } from '../../../contract/reports/statistics.ts';
import type { Database } from '../../db/connection.ts';
import { beginningOf } from '../../ledger/moved.ts';
import { weekOf } from '../../ledger/store-days.ts';
import { receiptMoves } from '../../ledger/store-moves.ts';
import { type Asked, type Range, storeIdsOf } from './asked.ts';

export type Step = (typeof statisticsSteps)[number];

/** What was taken and moved, in minor units, hundredths of points and counts. */
export interface Moved {
  readonly receipts: number;
  readonly turnover: number;
  readonly given: number;
  readonly redeemed: number;
}

interface Row extends Moved {
  readonly store_id: number | null;
  readonly bucket: string | null;
  readonly weekday: number | null;
  readonly hour: number | null;
}

interface Week {
  readonly weekday: number;
  readonly receipts: readonly number[];
  readonly turnover: readonly number[];
}

// The sums that homes add up, since the last day whose own are kept; of one channel the receipts themselves.
const quarters = `select q.store_id, q.quarter, q.receipts, q.amount as turnover, q.issued as given, q.redeemed from store_quarters_now q
  where q.company_id = $1 and q.store_id = any($2::bigint[]) and q.quarter < quarter_of($4::timestamptz) and $7::text is null
    and q.quarter >= quarter_of(greatest($3::timestamptz, (select since from kept)))`;
const receipts = `select m.store_id, quarter_of(m.at) as quarter, m.receipts, m.amount as turnover, m.issued as given, m.redeemed from (${receiptMoves(
  {
    place: '= any($2::bigint[])',
    within: (moment) => `${moment} >= $3 and ${moment} < $4`,
    receipts: 't.channel = $7',
  },
)}) m`;

const kept = `kept as materialized (select k.day, ${beginningOf('k.day + 1', 'k.time_zone')} as since
    from ledger_days_kept k where k.company_id = $1 and k.time_zone = $5 and $7::text is null),
  days as materialized (select d.* from store_days d where d.company_id = $1 and d.store_id = any($2::bigint[])
    and d.day >= $8::date - date '1970-01-01' and d.day <= least($9::date - date '1970-01-01', (select day from kept))
    and exists (select 1 from kept))`;

const added =
  'sum(receipts)::int as receipts, sum(turnover) as turnover, sum(given) as given, sum(redeemed) as redeemed';
const ofWeek = `union all select null, null, null, null, null, null, null, null, (select json_agg(w) from (${weekOf('days')}) w)`;
const ofDays = `union all select store_id, null, null, null, ${added}, null::json from days group by 1
    union all select null, to_char(date_trunc($6, date '1970-01-01' + day), 'YYYY-MM-DD'), null, null, ${added}, null from days group by 2`;
// What hour it was is asked of each quarter once, and not of each store's.
const summed = (name: string, source: string, more = '') => ({
  name: `statistics-sums-${name}`,
  text: `with ${kept}, moved as materialized (${source}),
    clock as (select *, to_timestamp(quarter * 900.0) at time zone $5 as at from (select quarter, ${added} from moved group by 1) q),
    told as (select to_char(date_trunc($6, at), 'YYYY-MM-DD') as bucket, extract(isodow from at)::int as weekday,
      extract(hour from at)::int as hour, receipts, turnover, given, redeemed from clock)
    select store_id, null as bucket, null::int as weekday, null::int as hour, ${added}, null::json as week from moved group by 1
    union all select null, bucket, weekday, hour, ${added}, null from told group by grouping sets ((bucket), (weekday, hour)) ${ofDays} ${more}`,
});
const statements = {
  all: summed('all', quarters),
  channel: summed('channel', receipts),
  hourly: summed('hourly', quarters, ofWeek),
};

/** What moved by store, over time and by the hour of the week. */
export interface Sums {
  readonly stores: ReadonlyMap<number, Moved>;
  readonly buckets: ReadonlyMap<string, Moved>;
  readonly hours: readonly (Moved & { readonly weekday: number; readonly hour: number })[];
}

const plus = (one: Moved | undefined, { receipts, turnover, given, redeemed }: Moved): Moved => ({
  receipts: (one?.receipts ?? 0) + receipts,
  turnover: (one?.turnover ?? 0) + turnover,
  given: (one?.given ?? 0) + given,
  redeemed: (one?.redeemed ?? 0) + redeemed,
});

/** The days that are kept and the quarters since, added up by some key. */
function together<T>(rows: readonly Row[], pick: (row: Row) => T | null): Map<T, Moved> {
  const sums = new Map<T, Moved>();
  for (const row of rows) {
    const key = pick(row);
    if (key !== null) sums.set(key, plus(sums.get(key), row));
  }
  return sums;
}

const hoursOf = (week: readonly Week[]): Row[] =>
  week.flatMap(({ weekday, receipts, turnover }) =>
    receipts.map((count, hour) => ({
      store_id: null,
      bucket: null,
      weekday,
      hour,
      receipts: count,
      turnover: turnover[hour] ?? 0,
      given: 0,
      redeemed: 0,
    })),
  );

function hoursTogether(rows: readonly Row[]): Sums['hours'] {
  const at = ({ weekday, hour }: Row) =>
    weekday === null || hour === null ? null : weekday * 24 + hour;
  return [...together(rows, at)]
    .filter(([, { receipts, turnover }]) => receipts || turnover)
    .sort(([one], [other]) => one - other)
    .map(([key, moved]) => ({ ...moved, weekday: Math.floor(key / 24), hour: key % 24 }));
}

/** Adds up what moved in a range: the days that are over, and the quarters of an hour since; their hours where asked. */
export async function sumsOf(
  { pool }: Database,
  asked: Asked,
  { from, to, since, until }: Range,
  { step, hourly }: { readonly step: Step; readonly hourly: boolean },
): Promise<Sums> {
  const { companyId, zone, channel = null } = asked;
  const statement = statements[channel ? 'channel' : hourly ? 'hourly' : 'all'];
  const values = [companyId, storeIdsOf(asked), since, until, zone, step, channel, from, to];
  const found = await pool.query<Row & { week: Week[] | null }>({ ...statement, values });
  const rows = found.rows.filter(({ week }) => !week);
  const week = found.rows.flatMap((row) => row.week ?? []);
  return {
    stores: together(rows, ({ store_id }) => store_id),
    // A week or a month that began before the period begins with it.
    buckets: together(rows, ({ bucket }) => bucket && (bucket < from ? from : bucket)),
    hours: hoursTogether([...rows, ...hoursOf(week)]),
  };
}

const dayMs = 86_400_000;
const longest = { day: 62, week: 366 };

/** How long a point of a chart is, so that there are not too many. */
export function stepOf({ from, to }: Pick<Range, 'from' | 'to'>): Step {
  const days = (Date.parse(to) - Date.parse(from)) / dayMs + 1;
  if (days <= longest.day) return 'day';
  return days <= longest.week ? 'week' : 'month';
}

/** The first day of the point after that of a day. */
function next(day: string, step: Step): string {
  const at = new Date(day);
  if (step === 'month')
    return new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1)).toISOString().slice(0, 10);
  const passed = step === 'week' ? (at.getUTCDay() + 6) % 7 : 0;
  const length = step === 'week' ? 7 - passed : 1;
  return new Date(at.getTime() + length * dayMs).toISOString().slice(0, 10);
}

/** The first days of all points of a period, also of those in which nothing happened. */
export function pointsOfTime({ from, to }: Pick<Range, 'from' | 'to'>, step: Step): string[] {
  const days: string[] = [];
  for (let day = from; day <= to; day = next(day, step)) days.push(day);
  return days;
}
