import { beforeEach, expect, test } from 'vitest';
import { adjustPoints } from '../../../contract/customers/customer-desk.ts';
import type { Endpoint } from '../../../contract/engine/endpoint.ts';
import {
  companyHome,
  companyNotifications,
  quickStatistics,
} from '../../../contract/reports/company-home.ts';
import { call, testApp } from '../../support/app.ts';
import { addMember, type Person } from '../../support/areas/people.ts';
import {
  addBranch,
  addCustomer,
  addTill,
  send,
  setCompany,
  type Till,
} from '../../support/areas/till.ts';

let till: Till;
let admin: Person;
beforeEach(async () => {
  till = await addTill(await testApp());
  admin = await addMember(till.app, till.company);
});
const ask = async <E extends Endpoint>(endpoint: E) =>
  (await call(till.app, endpoint, { params: { storeId: till.company.storeId }, as: admin })).data;

test('the home of a company adds up its stores, and tells them apart', async () => {
  const branch = await addBranch(till);
  const customer = await addCustomer(till);
  await send(till, customer, 10);
  await send(branch, customer, 25);
  await send(branch, customer, 5);
  const other = await addTill(till.app);
  await send(other, await addCustomer(other), 99);
  const home = await ask(companyHome);
  expect(home.today).toMatchObject({ receipts: 3, amount: 40, points_issued: 40 });
  expect(home.days.at(-1)).toMatchObject({ receipts: 3, amount: 40 });
  expect(home.stores).toMatchObject([
    { store_id: branch.store.storeId, receipts: 2, amount: 30, points_issued: 30 },
    { store_id: till.store.storeId, receipts: 1, amount: 10, points_issued: 10 },
  ]);
});

test('today counts customers whom the desk added or imported, and no points that it gave or took by hand', async () => {
  const customer = await addCustomer({ ...till, store: till.company });
  const adjust = async (points: number) =>
    call(till.app, adjustPoints, {
      params: { storeId: till.company.storeId, id: customer.id },
      body: { points, reason: 'Πρόβλημα στο ταμείο' },
      as: admin,
    });
  await adjust(40);
  await adjust(-15);
  till.app.clock.now = Date.now() + 1000;
  const home = await ask(companyHome);
  expect(home.today).toMatchObject({ receipts: 0, new_customers: 1, points_issued: 0 });
  expect(home.days.at(-1)).toMatchObject({ points_issued: 0 });
});

test('a store where nothing happened is told with nothing', async () => {
  expect((await ask(companyHome)).stores).toMatchObject([
    { store_id: till.store.storeId, receipts: 0, amount: 0, points_issued: 0, points_redeemed: 0 },
  ]);
});

test('quick statistics count customers, this month and what points are worth', async () => {
  await setCompany(till, { point_value: 200 });
  await send(till, await addCustomer(till), 50);
  expect(await ask(quickStatistics)).toMatchObject({
    stores: 1,
    customers: 1,
    new_customers: 1,
    receipts: 1,
    amount: 50,
    points_outstanding: 50,
    points_value: 1,
    claims_open: 0,
  });
});

test('notices tell of what failed and what ends, and of nothing else', async () => {
  expect((await ask(companyNotifications)).notifications).toEqual([]);
  const { companyId } = till.company;
  const { pool } = till.app.database;
  await pool.query(
    "insert into messages (company_id, channel, recipient, body, state) values ($1, 'sms', '1', 'x', 'failed')",
    [companyId],
  );
  await pool.query(
    "update stores set cancelled_subscription = true, expiration_date_subscription = '2031-01-01' where store_id = $1",
    [companyId],
  );
  expect((await ask(companyNotifications)).notifications).toMatchObject([
    { notification_id: 'messages_failed', count: 1, at: expect.any(String) },
    { notification_id: 'subscription_ends', count: null, at: '2031-01-01T00:00:00.000Z' },
  ]);
});
