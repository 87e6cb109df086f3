import type {
  Statistics,
  StatisticsFigures,
  StatisticsQuery,
} from '../../../contract/reports/statistics.ts';
import type { Database } from '../../db/connection.ts';
import { moneyOf, pointsOf } from '../../runtime/units.ts';
import { type Period, periodBefore } from '../periods.ts';
import { type Asked, askedOf, periodReply, type Range, rangeOf } from './asked.ts';
import { type Besides, besidesOf } from './besides.ts';
import { type Moved, pointsOfTime, type Step, type Sums, stepOf, sumsOf } from './sums.ts';

/** All that is added up of one store, or of all. */
type Units = Moved & Besides;

const nothing: Units = {
  receipts: 0,
  turnover: 0,
  given: 0,
  redeemed: 0,
  customers_new: 0,
  coupons: 0,
  gifts: 0,
  expired: 0,
};
const names = Object.keys(nothing) as (keyof Units)[];
const plus = (one: Units, other: Units) =>
  Object.fromEntries(names.map((name) => [name, one[name] + other[name]])) as unknown as Units;
const isAnything = (units: Units) => names.some((name) => units[name]);

/** Points that expire belong to no channel. */
function figuresOf(units: Units, { channel }: Asked): StatisticsFigures {
  const { receipts, turnover, given, redeemed, expired, ...counts } = units;
  return {
    ...counts,
    receipts,
    turnover: moneyOf(turnover),
    average_receipt: receipts > 0 ? moneyOf(Math.round(turnover / receipts)) : null,
    points_given: pointsOf(given),
    points_redeemed: pointsOf(redeemed),
    points_expired: channel ? null : pointsOf(expired),
    redemption_rate: given > 0 ? Math.round((1000 * redeemed) / given) / 10 : null,
  };
}

const sameDayBefore = (day: string) => {
  const before = `${Number(day.slice(0, 4)) - 1}${day.slice(4)}`;
  return before.endsWith('-02-29') ? `${before.slice(0, 8)}28` : before;
};

/** What a period is held against; nothing where that was not asked. */
function against(period: Period, compare: StatisticsQuery['compare']): Period | undefined {
  if (compare === 'before') return periodBefore(period);
  if (compare === 'year') return { from: sameDayBefore(period.from), to: sameDayBefore(period.to) };
  return undefined;
}

interface Read {
  readonly sums: Sums;
  readonly unitsOf: (storeId: number) => Units;
}

async function readIn(
  database: Database,
  asked: Asked,
  range: Range,
  how: { readonly step: Step; readonly hourly: boolean },
): Promise<Read> {
  const sums = await sumsOf(database, asked, range, how);
  const besides = await besidesOf(database, asked, range);
  const moved = (storeId: number) => sums.stores.get(storeId) ?? nothing;
  const unitsOf = (storeId: number): Units => {
    const { receipts, turnover, given, redeemed } = moved(storeId);
    return { receipts, turnover, given, redeemed, ...besides(storeId) };
  };
  return { sums, unitsOf };
}

const seriesOf = (period: Period, { buckets }: Sums, step: Step) =>
  pointsOfTime(period, step).map((from) => {
    const { turnover, receipts, given, redeemed } = buckets.get(from) ?? nothing;
    return {
      from,
      turnover: moneyOf(turnover),
      receipts,
      points_given: pointsOf(given),
      points_redeemed: pointsOf(redeemed),
    };
  });

/** What stores took, gave and redeemed in a period, over time and by the hour, held against another one where asked. */
export async function statisticsOf(
  database: Database,
  companyId: number,
  query: StatisticsQuery,
  nowMs: number,
): Promise<Statistics> {
  const asked = await askedOf(database, companyId, query, nowMs);
  const { range, currency, today, zone } = asked;
  const step = stepOf(range);
  const now = await readIn(database, asked, range, { step, hourly: true });
  const before = against(range, query.compare);
  const beforeRange = before && (await rangeOf(database, before, zone));
  // Nobody is shown the hours of what it is held against.
  const how = { step, hourly: false };
  const earlier = beforeRange && (await readIn(database, asked, beforeRange, how));
  const rows = asked.stores
    .map((store) => ({
      store,
      now: now.unitsOf(store.store_id),
      earlier: earlier?.unitsOf(store.store_id),
    }))
    .filter(({ store, ...units }) => {
      const isShop = !store.deleted && !store.company;
      return isShop || isAnything(units.now) || isAnything(units.earlier ?? nothing);
    });
  const told = (units: Units, other: Units | undefined) => ({
    ...figuresOf(units, asked),
    before: other ? figuresOf(other, asked) : null,
  });
  const sum = (pick: (row: (typeof rows)[number]) => Units | undefined) =>
    rows.reduce((all, row) => plus(all, pick(row) ?? nothing), nothing);
  return {
    currency,
    today,
    period: periodReply(range),
    before: before ?? null,
    stores: rows.map((row) => ({ ...row.store, ...told(row.now, row.earlier) })),
    total: told(
      sum((row) => row.now),
      earlier && sum((row) => row.earlier),
    ),
    step,
    series: seriesOf(range, now.sums, step),
    series_before: before && earlier ? seriesOf(before, earlier.sums, step) : [],
    hours: now.sums.hours.map(({ weekday, hour, turnover, receipts }) => ({
      weekday,
      hour,
      turnover: moneyOf(turnover),
      receipts,
    })),
  };
}
