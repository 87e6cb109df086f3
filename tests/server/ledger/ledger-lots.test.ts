import { beforeEach, describe, expect, test } from 'vitest';
import { findCustomer } from '../../../contract/customers/customers.ts';
import { readTransaction } from '../../../contract/transactions/transaction-calls.ts';
import { postExpiries } from '../../../server/ledger/expiry.ts';
import { credit, giveBack, type Lot, spend, spendable } from '../../../server/ledger/lots.ts';
import { verifyLedger } from '../../../server/ledger/verify.ts';
import { call, testApp } from '../../support/app.ts';
import { accept, addGift, addVoucher, claim, reject } from '../../support/areas/claims.ts';
import {
  accountOf,
  addBranch,
  addCustomer,
  addTill,
  expectSound,
  type Shopper,
  send,
  setCompany,
  type Till,
} from '../../support/areas/till.ts';

const day = 86_400_000;
const lot = (lot_id: number, own: Partial<Lot> = {}): Lot => ({
  lot_id,
  store_id: 2,
  points_left: 1000,
  active_from: 0,
  expires_at: null,
  ...own,
});

describe('spending', () => {
  test('takes lots by earliest expiry, never-expiring last, then oldest, then id', () => {
    const lots = [
      lot(1),
      lot(2, { expires_at: 9 * day, active_from: 2 }),
      lot(3, { expires_at: 9 * day, active_from: 1 }),
      lot(4, { expires_at: 5 * day }),
      lot(5, { active_from: -1 }),
      lot(6, { active_from: -1 }),
    ];
    const entries = spend(lots, 0, 6000, 3, day) ?? [];
    expect(entries.filter(({ side }) => side === 'customer').map((entry) => entry.lot)).toEqual([
      4, 3, 2, 5, 6, 1,
    ]);
  });

  test('leaves pending and expired lots alone, and counts what is owed', () => {
    const lots = [lot(1, { expires_at: day }), lot(2, { active_from: 3 * day }), lot(3)];
    expect(spendable(lots, 0, 2 * day)).toBe(1000);
    expect(spendable(lots, 300, 2 * day)).toBe(700);
    expect(spend(lots, 300, 701, 3, 2 * day)).toBeUndefined();
  });

  test('names the store that issued the points and the one that redeems them, and sums to zero', () => {
    const entries = spend([lot(1)], 0, 400, 7, day) ?? [];
    expect(entries).toEqual([
      { side: 'customer', lot: 1, store: 2, redeemer: 7, amount: -400 },
      { side: 'redeemed', lot: null, store: 2, redeemer: 7, amount: 400 },
    ]);
  });

  test('a credit fills what is owed before it opens a lot', () => {
    const own = credit(300, 1000, 'issued', 2).filter(({ side }) => side === 'customer');
    expect(own.map((entry) => [entry.lot, entry.amount])).toEqual([
      [null, 300],
      [0, 700],
    ]);
  });

  test('of an expired lot, whose receipt was returned, goes back for what was taken in its place, and nothing of it expires', () => {
    const paid = [{ lot: 1, store: 2, redeemer: 2, amount: 400 }];
    const expired = (taken_elsewhere: number) =>
      giveBack([lot(1, { expires_at: day, taken_elsewhere })], paid, 400, 0, 2 * day)
        .entries.filter(({ side }) => side === 'expired')
        .map(({ amount }) => amount);
    expect(expired(400)).toEqual([]);
    expect(expired(300)).toEqual([100]);
  });
});

