import { beforeEach, describe, expect, test } from 'vitest';
import { quickStatistics } from '../../../contract/reports/company-home.ts';
import {
  activeUsers,
  activeUsersTwoMonths,
  leaders,
  statistics,
} from '../../../contract/reports/statistics.ts';
import { call } from '../../support/app.ts';
import { accept, addGift, claim } from '../../support/areas/claims.ts';
import { type Finances, financialCalls, openFinances } from '../../support/areas/financial.ts';
import { addMember, allBut } from '../../support/areas/people.ts';
import { addBranch, addCustomer, giveBack, send } from '../../support/areas/till.ts';

let open: Finances;
beforeEach(async () => {
  open = await openFinances();
});
const { at, buy } = financialCalls(() => open);

const asking = () => ({ params: { storeId: open.till.company.storeId }, as: open.admin });
const june = { from: '2026-06-01', to: '2026-06-30' };
const ask = async (query: Record<string, string> = june) =>
  (await call(open.till.app, statistics, { ...asking(), query })).data;

describe('the statistics of a company', () => {
  test('stand by store, and in all of them, as the Company total (statistics-company-total-label)', async () => {
    const branch = await addBranch(open.till);
    await buy('2026-06-02T09:00:00Z', 10);
    await buy('2026-06-03T09:00:00Z', 30);
    await buy('2026-06-03T10:00:00Z', 20, {}, branch);
    const { stores, total } = await ask();
    expect(stores.map(({ turnover, receipts }) => [turnover, receipts])).toEqual(
      expect.arrayContaining([
        [40, 2],
        [20, 1],
      ]),
    );
    expect(total).toMatchObject({
      turnover: 60,
      receipts: 3,
      average_receipt: 20,
      points_given: 60,
      points_redeemed: 0,
      redemption_rate: 0,
      before: null,
    });
  });

  test('are the sums of the home', async () => {
    await buy('2026-06-02T09:00:00Z', 10);
    const id = await buy('2026-06-10T09:00:00Z', 31);
    await giveBack(open.till, id, { amount: 11 });
    const { data } = await call(open.till.app, quickStatistics, asking());
    const { total } = await ask({});
    expect([total.turnover, total.receipts]).toEqual([data.amount, data.receipts]);
  });

  test('are those of the stores, the regions and the channel that were asked for', async () => {
    const branch = await addBranch(open.till);
    await buy('2026-06-02T09:00:00Z', 10);
    await buy('2026-06-03T10:00:00Z', 20, {}, branch);
    await buy('2026-06-03T11:00:00Z', 7, { channel: 'online' });
    const of = async (own: Record<string, string>) => (await ask({ ...june, ...own })).total;
    expect((await of({ store_ids: String(branch.store.storeId) })).turnover).toBe(20);
    expect((await of({ region_ids: '999' })).turnover).toBe(0);
    const online = await of({ channel: 'online' });
    expect([online.turnover, online.points_expired]).toEqual([7, null]);
  });

  test('of another company are nobody’s here', async () => {
    const other = await openFinances();
    open = other;
    expect((await ask()).total.turnover).toBe(0);
  });

  test('go by the clock of the company, day by day and by the hour of the week', async () => {
    // A second before July in Athens, and the first of July there.
    await buy('2026-06-30T20:59:59Z', 5);
    await buy('2026-06-30T21:00:00Z', 8);
    const { series, hours, step, total } = await ask();
    expect([step, series.length, total.turnover]).toEqual(['day', 30, 5]);
    expect(series.at(-1)).toMatchObject({ from: '2026-06-30', turnover: 5 });
    // A Tuesday, an hour before midnight.
    expect(hours).toEqual([{ weekday: 2, hour: 23, turnover: 5, receipts: 1 }]);
  });

  test('of a long period go by weeks and by months', async () => {
    at('2026-06-30T09:00:00Z');
    const weeks = await ask({ from: '2026-01-01', to: '2026-06-30' });
    expect([weeks.step, weeks.series[1]?.from]).toEqual(['week', '2026-01-05']);
    const months = await ask({ from: '2024-01-01', to: '2026-06-30' });
    expect([months.step, months.series.length]).toEqual(['month', 30]);
  });

  test.each([
    ['before', '2026-05-01', 9],
    ['year', '2025-06-01', 4],
  ] as const)('are held against the period %s', async (compare, from, turnover) => {
    await buy('2025-06-10T09:00:00Z', 4);
    await buy('2026-05-10T09:00:00Z', 9);
    await buy('2026-06-10T09:00:00Z', 30);
    const { before, total, series_before } = await ask({ ...june, compare });
    expect([before?.from, total.before?.turnover]).toEqual([from, turnover]);
    expect(series_before.reduce((sum, each) => sum + each.turnover, 0)).toBe(turnover);
  });

  test('count gifts where they were redeemed, and what led', async () => {
    await buy('2026-06-02T09:00:00Z', 100);
    const gift = await addGift(open.till, 40);
    const { data } = await claim(open.till, open.customer, { gift_id: gift });
    await accept(open.till, data.code);
    const { total } = await ask();
    expect([total.gifts, total.coupons, total.points_redeemed]).toEqual([1, 0, 40]);
    expect(total.redemption_rate).toBe(40);
    const led = await call(open.till.app, leaders, { ...asking(), query: june });
    expect(led.data.gifts).toMatchObject([{ gift_id: gift, redeemed: 1 }]);
  });

  test('are for whoever has the right to them', async () => {
    const as = await addMember(open.till.app, open.till.company, allBut('statistics.read'));
    const { status } = await call(open.till.app, statistics, { ...asking(), as });
    expect(status).toBe(403);
  });
});

