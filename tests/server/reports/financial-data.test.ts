import { beforeEach, describe, expect, test } from 'vitest';
import { financialSorts } from '../../../contract/reports/financial-data.ts';
import { confirmPayment } from '../../../contract/transactions/pending-payments.ts';
import { call } from '../../support/app.ts';
import {
  type Finances,
  financialCalls,
  liveABit,
  openFinances,
} from '../../support/areas/financial.ts';
import { addStore } from '../../support/areas/people.ts';
import { addBranch, giveBack, setCompany, type Till } from '../../support/areas/till.ts';

let finances: Finances;
let till: Till;
beforeEach(async () => {
  finances = await openFinances();
  till = finances.till;
});
const { at, buy, ask, figures, rowOf } = financialCalls(() => finances);

describe('a store', () => {
  test('took its receipts less what came back, each in the period in which it was posted', async () => {
    const receipt = await buy('2026-05-30T09:00:00Z', 100);
    await buy('2026-06-01T09:00:00Z', 50);
    at('2026-06-02T09:00:00Z');
    await giveBack(till, receipt, { amount: 30 });
    expect(await rowOf(till, '2026-05-01', '2026-05-31')).toMatchObject({
      turnover: 100,
      receipts: 1,
      points_given: 100,
      points_outstanding: 100,
    });
    expect(await rowOf(till, '2026-06-01', '2026-06-30')).toMatchObject({
      turnover: 20,
      receipts: 1,
      points_given: 20,
      points_outstanding: 120,
      before: { turnover: 100, receipts: 1, points_outstanding: 100 },
      change: { turnover: -80, receipts: 0, points_given: -80, points_outstanding: 20 },
    });
  });

  test('redeems points of others, which were outstanding of theirs', async () => {
    const branch = await addBranch(till);
    await buy('2026-06-01T09:00:00Z', 100);
    await buy('2026-06-02T09:00:00Z', 0.3, { points_used: 30 }, branch);
    expect(await rowOf(branch, '2026-06-01', '2026-06-30')).toMatchObject({
      turnover: 0.3,
      points_redeemed: 30,
      points_redeemed_value: 0.3,
      points_outstanding: 0,
    });
    expect(await rowOf(till, '2026-06-01', '2026-06-30')).toMatchObject({
      points_redeemed: 0,
      points_outstanding: 70,
    });
  });

  test('gave points for what they were worth then; those outstanding are worth what they are now', async () => {
    await setCompany(till, { point_value: 200 });
    await buy('2026-06-01T09:00:00Z', 50);
    await setCompany(till, { point_value: 400 });
    await buy('2026-06-02T09:00:00Z', 50);
    expect(await rowOf(till, '2026-06-01', '2026-06-30')).toMatchObject({
      points_given: 100,
      points_given_value: 3,
      points_outstanding: 100,
      points_outstanding_value: 4,
    });
  });

  test('has a pending payment once it is confirmed', async () => {
    const id = await buy('2026-05-31T20:59:59Z', 100, { pending: true });
    at('2026-05-31T21:00:00Z');
    const params = { storeId: till.store.storeId, id };
    await call(till.app, confirmPayment, { params, body: {}, as: till.cashier });
    expect((await rowOf(till, '2026-05-31', '2026-05-31'))?.turnover).toBe(0);
    expect(await rowOf(till, '2026-06-01', '2026-06-01')).toMatchObject({
      turnover: 100,
      receipts: 1,
      points_given: 100,
    });
  });

  test.each([
    [
      '2026-06-10',
      [
        '2026-06-09T20:59:59.999Z',
        '2026-06-09T21:00:00Z',
        '2026-06-10T20:59:59.999Z',
        '2026-06-10T21:00:00Z',
      ],
    ],
    [
      '2026-03-29',
      [
        '2026-03-28T21:59:59.999Z',
        '2026-03-28T22:00:00Z',
        '2026-03-29T20:59:59.999Z',
        '2026-03-29T21:00:00Z',
      ],
    ],
    [
      '2026-10-25',
      [
        '2026-10-24T20:59:59.999Z',
        '2026-10-24T21:00:00Z',
        '2026-10-25T21:59:59.999Z',
        '2026-10-25T22:00:00Z',
      ],
    ],
  ])('has on %s what was posted between the midnights of the company', async (day, moments) => {
    for (const [index, moment] of moments.entries()) await buy(moment, 10 ** index);
    const data = await figures({ from: day, to: day });
    expect(data.total).toMatchObject({ turnover: 110, receipts: 2, points_outstanding: 111 });
    expect([data.period.since, data.period.until]).toEqual([
      new Date(moments[1] ?? '').toISOString(),
      new Date(moments[3] ?? '').toISOString(),
    ]);
  });
});

