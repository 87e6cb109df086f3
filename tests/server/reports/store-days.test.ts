import { beforeEach, describe, expect, test } from 'vitest';
import { statistics } from '../../../contract/reports/statistics.ts';
import { sumDays } from '../../../server/ledger/days.ts';
import { verifyLedger } from '../../../server/ledger/verify.ts';
import { call, testApp } from '../../support/app.ts';
import { addMember, type Person } from '../../support/areas/people.ts';
import {
  addBranch,
  addCustomer,
  addTill,
  expectSound,
  giveBack,
  type Shopper,
  send,
  type Till,
} from '../../support/areas/till.ts';

let till: Till;
let branch: Till;
let customer: Shopper;
let admin: Person;
beforeEach(async () => {
  till = await addTill(await testApp());
  branch = await addBranch(till);
  admin = await addMember(till.app, till.company);
  customer = await addCustomer(till);
});

const at = (moment: string) => {
  till.app.clock.now = Date.parse(moment);
};
const buy = async (moment: string, amount: number, who = till) => {
  at(moment);
  return (await send(who, customer, amount)).data.transaction_id;
};
const sumUpTo = (moment: string) => sumDays(till.app.database, Date.parse(moment));
const asked = async (query = {}) => {
  const { companyId } = till.company;
  const whole = { from: '2026-03-01', to: '2026-03-31', ...query };
  const reply = await call(till.app, statistics, {
    params: { storeId: companyId },
    query: whole,
    as: admin,
  });
  return reply.data;
};

/** Receipts over the night in which clocks are put forward, of two stores, one of them returned in part. */
async function live() {
  await buy('2026-03-02T08:10:00Z', 40);
  await buy('2026-03-28T21:50:00Z', 100);
  await buy('2026-03-28T22:10:00Z', 30, branch);
  await buy('2026-03-29T01:30:00Z', 20);
  return buy('2026-03-30T09:00:00Z', 10, branch);
}

describe('statistics of days that are over', () => {
  test('say the same from sums of days as from quarters of an hour, by store, day and hour of the week', async () => {
    await live();
    at('2026-03-31T12:00:00Z');
    const before = await asked();
    const ofBranch = await asked({ store_ids: String(branch.store.storeId) });
    await sumUpTo('2026-03-31T12:00:00Z');
    expect(await asked()).toEqual(before);
    expect(await asked({ store_ids: String(branch.store.storeId) })).toEqual(ofBranch);
    expect(before.total).toMatchObject({ receipts: 5, turnover: 200 });
    expect(before.hours).toContainEqual({ weekday: 7, hour: 4, turnover: 20, receipts: 1 });
    await expectSound(till);
  });

  test('stay as they were summed when a receipt comes back later, which is less by its own day', async () => {
    const receipt = await live();
    await sumUpTo('2026-03-31T12:00:00Z');
    at('2026-04-20T09:00:00Z');
    await giveBack(branch, receipt, { amount: 4 });
    const { total, series, hours } = await asked();
    expect(total).toMatchObject({ receipts: 5, turnover: 200 });
    expect(series.find(({ from }) => from === '2026-03-30')).toMatchObject({ turnover: 10 });
    expect(hours).toContainEqual({ weekday: 1, hour: 12, turnover: 10, receipts: 1 });
    const april = await asked({ from: '2026-04-01', to: '2026-04-30' });
    expect(april.total).toMatchObject({ receipts: 0, turnover: -4, average_receipt: null });
    await expectSound(till);
  });

  test('follow a company that moves to another time zone', async () => {
    await live();
    await sumUpTo('2026-03-31T12:00:00Z');
    const { pool } = till.app.database;
    await pool.query(`update company_settings set time_zone = 'Asia/Kathmandu'`);
    at('2026-03-31T12:00:00Z');
    const before = await asked();
    await sumUpTo('2026-03-31T12:00:00Z');
    expect(await asked()).toEqual(before);
    await expectSound(till);
  });
});

test.each([
  ['turnover', 'turnover = turnover + 1'],
  ['an hour', 'receipts_by_hour[12] = receipts_by_hour[12] + 1'],
])('verification says where %s of a day is not that of its quarters', async (_, breaking) => {
  await live();
  await sumUpTo('2026-03-31T12:00:00Z');
  const { pool } = till.app.database;
  await pool.query(`update store_days set ${breaking} where store_id = ${branch.store.storeId}
    and day = date '2026-03-30' - date '1970-01-01'`);
  expect(await verifyLedger(pool)).toMatchObject([
    {
      invariant: 'the sums of each day are those of its quarters of an hour',
      subject: `day 2026-03-30, store ${branch.store.storeId}`,
    },
  ]);
});
