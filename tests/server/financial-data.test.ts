import { beforeEach, describe, expect, test } from 'vitest';
import { cancelClaim } from '../../contract/claims.ts';
import { adjustPoints, removePoints } from '../../contract/customer-desk.ts';
import { mergeAccounts } from '../../contract/customer-merges.ts';
import { registerCustomer } from '../../contract/customers.ts';
import { type Figures, financialData, financialSorts } from '../../contract/financial-data.ts';
import { confirmPayment } from '../../contract/pending-payments.ts';
import { liability } from '../../contract/reports.ts';
import { deleteStore } from '../../contract/stores.ts';
import { postExpiries } from '../../server/ledger/expiry.ts';
import { call, testApp } from '../support/app.ts';
import { accept, addGift, claim } from '../support/claims.ts';
import { addMember, addStore, type Person } from '../support/people.ts';
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
} from '../support/till.ts';

let till: Till;
let admin: Person;
let customer: Shopper;
beforeEach(async () => {
  till = await addTill(await testApp());
  admin = await addMember(till.app, till.company);
  customer = await addCustomer(till);
});

/** Moves the clock: the company's own is that of Athens, two hours ahead, three in summer. */
const at = (moment: string) => {
  till.app.clock.now = Date.parse(moment);
};
const buy = async (moment: string, amount: number, own = {}, who = till, whom = customer) => {
  at(moment);
  return (await send(who, whom, amount, own)).data.transaction_id;
};
const ofCompany = () => ({ params: { storeId: till.company.storeId }, as: admin });
const ask = (query: Record<string, string> = {}) =>
  call(till.app, financialData, { ...ofCompany(), query: query as never });
const told = async (query: Record<string, string> = {}) => (await ask(query)).data;
const rowOf = async ({ store }: Pick<Till, 'store'>, from: string, to: string) =>
  (await told({ from, to })).stores.find(({ store_id }) => store_id === store.storeId);

const adjust = (points: number) =>
  call(till.app, points > 0 ? adjustPoints : removePoints, {
    params: { storeId: till.company.storeId, id: customer.id },
    body: { points: Math.abs(points), reason: 'Πρόβλημα στο ταμείο' },
    as: admin,
  } as never);

const close = async ({ store }: Till) => {
  const { storeId } = store;
  const { rows } = await till.app.database.pool.query<{ name: string }>(
    'select name from stores where store_id = $1',
    [storeId],
  );
  const { status } = await call(till.app, deleteStore, {
    params: { storeId: till.company.storeId, id: storeId },
    query: { confirm_name: rows[0]?.name ?? '' },
    as: admin,
  });
  expect(status).toBe(200);
};

const names = Object.keys({
  turnover: 0,
  receipts: 0,
  points_given: 0,
  points_given_value: 0,
  points_redeemed: 0,
  points_redeemed_value: 0,
  points_expired: 0,
  points_other: 0,
  points_outstanding: 0,
  points_outstanding_value: 0,
} satisfies Figures) as (keyof Figures)[];
const hundredths = (value: number) => Math.round(value * 100);
const figuresOf = (row: Figures) =>
  Object.fromEntries(names.map((name) => [name, hundredths(row[name])])) as unknown as Figures;
const summed = (rows: Figures[]) =>
  Object.fromEntries(
    names.map((name) => [name, rows.reduce((sum, row) => sum + hundredths(row[name]), 0)]),
  );

/** May and June of two stores and one that was closed, with a movement of every kind. */
async function liveABit() {
  const branch = await addBranch(till);
  const closed = await addBranch(till);
  await setCompany(till, { init_user_points: 700, expiration_points: 40, point_value: 333 });
  const first = await buy('2026-05-04T09:00:00Z', 100.11);
  await buy('2026-05-04T10:00:00Z', 53.07, {}, branch);
  await buy('2026-05-05T10:00:00Z', 71.33, {}, closed);
  const body = { first_name: 'Νίκος', mobile: '6910000001' };
  const params = { storeId: till.store.storeId };
  await call(till.app, registerCustomer, { params, body, as: till.cashier });
  const gift = { gift_id: await addGift(till, 33) };
  const redeemed = await claim(till, customer, gift);
  await accept(branch, redeemed.data.code);
  const undone = await claim(till, customer, gift);
  const { status } = await call(till.app, cancelClaim, {
    params: { ...params, id: undone.data.claim_id },
    body: {},
    as: till.cashier,
  });
  expect(status).toBe(200);
  await claim(till, customer, gift);
  await setCompany(till, { point_value: 217 });
  await buy('2026-05-31T20:59:59Z', 7, { points_used: 31.13 }, branch);
  await buy('2026-06-01T08:00:00Z', 9, { points_used: 41.77 });
  const other = await addCustomer(till);
  await buy('2026-06-02T09:00:00Z', 18.5, {}, branch, other);
  const mobiles = [customer.mobile, other.mobile] as [string, string];
  await call(till.app, mergeAccounts, { ...ofCompany(), body: { mobiles } });
  await adjust(12.34);
  await adjust(-5.01);
  at('2026-06-03T09:00:00Z');
  await giveBack(till, first, { amount: 60.1 });
  at('2026-06-20T09:00:00Z');
  await postExpiries(till.app.database, till.app.clock.now);
  await close(closed);
  return { branch, closed };
}