describe('expiry', () => {
  let till: Till;
  let customer: Shopper;

  beforeEach(async () => {
    till = await addTill(await testApp());
    customer = await addCustomer(till);
  });

  test('is never while expiration_points is 0, which it is by default (expiration-points-default)', async () => {
    const { data } = await send(till, customer, 10);
    expect(data.rules.find(({ rule }) => rule === 'expiration')?.inputs.expires_at).toBe(null);
  });

  const clocks = [
    ['in spring, when the clock goes forward', '2026-03-25T21:30:00Z', '2026-04-03T21:00:00Z'],
    ['in autumn, when the clock goes back', '2026-10-20T08:00:00Z', '2026-10-29T22:00:00Z'],
    ['a minute before midnight', '2026-06-10T20:59:00Z', '2026-06-19T21:00:00Z'],
    ['a minute after midnight', '2026-06-10T21:01:00Z', '2026-06-20T21:00:00Z'],
  ] as const;
  for (const [when, at, until] of clocks)
    test(`is at the midnight of the company after its days: ${when}`, async () => {
      await setCompany(till, { expiration_points: 9 });
      till.app.clock.now = Date.parse(at);
      const { data } = await send(till, customer, 10);
      const params = { storeId: till.store.storeId, id: data.transaction_id };
      const page = await call(till.app, readTransaction, { params, as: till.cashier });
      expect(page.data.lot?.expires_at).toBe(new Date(until).toISOString());
    });

  test('stops points from being spent before the job has posted it', async () => {
    await setCompany(till, { expiration_points: 5 });
    await send(till, customer, 10);
    till.app.clock.now += 7 * day;
    const { refusal } = await send(till, customer, 20, { points_used: 10 });
    expect(refusal).toMatchObject({
      error: 'not_enough_points',
      details: { balance: 0, points: 10 },
    });
  });

  test('is posted once, however often the job runs and whoever runs it', async () => {
    await setCompany(till, { expiration_points: 5 });
    const branch = await addBranch(till);
    await send(till, customer, 10);
    await send(branch, customer, 5);
    till.app.clock.now += 7 * day;
    const { now } = till.app.clock;
    const expired = await Promise.all([1, 2, 3].map(() => postExpiries(till.app.database, now)));
    expect(expired.reduce((sum, count) => sum + count, 0)).toBe(2);
    expect(await accountOf(till, customer)).toEqual({ balance: 0, deficit: 0 });
    await expectSound(till);
  });

  test('of points that are about to go is told to the till', async () => {
    await setCompany(till, { expiration_points: 5 });
    till.app.clock.now = Date.parse('2026-06-10T09:00:00Z');
    await send(till, customer, 10);
    const params = { storeId: till.store.storeId };
    const { data } = await call(till.app, findCustomer, {
      params,
      query: { code: customer.mobile },
      as: till.cashier,
    });
    expect(data.expiring).toEqual({ points: 10, expires_at: '2026-06-15T21:00:00.000Z' });
  });
});

describe('the ledger', () => {
  test('is only ever added to', async () => {
    const till = await addTill(await testApp());
    await send(till, await addCustomer(till), 10);
    const { pool } = till.app.database;
    for (const statement of [
      'update entries set amount = 0',
      'delete from entries',
      "update postings set kind = 'merge'",
      'delete from postings',
    ])
      await expect(pool.query(statement)).rejects.toThrow('only ever added to');
  });

  test('says what is wrong where a balance, a lot or a receipt does not follow from the entries', async () => {
    const till = await addTill(await testApp());
    const customer = await addCustomer(till);
    await send(till, customer, 10);
    const { pool } = till.app.database;
    await pool.query('update accounts set balance = balance + 1');
    await pool.query('update lots set points_left = points_left - 1');
    await pool.query('update transactions set points = points + 1');
    const breaches = (await verifyLedger(pool)).map(({ invariant }) => invariant);
    expect(breaches).toEqual([
      'balance = sum of entries',
      'balance = sum of lots - deficit',
      'each lot holds what the entries left in it',
      'every posted receipt has its points in the ledger',
    ]);
    expect(await verifyLedger(pool, till.company.companyId + 1)).toEqual([]);
  });

  test.each([
    [
      'a claim holds its points until it is redeemed or ends',
      "update claims set state = 'cancelled' where kind = 'gift'",
    ],
    [
      'a claim holds its points until it is redeemed or ends',
      "update claims set points = points + 1 where kind = 'gift'",
    ],
    [
      'a coupon is given out as often as its claims say, never past its maximum',
      'update coupons set claimed = claimed + 1',
    ],
    [
      'what was redeemed of a coupon is counted',
      'update coupon_totals set redeemed = redeemed + 1',
    ],
  ])('says where it is broken that %s', async (invariant, breaking) => {
    const till = await addTill(await testApp());
    const customer = await addCustomer(till);
    await send(till, customer, 100);
    await claim(till, customer, { gift_id: await addGift(till, 40) });
    await addVoucher(till);
    await accept(till, 'SUMMER24', customer);
    await expectSound(till);
    const { pool } = till.app.database;
    await pool.query(breaking);
    const breaches = (await verifyLedger(pool)).map((breach) => breach.invariant);
    expect(breaches).toEqual([invariant]);
  });

  test('says where a release names no hold of its own claim', async () => {
    const till = await addTill(await testApp());
    const customer = await addCustomer(till);
    await send(till, customer, 100);
    const { data } = await claim(till, customer, { gift_id: await addGift(till, 40) });
    await reject(till, data.code);
    const { pool } = till.app.database;
    await pool.query('alter table postings disable trigger user');
    await pool.query("update postings set reverses_posting_id = null where kind = 'release'");
    await pool.query('alter table postings enable trigger user');
    const breaches = (await verifyLedger(pool)).map((breach) => breach.invariant);
    expect(breaches).toEqual(['every reversal names one posting of the same customer and company']);
  });
});
