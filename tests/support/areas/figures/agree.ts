import { expect } from 'vitest';
import { companyMonthlyPoints } from '../../../../contract/debts/company-calls.ts';
import { stores } from '../../../../contract/organisations/stores.ts';
import { companyHome, quickStatistics } from '../../../../contract/reports/company-home.ts';
import { financialData } from '../../../../contract/reports/financial-data.ts';
import { companyOverview } from '../../../../contract/reports/overview.ts';
import {
  liability,
  monthlyPoints,
  pointAnalysis,
  storeHome,
} from '../../../../contract/reports/reports.ts';
import { activeUsers, statistics } from '../../../../contract/reports/statistics.ts';
import { companiesOf } from '../../../../server/reports/companies.ts';
import { call } from '../../app.ts';
import { type Counted, countOf, dayOf, joinedOf, outstandingOf, type Shown } from './counted.ts';

type Count = Awaited<ReturnType<typeof countOf>>;

/** A call of the company's, by its admin. */
export const of = ({ till, admin }: Shown) => ({
  params: { storeId: till.company.storeId },
  as: admin,
});
export const hundredths = (value: number | null | undefined) => Math.round((value ?? 0) * 100);

/** What a page shows, in the units of what was counted. */
const told = (row: {
  receipts: number;
  turnover?: number;
  amount?: number;
  points_given?: number;
  points_issued?: number;
  points_redeemed: number;
}): Omit<Counted, 'expired'> => ({
  receipts: row.receipts,
  turnover: hundredths(row.turnover ?? row.amount),
  given: hundredths(row.points_given ?? row.points_issued),
  redeemed: hundredths(row.points_redeemed),
});
const toldWith = (row: Parameters<typeof told>[0] & { points_expired: number | null }) => ({
  ...told(row),
  expired: hundredths(row.points_expired),
});
const besides = ({ expired: _, ...rest }: Counted) => rest;

const dayMs = 86_400_000;
const daysUntil = (day: string, count: number) =>
  Array.from({ length: count }, (_, back) =>
    new Date(Date.parse(day) - (count - 1 - back) * dayMs).toISOString().slice(0, 10),
  );

/** The company's home and the stores', day by day and today. */
async function homesAgree(programme: Shown, count: Count) {
  const { data: home } = await call(programme.till.app, companyHome, of(programme));
  const today = dayOf(programme.till.app.clock.now);
  for (const { day, ...row } of home.days)
    expect(told(row), `home ${day}`).toEqual(besides(count((moved) => moved.day === day)));
  expect(told(home.today)).toEqual(besides(count(({ day }) => day === today)));
  const last = daysUntil(today, 14);
  for (const store of home.stores)
    expect(told(store), `home of the company, store ${store.store_id}`).toEqual(
      besides(count(({ store_id, day }) => store_id === store.store_id && last.includes(day))),
    );
  for (const { app, store, cashier } of programme.tills) {
    const params = { storeId: store.storeId };
    const { data } = await call(app, storeHome, { params, as: cashier });
    for (const { day, ...row } of data.days)
      expect(told(row), `home of store ${store.storeId}, ${day}`).toEqual(
        besides(count((moved) => moved.store_id === store.storeId && moved.day === day)),
      );
  }
  const overview = await call(programme.till.app, companyOverview, {
    ...of(programme),
    query: { days: '30' },
  });
  for (const { day, ...row } of overview.data.days)
    expect(told(row), `overview ${day}`).toEqual(besides(count((moved) => moved.day === day)));
}

