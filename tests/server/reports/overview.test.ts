import { beforeEach, describe, expect, test } from 'vitest';
import { companyNotifications } from '../../../contract/reports/company-home.ts';
import { companyOverview, storeOverview } from '../../../contract/reports/overview.ts';
import { call, testApp } from '../../support/app.ts';
import { runCampaign } from '../../support/areas/campaigns.ts';
import { addMember, allBut, type Person } from '../../support/areas/people.ts';
import {
  addBranch,
  addCustomer,
  addTill,
  type Shopper,
  send,
  setCompany,
  type Till,
} from '../../support/areas/till.ts';

let till: Till;
let admin: Person;
let customer: Shopper;
beforeEach(async () => {
  till = await addTill(await testApp());
  admin = await addMember(till.app, till.company);
  customer = await addCustomer(till);
});

const at = (moment: string) => {
  till.app.clock.now = Date.parse(moment);
};
const buy = async (moment: string, amount: number, where = till) => {
  at(moment);
  await send(where, customer, amount);
};
const overview = async (days: '7' | '30' | '90' = '7', as = admin) =>
  (
    await call(till.app, companyOverview, {
      params: { storeId: till.company.storeId },
      query: { days },
      as,
    })
  ).data;

describe('the overview of a company', () => {
  test('adds up finished days by its own calendar, beside as many before', async () => {
    // The last second before the seven days in Athens, and the first of them.
    await buy('2026-06-07T20:59:59Z', 5);
    await buy('2026-06-07T21:00:00Z', 10);
    await buy('2026-06-14T09:00:00Z', 30);
    // Today is not over.
    await buy('2026-06-15T09:00:00Z', 500);
    const { days, before, total, total_before } = await overview();
    expect(days.map(({ day }) => day)).toEqual(
      [8, 9, 10, 11, 12, 13, 14].map((day) => `2026-06-${String(day).padStart(2, '0')}`),
    );
    expect([total.amount, total.receipts]).toEqual([40, 2]);
    expect([total_before.amount, before.at(-1)?.amount]).toEqual([5, 5]);
    expect(days[0]).toMatchObject({ receipts: 1, amount: 10, points_issued: 10 });
  });

  test('tells the stores that led, and leaves another company’s out', async () => {
    const branch = await addBranch(till);
    await buy('2026-06-10T09:00:00Z', 10);
    await buy('2026-06-10T09:00:00Z', 25, branch);
    const other = await addTill(till.app);
    await send(other, await addCustomer(other), 99);
    at('2026-06-12T09:00:00Z');
    expect((await overview()).stores).toMatchObject([
      { store_id: branch.store.storeId, amount: 25, receipts: 1 },
      { store_id: till.store.storeId, amount: 10, receipts: 1 },
    ]);
  });

  test('tells what the points with customers are worth, and whose expire soon to those who may read customers', async () => {
    await setCompany(till, { point_value: 200, expiration_points: 20 });
    await buy('2026-06-10T09:00:00Z', 50);
    at('2026-06-12T09:00:00Z');
    const seen = await overview();
    expect([seen.points_outstanding, seen.points_value]).toEqual([50, 1]);
    expect(seen.expiring).toMatchObject([{ user_account_id: customer.id, points: 50 }]);
    const other = await addMember(till.app, till.company, allBut('customers.read'));
    expect((await overview('7', other)).expiring).toEqual([]);
  });
});

test('the overview of a store has its own receipts alone', async () => {
  const branch = await addBranch(till);
  await buy('2026-06-10T09:00:00Z', 10);
  await buy('2026-06-10T09:00:00Z', 25, branch);
  at('2026-06-12T09:00:00Z');
  const { data } = await call(till.app, storeOverview, {
    params: { storeId: till.store.storeId },
    query: { days: '30' },
    as: till.cashier,
  });
  expect([data.days.length, data.total.amount]).toEqual([30, 10]);
});

test('what waits for somebody is noticed: points that expire this week', async () => {
  await setCompany(till, { expiration_points: 5 });
  await buy('2026-06-10T09:00:00Z', 12);
  const { data } = await call(till.app, companyNotifications, {
    params: { storeId: till.company.storeId },
    as: admin,
  });
  expect(data.notifications).toMatchObject([
    { notification_id: 'points_expire', count: 12, at: expect.any(String) },
  ]);
});

test('what waits for somebody is noticed: a campaign that a cap has paused', async () => {
  const marketer = { till, admin };
  await runCampaign(marketer, 'transaction', {}, { caps: { participants: 1 } });
  for (let each = 0; each < 2; each += 1) await send(till, await addCustomer(till), 10);
  const { data } = await call(till.app, companyNotifications, {
    params: { storeId: till.company.storeId },
    as: admin,
  });
  expect(data.notifications).toMatchObject([
    { notification_id: 'campaigns_paused', count: 1, at: expect.any(String) },
  ]);
});

test('what waits for somebody is noticed: messages that nothing sends, and not those that wait for a reason', async () => {
  const queue = (reason: string | null) =>
    till.app.database.pool.query(
      `insert into messages (company_id, channel, recipient, body, state, reason, created_at)
        values ($1, 'sms', '6912345678', 'Hello', 'queued', $2, $3::timestamptz - interval '11 minutes')`,
      [till.company.companyId, reason, new Date(till.app.clock.now)],
    );
  for (const reason of [null, 'quiet', 'paused']) await queue(reason);
  const { data } = await call(till.app, companyNotifications, {
    params: { storeId: till.company.storeId },
    as: admin,
  });
  expect(data.notifications).toMatchObject([{ notification_id: 'messages_waiting', count: 1 }]);
});
