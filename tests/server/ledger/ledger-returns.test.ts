import { beforeEach, describe, expect, test } from 'vitest';
import { readTransaction } from '../../../contract/transactions/transaction-calls.ts';
import { quoteReturn } from '../../../contract/transactions/transaction-returns.ts';
import { postExpiries } from '../../../server/ledger/expiry.ts';
import { call, testApp } from '../../support/app.ts';
import {
  accountOf,
  addCustomer,
  addLadder,
  addProduct,
  addTill,
  expectSound,
  giveBack,
  type Shopper,
  send,
  setCompany,
  setStore,
  type Till,
} from '../../support/areas/till.ts';

let till: Till;
let customer: Shopper;
const day = 86_400_000;

beforeEach(async () => {
  till = await addTill(await testApp({ now: Date.parse('2026-05-04T09:00:00Z') }));
  customer = await addCustomer(till);
});

const receipt = async (amount: number, own: Record<string, unknown> = {}) =>
  (await send(till, customer, amount, own)).data.transaction_id;

describe('a return', () => {
  test('of the whole takes all that was earned', async () => {
    const id = await receipt(50);
    const { data } = await giveBack(till, id);
    expect(data).toMatchObject({
      return: { amount: 50, points_taken: 50, balance_after: 0 },
      points_before: 50,
      points_after: 0,
    });
    expect(await accountOf(till, customer)).toEqual({ balance: 0, deficit: 0 });
    await expectSound(till);
  });

  test('in parts takes what was earned less what the rest would earn, by the terms of the receipt', async () => {
    await setStore(till, { reward_floor: true, reward_amount: 300 });
    const id = await receipt(10);
    await setStore(till, { reward_floor: false, reward_amount: 100, reward_points: 900 });
    expect((await giveBack(till, id, { amount: 1 })).data.return.points_taken).toBe(0);
    expect((await giveBack(till, id, { amount: 1 })).data.return.points_taken).toBe(1);
    expect((await giveBack(till, id)).data).toMatchObject({
      return: { amount: 8, points_taken: 2 },
      points_after: 0,
    });
    await expectSound(till);
  });

  test('of lines takes their own points too, and no more of them than were bought', async () => {
    const product = await addProduct(till, 1000);
    const id = await receipt(20, { lines: [{ product_id: product, quantity: 2 }] });
    const { data } = await giveBack(till, id, {
      amount: 5,
      lines: [{ product_id: product, quantity: 1 }],
    });
    expect(data.return.points_taken).toBe(15);
    const again = await giveBack(till, id, {
      amount: 5,
      lines: [{ product_id: product, quantity: 2 }],
    });
    expect(again.refusal).toMatchObject({ error: 'quantity_over_rest', details: { rest: 1 } });
    // Pieces are no money.
    expect(Object.values(again.refusal.errors ?? {})).toEqual([
      ['Pieces of this product that are left to return: 1.'],
    ]);
    await expectSound(till);
  });

  test('of lines says how much was paid back for them', async () => {
    const product = await addProduct(till, 1000);
    const lines = [{ product_id: product, quantity: 1 }];
    const id = await receipt(20, { lines });
    expect((await giveBack(till, id, { lines })).refusal.errors).toHaveProperty('amount');
    expect((await accountOf(till, customer)).balance).toBe(30);
  });

  test('of more than is left is refused with what is left', async () => {
    const id = await receipt(50);
    await giveBack(till, id, { amount: 30 });
    expect((await giveBack(till, id, { amount: 20.01 })).refusal).toMatchObject({
      error: 'return_over_rest',
      details: { rest: 20 },
    });
    await giveBack(till, id);
    expect((await giveBack(till, id)).refusal.details).toMatchObject({ rest: 0 });
    expect((await accountOf(till, customer)).balance).toBe(0);
  });

  test('that is sent twice with one key is posted once', async () => {
    const id = await receipt(50);
    const first = await giveBack(till, id, { amount: 10 }, 'return-key-1');
    const second = await giveBack(till, id, { amount: 10 }, 'return-key-1');
    expect(second.data).toMatchObject({
      replayed: true,
      return: { return_id: first.data.return.return_id, points_taken: 10 },
    });
    expect((await accountOf(till, customer)).balance).toBe(40);
    expect((await giveBack(till, id, { amount: 11 }, 'return-key-1')).refusal.error).toBe(
      'key_reused',
    );
  });

  test('is shown before it is made, and the preview writes nothing', async () => {
    const id = await receipt(50);
    const params = { storeId: till.store.storeId, id };
    const { data } = await call(till.app, quoteReturn, {
      params,
      body: { amount: 20 },
      as: till.cashier,
    });
    expect(data).toMatchObject({
      return: { points_taken: 20, balance_after: 30 },
      points_before: 50,
      points_after: 30,
    });
    expect((await accountOf(till, customer)).balance).toBe(50);
    const page = await call(till.app, readTransaction, { params, as: till.cashier });
    expect(page.data.returns).toEqual([]);
  });
});

