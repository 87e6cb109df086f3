import { beforeEach, describe, expect, test } from 'vitest';
import { discountCoupons, productCoupons } from '../../../contract/coupons/coupons.ts';
import { readTransaction } from '../../../contract/transactions/transaction-calls.ts';
import { undoTransaction } from '../../../contract/transactions/transaction-undo.ts';
import { pendingPayments } from '../../../contract/transactions/transactions.ts';
import { call, type TestApp, testApp } from '../../support/app.ts';
import { pairTill } from '../../support/areas/pairing.ts';
import { addMember } from '../../support/areas/people.ts';
import {
  accountOf,
  addBranch,
  addCustomer,
  addProduct,
  addTill,
  expectSound,
  giveBack,
  send,
  type Till,
} from '../../support/areas/till.ts';

let world: TestApp;
const app = () => world;
beforeEach(async () => {
  world = await testApp();
});

const undo = (
  { app, store, cashier }: Till,
  id: number,
  as: { token: string } = cashier,
  key?: string,
) =>
  call(app, undoTransaction, {
    params: { storeId: store.storeId, id },
    body: { reason: 'Wrong amount' },
    as,
    ...(key ? { key } : {}),
  });

async function posted(own: Record<string, unknown> = {}) {
  const till = await addTill(app());
  const customer = await addCustomer(till);
  const { data } = await send(till, customer, 12.5, own);
  return { till, customer, id: data.transaction_id };
}

describe('a receipt is undone', () => {
  test('whole, by whoever posted it, and what the customer has is as it was before', async () => {
    const { till, customer, id } = await posted();
    const { status, data } = await undo(till, id);
    expect(status).toBe(201);
    expect(data).toMatchObject({ status: 'posted', money_back: 12.5, points_taken: 12.5 });
    expect(data).toMatchObject({ balance_after: 0, replayed: false });
    expect(await accountOf(till, customer)).toEqual({ balance: 0, deficit: 0 });
    const params = { storeId: till.store.storeId, id };
    const { data: page } = await call(app(), readTransaction, { params, as: till.cashier });
    expect(page.returns).toMatchObject([{ amount: 12.5, reason: 'Wrong amount' }]);
    await expectSound(till);
  });

  test('once, however often it is sent with its key', async () => {
    const { till, id } = await posted();
    const first = await undo(till, id, till.cashier, 'undo-once-1');
    app().clock.now += 600_000;
    const again = await undo(till, id, till.cashier, 'undo-once-1');
    expect(again.data).toEqual({ ...first.data, replayed: true });
    await expectSound(till);
  });

  test('with its coupon, which can be used again', async () => {
    const till = await addTill(app());
    const product = await addProduct(till, 0);
    const { data: coupon } = await call(app(), discountCoupons.calls.create, {
      params: { storeId: till.store.storeId },
      body: { product_discount_id: product, discount_value: 1 },
      as: till.cashier,
    });
    const customer = await addCustomer(till);
    const { data } = await send(till, customer, 10, {
      vouchers: [{ coupon_id: (coupon as { coupon_id: number }).coupon_id }],
      lines: [{ product_id: product, quantity: 1 }],
    });
    expect(data).toMatchObject({ amount: 9, vouchers: [{ discount: 1 }] });
    expect((await undo(till, data.transaction_id)).data.money_back).toBe(9);
    const { rows } = await app().database.pool.query('select state from claims');
    expect(rows).toEqual([{ state: 'cancelled' }]);
    await expectSound(till);
  });

  test('that a coupon made free, and the coupon is there again; a second time it says who did', async () => {
    const till = await addTill(app());
    const product = await addProduct(till, 0);
    const { data: sample } = await call(app(), productCoupons.calls.create, {
      params: { storeId: till.store.storeId },
      body: { action: 'sample', product_free_id: product, per_customer: 1 },
      as: till.cashier,
    });
    const customer = await addCustomer(till);
    const own = {
      receipt_number: '77',
      vouchers: [{ coupon_id: sample.coupon_id }],
      lines: [{ product_id: product, quantity: 1 }],
    };
    const { data } = await send(till, customer, 3, own);
    expect(data).toMatchObject({ amount: 0, left_to_pay: 0 });
    expect((await undo(till, data.transaction_id)).data).toMatchObject({
      ...{ status: 'posted', money_back: 0, balance_after: 0 },
    });
    const params = { storeId: till.store.storeId, id: data.transaction_id };
    const { data: page } = await call(app(), readTransaction, { params, as: till.cashier });
    expect(page.transaction.standing).toBe('returned');
    expect(page.returns).toMatchObject([{ amount: 0, money_back: 0 }]);
    expect((await undo(till, data.transaction_id)).refusal.error).toBe('already_returned');
    expect((await giveBack(till, data.transaction_id)).refusal.error).toBe('return_over_rest');
    // Neither its coupon nor its number is used up.
    expect((await send(till, customer, 3, own)).status).toBe(201);
    await expectSound(till);
  });

  test('that a coupon made free comes back by a return as well', async () => {
    const till = await addTill(app());
    const product = await addProduct(till, 4);
    const { data: sample } = await call(app(), productCoupons.calls.create, {
      params: { storeId: till.store.storeId },
      body: { action: 'sample', product_free_id: product },
      as: till.cashier,
    });
    const customer = await addCustomer(till);
    const { data } = await send(till, customer, 3, {
      vouchers: [{ coupon_id: sample.coupon_id }],
      lines: [{ product_id: product, quantity: 1 }],
    });
    app().clock.now += 600_000;
    expect((await giveBack(till, data.transaction_id)).status).toBe(201);
    expect(await accountOf(till, customer)).toEqual({ balance: 0, deficit: 0 });
    await expectSound(till);
  });

  test('while it waits for its payment: it is cancelled', async () => {
    const { till, id } = await posted({ pending: true });
    expect((await undo(till, id)).data).toMatchObject({ status: 'cancelled', points_taken: 0 });
    expect((await undo(till, id)).data).toMatchObject({ status: 'cancelled', replayed: true });
    const params = { storeId: till.store.storeId };
    const { data } = await call(app(), pendingPayments.calls.list, { params, as: till.cashier });
    expect(Object.values(data as object).find(Array.isArray)).toEqual([]);
  });

  test('at the paired till that posted it, which is named with the return', async () => {
    const { till, customer } = await posted();
    const device = await pairTill(till);
    const { data } = await send({ ...till, cashier: device }, customer, 5);
    expect((await undo(till, data.transaction_id, device)).status).toBe(201);
    const params = { storeId: till.store.storeId, id: data.transaction_id };
    const { data: page } = await call(app(), readTransaction, { params, as: till.cashier });
    expect(page.returns).toMatchObject([{ cashier: device.register }]);
  });
});

