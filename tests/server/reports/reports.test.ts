import { beforeEach, describe, expect, test } from 'vitest';
import { registerCustomer } from '../../../contract/customers/customers.ts';
import {
  liability,
  monthlyPoints,
  pointAnalysis,
  storeHome,
  storePostings,
} from '../../../contract/reports/reports.ts';
import { withTransaction } from '../../../server/db/transaction.ts';
import { postCredit } from '../../../server/ledger/credits.ts';
import { postExpiries } from '../../../server/ledger/expiry.ts';
import { call, testApp } from '../../support/app.ts';
import { addMember } from '../../support/areas/people.ts';
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

/** Moves the clock: the company's own is that of Athens, two hours ahead, three in summer. */
const at = (moment: string) => {
  till.app.clock.now = Date.parse(moment);
};
const buy = async (moment: string, amount: number, own = {}, who = till) => {
  at(moment);
  return (await send(who, customer, amount, own)).data;
};
const queryOf = (who: Till) => ({ params: { storeId: who.store.storeId }, as: who.cashier });
const home = async (who = till) => (await call(who.app, storeHome, queryOf(who))).data;
const days = (from: string, to: string, who = till) =>
  call(who.app, pointAnalysis, { ...queryOf(who), query: { from, to } });
const months = async (year: number, who = till) =>
  (await call(who.app, monthlyPoints, { ...queryOf(who), query: { year } })).data;
const postings = async (query: Record<string, string | number>, who = till) =>
  (await call(who.app, storePostings, { ...queryOf(who), query })).data;

/** Gives points that no receipt earned. */
const adjust = (who: Till, points: number) =>
  withTransaction(till.app.database, (client) =>
    postCredit(client, {
      companyId: who.company.companyId,
      storeId: who.store.storeId,
      accountId: customer.id,
      userId: who.cashier.userId,
      points,
      kind: 'adjustment',
      reason: 'a test',
      nowMs: till.app.clock.now,
    }),
  );

describe('the home of a store', () => {
  test('shows today beside the same weekday last week, up to the same time', async () => {
    await buy('2026-06-03T08:00:00Z', 10);
    await buy('2026-06-03T12:00:00Z', 20);
    await buy('2026-06-03T12:00:01Z', 40);
    await buy('2026-06-10T06:30:00Z', 8);
    await buy('2026-06-10T11:59:59Z', 2, { points_used: 50 });
    at('2026-06-10T12:00:00Z');
    const { today, last_week, hours, days: fortnight, currency } = await home();
    expect(currency).toBe('EUR');
    expect(today).toMatchObject({
      receipts: 2,
      amount: 10,
      points_issued: 9.5,
      points_redeemed: 50,
    });
    expect(last_week).toMatchObject({ receipts: 2, amount: 30, points_issued: 30 });
    expect(hours).toHaveLength(24);
    expect(hours[9]).toEqual({ hour: 9, amount: 8, last_week: 0 });
    expect(hours[15]).toEqual({ hour: 15, amount: 0, last_week: 60 });
    expect(fortnight).toHaveLength(14);
    expect(fortnight.at(-1)).toMatchObject({ day: '2026-06-10', receipts: 2, amount: 10 });
    expect(fortnight.at(-8)).toMatchObject({ day: '2026-06-03', receipts: 3, amount: 70 });
  });

  test('begins its day at the midnight of the company, in summer and in winter', async () => {
    for (const [before, midnight, day] of [
      ['2026-06-09T20:59:59Z', '2026-06-09T21:00:00Z', '2026-06-10'],
      ['2026-12-09T21:59:59Z', '2026-12-09T22:00:00Z', '2026-12-10'],
    ] as const) {
      await buy(before, 5);
      expect((await home()).today).toMatchObject({ receipts: 1, amount: 5 });
      await buy(midnight, 7);
      const { today, days: fortnight } = await home();
      expect(today).toMatchObject({ receipts: 1, amount: 7 });
      expect(fortnight.at(-1)?.day).toBe(day);
    }
  });

  test('takes the same time by the clock on the wall, when the clocks changed within the week', async () => {
    await buy('2026-03-25T13:00:00Z', 10);
    await buy('2026-03-25T13:00:01Z', 20);
    at('2026-04-01T12:00:00Z');
    expect((await home()).last_week).toMatchObject({ receipts: 1, amount: 10 });
  });

  test('counts what was given back off, and new customers of the day', async () => {
    const { transaction_id } = await buy('2026-06-10T08:00:00Z', 30);
    await giveBack(till, transaction_id, { amount: 10 });
    for (const [moment, mobile] of [
      ['2026-06-03T08:00:00Z', '6910000001'],
      ['2026-06-03T10:00:00Z', '6910000002'],
      ['2026-06-10T08:00:00Z', '6910000003'],
    ] as const) {
      at(moment);
      await call(till.app, registerCustomer, {
        ...queryOf(till),
        body: { first_name: 'Α', mobile },
      });
    }
    at('2026-06-10T09:00:00Z');
    const { today, last_week } = await home();
    expect(today).toMatchObject({ receipts: 1, amount: 20, points_issued: 20, new_customers: 1 });
    expect(last_week.new_customers).toBe(1);
  });

  test('counts pending payments apart, and nothing of another store', async () => {
    const branch = await addBranch(till);
    await buy('2026-06-10T08:00:00Z', 30, { pending: true });
    await buy('2026-06-10T08:00:00Z', 30, {}, branch);
    await buy('2026-06-10T08:00:00Z', 30, { pending: true }, branch);
    const mine = await home();
    expect(mine.pending_payments).toBe(1);
    expect(mine.today).toMatchObject({ receipts: 0, amount: 0, points_issued: 0 });
    expect((await home(branch)).today).toMatchObject({ receipts: 1, amount: 30 });
  });
});

