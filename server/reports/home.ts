import type { StoreHome } from '../../contract/reports/reports.ts';
import type { Database } from '../db/connection.ts';
import type { Tenant } from '../engine/rows.ts';
import { storeMoves } from '../ledger/store-moves.ts';
import { moneyOf, pointsOf } from '../runtime/units.ts';

const days = 14;
const hours = 24;

interface Bucket {
  day: string;
  hour: number;
  receipts: number;
  amount: number;
  points_issued: number;
  points_redeemed: number;
}

interface Facts {
  currency: string;
  today: string;
  last_week: string;
  customers_today: number;
  customers_last_week: number;
  pending_payments: number;
}

const local = (moment: string) => `(${moment} at time zone cs.time_zone)`;

// Last week's day up to the same time, by the clock on the wall: where that was changed on the day,
// the time itself may have come twice or not at all, and names no moment.
const lastWeekUpToNow = (moment: string) => {
  const day = `date_trunc('day', ${local('$3::timestamptz')})`;
  return `${moment} >= (${day} - interval '7 days') at time zone cs.time_zone
      and ${moment} < (${day} - interval '6 days') at time zone cs.time_zone
      and ${local(moment)} <= ${local('$3::timestamptz')} - interval '7 days'`;
};

type Whole = 'store' | 'company';
/** One store; or every store of the company and its own desk, where customers are added and imported as well. */
const places: Record<Whole, string> = {
  store: '= $2',
  // By name, so that the index on a store's moments is used for each.
  company:
    '= any(array(select w.store_id from stores w where w.company_id = $1 and $2::bigint > 0))',
};

// Days and hours are the company's own, whatever the clock of the server says.
const factsOf = (whole: Whole, place: string) => ({
  name: `home-facts-${whole}`,
  text: `select c.currency, to_char(${local('$3::timestamptz')}, 'YYYY-MM-DD') as today,
      to_char(${local('$3::timestamptz')} - interval '7 days', 'YYYY-MM-DD') as last_week,
      (select count(*)::int from customers u where u.company_id = $1 and u.store_id ${place} and u.deleted_at is null
        and u.created_at >= date_trunc('day', ${local('$3::timestamptz')}) at time zone cs.time_zone and u.created_at <= $3) as customers_today,
      (select count(*)::int from customers u where u.company_id = $1 and u.store_id ${place} and u.deleted_at is null
        and ${lastWeekUpToNow('u.created_at')}) as customers_last_week,
      (select count(*)::int from transactions t where t.company_id = $1 and t.store_id ${place} and t.status = 'pending') as pending_payments
    from company_settings cs join stores c on c.company_id = cs.company_id and c.store_id = cs.company_id
    where cs.company_id = $1`,
});

const clock = (quarter: string) => local(`to_timestamp(${quarter} * 900.0)`);

const bucketsOf = (whole: Whole) => ({
  name: `home-buckets-${whole}`,
  text: `select to_char(${clock('q.quarter')}, 'YYYY-MM-DD') as day, extract(hour from ${clock('q.quarter')})::int as hour,
      sum(q.receipts)::int as receipts, sum(q.amount) as amount, sum(q.issued) as points_issued, sum(q.redeemed) as points_redeemed
    from company_settings cs cross join lateral (
      select quarter, sum(receipts) as receipts, sum(amount) as amount, sum(issued) as issued, sum(redeemed) as redeemed
      from store_quarters_now where company_id = $1 and ${whole === 'store' ? 'store_id = $2' : '$2::bigint > 0'} and quarter <= quarter_of($3)
        and quarter >= quarter_of((date_trunc('day', ${local('$3::timestamptz')}) - interval '${days - 1} days') at time zone cs.time_zone)
      group by 1) q
    where cs.company_id = $1 group by 1, 2`,
});

// Of last week's day, only what had come by this minute: otherwise every morning looks bad.
const upToNow = (whole: Whole, place: string) => ({
  name: `home-last-week-${whole}`,
  text: `select w.* from company_settings cs cross join lateral (
      select coalesce(sum(t.receipts), 0)::int as receipts, coalesce(sum(t.amount), 0) as amount,
        coalesce(sum(t.issued), 0) as points_issued, coalesce(sum(t.redeemed), 0) as points_redeemed
      from (${storeMoves({ place, within: lastWeekUpToNow })}) t) w
    where cs.company_id = $1`,
});

const statementsOf = (whole: Whole) => {
  const place = places[whole];
  return {
    facts: factsOf(whole, place),
    buckets: bucketsOf(whole),
    lastWeek: upToNow(whole, place),
  };
};
const statements = { store: statementsOf('store'), company: statementsOf('company') };

type Sums = Omit<Bucket, 'day' | 'hour'>;
const nothing: Sums = { receipts: 0, amount: 0, points_issued: 0, points_redeemed: 0 };

const added = (buckets: readonly Sums[]): Sums =>
  buckets.reduce(
    (sum, each) => ({
      receipts: sum.receipts + each.receipts,
      amount: sum.amount + each.amount,
      points_issued: sum.points_issued + each.points_issued,
      points_redeemed: sum.points_redeemed + each.points_redeemed,
    }),
    nothing,
  );

const figuresOf = ({ receipts, amount, points_issued, points_redeemed }: Sums) => ({
  receipts,
  amount: moneyOf(amount),
  points_issued: pointsOf(points_issued),
  points_redeemed: pointsOf(points_redeemed),
});

const dayBefore = (day: string, back: number) =>
  new Date(Date.parse(`${day}T12:00:00Z`) - back * 86_400_000).toISOString().slice(0, 10);

/** Today in a store, or in all stores of a company that is asked itself, beside the same day last week; the hours and the last fourteen days. */
export async function homeOf(
  { pool }: Database,
  { companyId, storeId }: Tenant,
  nowMs: number,
): Promise<StoreHome> {
  const values = [companyId, storeId, new Date(nowMs)];
  const statement = statements[storeId === companyId ? 'company' : 'store'];
  const facts = (await pool.query<Facts>({ ...statement.facts, values })).rows[0];
  if (!facts) throw new Error('A company without settings');
  const { rows } = await pool.query<Bucket>({ ...statement.buckets, values });
  const before = (await pool.query<Sums>({ ...statement.lastWeek, values })).rows[0] ?? nothing;
  const of = (day: string) => rows.filter((row) => row.day === day);
  const amountAt = (day: string, hour: number) =>
    moneyOf(added(of(day).filter((row) => row.hour === hour)).amount);
  return {
    currency: facts.currency,
    today: { ...figuresOf(added(of(facts.today))), new_customers: facts.customers_today },
    last_week: { ...figuresOf(before), new_customers: facts.customers_last_week },
    pending_payments: facts.pending_payments,
    hours: Array.from({ length: hours }, (_, hour) => ({
      hour,
      amount: amountAt(facts.today, hour),
      last_week: amountAt(facts.last_week, hour),
    })),
    days: Array.from({ length: days }, (_, index) => {
      const day = dayBefore(facts.today, days - 1 - index);
      return { day, ...figuresOf(added(of(day))) };
    }),
  };
}