describe('a receipt is not undone', () => {
  const refused = async (answer: ReturnType<typeof undo>) => (await answer).refusal.error;

  test('after two minutes', async () => {
    const { till, customer, id } = await posted();
    app().clock.now += 121_000;
    expect(await refused(undo(till, id))).toBe('undo_too_late');
    expect((await accountOf(till, customer)).balance).toBe(12.5);
  });

  test('by somebody else of the store, and not at another till', async () => {
    const { till, id } = await posted();
    const other = await addMember(app(), till.store);
    expect(await refused(undo(till, id, other))).toBe('undo_not_yours');
    expect(await refused(undo(till, id, await pairTill(till)))).toBe('undo_not_yours');
  });

  test('a second time: it says who took it back, and when', async () => {
    const { till, id } = await posted();
    await undo(till, id);
    app().clock.now += 600_000;
    const { refusal } = await undo(till, id);
    expect(refusal.error).toBe('already_returned');
    expect(refusal.details).toMatchObject({ name: 'Άννα Γεωργίου' });
    expect(refusal.message).toMatch(/on \d+ \w+ \d{4} at \d\d:\d\d by Άννα Γεωργίου\.$/);
    await expectSound(till);
  });

  test('after it was returned in parts', async () => {
    const { till, id } = await posted();
    await giveBack(till, id, { amount: 1 });
    await giveBack(till, id, { amount: 11.5 });
    expect(await refused(undo(till, id))).toBe('already_returned');
  });

  test('when something came after it on the account', async () => {
    const { till, customer, id } = await posted();
    const later = await send(till, customer, 3);
    expect(await refused(undo(till, id))).toBe('undo_built_upon');
    expect((await undo(till, later.data.transaction_id)).status).toBe(201);
  });

  test('when some of it was returned', async () => {
    const { till, id } = await posted();
    await giveBack(till, id, { amount: 1 });
    expect(await refused(undo(till, id))).toBe('undo_built_upon');
  });

  test('by another store, where it is not found', async () => {
    const { till, id } = await posted();
    const branch = await addBranch(till);
    expect((await undo(branch, id)).status).toBe(404);
  });
});
