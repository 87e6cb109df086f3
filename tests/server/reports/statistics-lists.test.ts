import { beforeEach, describe, expect, test } from 'vitest';
import { vouchers } from '../../../contract/coupons/claims.ts';
import { customers } from '../../../contract/customers/company-customers.ts';
import { networkRegions } from '../../../contract/organisations/network-regions.ts';
import {
  activeUsers,
  activeUsersTwoMonths,
  statistics,
} from '../../../contract/reports/statistics.ts';
import { call } from '../../support/app.ts';
import { accept, addGift, addVisit, claim } from '../../support/areas/claims.ts';
import { type Finances, financialCalls, openFinances } from '../../support/areas/financial.ts';
import { addBranch, addCustomer, type Shopper, type Till } from '../../support/areas/till.ts';
import { addRecord } from '../../support/worlds/factories.ts';

type Query = Record<string, string>;

let open: Finances;
let branch: Till;
let region: number;
let other: Shopper;
const { buy } = financialCalls(() => open);
const query = (sql: string, values: unknown[] = []) =>
  open.till.app.database.pool.query(sql, values);

const asking = () => ({ params: { storeId: open.till.company.storeId }, as: open.admin });
const june = { from: '2026-06-01', to: '2026-06-30' };
// Those of Athens.
const [since, until] = ['2026-05-31T21:00:00.000Z', '2026-06-30T21:00:00.000Z'];
const inJune = `${since}..${until}`;

const spanOf = (span: { since: string; until: string }) => `${span.since}..${span.until}`;

/** How many rows a list has that is narrowed so. */
const rowsOf = async (list: typeof customers.calls.list, narrowed: Query) => {
  const sent = { ...asking(), query: narrowed } as never;
  const { data } = await call(open.till.app, list, sent);
  return (data as unknown as { pagination: { total: number } }).pagination.total;
};
const customersOf = (narrowed: Query) => rowsOf(customers.calls.list, narrowed);
const vouchersOf = (narrowed: Query) => rowsOf(vouchers.calls.list as never, narrowed);

/** May, June and July of a store and of one in a region, online and not. */
beforeEach(async () => {
  open = await openFinances();
  const { till } = open;
  branch = await addBranch(till);
  other = await addCustomer(branch);
  region = await addRecord(till.app, networkRegions as never, till.company, { name: 'Αιγαίο' });
  await query(
    'update stores set store_company_network_region_id = $1 where company_id = $2 and store_id = $3',
    [region, till.company.companyId, branch.store.storeId],
  );
  await buy('2026-05-10T09:00:00Z', 90);
  await buy('2026-06-01T09:00:00Z', 10, { channel: 'online' });
  await buy('2026-06-02T09:00:00Z', 10, {}, branch);
  await buy('2026-06-03T09:00:00Z', 10, {}, branch, other);
  await buy('2026-06-04T09:00:00Z', 10, {}, till, await addCustomer(till));
  await buy('2026-07-01T09:00:00Z', 10, {}, till, await addCustomer(till));
});

const store = () => String(open.till.store.storeId);
const branchId = () => String(branch.store.storeId);

/** What the page is narrowed to, and what the list of those who came then is narrowed to. */
const narrowings: readonly [string, () => Query, () => Query][] = [
  ['nothing', () => ({}), () => ({})],
  ['a store', () => ({ store_ids: branchId() }), () => ({ child_id: branchId() })],
  [
    'several stores',
    () => ({ store_ids: `${store()},${branchId()}` }),
    () => ({ child_id: `${store()},${branchId()}` }),
  ],
  ['a region', () => ({ region_ids: String(region) }), () => ({ child_region_id: String(region) })],
  ['a channel', () => ({ channel: 'online' }), () => ({ came_channel: 'online' })],
  [
    'a store and a channel',
    () => ({ store_ids: branchId(), channel: 'online' }),
    () => ({ child_id: branchId(), came_channel: 'online' }),
  ],
];

