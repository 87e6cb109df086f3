import { itemsPerPage, paginationOf } from '../../contract/engine/endpoint.ts';
import type {
  Compared,
  Figures,
  FinancialData,
  FinancialSort,
  StoreFigures,
} from '../../contract/reports/financial-data.ts';
import type { Database } from '../db/connection.ts';
import { type Queryable, withTransaction } from '../db/transaction.ts';
import { beginningOf, movedBy } from '../ledger/moved.ts';
import { apportionedByStore } from '../runtime/apportion.ts';
import { pointsOf, pointValueScale } from '../runtime/units.ts';
import { byStore, type Moved, type StoreSums } from './financial-sums.ts';
import { monthSoFar, type Period, periodBefore } from './periods.ts';

export interface FinancialQuery {
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
  /** The last day whose sums are kept, and the moment from which postings are summed themselves. */
  lastDay: number | null;
  since: string;
}

const facts = {
  name: 'financial-facts',
  text: `select c.currency, cs.point_value, cs.time_zone, to_char($2::timestamptz at time zone cs.time_zone, 'YYYY-MM-DD') as today,
      k.day as "lastDay", coalesce(${beginningOf('k.day + 1', 'cs.time_zone')}, '-infinity')::text as since
    from company_settings cs join stores c on c.company_id = cs.company_id and c.store_id = cs.company_id
    left join ledger_days_kept k on k.company_id = cs.company_id and k.time_zone = cs.time_zone where cs.company_id = $1`,
};

// The midnights of the company at which the period before begins and ends, and the period itself.
const bounds = {
  name: 'financial-bounds',
  text: `select array_agg(${beginningOf('b.day', '$1')} order by b.nr) as bounds
    from unnest($2::int[]) with ordinality b(day, nr)`,
};

const spanOf = (at: string, [from, until, since]: readonly string[]) =>
  `case when ${at} < ${from} then 'earlier' when ${at} < ${until} then 'before' when ${at} < ${since} then 'between' else 'now' end`;

// Of days before and between only what customers had is asked for; of those that are kept it is one sum.
const ofDays = `select d.what, ${spanOf('d.day', ['$2', '$3', '$4'])} as span, d.store_id, nullif(d.redeem_store_id, 0) as redeem_store_id,
    sum(d.count)::int as count, sum(d.sum) as sum, sum(d.worth)::text as worth
  from ledger_days d where d.company_id = $1 and d.day < $5 and d.day <= $6 and (d.what = 'customer' or d.day >= $2) group by 1, 2, 3, 4`;

const sinceDays = `select m.what, m.bucket as span, m.store_id, m.redeem_store_id, m.count, m.sum, m.worth::text as worth from (${movedBy(
  (moment) => spanOf(moment, ['$2', '$3', '$4']),
  (moment) => `${moment} >= $6 and ${moment} < $5`,
)}) m`;

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
  const outstanding = sums.map(({ earlier, before, between, now }) => {
    const then = earlier.gained + before.gained;
    return span === 'before' ? then : then + between.gained + now.gained;
  });
  const moneyOfEach = (worthOf: (store: StoreSums, index: number) => bigint) => {
    const shares = new Map(sums.map((store, index) => [store.id, worthOf(store, index)]));
    const units = apportionedByStore(shares);
    return sums.map(({ id }) => units.get(id) ?? 0);
  };
  const awarded = moneyOfEach((store) => store[span].awardedWorth);
  const redeemed = moneyOfEach((store) => store[span].redeemedWorth);
  const worth = moneyOfEach((_, index) => BigInt(outstanding[index] ?? 0) * BigInt(pointValue));
  return sums.map((store, index) => ({
    turnover: store[span].turnover,
    receipts: store[span].receipts,
    points_given: store[span].awarded,
    points_given_value: awarded[index] ?? 0,
    points_redeemed: store[span].redeemed,
    points_redeemed_value: redeemed[index] ?? 0,
    points_expired: store[span].expired,
    points_other: store[span].other,
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
const figuresOf = (units: Units): Figures =>
  each((name) => (name === 'receipts' ? units.receipts : pointsOf(units[name])));

const comparedOf = (now: Units, before: Units): Compared => ({
  ...figuresOf(now),
  before: figuresOf(before),
  change: figuresOf(each((name) => now[name] - before[name])),
});

type Row = Store & { now: Units; before: Units };

const isAnything = ({ now, before }: Row) => names.some((name) => now[name] || before[name]);

/** Every store there is, and what else has figures: deleted ones, the company's own desk. */
function rowsOf(all: readonly Store[], moves: readonly Moved[], pointValue: number): Row[] {
  const movesByStore = byStore(moves);
  const known = all.filter(({ store_id }) => movesByStore.has(store_id));
  const sums = known.map(({ store_id }) => movesByStore.get(store_id) as StoreSums);
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
function sorted(rows: readonly Row[], { sort = 'turnover', order }: FinancialQuery): Row[] {
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

const epochDay = (day: string) => Date.parse(day) / 86_400_000;

/** What moved, as of one moment: the sums of days that are over, and the postings since. */
async function movedIn(client: Queryable, companyId: number, known: Facts, periods: Period[]) {
  const days = periods.flatMap(({ from, to }) => [epochDay(from), epochDay(to) + 1]);
  const values = [known.time_zone, days];
  const at = (await client.query<{ bounds: Date[] }>({ ...bounds, values })).rows[0]?.bounds ?? [];
  const result = await client.query<Moved>(ofDays, [
    companyId,
    ...days,
    known.lastDay ?? -1_000_000,
  ]);
  // Not prepared: how many there are is known only with the moments.
  const since = await client.query<Moved>(sinceDays, [companyId, ...at, known.since]);
  return { at, moves: [...result.rows, ...since.rows] };
}

/** All that is read, as of one moment: every store with its sums, in minor units and hundredths. */
const financialSums = (
  database: Database,
  companyId: number,
  { from, to }: FinancialQuery,
  nowMs: number,
) =>
  withTransaction(database, async (client) => {
    await client.query('set transaction isolation level repeatable read, read only');
    const values = [companyId, new Date(nowMs)];
    const known = (await client.query<Facts>({ ...facts, values })).rows[0];
    if (!known) throw new Error('A company without settings');
    const period = from && to ? { from, to } : monthSoFar(known.today);
    const before = periodBefore(period);
    const { at, moves } = await movedIn(client, companyId, known, [before, period]);
    const all = await client.query<Store>({ ...stores, values: [companyId] });
    const [, , since, until] = at.map((moment) => moment.toISOString());
    const range = { ...period, since: since ?? '', until: until ?? '' };
    return { known, period: range, before, rows: rowsOf(all.rows, moves, known.point_value) };
  });

/**
 * What each store took, gave and redeemed in a period of the company's days, held against the period
 * before, and all of them together. `asked` names both days or none, which is the month so far.
 */
export async function financialDataOf(
  database: Database,
  companyId: number,
  query: FinancialQuery,
  nowMs: number,
): Promise<FinancialData> {
  const { known, period, before, rows } = await financialSums(database, companyId, query, nowMs);
  const { page = 1 } = query;
  const sum = (of: 'now' | 'before') =>
    rows
      .map((row) => row[of])
      .reduce(
        plus,
        each(() => 0),
      );
  const shown = sorted(rows, query).slice((page - 1) * itemsPerPage, page * itemsPerPage);
  return {
    currency: known.currency,
    point_value: known.point_value / pointValueScale,
    today: known.today,
    period,
    before,
    stores: shown.map(storeFigures),
    total: comparedOf(sum('now'), sum('before')),
    pagination: paginationOf(page, rows.length, shown.length),
  };
}