describe('a period', () => {
  test('is the month so far by the company’s calendar where none is named, beside the same days before', async () => {
    at('2026-05-31T21:00:00Z');
    expect(await figures()).toMatchObject({
      today: '2026-06-01',
      period: { from: '2026-06-01', to: '2026-06-01' },
      before: { from: '2026-05-25', to: '2026-05-25' },
    });
    at('2026-06-17T09:00:00Z');
    expect(await figures()).toMatchObject({
      period: { from: '2026-06-01', to: '2026-06-17' },
      before: { from: '2026-05-01', to: '2026-05-17' },
    });
  });

  test.each([
    [
      { from: '2026-05-02', to: '2026-05-01' },
      'to',
      'The period must end on the day it begins or later.',
    ],
    [
      { from: '2016-05-02', to: '2026-05-02' },
      'to',
      'The period must last no more than ten years.',
    ],
    [
      { from: '2026-02-30', to: '2026-03-01' },
      'from',
      'Enter an existing date as dd/mm/yyyy or yyyy-mm-dd.',
    ],
    [
      { from: '2026-02-01', to: 'today' },
      'to',
      'Enter an existing date as dd/mm/yyyy or yyyy-mm-dd.',
    ],
    [{ from: '2026-02-01' }, 'to', 'This field is required.'],
    [{ to: '2026-02-01' }, 'from', 'This field is required.'],
    [{ sort: 'store_id' }, 'sort', 'This choice is not available.'],
  ])('%o is refused by its field', async (query, field, message) => {
    const { status, refusal } = await ask(query);
    expect([status, refusal.errors]).toEqual([422, { [field]: [message] }]);
  });

  test('may be ten years', async () => {
    expect((await ask({ from: '2016-05-02', to: '2026-05-01' })).status).toBe(200);
  });
});

describe('the list', () => {
  test('is twelve stores a page, with the same total on each', async () => {
    for (let n = 0; n < 13; n += 1)
      await addStore(till.app, till.company, 'store', { name: `Κατάστημα ${10 + n}` });
    await buy('2026-06-01T09:00:00Z', 50);
    const days = { from: '2026-06-01', to: '2026-06-30' };
    const first = await figures(days);
    const second = await figures({ ...days, page: '2' });
    expect([first.stores.length, second.stores.length]).toEqual([12, 2]);
    expect(first.pagination).toMatchObject({ total: 14, total_pages: 2, next_page: 2 });
    expect(first.stores[0]?.store_id).toBe(till.store.storeId);
    expect(second.total).toEqual(first.total);
    expect(second.total.turnover).toBe(50);
  });

  test.each(financialSorts)('is put in the order of %s, both ways', async (sort) => {
    await liveABit(finances);
    const days = { from: '2026-05-01', to: '2026-06-30', sort };
    const valuesOf = async (order: string) =>
      (await figures({ ...days, order })).stores.map((row) => row[sort]);
    const up = await valuesOf('asc');
    const expected = [...up].sort((one, other) => (one < other ? -1 : Number(one > other)));
    expect(up).toEqual(expected);
    expect(await valuesOf('desc')).toEqual(up.toReversed());
  });
});
