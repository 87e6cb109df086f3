import { beforeEach, describe, expect, test } from 'vitest';
import { confirmPayment } from '../../../contract/transactions/pending-payments.ts';
import { pendingPayments, transactions } from '../../../contract/transactions/transactions.ts';
import { call, testApp } from '../../support/app.ts';
import { addVisit, claim } from '../../support/areas/claims.ts';
import {
  accountOf,
  addBranch,
  addCustomer,
  addTill,
  expectSound,
  giveBack,
  type Shopper,
  send,
  setStore,
  type Till,
} from '../../support/areas/till.ts';

let till: Till;
let customer: Shopper;

beforeEach(async () => {
  till = await addTill(await testApp());
  customer = await addCustomer(till);
});

const times = <T>(count: number, work: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)));

describe('one key', () => {
  test('posts once, however many send it at once, and all are answered the same', async () => {
    const answers = await times(64, () => send(till, customer, 10, {}, 'one-receipt'));
    expect(new Set(answers.map(({ data }) => data.transaction_id)).size).toBe(1);
    expect(answers.filter(({ data }) => !data.replayed)).toHaveLength(1);
    expect((await accountOf(till, customer)).balance).toBe(10);
    await expectSound(till);
  });

  test('with another body is a conflict, and in another store too', async () => {
    await send(till, customer, 10, {}, 'one-receipt');
    expect((await send(till, customer, 11, {}, 'one-receipt')).refusal).toMatchObject({
      code: 409,
      error: 'key_reused',
    });
    const branch = await addBranch(till);
    expect((await send(branch, customer, 10, {}, 'one-receipt')).refusal.error).toBe('key_reused');
  });

  test('of another company is another key', async () => {
    const other = await addTill(till.app);
    const stranger = await addCustomer(other);
    await send(till, customer, 10, {}, 'one-receipt');
    expect((await send(other, stranger, 20, {}, 'one-receipt')).data.points).toBe(20);
  });

  test('answers its receipt even when the rules would refuse it today', async () => {
    const first = await send(till, customer, 10, {}, 'one-receipt');
    await setStore(till, { min_amount_limit: 10_000 });
    const again = await send(till, customer, 10, {}, 'one-receipt');
    expect(again.data).toEqual({ ...first.data, replayed: true });
  });

  test('of a refused receipt is free again', async () => {
    await setStore(till, { min_amount_limit: 2_000 });
    expect((await send(till, customer, 10, {}, 'one-receipt')).status).toBe(422);
    await setStore(till, { min_amount_limit: 0 });
    expect((await send(till, customer, 10, {}, 'one-receipt')).data.replayed).toBe(false);
  });

  test('that is no key is refused, and says how long one is', async () => {
    const answer = async (key: string) => (await send(till, customer, 10, {}, key)).refusal.errors;
    expect(await answer('7-signs')).toEqual({
      'Idempotency-Key': ['At least 8 characters are needed.'],
    });
    expect(await answer('x'.repeat(101))).toEqual({
      'Idempotency-Key': ['At most 100 characters are allowed.'],
    });
    expect(await answer('one receipt')).toHaveProperty('Idempotency-Key');
    expect((await send(till, customer, 10, {}, 'x'.repeat(100))).status).toBe(201);
  });
});

describe('many at once', () => {
  test('64 clients who spend one balance never take it below zero', async () => {
    await send(till, customer, 100);
    const answers = await times(64, () => send(till, customer, 0.07, { points_used: 7 }));
    const spent = answers.filter(({ status }) => status === 201).length;
    expect(spent).toBe(14);
    for (const { status, refusal } of answers.filter((each) => each.status !== 201).slice(0, 3))
      expect([status, refusal.error, refusal.details]).toEqual([
        422,
        'not_enough_points',
        { balance: 2, points: 7 },
      ]);
    expect(await accountOf(till, customer)).toEqual({ balance: 2, deficit: 0 });
    await expectSound(till);
  });

  test('receipts, payments with points and returns of one customer keep every invariant', async () => {
    const ids = (await times(12, () => send(till, customer, 20))).map(
      ({ data }) => data.transaction_id,
    );
    await Promise.all([
      times(12, () => send(till, customer, 5)),
      times(12, () => send(till, customer, 1, { points_used: 30 })),
      ...ids.map((id) => giveBack(till, id, { amount: 15 })),
      ...ids.map((id) => giveBack(till, id)),
    ]);
    await expectSound(till);
  });

  test('a daily limit is reached exactly by many tills', async () => {
    await setStore(till, { offline_amount: 10_000 });
    const answers = await times(30, () => send(till, customer, 7));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(14);
    expect((await accountOf(till, customer)).balance).toBe(98);
  });
});

