import { beforeEach, describe, expect, test } from 'vitest';
import { monthlyPoints, pointAnalysis, storeHome } from '../../../contract/reports/reports.ts';
import { confirmPayment } from '../../../contract/transactions/pending-payments.ts';
import { call, testApp } from '../../support/app.ts';
import {
  addCustomer,
  addTill,
  expectSound,
  giveBack,
  type Shopper,
  send,
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
const buy = async (moment: string, amount: number, own = {}) => {
  at(moment);
  return (await send(till, customer, amount, own)).data.transaction_id;
};
const takeBack = async (moment: string, transactionId: number, amount?: number) => {
  at(moment);
  const { status } = await giveBack(till, transactionId, amount ? { amount } : {});
  expect(status).toBe(201);
};
const query = () => ({ params: { storeId: till.store.storeId }, as: till.cashier });
const home = async () => (await call(till.app, storeHome, query())).data;
const history = async (from: string, to: string) =>
  (await call(till.app, pointAnalysis, { ...query(), query: { from, to } })).data;
const year = async (of: number) =>
  (await call(till.app, monthlyPoints, { ...query(), query: { year: of } })).data;
const month = async (from: string) =>
  (await year(Number(from.slice(0, 4)))).months.find((each) => each.from === from);

/** What there is in rows, as the days or months on which it is. */
const filled = <T extends { receipts: number; amount: number }>(
  rows: T[],
  day: (row: T) => string,
) =>
  rows
    .filter(({ receipts, amount }) => receipts || amount)
    .map((row) => [day(row), row.receipts, row.amount]);
const sum = (numbers: number[]) => numbers.reduce((total, each) => total + each, 0);

describe('a receipt that comes back in parts on later days', () => {
  beforeEach(async () => {
    await buy('2026-05-29T09:00:00Z', 200);
    // The last second of May in Athens, and the first of June.
    const receipt = await buy('2026-05-31T20:59:59Z', 100, { points_used: 50 });
    await takeBack('2026-05-31T21:00:00Z', receipt, 40);
    await takeBack('2026-06-02T09:00:00Z', receipt, 20);
  });

  test('stays whole on the day of the receipt at home, and is less on the days it came back', async () => {
    const { today, days } = await home();
    expect(today).toMatchObject({ receipts: 0, amount: -20, points_issued: -19.9 });
    expect(days.at(-2)).toMatchObject({ day: '2026-06-01', points_redeemed: -20 });
    expect(filled(days, ({ day }) => day)).toEqual([
      ['2026-05-29', 1, 200],
      ['2026-05-31', 1, 100],
      ['2026-06-01', 0, -40],
      ['2026-06-02', 0, -20],
    ]);
  });

  test('takes its points back on the days it came back, in their own month', async () => {
    const { days, total } = await history('2026-05-29', '2026-06-02');
    expect(days.map(({ from, issued, taken_back }) => [from, issued, taken_back])).toEqual([
      ['2026-05-29', 200, 0],
      ['2026-05-30', 0, 0],
      ['2026-05-31', 99.5, 0],
      ['2026-06-01', 0, 39.8],
      ['2026-06-02', 0, 19.9],
    ]);
    expect(total).toMatchObject({ receipts: 2, amount: 240, issued: 299.5, taken_back: 59.7 });
    expect(await month('2026-05-01')).toMatchObject({
      receipts: 2,
      amount: 300,
      issued: 299.5,
      taken_back: 0,
      redeemed: 50,
    });
    expect(await month('2026-06-01')).toMatchObject({
      receipts: 0,
      amount: -60,
      issued: 0,
      taken_back: 59.7,
      redeemed: -30,
    });
    await expectSound(till);
  });

  test('is counted once: days, months and the year agree with each other and with home', async () => {
    const { days, total } = await history('2026-05-20', '2026-06-02');
    const { months, total: ofYear } = await year(2026);
    expect(ofYear).toEqual(total);
    const { days: fortnight } = await home();
    for (const field of ['receipts', 'amount'] as const) {
      expect(days.map((row) => row[field])).toEqual(fortnight.map((row) => row[field]));
      expect(sum(months.map((row) => row[field]))).toBe(total[field]);
    }
    expect(sum(fortnight.map((row) => row.points_issued))).toBeCloseTo(
      total.issued - total.taken_back,
    );
    expect(sum(fortnight.map((row) => row.points_redeemed))).toBe(total.redeemed);
  });
});

test('a pending payment belongs to the day on which it is confirmed, and to no other', async () => {
  const id = await buy('2026-05-31T20:59:59Z', 100, { pending: true });
  expect((await home()).today).toMatchObject({ receipts: 0, points_issued: 0 });
  at('2026-05-31T21:00:00Z');
  const params = { storeId: till.store.storeId, id };
  await call(till.app, confirmPayment, { params, body: {}, as: till.cashier });
  expect((await home()).today).toMatchObject({ receipts: 1, amount: 100, points_issued: 100 });
  const { days } = await history('2026-05-31', '2026-06-01');
  expect(days.map(({ receipts, issued }) => [receipts, issued])).toEqual([
    [0, 0],
    [1, 100],
  ]);
});

describe.each([
  [
    'of 23 hours, when summer time begins',
    '2026-03-28T21:59:59Z',
    [
      '2026-03-28T22:00:00Z',
      '2026-03-29T00:59:59Z',
      '2026-03-29T01:00:00Z',
      '2026-03-29T20:59:59Z',
    ],
    '2026-03-29T21:00:00Z',
    ['2026-03-28', '2026-03-29', '2026-03-30', '2026-03-01'],
    ['2026-04-05T00:59:59Z', 2],
  ],
  [
    'of 25 hours, when it ends',
    '2026-10-24T20:59:59Z',
    [
      '2026-10-24T21:00:00Z',
      '2026-10-25T00:30:00Z',
      '2026-10-25T01:30:00Z',
      '2026-10-25T21:59:59Z',
    ],
    '2026-10-25T22:00:00Z',
    ['2026-10-24', '2026-10-25', '2026-10-26', '2026-10-01'],
    ['2026-11-01T01:15:00Z', 1],
  ],
] as const)('a day %s', (_, before, within, after, [eve, day, next, first], [later, upTo]) => {
  beforeEach(async () => {
    await buy(before, 1);
    for (const moment of within) await buy(moment, 10);
    await buy(after, 100);
  });

  test('has all its receipts and none of its neighbours’, at home and in the history', async () => {
    const expected = [
      [eve, 1, 1],
      [day, 4, 40],
      [next, 1, 100],
    ];
    const { days, today } = await home();
    expect(today).toMatchObject({ receipts: 1, amount: 100 });
    expect(filled(days, (row) => row.day)).toEqual(expected);
    expect(new Set(days.map((row) => row.day)).size).toBe(14);
    const { days: daily, total } = await history(eve, next);
    expect(filled(daily, ({ from }) => from)).toEqual(expected);
    expect(total).toMatchObject({ receipts: 6, amount: 141, issued: 141 });
    expect(await month(first)).toEqual({ ...total, from: first });
  });

  test('has each receipt in one hour of the clock on the wall', async () => {
    at(within[3]);
    const { hours, today } = await home();
    expect(hours.map(({ hour }) => hour)).toEqual(Array.from({ length: 24 }, (__, hour) => hour));
    expect(sum(hours.map(({ amount }) => amount))).toBe(today.amount);
    at(later);
    const { hours: weekLater, last_week } = await home();
    expect(sum(weekLater.map((hour) => hour.last_week))).toBe(40);
    // By 3:59:59 nothing of four o’clock, by 3:15 nothing of half past three, of which there were two.
    expect(last_week).toMatchObject({ receipts: upTo, amount: upTo * 10 });
  });

  test('gives its receipts back on the day after without counting them twice', async () => {
    const receipt = await buy(within[3], 7);
    await takeBack(after, receipt);
    const { days, total } = await history(eve, next);
    expect(filled(days, ({ from }) => from)).toEqual([
      [eve, 1, 1],
      [day, 5, 47],
      [next, 0, 93],
    ]);
    expect(days.map(({ taken_back }) => taken_back)).toEqual([0, 0, 7]);
    expect(total.issued - total.taken_back).toBe(141);
    expect((await home()).today).toMatchObject({ receipts: 0, amount: 93, points_issued: 93 });
  });
});
