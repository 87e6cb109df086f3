import type {
  CompanyOverview,
  OverviewFigures,
  OverviewPeriod,
  StoreOverview,
} from '../../contract/reports/overview.ts';
import type { Database } from '../db/connection.ts';
import type { Tenant } from '../engine/rows.ts';
import { moneyOf, pointsOf, worth } from '../runtime/units.ts';

/** The period that is named in a query. */
export const periodOf = (days: `${OverviewPeriod}`) => Number(days) as OverviewPeriod;

// Days are the company's own, whatever the clock of the server says.
const local = (moment: string) => `(${moment} at time zone cs.time_zone)`;
const today = `date_trunc('day', ${local('$3::timestamptz')})`;
const startOf = (days: string) =>
  `(${today} - ${days} * interval '1 day') at time zone cs.time_zone`;
const dayOf = (moment: string) => `to_char(${local(moment)}, 'YYYY-MM-DD')`;

/** Each day of both periods with something in it; `$4` is how many days a period has. */
const dayRows = (place: 'store' | 'company') => ({
  name: `overview-days-${place}`,
  text: `with quarters as (
      select ${dayOf('to_timestamp(q.quarter * 900.0)')} as day, sum(q.receipts)::int as receipts, sum(q.amount) as amount,
        sum(q.issued) as points_issued, sum(q.redeemed) as points_redeemed
      from company_settings cs join store_quarters_now q on q.company_id = cs.company_id
      where cs.company_id = $1 ${place === 'store' ? 'and q.store_id = $2' : ''}
        and q.quarter >= quarter_of(${startOf('2 * $4::int')}) and q.quarter < quarter_of(${startOf('0')}) group by 1),
    people as (
      select ${dayOf('u.created_at')} as day, count(*)::int as new_customers
      from company_settings cs join customers u on u.company_id = cs.company_id
      where cs.company_id = $1 ${place === 'store' ? 'and u.store_id = $2' : ''} and u.deleted_at is null
        and u.created_at >= ${startOf('2 * $4::int')} and u.created_at < ${startOf('0')} group by 1)
    select to_char(d, 'YYYY-MM-DD') as day, c.currency, coalesce(q.receipts, 0) as receipts, coalesce(q.amount, 0) as amount,
      coalesce(q.points_issued, 0) as points_issued, coalesce(q.points_redeemed, 0) as points_redeemed,
      coalesce(p.new_customers, 0) as new_customers
    from company_settings cs join stores c on c.company_id = cs.company_id and c.store_id = cs.company_id
    cross join lateral generate_series(${today} - 2 * $4::int * interval '1 day', ${today} - interval '1 day', interval '1 day') d
    left join quarters q on q.day = to_char(d, 'YYYY-MM-DD') left join people p on p.day = to_char(d, 'YYYY-MM-DD')
    where cs.company_id = $1 and $2::bigint > 0 order by d`,
});
const statements = { store: dayRows('store'), company: dayRows('company') };

type DayRow = OverviewFigures & { day: string; currency: string };

const written = ({
  day,
  receipts,
  amount,
  points_issued,
  points_redeemed,
  new_customers,
}: DayRow) => ({
  day,
  receipts,
  amount: moneyOf(amount),
  points_issued: pointsOf(points_issued),
  points_redeemed: pointsOf(points_redeemed),
  new_customers,
});

const totalOf = (rows: readonly DayRow[]): OverviewFigures => {
  const sum = (name: keyof OverviewFigures) =>
    rows.reduce((all, row) => all + Number(row[name]), 0);
  return {
    receipts: sum('receipts'),
    amount: moneyOf(sum('amount')),
    points_issued: pointsOf(sum('points_issued')),
    points_redeemed: pointsOf(sum('points_redeemed')),
    new_customers: sum('new_customers'),
  };
};

/** The finished days of a period in a store, or in all stores of a company that is asked itself, and as many before. */
export async function overviewOf(
  { pool }: Database,
  { companyId, storeId }: Tenant,
  days: OverviewPeriod,
  nowMs: number,
): Promise<StoreOverview> {
  const statement = statements[storeId === companyId ? 'company' : 'store'];
  const values = [companyId, storeId, new Date(nowMs), days];
  const { rows } = await pool.query<DayRow>({ ...statement, values });
  const [before, period] = [rows.slice(0, days), rows.slice(days)];
  return {
    currency: rows[0]?.currency ?? '',
    days: period.map(written),
    before: before.map(written),
    total: totalOf(period),
    total_before: totalOf(before),
  };
}