describe('clawback', () => {
  test('takes pending lots before active ones', async () => {
    const first = await receipt(30);
    await send(till, customer, 100, { points_used: 30 });
    await setCompany(till, { points_pending_days: 14 });
    const pending = await receipt(40);
    await giveBack(till, first);
    const params = { storeId: till.store.storeId, id: pending };
    const { data } = await call(till.app, readTransaction, { params, as: till.cashier });
    expect(data.lot?.points_left).toBe(10);
    await expectSound(till);
  });

  test('never takes more than was earned, and what is missing stays as a deficit that later credits fill', async () => {
    const id = await receipt(50);
    await send(till, customer, 0.5, { points_used: 50 });
    const { data } = await giveBack(till, id);
    expect(data.return).toMatchObject({ points_taken: 50, deficit: 50, balance_after: -50 });
    await expectSound(till);
    const next = await send(till, customer, 70);
    expect(next.data.balance_after).toBe(20);
    expect(await accountOf(till, customer)).toEqual({ balance: 20, deficit: 0 });
    expect(next.data.rules.find(({ rule }) => rule === 'deficit')).toMatchObject({
      outcome: 'applied',
      inputs: { owed: 50, filled: 50 },
    });
    await expectSound(till);
  });

  test('does not take a second time the points of the receipt that have expired unspent', async () => {
    await setCompany(till, { expiration_points: 30 });
    const id = await receipt(50);
    till.app.clock.now += 40 * day;
    expect(await postExpiries(till.app.database, till.app.clock.now)).toBe(1);
    await receipt(8);
    const { data } = await giveBack(till, id);
    expect(data.return).toMatchObject({ points_taken: 0, deficit: 0, balance_after: 8 });
    await expectSound(till);
  });
});

describe('points that paid', () => {
  test('go back to the lots they came from, with the expiry those have', async () => {
    await setCompany(till, { expiration_points: 10 });
    const first = await receipt(30);
    till.app.clock.now += day;
    await receipt(100);
    const paid = await receipt(1, { points_used: 60 });
    await giveBack(till, paid);
    const params = { storeId: till.store.storeId, id: first };
    const { data } = await call(till.app, readTransaction, { params, as: till.cashier });
    expect(data.lot?.points_left).toBe(30);
    await expectSound(till);
  });

  test('expire at once when their lot has expired meanwhile', async () => {
    await setCompany(till, { expiration_points: 10 });
    await receipt(30);
    const paid = await receipt(0.3, { points_used: 30 });
    till.app.clock.now += 12 * day;
    const { data } = await giveBack(till, paid);
    expect(data.return).toMatchObject({
      points_given_back: 30,
      points_expired: 30,
      balance_after: 0,
    });
    await expectSound(till);
  });

  test('come back for those that were taken in their place, once their own receipt was returned', async () => {
    await setCompany(till, { expiration_points: 30 });
    const earned = await receipt(100);
    const paid = await receipt(1, { points_used: 100 });
    till.app.clock.now += 40 * day;
    await postExpiries(till.app.database, till.app.clock.now);
    await giveBack(till, earned);
    expect(await accountOf(till, customer)).toEqual({ balance: -100, deficit: 100 });
    const later = await receipt(100);
    expect((await giveBack(till, paid, { amount: 0.5 })).data.return).toMatchObject({
      points_given_back: 50,
      points_expired: 0,
      balance_after: 50,
    });
    expect((await giveBack(till, paid)).data.return.balance_after).toBe(100);
    await giveBack(till, later);
    expect(await accountOf(till, customer)).toEqual({ balance: 0, deficit: 0 });
    await expectSound(till);
  });

  test('come back in proportion to what is returned', async () => {
    await receipt(100);
    const paid = await receipt(4, { points_used: 100 });
    expect((await giveBack(till, paid, { amount: 2 })).data.return.points_given_back).toBe(50);
    expect((await giveBack(till, paid)).data.return.points_given_back).toBe(50);
    expect((await accountOf(till, customer)).balance).toBe(100);
    await expectSound(till);
  });
});

describe('a tier', () => {
  test('is looked at again after a return', async () => {
    const [basic, gold] = await addLadder(till, [{ from: 0 }, { from: 10_000, multiplier: 200 }]);
    const id = await receipt(100);
    expect((await send(till, customer, 10)).data.points).toBe(20);
    await giveBack(till, id);
    const { data } = await send(till, customer, 10);
    expect(data.points).toBe(10);
    expect([basic, gold].every(Boolean)).toBe(true);
    await expectSound(till);
  });
});
