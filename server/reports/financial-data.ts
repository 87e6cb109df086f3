import { itemsPerPage, paginationOf } from '../../contract/endpoint.ts';
import type {
  Compared,
  Figures,
  FinancialData,
  FinancialSort,
  StoreFigures,
} from '../../contract/financial-data.ts';
import type { Database } from '../db/connection.ts';
import { pointsOf } from '../ledger/units.ts';
import { pointValueScale } from '../settings/company-rows.ts';
import { apportioned } from './apportion.ts';
import { byStore, type Moved, type StoreSums } from './financial-sums.ts';
import { monthSoFar, type Period, periodBefore } from './periods.ts';

export interface Asked {
  from?: string | undefined;
  to?: string | undefined;
  page?: number | undefined;
  sort?: FinancialSort | undefined;
  order?: 'asc' | 'desc' | undefined;
}

interface Facts {
  currency: string;
  point_value: number;
  time_zone: string;
  today: string;
}

const facts = {
  name: 'financial-facts',
  text: `select c.currency, cs.point_value, cs.time_zone, to_char($2::timestamptz at time zone cs.time_zone, 'YYYY-MM-DD') as today
    from company_settings cs join stores c on c.company_id = cs.company_id and c.store_id = cs.company_id where cs.company_id = $1`,
};

// The midnights of the company at which the period before begins and ends, and the period itself.
const bounds = {
  name: 'financial-bounds',
  text: `select array_agg(b.day::timestamp at time zone $1 order by b.nr) as bounds
    from unnest(array[$2::date, $3::date + 1, $4::date, $5::date + 1]) with ordinality b(day, nr)`,
};

const spanOf = (moment: string) =>
  `case when ${moment} < $3 then 'before' when ${moment} < $4 then 'between' when ${moment} < $5 then 'now' else 'after' end`;
const inBoth = (moment: string) =>
  `${moment} >= $2 and ${moment} < $5 and (${moment} < $3 or ${moment} >= $4)`;

/**
 * All that is told, as of one moment: receipts and returns, what moved in the points since the period
 * before began, and what customers have now. What they had when a period ended is that less what moved
 * since: lots and deficits are few beside the entries of all years.
 */
const moved = `select 'receipts' as what, ${spanOf('t.created_at')} as span, t.store_id, null::bigint as redeem_store_id,
      count(*)::int as count, sum(t.amount) as sum, '0' as worth
    from transactions t where t.company_id = $1 and t.status = 'posted' and ${inBoth('t.created_at')}
      and t.store_id = any(array(select s.store_id from stores s where s.company_id = $1)) group by 2, 3
  union all select 'returns', ${spanOf('r.created_at')}, r.store_id, null, 0, sum(r.amount), '0'
    from transaction_returns r where r.company_id = $1 and ${inBoth('r.created_at')} group by 2, 3
  union all select e.side, ${spanOf('p.created_at')}, e.store_id, e.redeem_store_id, 0, sum(e.amount), sum(e.amount * p.point_value)::text
    from postings p join entries e on e.company_id = p.company_id and e.posting_id = p.posting_id
    where p.company_id = $1 and p.created_at >= $2 group by 1, 2, 3, 4
  union all select 'left', null, l.store_id, null, 0, sum(l.points_left), '0'
    from lots l where l.company_id = $1 and l.points_left > 0 group by 3
  union all select 'left', null, e.store_id, null, 0, sum(e.amount), '0'
    from entries e where e.company_id = $1 and e.side = 'customer' and e.lot_id is null group by 3`;

interface Store {
  store_id: number;
  name: string;
  kind: string;
  deleted: boolean;
}

const stores = {
  name: 'financial-stores',
  text: `select s.store_id, s.name, s.kind, s.deleted_at is not null as deleted from stores s
    where s.company_id = $1 order by fold(s.name), s.store_id`,
};

/** What one store has in one of the two periods: minor units, hundredths of points, and counts. */
type Units = Figures;

/** The figures of all stores in one of the two periods; their money sums to what all of it is worth. */
function unitsOf(sums: readonly StoreSums[], span: 'before' | 'now', pointValue: number): Units[] {
  const outstanding = sums.map(({ left, spans: { between, now, after } }) =>
    span === 'now' ? left - after.gained : left - after.gained - now.gained - between.gained,
  );
  const given = apportioned(sums.map(({ spans }) => spans[span].givenWorth));
  const redeemed = apportioned(sums.map(({ spans }) => spans[span].redeemedWorth));
  const worth = apportioned(outstanding.map((points) => BigInt(points) * BigInt(pointValue)));
  return sums.map(({ spans }, index) => ({
    turnover: spans[span].turnover,
    receipts: spans[span].receipts,
    points_given: spans[span].given,
    points_given_value: given[index] ?? 0,
    points_redeemed: spans[span].redeemed,
    points_redeemed_value: redeemed[index] ?? 0,
    points_expired: spans[span].expired,
    points_other: spans[span].other,
    points_outstanding: outstanding[index] ?? 0,
    points_outstanding_value: worth[index] ?? 0,
  }));
}