/** Statistics, all and by channel, and the financial data of the same days, and both by store. */
async function reportsAgree(programme: Shown, count: Count, from: string, to: string) {
  const { app } = programme.till;
  const asked = { ...of(programme), query: { from, to } };
  const { data } = await call(app, statistics, asked);
  const within = ({ day }: { day: string }) => day >= from && day <= to;
  expect(toldWith(data.total), 'statistics').toEqual(count(within));
  for (const store of data.stores)
    expect(toldWith(store), `statistics of store ${store.store_id}`).toEqual(
      count((row) => row.store_id === store.store_id && within(row)),
    );
  for (const point of data.series)
    expect(told(point), `statistics ${point.from}`).toEqual(
      besides(count(({ day }) => day === point.from)),
    );
  const added = (name: 'receipts' | 'turnover') =>
    data.hours.reduce((sum, hour) => sum + Math.round(100 * hour[name]), 0);
  expect([added('receipts') / 100, added('turnover')]).toEqual([
    count(within).receipts,
    count(within).turnover,
  ]);
  const channels = [];
  for (const channel of ['offline', 'online'] as const)
    channels.push(
      (await call(app, statistics, { ...asked, query: { from, to, channel } })).data.total,
    );
  const sold = channels.map(told).reduce((all, one) => all + one.receipts * 1e9 + one.turnover, 0);
  expect(sold).toBe(count(within).receipts * 1e9 + count(within).turnover);
  const financial = (await call(app, financialData, asked)).data;
  expect(toldWith(financial.total), 'financial data').toEqual(count(within));
  for (const store of financial.stores)
    expect(toldWith(store), `financial data of store ${store.store_id}`).toEqual(
      count((row) => row.store_id === store.store_id && within(row)),
    );
}

/** A store's own pages of its points, by day and by month, and the month's of all stores beside debts. */
async function monthsAgree(programme: Shown, count: Count, month: string) {
  const { app } = programme.till;
  const [from, to] = [`${month}-01`, `${month}-30`];
  const query = { from, to };
  const financial = (await call(app, financialData, { ...of(programme), query })).data;
  const debts = (await call(app, companyMonthlyPoints, { ...of(programme), query: { month } }))
    .data;
  for (const store of [...financial.stores, financial.total]) {
    const id = 'store_id' in store ? store.store_id : undefined;
    const own = id === undefined ? debts.total : debts.stores.find((row) => row.store_id === id);
    expect(
      own && [own.given, own.given_value, own.honoured, own.honoured_value, own.expired],
      `points of ${month}, store ${id}`,
    ).toEqual([
      store.points_given,
      store.points_given_value,
      store.points_redeemed,
      store.points_redeemed_value,
      store.points_expired,
    ]);
  }
  for (const { store, cashier } of programme.tills) {
    const ofStore = { params: { storeId: store.storeId }, as: cashier };
    const counted = count(
      (row) => row.store_id === store.storeId && row.day >= from && row.day <= to,
    );
    const days = (await call(app, pointAnalysis, { ...ofStore, query: { from, to } })).data.total;
    const year = Number(month.slice(0, 4));
    const months = (await call(app, monthlyPoints, { ...ofStore, query: { year } as never })).data;
    const own = debts.stores.find(({ store_id }) => store_id === store.storeId);
    expect([own?.returned, own?.honoured_of_others, own?.honoured_elsewhere]).toEqual([
      days.taken_back,
      days.redeemed_of_others,
      days.redeemed_elsewhere,
    ]);
    for (const row of [days, months.months.find((each) => each.from === from)])
      expect({
        receipts: row?.receipts,
        turnover: hundredths(row?.amount),
        given: hundredths((row?.issued ?? 0) - (row?.taken_back ?? 0)),
        redeemed: hundredths(row?.redeemed),
        expired: hundredths(row?.expired),
      }).toEqual(counted);
  }
}