describe('the list behind a figure', () => {
  test.each(narrowings)('has as many customers as came, narrowed to %s', async (_, page, list) => {
    const asked = { ...asking(), query: { ...june, ...page() } } as never;
    const { total } = (await call(open.till.app, activeUsers, asked)).data;
    const came = { came: inJune, ...list() };
    expect(await customersOf(came)).toBe(total.active);
    expect(await customersOf({ ...came, came_before: since })).toBe(total.returning);
  });

  test.each(narrowings)('has who came in two months, narrowed to %s', async (_, page, list) => {
    open.till.app.clock.now = Date.parse('2026-06-20T09:00:00Z');
    const asked = { ...asking(), query: page() } as never;
    const { total, periods } = (await call(open.till.app, activeUsersTwoMonths, asked)).data;
    const [now, then] = [periods.this_month, periods.last_month].map(spanOf);
    expect(await customersOf({ came: now, ...list() } as Query)).toBe(total.this_month);
    expect(await customersOf({ came: then, ...list() } as Query)).toBe(total.last_month);
    const both = { came: now, came_too: then, ...list() } as Query;
    expect(await customersOf(both)).toBe(total.both);
  });

  test('has who registered in a month and came in it and in each after it', async () => {
    open.till.app.clock.now = Date.parse('2026-07-20T09:00:00Z');
    await query(`update customers set created_at = '2026-04-30T21:30:00Z'`);
    const { data } = await call(open.till.app, activeUsers, asking());
    expect(data.cohorts).toEqual([{ month: '2026-05', customers: 4, came: [1, 3, 1] }]);
    const months = data.cohort_months.map(spanOf);
    expect(months).toHaveLength(12);
    const registered = { created_at: months.at(-3) ?? '' };
    expect(await customersOf(registered)).toBe(4);
    const came = months.slice(-3).map((month) => customersOf({ ...registered, came: month }));
    expect(await Promise.all(came)).toEqual([1, 3, 1]);
  });

  test('is that of each store as well, and nobody is in it who was deleted since', async () => {
    const { till, customer } = open;
    const sent = { ...asking(), params: { storeId: till.company.storeId, id: customer.id } };
    const { status } = await call(till.app, customers.calls.delete, sent);
    expect(status).toBe(200);
    const { data } = await call(till.app, activeUsers, { ...asking(), query: june } as never);
    for (const { store_id, active, returning } of data.stores) {
      const came = { came: inJune, child_id: String(store_id) };
      expect(await customersOf(came)).toBe(active);
      expect(await customersOf({ ...came, came_before: since })).toBe(returning);
    }
    expect(data.total).toMatchObject({ active: 2, returning: 0 });
  });

  test('has those who registered in the period, in that store or region', async () => {
    await query(`update customers set created_at = '2026-06-10T09:00:00Z'`);
    await query(
      `update customers set created_at = '2026-05-10T09:00:00Z' where user_account_id = $1`,
      [open.customer.id],
    );
    const { data } = await call(open.till.app, statistics, { ...asking(), query: june });
    const registered = { created_at: inJune };
    expect(await customersOf(registered)).toBe(data.total.customers_new);
    for (const { store_id, customers_new } of data.stores)
      expect(await customersOf({ ...registered, registration_store_id: String(store_id) })).toBe(
        customers_new,
      );
    const ofRegion = { ...registered, registration_region_id: String(region) };
    expect(await customersOf(ofRegion)).toBe(1);
  });

  test('has the coupons and the gifts that were redeemed in the period, in that store or region', async () => {
    const { till, customer } = open;
    till.app.clock.now = Date.parse('2026-06-20T09:00:00Z');
    const gift = await claim(till, customer, { gift_id: await addGift(till, 40) });
    await accept(branch, gift.data.code);
    for (const where of [till, branch]) {
      const visit = await addVisit(where, { code: `VISIT${where.store.storeId}` });
      await accept(where, (await claim(where, customer, { coupon_id: visit })).data.code);
    }
    const { data } = await call(till.app, statistics, { ...asking(), query: june });
    const listed = (reward: string, where: Query = {}) =>
      vouchersOf({ reward, redeemed_at: inJune, ...where });
    expect(data.total).toMatchObject({ coupons: 2, gifts: 1 });
    expect([await listed('coupon'), await listed('gift')]).toEqual([2, 1]);
    for (const { store_id, coupons, gifts } of data.stores) {
      const where = { redeem_store_id: String(store_id) };
      expect([await listed('coupon', where), await listed('gift', where)]).toEqual([
        coupons,
        gifts,
      ]);
    }
    const ofRegion = { redeem_region_id: String(region) };
    expect([await listed('coupon', ofRegion), await listed('gift', ofRegion)]).toEqual([1, 1]);
    expect(await listed('coupon', { redeem_store_id: `${store()},${branchId()}` })).toBe(2);
    const july = { reward: 'gift', redeemed_at: `${until}..2026-07-31T21:00:00.000Z` };
    expect(await vouchersOf(july)).toBe(0);
  });
});