describe('the figures of all stores', () => {
  test('sum to those of the company: of the period, of the one before, and what changed', async () => {
    await liveABit();
    const { stores, total } = await told({ from: '2026-06-01', to: '2026-06-30' });
    expect(stores.length).toBe(4);
    expect(summed(stores)).toEqual(figuresOf(total));
    expect(summed(stores.map(({ before }) => before))).toEqual(figuresOf(total.before));
    expect(summed(stores.map(({ change }) => change))).toEqual(figuresOf(total.change));
    for (const { change, before, ...now } of [...stores, total])
      for (const name of names)
        expect(hundredths(change[name])).toBe(hundredths(now[name]) - hundredths(before[name]));
    await expectSound(till);
  });

  test('are what the entries of the ledger add up to', async () => {
    await liveABit();
    const { total } = await told({ from: '2026-05-01', to: '2026-06-30' });
    const { rows } = await till.app.database.pool.query<{ side: string; points: number }>(
      'select side, sum(amount)::int as points from entries where company_id = $1 group by side',
      [till.company.companyId],
    );
    const of = Object.fromEntries(rows.map(({ side, points }) => [side, points]));
    expect(Object.keys(of).sort()).toEqual(
      ['adjusted', 'customer', 'expired', 'held', 'issued', 'redeemed'].sort(),
    );
    expect(figuresOf(total)).toMatchObject({
      points_given: -(of.issued ?? 0),
      points_redeemed: of.redeemed,
      points_expired: of.expired,
      points_other: -((of.adjusted ?? 0) + (of.held ?? 0)),
      points_outstanding: of.customer,
    });
  });

  test('agree with the liability, store by store, in points and in money', async () => {
    await liveABit();
    const { stores, total, point_value } = await told({ from: '2026-06-01', to: '2026-06-30' });
    const owed = (await call(till.app, liability, ofCompany())).data;
    expect(owed.reconciled).toBe(true);
    expect([total.points_outstanding, total.points_outstanding_value, point_value]).toEqual([
      owed.total.points,
      owed.total.amount,
      owed.point_value,
    ]);
    const own = stores.map((store) => [store.store_id, store.points_outstanding]);
    const theirs = owed.stores.map((store) => [store.store_id, store.total.points]);
    expect(own.filter(([, points]) => points).sort()).toEqual(
      theirs.filter(([, points]) => points).sort(),
    );
  });

  test('carry what is outstanding from one period to the next', async () => {
    await liveABit();
    const { total } = await told({ from: '2026-06-01', to: '2026-06-30' });
    const { before } = total;
    const moved =
      hundredths(total.points_given) -
      hundredths(total.points_redeemed) -
      hundredths(total.points_expired) +
      hundredths(total.points_other);
    expect(hundredths(total.points_outstanding)).toBe(
      hundredths(before.points_outstanding) + moved,
    );
    const may = await told({ from: '2026-05-01', to: '2026-05-31' });
    expect(figuresOf(may.total)).toEqual(figuresOf(before));
  });

  test('have a store that was deleted, and the company’s own desk, where they have figures', async () => {
    const { closed } = await liveABit();
    const { stores } = await told({ from: '2026-06-01', to: '2026-06-30' });
    const marked = stores.filter(({ company, deleted }) => company || deleted);
    expect(marked.map((row) => [row.store_id, row.company, row.deleted]).sort()).toEqual(
      [
        [closed.store.storeId, false, true],
        [till.company.storeId, true, false],
      ].sort(),
    );
    const earlier = await told({ from: '2026-01-01', to: '2026-01-31' });
    expect(earlier.stores.map(({ deleted, company }) => [deleted, company])).toEqual([
      [false, false],
      [false, false],
    ]);
  });

  test('are nothing of another company', async () => {
    const other = await addTill(till.app);
    await send(other, await addCustomer(other), 100);
    const { stores, total } = await told();
    expect(stores.map(({ store_id }) => store_id)).toEqual([till.store.storeId]);
    expect(new Set(Object.values(figuresOf(total)))).toEqual(new Set([0]));
  });
});

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
    const data = await told({ from: day, to: day });
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
    expect(await told()).toMatchObject({
      today: '2026-06-01',
      period: { from: '2026-06-01', to: '2026-06-01' },
      before: { from: '2026-05-25', to: '2026-05-25' },
    });
    at('2026-06-17T09:00:00Z');
    expect(await told()).toMatchObject({
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
      'A day is written dd/mm/yyyy or yyyy-mm-dd, and exists.',
    ],
    [
      { from: '2026-02-01', to: 'today' },
      'to',
      'A day is written dd/mm/yyyy or yyyy-mm-dd, and exists.',
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
    const first = await told(days);
    const second = await told({ ...days, page: '2' });
    expect([first.stores.length, second.stores.length]).toEqual([12, 2]);
    expect(first.pagination).toMatchObject({ total: 14, total_pages: 2, next_page: 2 });
    expect(first.stores[0]?.store_id).toBe(till.store.storeId);
    expect(second.total).toEqual(first.total);
    expect(second.total.turnover).toBe(50);
  });

  test.each(financialSorts)('is put in the order of %s, both ways', async (sort) => {
    await liveABit();
    const days = { from: '2026-05-01', to: '2026-06-30', sort };
    const valuesOf = async (order: string) =>
      (await told({ ...days, order })).stores.map((row) => row[sort]);
    const up = await valuesOf('asc');
    const expected = [...up].sort((one, other) => (one < other ? -1 : Number(one > other)));
    expect(up).toEqual(expected);
    expect(await valuesOf('desc')).toEqual(up.toReversed());
  });
});