describe('a pending payment', () => {
  const listed = (pending: boolean) =>
    call(till.app, pending ? pendingPayments.calls.list : transactions.calls.list, {
      params: { storeId: till.store.storeId },
      as: till.cashier,
    });

  test('posts its points when it is confirmed, once', async () => {
    const { data } = await send(till, customer, 10, { pending: true });
    expect(data).toMatchObject({ status: 'pending', points: 0 });
    expect((await listed(true)).data).toMatchObject({ pagination: { total: 1 } });
    const params = { storeId: till.store.storeId, id: data.transaction_id };
    const confirmed = await times(8, () =>
      call(till.app, confirmPayment, { params, body: {}, as: till.cashier }),
    );
    expect(confirmed.filter((each) => each.status === 200 && !each.data.replayed)).toHaveLength(1);
    expect((await accountOf(till, customer)).balance).toBe(10);
    expect((await listed(true)).data).toMatchObject({ pagination: { total: 0 } });
    await expectSound(till);
  });

  test('is what an online receipt becomes while fast_payment is off', async () => {
    await setStore(till, { fast_payment: false });
    expect((await send(till, customer, 10, { channel: 'online' })).data.status).toBe('pending');
    expect((await send(till, customer, 10)).data.status).toBe('posted');
  });

  test('cannot be returned, and takes no points as payment', async () => {
    const { data } = await send(till, customer, 10, { pending: true });
    expect((await giveBack(till, data.transaction_id)).refusal.error).toBe('not_posted');
    expect(
      (await send(till, customer, 10, { pending: true, points_used: 1 })).refusal.errors,
    ).toHaveProperty('points_used');
  });
});

describe('whose receipt it is', () => {
  test('is named by account, mobile, card or code, exactly one of them', async () => {
    const own = await addCustomer(till, { card: '12345678' });
    const none = { user_account_id: undefined };
    for (const named of [
      { mobile: own.mobile },
      { mobile: `+30 ${own.mobile}` },
      { card_number: '12345678' },
      { qr_code: own.qrCode },
    ])
      expect((await send(till, customer, 1, { ...none, ...named })).data.user_account_id).toBe(
        own.id,
      );
    expect((await send(till, customer, 1, none)).refusal.errors).toHaveProperty('user_account_id');
    expect((await send(till, customer, 1, { mobile: own.mobile })).status).toBe(422);
  });

  test("a foreign company's customer and card are unknown here", async () => {
    const other = await addTill(till.app);
    const stranger = await addCustomer(other, { card: '87654321' });
    expect((await send(till, stranger, 10)).refusal.error).toBe('unknown_customer');
    const byCard = await send(till, customer, 10, {
      user_account_id: undefined,
      card_number: '87654321',
    });
    expect([byCard.status, byCard.refusal.error]).toEqual([404, 'unknown_customer']);
  });

  test("another store's cash register and product are refused on their fields", async () => {
    expect(
      (await send(till, customer, 10, { cash_register_id: 99 })).refusal.errors,
    ).toHaveProperty('cash_register_id');
    const lines = [{ product_id: 99, quantity: 1 }];
    expect((await send(till, customer, 10, { lines })).refusal.errors).toHaveProperty([
      'lines.0.product_id',
    ]);
  });
});

test('the keys of a payment that comes later and of a claim are kept on one connection', async () => {
  const coupon_id = await addVisit(till);
  expect((await send(till, customer, 10, { pending: true }, 'it-is-paid-later')).status).toBe(201);
  expect((await claim(till, customer, { coupon_id }, 'it-is-claimed-now')).status).toBe(201);
});