describe('active users', () => {
  test('are who came, once in all stores, and who came before', async () => {
    const branch = await addBranch(open.till);
    const other = await addCustomer(open.till);
    await buy('2026-05-10T09:00:00Z', 9);
    await buy('2026-06-02T09:00:00Z', 10);
    await buy('2026-06-03T09:00:00Z', 10, {}, branch);
    await buy('2026-06-03T09:00:00Z', 10, {}, branch, other);
    const { data } = await call(open.till.app, activeUsers, { ...asking(), query: june });
    expect(data.total).toMatchObject({ active: 2, returning: 1 });
    const counts = data.stores.map(({ active, returning }) => [active, returning]);
    expect(counts).toEqual(
      expect.arrayContaining([
        [1, 1],
        [2, 1],
      ]),
    );
    expect(data.tiers).toEqual([{ store_point_title_id: null, title: null, customers: 2 }]);
  });

  test('of two months are those of this one, of the last one and of both', async () => {
    const other = await addCustomer(open.till);
    await buy('2026-05-10T09:00:00Z', 9);
    await buy('2026-05-11T09:00:00Z', 9, {}, open.till, other);
    await buy('2026-06-02T09:00:00Z', 10);
    const { data } = await call(open.till.app, activeUsersTwoMonths, asking());
    expect([data.this_month, data.last_month]).toEqual(['2026-06', '2026-05']);
    expect(data.total).toEqual({ this_month: 1, last_month: 2, both: 1 });
  });

  test('of a month of registration are followed through the months after it', async () => {
    await open.till.app.database.pool.query(
      `update customers set created_at = '2026-04-10T09:00:00Z'`,
    );
    await buy('2026-04-11T09:00:00Z', 5);
    await buy('2026-06-02T09:00:00Z', 10);
    await send(open.till, await addCustomer(open.till), 3);
    await open.till.app.database.pool.query(
      `update customers set created_at = '2026-06-01T09:00:00Z' where created_at > '2026-05-01'`,
    );
    const { data } = await call(open.till.app, activeUsers, { ...asking(), query: june });
    expect(data.cohorts).toEqual([
      { month: '2026-04', customers: 1, came: [1, 0, 1] },
      { month: '2026-06', customers: 1, came: [1] },
    ]);
  });
});