/** Points with customers now, in points and money, and by whom they were issued. */
async function outstandingAgrees(programme: Shown, today: string) {
  const { app } = programme.till;
  const owed = (await call(app, liability, of(programme))).data;
  const query = { from: today, to: today };
  const financial = (await call(app, financialData, { ...of(programme), query })).data;
  const quick = (await call(app, quickStatistics, of(programme))).data;
  const overview = (await call(app, companyOverview, { ...of(programme), query: { days: '7' } }))
    .data;
  const { company } = programme.till;
  const month = (await countOf(programme))(({ day }) => day.startsWith(today.slice(0, 7)));
  expect([quick.receipts, hundredths(quick.amount)]).toEqual([month.receipts, month.turnover]);
  const companies = await companiesOf(app.database, app.clock.now);
  const { points, amount } = owed.total;
  const outstanding = await outstandingOf(programme);
  expect(hundredths(points)).toBe(outstanding());
  expect([quick.points_outstanding, overview.points_outstanding]).toEqual([points, points]);
  expect(financial.total.points_outstanding).toBe(points);
  expect({
    financial: financial.total.points_outstanding_value,
    quick: quick.points_value,
    overview: overview.points_value,
    companies: companies.find(({ store_id }) => store_id === company.storeId)?.points_value,
  }).toEqual({ financial: amount, quick: amount, overview: amount, companies: amount });
  for (const store of financial.stores) {
    const own = owed.stores.find(({ store_id }) => store_id === store.store_id)?.total;
    expect([own?.points ?? 0, own?.amount ?? 0], `owed by store ${store.store_id}`).toEqual([
      store.points_outstanding,
      store.points_outstanding_value,
    ]);
  }
}

/** Who is new: at home today, in the overview, and in statistics by store. */
async function newcomersAgree(programme: Shown, today: string) {
  const { app } = programme.till;
  const joined = await joinedOf(programme);
  const { data: home } = await call(app, companyHome, of(programme));
  const on = ({ day }: { day: string }) => day === today;
  expect(home.today.new_customers).toBe(joined.filter(on).length);
  for (const { app: at, store, cashier } of programme.tills) {
    const { data } = await call(at, storeHome, {
      params: { storeId: store.storeId },
      as: cashier,
    });
    expect(data.today.new_customers).toBe(
      joined.filter((row) => on(row) && row.store_id === store.storeId).length,
    );
  }
  const query = { from: today, to: today };
  const asked = { ...of(programme), query };
  const sums = (await call(app, statistics, asked)).data;
  const people = (await call(app, activeUsers, asked)).data;
  expect([sums.total.customers_new, people.total.customers_new]).toEqual([
    home.today.new_customers,
    home.today.new_customers,
  ]);
  const overview = await call(app, companyOverview, { ...of(programme), query: { days: '30' } });
  for (const { day, new_customers } of overview.data.days)
    expect(new_customers, `new ${day}`).toBe(joined.filter((row) => row.day === day).length);
}

/** What the list of stores says of each, of all its time. */
async function storesAgree(programme: Shown, count: Count) {
  const { data } = await call(programme.till.app, stores.calls.list as never, of(programme));
  const { stores: rows } = data as {
    stores: { store_id: number; statistics: { total_income: number } }[];
  };
  for (const { store_id, statistics: own } of rows)
    expect(hundredths(own.total_income)).toBe(count((row) => row.store_id === store_id).turnover);
}

/** The list of all companies: their last thirty finished days, and those before. */
async function companiesAgree({ till }: Shown, count: Count, today: string) {
  const all = await companiesOf(till.app.database, till.app.clock.now);
  const own = all.find(({ store_id }) => store_id === till.company.storeId);
  const days = daysUntil(today, 61).slice(0, -1);
  const within = (some: readonly string[]) => count(({ day }) => some.includes(day));
  const [before, last] = [within(days.slice(0, 30)), within(days.slice(30))];
  expect([own?.receipts, hundredths(own?.amount), hundredths(own?.amount_before)]).toEqual([
    last.receipts,
    last.turnover,
    before.turnover,
  ]);
}

/** Each figure of receipts, points and customers is the same on every page, and what its postings add up to. */
export async function figuresAgree(programme: Shown) {
  const count = await countOf(programme);
  const today = dayOf(programme.till.app.clock.now);
  await homesAgree(programme, count);
  await reportsAgree(programme, count, '2026-03-01', today > '2026-04-30' ? '2026-04-30' : today);
  await monthsAgree(programme, count, '2026-04');
  await outstandingAgrees(programme, today);
  await newcomersAgree(programme, today);
  await storesAgree(programme, count);
  await companiesAgree(programme, count, today);
}