const outstanding = {
  name: 'overview-outstanding',
  text: `select (select coalesce(sum(a.balance), 0) from accounts a where a.company_id = $1) as points, cs.point_value,
      (select coalesce(sum(l.sum), 0) from ledger_days l where l.company_id = $1 and l.what = 'customer'
        and l.day < ${today}::date - date '1970-01-01' - $2::int) as first,
      array(select coalesce((select sum(l.sum) from ledger_days l where l.company_id = $1 and l.what = 'customer' and l.day = d), 0)::float8
        from generate_series(${today}::date - date '1970-01-01' - $2::int, ${today}::date - date '1970-01-01' - 1) d order by d) as moved,
      ${today}::date - date '1970-01-01' - $2::int as start, coalesce(k.day, 0) as kept
    from company_settings cs left join ledger_days_kept k on k.company_id = cs.company_id where cs.company_id = $1`,
};

interface OutstandingRow {
  points: number;
  point_value: number;
  first: number;
  moved: number[];
  start: number;
  kept: number;
}

/** The points with customers now, what they are worth, and how many they were at the end of each day. */
async function outstandingOf({ pool }: Database, values: unknown[]) {
  const row = (await pool.query<OutstandingRow>({ ...outstanding, values })).rows[0];
  if (!row) throw new Error('A company without settings');
  let sum = Number(row.first);
  const ends = row.moved.map((moved, place) => {
    sum += moved;
    return row.start + place <= row.kept ? pointsOf(sum) : null;
  });
  return {
    points_outstanding: pointsOf(row.points),
    points_value: moneyOf(worth(row.points, row.point_value)),
    outstanding: ends,
  };
}

const leadingStores = {
  name: 'overview-stores',
  text: `select s.store_id, s.name, coalesce(m.receipts, 0) as receipts, coalesce(m.amount, 0) / 100.0 as amount
    from stores s join company_settings cs on cs.company_id = s.company_id
    cross join lateral (select sum(q.receipts)::int as receipts, sum(q.amount) as amount from store_quarters_now q
      where q.company_id = s.company_id and q.store_id = s.store_id
        and q.quarter >= quarter_of(${startOf('$2::int')}) and q.quarter < quarter_of(${startOf('0')})) m
    where s.company_id = $1 and s.kind = 'store' and s.deleted_at is null order by amount desc, s.store_id limit 5`,
};

const leadingGifts = {
  name: 'overview-gifts',
  text: `select m.gift_id, g.title, m.redeemed
    from company_settings cs cross join lateral (select c.gift_id, count(*)::int as redeemed from claims c
      where c.company_id = $1 and c.kind = 'gift' and c.state = 'redeemed' and c.gift_id is not null
        and c.redeemed_at >= ${startOf('$2::int')} and c.redeemed_at < ${startOf('0')} group by 1) m
    join gifts g on g.company_id = $1 and g.gift_id = m.gift_id
    where cs.company_id = $1 order by m.redeemed desc, m.gift_id limit 5`,
};

const expiring = {
  name: 'overview-expiring',
  text: `select c.user_account_id, concat_ws(' ', c.first_name, c.last_name) as name, m.points / 100.0 as points, m.expires_at
    from (select l.user_account_id, sum(l.points_left) as points, min(l.expires_at) as expires_at from lots l
      where l.company_id = $1 and l.points_left > 0 and l.expires_at > $2 and l.expires_at <= $2::timestamptz + interval '30 days'
      group by 1 order by 2 desc, 1 limit 5) m
    join customers c on c.company_id = $1 and c.user_account_id = m.user_account_id and c.deleted_at is null
    order by m.points desc, c.user_account_id`,
};

interface Asking {
  readonly companyId: number;
  readonly days: OverviewPeriod;
  readonly nowMs: number;
  /** Whether whoever asks may see who the customers are. */
  readonly mayReadCustomers: boolean;
}

/** A company's overview: its finished days, its points, and what led in the period. */
export async function companyOverviewOf(
  database: Database,
  asking: Asking,
): Promise<CompanyOverview> {
  const { companyId, days, nowMs, mayReadCustomers } = asking;
  const { pool } = database;
  const now = new Date(nowMs);
  const own = await overviewOf(database, { companyId, storeId: companyId }, days, nowMs);
  const points = await outstandingOf(database, [companyId, days, now]);
  const values = [companyId, days, now];
  const stores = await pool.query<CompanyOverview['stores'][number]>({ ...leadingStores, values });
  const gifts = await pool.query<CompanyOverview['gifts'][number]>({ ...leadingGifts, values });
  type Expiring = Omit<CompanyOverview['expiring'][number], 'expires_at'> & { expires_at: Date };
  const soon = mayReadCustomers
    ? (await pool.query<Expiring>({ ...expiring, values: [companyId, now] })).rows
    : [];
  return {
    ...own,
    ...points,
    stores: stores.rows,
    gifts: gifts.rows,
    expiring: soon.map((row) => ({ ...row, expires_at: row.expires_at.toISOString() })),
  };
}