describe('the points of a store', () => {
  const nothing = {
    receipts: 0,
    amount: 0,
    issued: 0,
    taken_back: 0,
    redeemed: 0,
    redeemed_of_others: 0,
    redeemed_elsewhere: 0,
    expired: 0,
    adjusted: 0,
    to_partners: 0,
    from_partners: 0,
  };

  /** A few days in two stores, with a movement of every kind. */
  async function liveABit() {
    const branch = await addBranch(till);
    await setCompany(till, { init_user_points: 700, expiration_points: 20 });
    const { transaction_id } = await buy('2026-05-04T09:00:00Z', 100);
    await buy('2026-05-04T10:00:00Z', 50, {}, branch);
    const body = { first_name: 'Νίκος', mobile: '6910000001' };
    await call(till.app, registerCustomer, { ...queryOf(till), body });
    await buy('2026-05-05T09:00:00Z', 2, { points_used: 120 });
    await buy('2026-05-05T10:00:00Z', 1, { points_used: 10 }, branch);
    at('2026-05-06T09:00:00Z');
    await giveBack(till, transaction_id, { amount: 15 });
    await adjust(till, 1234);
    at('2026-06-20T09:00:00Z');
    await postExpiries(till.app.database, till.app.clock.now);
    return branch;
  }

  test('day by day are what it issued, took back, redeemed, expired and adjusted', async () => {
    const branch = await liveABit();
    const { data } = await days('2026-05-03', '2026-05-06');
    expect(data.days).toEqual([
      { ...nothing, from: '2026-05-03' },
      { ...nothing, from: '2026-05-04', receipts: 1, amount: 100, issued: 107 },
      {
        ...nothing,
        from: '2026-05-05',
        receipts: 1,
        amount: 2,
        issued: 0.8,
        redeemed: 120,
        redeemed_of_others: 20,
      },
      { ...nothing, from: '2026-05-06', amount: -15, taken_back: 15, adjusted: 12.34 },
    ]);
    expect(data.total).toEqual({
      ...nothing,
      receipts: 2,
      amount: 87,
      issued: 107.8,
      taken_back: 15,
      redeemed: 120,
      redeemed_of_others: 20,
      adjusted: 12.34,
    });
    expect((await days('2026-05-05', '2026-05-05', branch)).data.total).toMatchObject({
      redeemed: 10,
      redeemed_of_others: 0,
      redeemed_elsewhere: 20,
    });
    await expectSound(till);
  });

  test('of all stores together are what the entries of the ledger add up to', async () => {
    const branch = await liveABit();
    const sides = { issued: 0, redeemed: 0, expired: 0, adjusted: 0 };
    for (const { total } of [await months(2026), await months(2026, branch)]) {
      sides.issued += total.taken_back - total.issued;
      sides.redeemed += total.redeemed;
      sides.expired += total.expired;
      sides.adjusted -= total.adjusted;
    }
    const { rows } = await till.app.database.pool.query<{ side: string; points: number }>(
      `select side, sum(amount)::int as points from entries where side <> 'customer' group by side`,
    );
    expect(sides.expired).toBeGreaterThan(0);
    expect(Object.fromEntries(rows.map(({ side, points }) => [side, points]))).toEqual(
      Object.fromEntries(Object.entries(sides).map(([side, sum]) => [side, Math.round(sum * 100)])),
    );
  });

  test('belong to the days of the company: the day of 23 hours ends at its midnight', async () => {
    for (const moment of [
      '2026-03-28T21:59:59Z',
      '2026-03-28T22:00:00Z',
      '2026-03-29T20:59:59Z',
      '2026-03-29T21:00:00Z',
    ])
      await buy(moment, 10);
    const { data } = await days('2026-03-28', '2026-03-30');
    expect(data.days.map(({ receipts, issued }) => [receipts, issued])).toEqual([
      [1, 10],
      [2, 20],
      [1, 10],
    ]);
  });

  test('belong to the months and years of the company', async () => {
    for (const moment of [
      '2025-12-31T21:59:59Z',
      '2025-12-31T22:00:00Z',
      '2026-01-31T22:00:00Z',
      '2026-12-31T21:59:59Z',
    ])
      await buy(moment, 10);
    const { months: year, total } = await months(2026);
    expect(year.map(({ from }) => from)).toHaveLength(12);
    const issuedIn = year.filter(({ issued }) => issued).map(({ from, issued }) => [from, issued]);
    expect(issuedIn).toEqual([
      ['2026-01-01', 10],
      ['2026-02-01', 10],
      ['2026-12-01', 10],
    ]);
    expect(total).toMatchObject({ receipts: 3, issued: 30 });
  });

  test.each([
    ['2026-05-02', '2026-05-01', 'to'],
    ['2026-01-01', '2026-05-01', 'to'],
    ['2026-02-30', '2026-03-01', 'from'],
    ['today', '2026-03-01', 'from'],
  ])('from %s to %s are no period, and refused by the field', async (from, to, field) => {
    const { status, refusal } = await days(from, to);
    expect([status, Object.keys(refusal.errors ?? {})]).toEqual([422, [field]]);
  });

  test('have no postings in a period that is none', async () => {
    const query = { from: '2026-02-30', to: '2026-03-01' };
    const { status, refusal } = await call(till.app, storePostings, { ...queryOf(till), query });
    expect([status, Object.keys(refusal.errors ?? {})]).toEqual([422, ['from']]);
  });

  test('have the postings behind them, twelve a page, newest first', async () => {
    for (let n = 0; n < 14; n += 1) await buy(`2026-05-04T09:00:${10 + n}Z`, n + 1);
    await buy('2026-05-05T09:00:00Z', 1, {}, await addBranch(till));
    const day = { from: '2026-05-04', to: '2026-05-05' };
    const first = await postings(day);
    expect(first.postings.map(({ points }) => points)).toEqual(
      Array.from({ length: 12 }, (_, index) => 14 - index),
    );
    expect(first.postings[0]).toMatchObject({
      kind: 'receipt',
      created_at: '2026-05-04T09:00:23.000Z',
    });
    expect(first.pagination).toMatchObject({ total: 14, total_pages: 2, next_page: 2 });
    const second = await postings({ ...day, page: 2 });
    expect(second.postings.map(({ points }) => points)).toEqual([2, 1]);
    const beyond = await postings({ ...day, page: 9 });
    expect([beyond.postings, beyond.pagination.total]).toEqual([[], 14]);
    expect((await postings({ from: '2026-05-03', to: '2026-05-03' })).postings).toEqual([]);
  });

  test('are named in a posting with the share of this store', async () => {
    const branch = await liveABit();
    const period = { from: '2026-05-05', to: '2026-05-05' };
    const ofBoth = await postings(period, branch);
    expect(ofBoth.postings.map(({ points, store }) => [store.store_id, points])).toEqual([
      [branch.store.storeId, -9.1],
      [till.store.storeId, -20],
    ]);
  });
});

