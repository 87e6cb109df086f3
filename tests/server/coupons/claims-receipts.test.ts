import { beforeEach, describe, expect, test } from 'vitest';
import { redeemables } from '../../../contract/coupons/claims.ts';
import { discountCoupons, goalCoupons, productCoupons } from '../../../contract/coupons/coupons.ts';
import { createGoalSum } from '../../../contract/coupons/goal-calls.ts';
import { goalStatistics } from '../../../contract/coupons/goal-statistics.ts';
import {
  quoteTransaction,
  readTransaction,
} from '../../../contract/transactions/transaction-calls.ts';
import { call, testApp } from '../../support/app.ts';
import { accept, addGoal, addVoucher } from '../../support/areas/claims.ts';
import {
  accountOf,
  addCustomer,
  addProduct,
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

const at = () => ({ params: { storeId: till.store.storeId }, as: till.cashier });
const open = async () => {
  const params = { storeId: till.store.storeId, id: customer.id };
  return (await call(till.app, redeemables, { params, as: till.cashier })).data;
};
const discount = async (body: Record<string, unknown>) =>
  (await call(till.app, discountCoupons.calls.create, { ...at(), body })).data.coupon_id;
const product = async (body: Record<string, unknown>) =>
  (await call(till.app, productCoupons.calls.create, { ...at(), body })).data.coupon_id;
const line = (product_id: number, quantity = 1) => ({ product_id, quantity });

describe('a discount coupon', () => {
  test('lowers the amount, which is what earns points', async () => {
    const id = await addProduct(till, 0);
    const coupon = await discount({ product_discount_id: id, discount_value: 1.2 });
    const { data } = await send(till, customer, 10, {
      lines: [line(id)],
      vouchers: [{ coupon_id: coupon }],
    });
    expect(data).toMatchObject({ amount: 8.8, discount_amount: 1.2, points: 8.8 });
    expect(data.vouchers).toMatchObject([{ kind: 'discount', discount: 1.2 }]);
    await expectSound(till);
  });

  test('takes a percentage off the price of one piece, never more than the price', async () => {
    const id = await addProduct(till, 0);
    const half = await discount({ product_discount_id: id, discount_percentage: 50 });
    const tooMuch = await discount({
      product_discount_id: id,
      discount_value: 99,
      confirm_discount: true,
    });
    const vouchers = [{ coupon_id: half }, { coupon_id: tooMuch }];
    const { data } = await send(till, customer, 10, { lines: [line(id, 2)], vouchers });
    expect(data).toMatchObject({ amount: 5.5, discount_amount: 4.5 });
    await expectSound(till);
  });

  test('above the price of its product is refused with both sums, until it is confirmed', async () => {
    const id = await addProduct(till, 0);
    const body = { product_discount_id: id, discount_value: 500 };
    const created = await call(till.app, discountCoupons.calls.create, { ...at(), body });
    expect([created.status, created.refusal.error]).toEqual([422, 'discount_above_price']);
    expect(created.refusal.errors?.confirm_discount?.[0]).toMatch(/€500.00, .* €3.00/);
    await discount({ ...body, confirm_discount: true });
    await discount({ product_discount_id: id, discount_value: 3 });
    await discount({ product_discount_id: id, discount_percentage: 100 });
  });

  test('without its product on the receipt is refused, and nothing is written', async () => {
    const id = await addProduct(till, 0);
    const coupon = await discount({ product_discount_id: id, discount_value: 1 });
    const { status, refusal } = await send(till, customer, 10, {
      vouchers: [{ coupon_id: coupon }],
    });
    expect([status, refusal.error]).toEqual([422, 'coupon_needs_product']);
    expect(refusal.message).toContain('Φρέντο');
    expect((await open()).claims).toEqual([]);
    await expectSound(till);
  });

  test('is quoted as it would be posted, and the quote uses nothing up', async () => {
    const id = await addProduct(till, 0);
    const coupon = await discount({ product_discount_id: id, discount_value: 1 });
    const body = {
      user_account_id: customer.id,
      amount: 10,
      lines: [line(id)],
      vouchers: [{ coupon_id: coupon }],
    };
    const { data } = await call(till.app, quoteTransaction, { ...at(), body });
    expect(data).toMatchObject({ amount: 9, discount_amount: 1, points: 9, refused: null });
    expect((await open()).claims).toEqual([]);
  });

  test('wants a value or a percentage, one of the two', async () => {
    const id = await addProduct(till, 0);
    for (const own of [{}, { discount_value: 1, discount_percentage: 5 }]) {
      const body = { product_discount_id: id, ...own };
      const made = await call(till.app, discountCoupons.calls.create, { ...at(), body });
      expect(made.refusal.errors).toHaveProperty('discount_value');
    }
  });
});

describe('a product coupon', () => {
  test('1p1 frees the cheaper of the two products', async () => {
    const [buy, free] = [await addProduct(till, 0), await addProduct(till, 0)];
    const coupon = await product({ product_buy_id: buy, product_free_id: free });
    const { data } = await send(till, customer, 10, {
      lines: [line(buy), line(free)],
      vouchers: [{ coupon_id: coupon }],
    });
    expect(data.discount_amount).toBe(3);
    await expectSound(till);
  });

  test('1p1 of one product wants two of it', async () => {
    const id = await addProduct(till, 0);
    const coupon = await product({ product_buy_id: id, product_free_id: id });
    const vouchers = [{ coupon_id: coupon }];
    const one = await send(till, customer, 10, { lines: [line(id)], vouchers });
    expect(one.refusal.error).toBe('coupon_needs_product');
    const two = await send(till, customer, 10, { lines: [line(id, 2)], vouchers });
    expect(two.data.discount_amount).toBe(3);
  });

  test('a sample frees its product by itself, up to its maximum in all', async () => {
    const id = await addProduct(till, 0);
    const coupon = await product({ action: 'sample', product_free_id: id, maximum: 1 });
    const own = { lines: [line(id)], vouchers: [{ coupon_id: coupon }] };
    expect((await send(till, customer, 3, own)).data).toMatchObject({ amount: 0, points: 0 });
    const second = await send(till, await addCustomer(till), 3, own);
    expect(second.refusal.error).toBe('coupon_used_up');
    await expectSound(till);
  });

  test('is 1p1 unless it is said to be a sample (default-coupon-action)', async () => {
    const id = await addProduct(till, 0);
    const body = { product_buy_id: id, product_free_id: id };
    const { data } = await call(till.app, productCoupons.calls.create, { ...at(), body });
    expect(data.action).toBe('1p1');
    expect(data.product_free_name).toBe('Φρέντο');
  });
});

describe('a voucher with points on a receipt', () => {
  test('gives them beside what the receipt earns, and a return takes them back', async () => {
    await addVoucher(till, { points: 20 });
    const { data } = await send(till, customer, 10, { vouchers: [{ code: 'summer 24' }] });
    expect(data).toMatchObject({ points: 10, balance_after: 30 });
    await giveBack(till, data.transaction_id);
    expect(await accountOf(till, customer)).toEqual({ balance: 0, deficit: 0 });
    // The coupon is theirs to use again.
    const again = await send(till, customer, 10, { vouchers: [{ code: 'SUMMER24' }] });
    expect(again.data.balance_after).toBe(30);
    await expectSound(till);
  });

  test('is used once for a receipt that is sent twice with one key', async () => {
    await addVoucher(till, { points: 20 });
    const own = { vouchers: [{ code: 'SUMMER24' }] };
    const first = await send(till, customer, 10, own, 'receipt-key-1');
    const again = await send(till, customer, 10, own, 'receipt-key-1');
    expect(again.data).toMatchObject({
      transaction_id: first.data.transaction_id,
      vouchers: first.data.vouchers,
      replayed: true,
    });
    expect((await accountOf(till, customer)).balance).toBe(30);
    await expectSound(till);
  });
});

describe('a goal', () => {
  const statistics = async (coupon: number) =>
    (
      await call(till.app, goalStatistics, {
        params: { storeId: till.store.storeId, id: coupon },
        as: till.cashier,
      })
    ).data;

  test('is filled by its receipts, and its reward is redeemed once', async () => {
    const coupon = await addGoal(till, { goal_minimum_amount: 5 });
    await send(till, customer, 4.99);
    await send(till, customer, 5);
    await send(till, customer, 6);
    expect((await open()).goal).toMatchObject({ progress: 2, target: 3, by: 'transactions' });
    const { data } = await send(till, customer, 7);
    expect(data.reward?.title).toBe('Δωρεάν καφές');
    expect(data.rules.at(-1)).toMatchObject({ rule: 'goal', outcome: 'applied' });
    expect((await statistics(coupon)).users).toMatchObject([
      { user_account_id: customer.id, progress: 0, rewards: 1, redeemed: 0 },
    ]);
    expect((await accept(till, data.reward?.code ?? '')).status).toBe(200);
    expect((await statistics(coupon)).users[0]?.redeemed).toBe(1);
    await expectSound(till);
  });

  test('by sum counts amounts, and carries over what is more than one reward takes', async () => {
    const body = { goal_sum_sequence: 50, gift_title: 'Δωρεάν καφές' };
    await call(till.app, createGoalSum, { ...at(), body });
    await send(till, customer, 30);
    const { data } = await send(till, customer, 85);
    expect(data.reward).not.toBeNull();
    const second = await open();
    expect(second.claims).toHaveLength(2);
    expect(second.goal).toMatchObject({ progress: 15, target: 50, by: 'sum' });
    await expectSound(till);
  });

  test('only counts receipts within its days', async () => {
    await addGoal(till, { goal_sequence: 2, goal_max_days: 7 });
    await send(till, customer, 10);
    till.app.clock.now += 8 * 86_400_000;
    expect((await send(till, customer, 10)).data.reward).toBeNull();
    expect((await send(till, customer, 10)).data.reward).not.toBeNull();
    await expectSound(till);
  });

  test('a return lowers progress, and cancels the reward it had filled', async () => {
    await addGoal(till, { goal_sequence: 2 });
    const first = await send(till, customer, 10);
    const second = await send(till, customer, 10);
    await giveBack(till, first.data.transaction_id);
    expect((await accept(till, second.data.reward?.code ?? '')).refusal.error).toBe(
      'voucher_cancelled',
    );
    expect((await open()).goal?.progress).toBe(1);
    await expectSound(till);
  });

  test('a return after the reward was redeemed leaves the progress owed', async () => {
    await addGoal(till, { goal_sequence: 2 });
    const first = await send(till, customer, 10);
    const second = await send(till, customer, 10);
    await accept(till, second.data.reward?.code ?? '');
    await giveBack(till, first.data.transaction_id);
    await send(till, customer, 10);
    expect((await send(till, customer, 10)).data.reward).toBeNull();
    expect((await send(till, customer, 10)).data.reward).not.toBeNull();
    await expectSound(till);
  });

  test('is single for the store: a second is refused, and after a delete there is none (goal-coupon-single)', async () => {
    const coupon = await addGoal(till);
    const body = { goal_sequence: 4, gift_title: 'Τσάι' };
    const second = await call(till.app, goalCoupons.calls.create, { ...at(), body });
    expect(second.status).toBe(409);
    const params = { storeId: till.store.storeId, id: coupon };
    await call(till.app, goalCoupons.calls.delete, { params, as: till.cashier });
    const list = await call(till.app, goalCoupons.calls.list, at());
    expect(list.data).toMatchObject({ coupons: [], pagination: { total: 0 } });
  });

  test('replaced while customers are half way gives nothing twice: what they have stays theirs', async () => {
    const coupon = await addGoal(till, { goal_sequence: 2 });
    await send(till, customer, 10);
    const { data } = await send(till, customer, 10);
    await send(till, customer, 10);
    const params = { storeId: till.store.storeId, id: coupon };
    await call(till.app, goalCoupons.calls.delete, { params, as: till.cashier });
    await addGoal(till, { goal_sequence: 3 });
    expect((await open()).goal).toMatchObject({ progress: 0, target: 3 });
    expect((await accept(till, data.reward?.code ?? '')).status).toBe(200);
    await expectSound(till);
  });

  test('gives no more rewards than its maximum', async () => {
    await addGoal(till, { goal_sequence: 1, maximum: 1 });
    expect((await send(till, customer, 10)).data.reward).not.toBeNull();
    expect((await send(till, customer, 10)).data.reward).toBeNull();
    await expectSound(till);
  });
});

test('a coupon with a customer of its own cannot be used on another’s receipt', async () => {
  await addGoal(till, { goal_sequence: 1 });
  const { data } = await send(till, customer, 10);
  const other = await send(till, await addCustomer(till), 10, {
    vouchers: [{ code: data.reward?.code }],
  });
  expect(other.refusal.error).toBe('voucher_other_customer');
});

test('the page of a receipt names the coupons that took effect', async () => {
  await addVoucher(till, { points: 5 });
  const { data } = await send(till, customer, 10, { vouchers: [{ code: 'SUMMER24' }] });
  const params = { storeId: till.store.storeId, id: data.transaction_id };
  const page = await call(till.app, readTransaction, { params, as: till.cashier });
  expect(page.data.vouchers).toMatchObject([{ kind: 'voucher', title: 'Καφές', points_given: 5 }]);
});
