import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import { redeemables } from '../../../contract/coupons/claims.ts';
import { discountCoupons, productCoupons } from '../../../contract/coupons/coupons.ts';
import { fbCoupon } from '../../../contract/coupons/public-coupons.ts';
import { quoteTransaction } from '../../../contract/transactions/transaction-calls.ts';
import { productsTable } from '../../../server/tables/products.ts';
import { call, testApp } from '../../support/app.ts';
import {
  addCustomer,
  addProduct,
  addTill,
  expectSound,
  type Shopper,
  send,
  type Till,
} from '../../support/areas/till.ts';

let till: Till;
let customer: Shopper;
let products: [number, number];

beforeEach(async () => {
  till = await addTill(await testApp());
  customer = await addCustomer(till);
  products = [await addProduct(till, 0), await addProduct(till, 0)];
});

const at = () => ({ params: { storeId: till.store.storeId }, as: till.cashier });

async function setPrice(product: number, cents: number) {
  const { product_id } = productsTable;
  const changes = { retail_price: cents / 100 };
  await till.app.database.db.update(productsTable).set(changes).where(eq(product_id, product));
}

interface Sale {
  prices: [number, number];
  /** How many of each are on the receipt, beside what the coupon asks for. */
  more: [number, number];
  coupon:
    | { is: 'both' }
    | { is: 'twice' }
    | { is: 'sample' }
    | { is: 'percentage'; percentage: number }
    | { is: 'value'; cents: number };
}

const cents = fc.integer({ min: 1, max: 2999 });
const sale: fc.Arbitrary<Sale> = fc.record({
  prices: fc.tuple(cents, cents),
  more: fc.tuple(fc.nat(2), fc.nat(2)),
  coupon: fc.oneof(
    { weight: 3, arbitrary: fc.constant({ is: 'both' as const }) },
    fc.constant({ is: 'twice' as const }),
    fc.constant({ is: 'sample' as const }),
    fc.record({
      is: fc.constant('percentage' as const),
      percentage: fc.oneof(fc.constantFrom(25, 50, 12.5), fc.integer({ min: 1, max: 100 })),
    }),
    fc.record({ is: fc.constant('value' as const), cents: fc.integer({ min: 1, max: 4000 }) }),
  ),
});

/** Makes the coupon: its record, and how many of each product it asks for. */
async function make({ coupon }: Sale) {
  const [first, second] = products;
  const product = async (body: object) =>
    (await call(till.app, productCoupons.calls.create, { ...at(), body })).data;
  const discount = async (body: object) =>
    (await call(till.app, discountCoupons.calls.create, { ...at(), body })).data;
  const lowered = { product_discount_id: first, confirm_discount: true };
  switch (coupon.is) {
    case 'both':
      return {
        made: await product({ product_buy_id: first, product_free_id: second }),
        wants: [1, 1] as const,
      };
    case 'twice':
      return {
        made: await product({ product_buy_id: first, product_free_id: first }),
        wants: [2, 0] as const,
      };
    case 'sample':
      return {
        made: await product({ action: 'sample', product_free_id: first }),
        wants: [1, 0] as const,
      };
    case 'percentage':
      return {
        made: await discount({ ...lowered, discount_percentage: coupon.percentage }),
        wants: [1, 0] as const,
      };
    case 'value':
      return {
        made: await discount({ ...lowered, discount_value: coupon.cents / 100 }),
        wants: [1, 0] as const,
      };
  }
}

const tileOf = async (coupon: number) => {
  const params = { storeId: till.store.storeId, id: customer.id };
  const { data } = await call(till.app, redeemables, { params, as: till.cashier });
  return data.coupons.find(({ coupon_id }) => coupon_id === coupon)?.amount;
};

test('a coupon takes off what its form, its page, the tile and the quote say, whatever the prices', async () => {
  await fc.assert(
    fc.asyncProperty(sale, async (of) => {
      await setPrice(products[0], of.prices[0]);
      await setPrice(products[1], of.prices[1]);
      const { made, wants } = await make(of);
      const lines = products
        .map((product_id, index) => ({
          product_id,
          quantity: (of.more[index] ?? 0) + (wants[index] ?? 0),
        }))
        .filter(({ quantity }) => quantity > 0);
      const body = { amount: 100, lines, vouchers: [{ coupon_id: made.coupon_id }] };
      const [tile, page, quote] = [
        await tileOf(made.coupon_id),
        (await call(till.app, fbCoupon, { params: { id: made.coupon_id } })).data.offer.amount,
        (
          await call(till.app, quoteTransaction, {
            ...at(),
            body: { user_account_id: customer.id, ...body },
          })
        ).data.discount_amount,
      ];
      const { data: receipt } = await send(till, customer, 100, body);
      const paid = receipt.discount_amount;
      expect({ form: made.discount_amount, page: page ?? 0, tile, quote }).toEqual({
        ...{ form: paid, page: paid, tile: paid, quote: paid },
      });
      expect(receipt.vouchers[0]?.discount).toBe(paid);
    }),
    { numRuns: 25 },
  );
  await expectSound(till);
});

test('1+1 of two products promises the cheaper of them', async () => {
  await setPrice(products[0], 190);
  await setPrice(products[1], 240);
  const { made } = await make({ prices: [190, 240], more: [0, 0], coupon: { is: 'both' } });
  expect([made.discount_amount, await tileOf(made.coupon_id)]).toEqual([1.9, 1.9]);
});