describe('what a company owes', () => {
  let admin: Awaited<ReturnType<typeof addMember>>;
  beforeEach(async () => {
    admin = await addMember(till.app, till.company);
  });
  const ofCompany = () => ({ params: { storeId: till.company.storeId }, as: admin });
  const owed = async () => (await call(till.app, liability, ofCompany())).data;

  test('is told by the store that issued it and the month in which it expires, in points and money', async () => {
    const branch = await addBranch(till);
    await setCompany(till, { point_value: 250 });
    await buy('2026-05-04T09:00:00Z', 40);
    await setCompany(till, { expiration_points: 30 });
    await buy('2026-05-04T09:00:00Z', 100);
    await buy('2026-05-31T09:00:00Z', 10, {}, branch);
    // The last day on which they count is the 30th of June: they expire at its midnight.
    await buy('2026-05-31T09:00:00Z', 20);
    await buy('2026-06-01T09:00:00Z', 30);
    const { months: named, stores, total, ledger, reconciled, point_value } = await owed();
    expect(named).toEqual(['2026-06', '2026-07', null]);
    expect(stores.find(({ store_id }) => store_id === till.store.storeId)).toMatchObject({
      months: [
        { month: '2026-06', points: 120, amount: 3 },
        { month: '2026-07', points: 30, amount: 0.75 },
        { month: null, points: 40, amount: 1 },
      ],
      deficit: { points: 0, amount: 0 },
      total: { points: 190, amount: 4.75 },
    });
    expect(stores.find(({ store_id }) => store_id === branch.store.storeId)?.total.points).toBe(10);
    expect([total, ledger]).toEqual(Array(2).fill({ points: 200, amount: 5 }));
    expect([point_value, reconciled]).toEqual([0.025, true]);
  });

  test('is less by what customers owe after returns, and agrees with the ledger', async () => {
    const { transaction_id } = await buy('2026-05-04T09:00:00Z', 100);
    await buy('2026-05-05T09:00:00Z', 0.8, { points_used: 80 });
    await giveBack(till, transaction_id);
    const { stores, total, ledger, reconciled } = await owed();
    expect(stores[0]).toMatchObject({ months: [], deficit: { points: -80, amount: -0.8 } });
    expect([total.points, ledger.points, reconciled]).toEqual([-80, -80, true]);
  });

  test('says so when it does not agree with the ledger', async () => {
    await buy('2026-05-04T09:00:00Z', 100);
    await till.app.database.pool.query('update lots set points_left = points_left - 1');
    expect(await owed()).toMatchObject({
      total: { points: 99.99 },
      ledger: { points: 100 },
      reconciled: false,
    });
  });

  test('is nothing of another company', async () => {
    const other = await addTill(till.app);
    await send(other, await addCustomer(other), 100);
    expect(await owed()).toMatchObject({ stores: [], months: [], total: { points: 0 } });
  });
});
