import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import {
  changeDefaultLimits,
  changeStoreLimits,
  dailyLimitCalls,
  listDailyLimits,
} from '../../../contract/settings/daily-limits.ts';
import { dailyTotalsTable } from '../../../server/tables/ledger.ts';
import { companySettingsTable, storeSettingsTable } from '../../../server/tables/settings.ts';
import { call, type TestApp, testApp } from '../../support/app.ts';
import {
  addCompany,
  addMember,
  addStore,
  allBut,
  type Person,
  type Place,
} from '../../support/areas/people.ts';

let within: TestApp;
let company: Place;
let acti: Place;
let vouno: Place;
let admin: Person;
beforeEach(async () => {
  within = await testApp();
  company = await addCompany(within);
  acti = await addStore(within, company, 'store', { name: 'Ακτή', app_name: 'Beach' });
  vouno = await addStore(within, company, 'store', { name: 'Βουνό' });
  await addStore(within, company, 'supplier');
  admin = await addMember(within, company);
});

const here = (id?: number) => ({ storeId: company.companyId, ...(id ? { id } : {}) });
const list = async (query: Record<string, string | number> = {}) =>
  (await call(within, listDailyLimits, { params: here(), query, as: admin })).data;
const setDefault = (body: unknown) =>
  call(within, changeDefaultLimits, { params: here(), body, as: admin });
const setOwn = (id: number, body: unknown) =>
  call(within, changeStoreLimits, { params: here(id), body, as: admin });
const none = { amount: 0, points: 0 };
const inherited = { amount: null, points: null };

/** What the till has counted today, in two stores. */
async function countToday() {
  const row = { company_id: company.companyId, day: '2026-03-02', amount: 100, points: 100 };
  const { db } = within.database;
  await db.insert(dailyTotalsTable).values([
    { ...row, store_id: acti.storeId, channel: 'offline' },
    { ...row, store_id: vouno.storeId, channel: 'offline' },
    { ...row, store_id: vouno.storeId, channel: 'online' },
  ]);
}
const counted = async () =>
  (await within.database.db.select().from(dailyTotalsTable)).map(({ store_id }) => store_id);

test('the company’s default and every store stand in one list, by name', async () => {
  const limits = await list();
  expect(limits.default).toEqual({ offline: none, online: none });
  expect(limits.stores).toEqual([
    {
      store_id: acti.storeId,
      name: 'Ακτή',
      app_name: 'Beach',
      own: false,
      offline: inherited,
      online: inherited,
    },
    expect.objectContaining({ name: 'Βουνό' }),
  ]);
  expect((await list({ q: 'βουνο' })).stores).toHaveLength(1);
  expect((await list({ q: 'beach' })).stores).toMatchObject([{ name: 'Ακτή' }]);
});

test('a default holds for every store, in hundredths of points and of money', async () => {
  const { data } = await setDefault({ offline: { amount: 1500.5, points: 2000.25 } });
  expect(data).toEqual({ offline: { amount: 1500.5, points: 2000.25 }, online: none });
  const { db } = within.database;
  const [settings] = await db
    .select()
    .from(companySettingsTable)
    .where(eq(companySettingsTable.company_id, company.companyId));
  expect(settings).toMatchObject({ offline_amount: 150050, offline_points: 200025 });
});

test('a store sets its own: null follows the default, 0 is no limit', async () => {
  const body = { offline: { amount: 0, points: 300 }, online: { amount: null } };
  const { data } = await setOwn(acti.storeId, body);
  expect(data).toMatchObject({
    own: true,
    offline: { amount: 0, points: 300 },
    online: inherited,
  });
  const { db } = within.database;
  const rows = await db
    .select()
    .from(storeSettingsTable)
    .where(eq(storeSettingsTable.company_id, company.companyId));
  const stored = rows.find(({ store_id }) => store_id === acti.storeId);
  expect(stored).toMatchObject({ offline_amount: 0, offline_points: 30000, online_amount: null });

  await setOwn(acti.storeId, { offline: inherited });
  expect((await list()).stores[0]).toMatchObject({ own: false, offline: inherited });
});

test('what is not named keeps its value', async () => {
  await setDefault({ offline: { amount: 10 }, online: { points: 20 } });
  const { data } = await setDefault({ offline: { points: 5 } });
  expect(data).toEqual({ offline: { amount: 10, points: 5 }, online: { amount: 0, points: 20 } });
  expect((await setOwn(acti.storeId, {})).status).toBe(200);
});

test('a store’s change counts its own day anew, a default every store’s', async () => {
  await countToday();
  await setOwn(vouno.storeId, { offline: { amount: 5 } });
  expect(await counted()).toEqual([acti.storeId]);
  await setDefault({ online: { amount: 5 } });
  expect(await counted()).toEqual([]);
});

test('a wrong limit is refused by its field and nothing changes', async () => {
  await countToday();
  const { status, refusal } = await setDefault({
    offline: { amount: -1 },
    online: { points: 'x' },
  });
  expect([status, Object.keys(refusal.errors ?? {}).sort()]).toEqual([
    422,
    ['offline.amount', 'online.points'],
  ]);
  expect(await counted()).toHaveLength(3);
});

test('what is no store of the company is not found', async () => {
  const other = await addCompany(within, 'Βήτα');
  const theirs = await addStore(within, other, 'store');
  for (const id of [theirs.storeId, company.companyId, 999])
    expect((await setOwn(id, { offline: { amount: 5 } })).status).toBe(404);
});

test.each(dailyLimitCalls.map((each) => [`${each.method} ${each.path}`, each] as const))(
  '%s needs its permission',
  async (_, endpoint) => {
    const as = await addMember(within, company, allBut(endpoint.access));
    const body = endpoint.method === 'PUT' ? {} : undefined;
    const params = here(acti.storeId);
    expect((await call(within, endpoint, { params, body, as })).status).toBe(403);
  },
);
