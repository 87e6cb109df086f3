import { beforeEach, describe, expect, test } from 'vitest';
import { sumDays } from '../../../server/ledger/days.ts';
import { verifyLedger } from '../../../server/ledger/verify.ts';
import { testApp } from '../../support/app.ts';
import {
  addBranch,
  addCustomer,
  addTill,
  expectSound,
  giveBack,
  type Shopper,
  send,
  setCompany,
  type Till,
} from '../../support/areas/till.ts';

let till: Till;
let customer: Shopper;
beforeEach(async () => {
  till = await addTill(await testApp());
  customer = await addCustomer(till);
});

const at = (moment: string) => {
  till.app.clock.now = Date.parse(moment);
};
const buy = async (moment: string, amount: number, own = {}, who = till) => {
  at(moment);
  return (await send(who, customer, amount, own)).data.transaction_id;
};
const query = async (text: string) => (await till.app.database.pool.query(text)).rows;
const sumUpTo = (moment: string) => sumDays(till.app.database, Date.parse(moment));
const daysKept = () =>
  query(`select to_char(date '1970-01-01' + day, 'YYYY-MM-DD') as day, what, store_id, redeem_store_id, count, sum, worth
    from ledger_days order by 1, 2, 3, 4`);
const lastDay = async () =>
  (
    await query(
      `select to_char(date '1970-01-01' + day, 'YYYY-MM-DD') as day from ledger_days_kept where company_id = ${till.company.companyId}`,
    )
  ).map(({ day }) => day);

describe('the sums of a day', () => {
  test('are kept an hour after it is over by the company’s calendar, and not before', async () => {
    await buy('2026-03-29T20:59:59Z', 10);
    await buy('2026-03-29T21:00:00Z', 5);
    await sumUpTo('2026-03-29T21:59:59Z');
    expect([await daysKept(), await lastDay()]).toEqual([[], []]);
    await sumUpTo('2026-03-29T22:00:00Z');
    expect(await lastDay()).toEqual(['2026-03-29']);
    expect((await daysKept()).map(({ day, what, sum }) => [day, what, sum])).toEqual([
      ['2026-03-29', 'customer', 1000],
      ['2026-03-29', 'issued', -1000],
      ['2026-03-29', 'receipts', 1000],
    ]);
  });

  test('have receipts, returns and each side of the ledger, by store and by who redeemed', async () => {
    const branch = await addBranch(till);
    const receipt = await buy('2026-06-01T09:00:00Z', 100);
    await giveBack(till, receipt, { amount: 20 });
    await buy('2026-06-01T10:00:00Z', 0.3, { points_used: 30 }, branch);
    await sumUpTo('2026-06-03T09:00:00Z');
    const [a, b] = [till.store.storeId, branch.store.storeId];
    expect(await daysKept()).toEqual([
      {
        day: '2026-06-01',
        what: 'customer',
        store_id: a,
        redeem_store_id: 0,
        count: 0,
        sum: 8000,
        worth: 800_000,
      },
      {
        day: '2026-06-01',
        what: 'customer',
        store_id: a,
        redeem_store_id: b,
        count: 0,
        sum: -3000,
        worth: -300_000,
      },
      {
        day: '2026-06-01',
        what: 'issued',
        store_id: a,
        redeem_store_id: 0,
        count: 0,
        sum: -8000,
        worth: -800_000,
      },
      {
        day: '2026-06-01',
        what: 'receipts',
        store_id: a,
        redeem_store_id: 0,
        count: 1,
        sum: 10_000,
        worth: 0,
      },
      {
        day: '2026-06-01',
        what: 'receipts',
        store_id: b,
        redeem_store_id: 0,
        count: 1,
        sum: 30,
        worth: 0,
      },
      {
        day: '2026-06-01',
        what: 'redeemed',
        store_id: a,
        redeem_store_id: b,
        count: 0,
        sum: 3000,
        worth: 300_000,
      },
      {
        day: '2026-06-01',
        what: 'returns',
        store_id: a,
        redeem_store_id: 0,
        count: 0,
        sum: 2000,
        worth: 0,
      },
    ]);
    expect(await lastDay()).toEqual(['2026-06-02']);
    await expectSound(till);
  });

  test('are added once, however often and by how many that is asked', async () => {
    await buy('2026-06-01T09:00:00Z', 10);
    await buy('2026-07-11T09:00:00Z', 20);
    await Promise.all([1, 2, 3].map(() => sumUpTo('2026-08-01T09:00:00Z')));
    const before = await daysKept();
    await sumUpTo('2026-08-01T09:00:00Z');
    expect(await daysKept()).toEqual(before);
    expect(before.filter(({ what }) => what === 'receipts').map(({ sum }) => sum)).toEqual([
      1000, 2000,
    ]);
    await buy('2026-08-01T10:00:00Z', 40);
    await sumUpTo('2026-08-02T09:00:00Z');
    expect((await daysKept()).length).toBe(before.length + 3);
    await expectSound(till);
  });

  test('are taken anew by another calendar when the company changes its own', async () => {
    await buy('2026-06-01T21:30:00Z', 10);
    await sumUpTo('2026-06-05T09:00:00Z');
    expect(new Set((await daysKept()).map(({ day }) => day))).toEqual(new Set(['2026-06-02']));
    await setCompany(till, { time_zone: 'Europe/London' });
    await sumUpTo('2026-06-05T09:00:00Z');
    expect(new Set((await daysKept()).map(({ day }) => day))).toEqual(new Set(['2026-06-01']));
    await expectSound(till);
  });

  test('that are not what was posted are found by the verification, also where they are gone', async () => {
    await buy('2026-06-01T09:00:00Z', 10);
    await buy('2026-06-02T09:00:00Z', 20);
    await sumUpTo('2026-06-05T09:00:00Z');
    await query("update ledger_days set sum = sum + 1 where what = 'receipts' and sum = 1000");
    await query("delete from ledger_days where what = 'issued' and sum = -2000");
    const breaches = await verifyLedger(till.app.database.pool);
    const store = till.store.storeId;
    expect(
      breaches.map(({ invariant, subject, detail }) => [invariant, subject, detail]).sort(),
    ).toEqual([
      [
        'the sums of each day are those of its postings',
        'day 2026-06-01',
        `receipts of store ${store}: 1001, posted 1000`,
      ],
      [
        'the sums of each day are those of its postings',
        'day 2026-06-02',
        `issued of store ${store}: 0, posted -2000`,
      ],
    ]);
  });
});
