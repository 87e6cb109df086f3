import { beforeEach, describe, expect, test } from 'vitest';
import { discountCoupons } from '../../../contract/coupons/coupons.ts';
import {
  quoteTransaction,
  readTransaction,
} from '../../../contract/transactions/transaction-calls.ts';
import { quoteReturn } from '../../../contract/transactions/transaction-returns.ts';
import { call, testApp } from '../../support/app.ts';
import {
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
let coupon: { vouchers: object[]; lines: object[] };

beforeEach(async () => {
  // A point is worth five cents.
  till = await addTill(await testApp(), { company: { point_value: 500 } });
  customer = await addCustomer(till);
  await send(till, customer, 1000);
  const product_id = await addProduct(till, 0);
  const { data } = await call(till.app, discountCoupons.calls.create, {
    ...at(),
    body: { product_discount_id: product_id, discount_value: 1.75 },
  });
  coupon = {
    vouchers: [{ coupon_id: data.coupon_id }],
    lines: [{ product_id, quantity: 1 }],
  };
});

const at = (id?: number) => ({
  params: { storeId: till.store.storeId, ...(id ? { id } : {}) },
  as: till.cashier,
});
const quote = async (own: object) => {
  const body = { user_account_id: customer.id, amount: 10, ...own };
  return (await call(till.app, quoteTransaction, { ...at(), body })).data;
};
const receiptOf = async (id: number) => (await call(till.app, readTransaction, at(id))).data;
const moneyOf = ({
  gross_amount,
  discount_amount,
  amount,
  covered_amount,
  left_to_pay,
}: Money) => ({
  gross_amount,
  discount_amount,
  amount,
  covered_amount,
  left_to_pay,
});
type Money = Awaited<ReturnType<typeof quote>>;
const cents = (value: number) => Math.round(value * 100);

describe('what is left to pay', () => {
  test('is what coupons and points leave of it', async () => {
    const priced = await quote({ ...coupon, points_used: 100 });
    expect(moneyOf(priced)).toEqual({
      gross_amount: 10,
      discount_amount: 1.75,
      amount: 8.25,
      covered_amount: 5,
      left_to_pay: 3.25,
    });
  });

  test('can be paid with points to the cent: as many as the coupons leave, and as there are', async () => {
    expect((await quote(coupon)).points_usable).toBe(165);
    const all = await quote({ ...coupon, points_used: 165 });
    expect([all.refused, all.left_to_pay]).toEqual([null, 0]);
    const over = await quote({ ...coupon, points_used: 166 });
    expect([over.refused?.error, over.points_usable]).toEqual(['points_over_amount', 165]);
    const poor = await addCustomer(till);
    await send(till, poor, 30);
    expect((await quote({ user_account_id: poor.id })).points_usable).toBe(30);
  });

  const ways = [
    { name: 'neither coupon nor points', withCoupon: false, points: 0 },
    { name: 'a coupon', withCoupon: true, points: 0 },
    { name: 'points', withCoupon: false, points: 33.33 },
    { name: 'a coupon and points', withCoupon: true, points: 100 },
    { name: 'a coupon and as many points as fit', withCoupon: true, points: 165 },
  ];
  const returns = [[8.25], [1, 2.5], [0.01, 3.33, 0.07, 1.11]];
  for (const { name, withCoupon, points } of ways)
    for (const parts of returns)
      test(`is one figure in quote, receipt and returns, with ${name}, when ${parts.join(', ')} comes back`, async () => {
        const own = { ...(withCoupon ? coupon : {}), points_used: points };
        const quoted = await quote(own);
        const { data: posted } = await send(till, customer, 10, own);
        expect(moneyOf(posted as never)).toEqual(moneyOf(quoted));
        const id = posted.transaction_id;
        const backs: number[] = [];
        for (const amount of parts) {
          const preview = await call(till.app, quoteReturn, { ...at(id), body: { amount } });
          const { data } = await giveBack(till, id, { amount }, `return-${amount}`);
          const again = await giveBack(till, id, { amount }, `return-${amount}`);
          expect([data.return.money_back, again.data.return.money_back]).toEqual([
            preview.data.return.money_back,
            preview.data.return.money_back,
          ]);
          backs.push(cents(data.return.money_back));
        }
        const read = await receiptOf(id);
        expect(moneyOf(read.transaction as never)).toEqual(moneyOf(quoted));
        expect(read.returns.map(({ money_back }) => cents(money_back))).toEqual(backs);
        expect(cents(read.transaction.money_back)).toBe(backs.reduce((sum, back) => sum + back, 0));
        if (read.transaction.standing !== 'returned') await giveBack(till, id);
        const { transaction } = await receiptOf(id);
        expect([transaction.standing, transaction.money_back, transaction.points_kept]).toEqual([
          'returned',
          quoted.left_to_pay,
          0,
        ]);
        await expectSound(till);
      });
});