const names = [
  'turnover',
  'receipts',
  'points_given',
  'points_given_value',
  'points_redeemed',
  'points_redeemed_value',
  'points_expired',
  'points_other',
  'points_outstanding',
  'points_outstanding_value',
] as const satisfies readonly (keyof Units)[];

const each = (of: (name: (typeof names)[number]) => number) =>
  Object.fromEntries(names.map((name) => [name, of(name)])) as Units;
const plus = (one: Units, other: Units) => each((name) => one[name] + other[name]);
const told = (units: Units): Figures =>
  each((name) => (name === 'receipts' ? units.receipts : pointsOf(units[name])));

const comparedOf = (now: Units, before: Units): Compared => ({
  ...told(now),
  before: told(before),
  change: told(each((name) => now[name] - before[name])),
});

type Row = Store & { now: Units; before: Units };

const isAnything = ({ now, before }: Row) => names.some((name) => now[name] || before[name]);

/** Every store there is, and what else has figures: deleted ones, the company's own desk. */
function rowsOf(all: readonly Store[], moves: readonly Moved[], pointValue: number): Row[] {
  const found = byStore(moves);
  const known = all.filter(({ store_id }) => found.has(store_id));
  const sums = known.map(({ store_id }) => found.get(store_id) as StoreSums);
  const [now, before] = [unitsOf(sums, 'now', pointValue), unitsOf(sums, 'before', pointValue)];
  const nothing = each(() => 0);
  return all
    .map((store) => {
      const index = known.indexOf(store);
      return { ...store, now: now[index] ?? nothing, before: before[index] ?? nothing };
    })
    .filter((row) => (row.kind === 'store' && !row.deleted) || isAnything(row));
}

/** In the order of one column; of those that are equal, by name. */
function sorted(rows: readonly Row[], { sort = 'turnover', order }: Asked): Row[] {
  const way = (order ?? (sort === 'name' ? 'asc' : 'desc')) === 'asc' ? 1 : -1;
  if (sort === 'name') return way === 1 ? [...rows] : rows.toReversed();
  return rows.toSorted((one, other) => way * (one.now[sort] - other.now[sort]));
}

const storeFigures = ({ store_id, name, kind, deleted, now, before }: Row): StoreFigures => ({
  store_id,
  name,
  company: kind === 'company',
  deleted,
  ...comparedOf(now, before),
});

async function boundsOf({ pool }: Database, zone: string, before: Period, period: Period) {
  const values = [zone, before.from, before.to, period.from, period.to];
  const { rows } = await pool.query<{ bounds: Date[] }>({ ...bounds, values });
  return rows[0]?.bounds ?? [];
}

/**
 * What each store took, gave and redeemed in a period of the company's days, held against the period
 * before, and all of them together. `asked` names both days or none, which is the month so far.
 */
export async function financialDataOf(
  database: Database,
  companyId: number,
  asked: Asked,
  nowMs: number,
): Promise<FinancialData> {
  const { pool } = database;
  const values = [companyId, new Date(nowMs)];
  const known = (await pool.query<Facts>({ ...facts, values })).rows[0];
  if (!known) throw new Error('A company without settings');
  const { from, to, page = 1 } = asked;
  const period = from && to ? { from, to } : monthSoFar(known.today);
  const before = periodBefore(period);
  const at = await boundsOf(database, known.time_zone, before, period);
  const all = await pool.query<Store>({ ...stores, values: [companyId] });
  // Not prepared: how many there are of a period is known only with its days.
  const moves = await pool.query<Moved>(moved, [companyId, ...at]);
  const rows = rowsOf(all.rows, moves.rows, known.point_value);
  const sum = (of: 'now' | 'before') =>
    rows
      .map((row) => row[of])
      .reduce(
        plus,
        each(() => 0),
      );
  const shown = sorted(rows, asked).slice((page - 1) * itemsPerPage, page * itemsPerPage);
  const [, , since, until] = at.map((moment) => moment.toISOString());
  return {
    currency: known.currency,
    point_value: known.point_value / pointValueScale,
    today: known.today,
    period: { ...period, since: since ?? '', until: until ?? '' },
    before,
    stores: shown.map(storeFigures),
    total: comparedOf(sum('now'), sum('before')),
    pagination: paginationOf(page, rows.length, shown.length),
  };
}
