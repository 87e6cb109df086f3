import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { products } from '../../../contract/catalogue/products.ts';
import { customers } from '../../../contract/customers/company-customers.ts';
import { call, type TestApp, testApp } from '../../support/app.ts';
import { addMember, addPlace, type Person, type Place } from '../../support/areas/people.ts';
import { addCrowd } from '../../support/areas/till.ts';
import { limit } from '../../support/pace.ts';

let within: TestApp;
let store: Place;
let anna: Person;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  within = await testApp();
  store = await addPlace(within, 'store');
  anna = await addMember(within, store);
});
afterEach(() => {
  vi.useRealTimers();
});

const add = (count: number) =>
  within.database.pool.query(
    `insert into products (company_id, store_id, name, retail_price)
      select $1, $2, '{"el": "α", "en": "a", "it": "a"}', 100 from generate_series(1, $3::int)`,
    [store.companyId, store.storeId, count],
  );
const total = async () => {
  const params = { storeId: store.storeId };
  const { data } = await call(within, products.calls.list, { params, as: anna });
  return (data.pagination as { total: number }).total;
};

test('a total is exact to ten thousand, and beyond at most a minute old', async () => {
  await add(9_999);
  expect(await total()).toBe(9_999);
  await add(1);
  expect(await total()).toBe(10_000);
  await add(1);
  expect(await total()).toBe(10_001);

  // Beyond ten thousand it is kept for half a minute.
  await add(1);
  expect(await total()).toBe(10_001);

  // Then it is renewed beside the request that finds it old.
  vi.advanceTimersByTime(31_000);
  expect(await total()).toBe(10_001);
  await vi.waitUntil(async () => (await total()) === 10_002, { timeout: limit(20_000) });

  // One that nobody asked for in a minute is counted anew.
  await add(1);
  vi.advanceTimersByTime(61_000);
  expect(await total()).toBe(10_003);
});

test('of many customers an estimate is told first, and the exact number is counted beside', async () => {
  const company = await addPlace(within, 'company');
  const admin = await addMember(within, company);
  await addCrowd(within, company, 12_000);
  const pages = async () => {
    const params = { storeId: company.storeId };
    const { data } = await call(within, customers.calls.list, { params, as: admin });
    return data.pagination as { total: number; estimated?: true };
  };
  const first = await pages();
  expect(first.estimated).toBe(true);
  expect(first.total).toBeGreaterThan(10_000);
  await vi.waitUntil(async () => !(await pages()).estimated, { timeout: limit(20_000) });
  expect(await pages()).toMatchObject({ total: 12_000, total_pages: 1000 });
});
