import { beforeEach, expect, test } from 'vitest';
import { redeemables } from '../../../contract/coupons/claims.ts';
import { discountCoupons, voucherCoupons } from '../../../contract/coupons/coupons.ts';
import { tillProducts } from '../../../contract/tills/till-products.ts';
import { tillFacts } from '../../../contract/tills/tills.ts';
import { productsTable } from '../../../server/tables/products.ts';
import { call, testApp } from '../../support/app.ts';
import { addGift, claim } from '../../support/areas/claims.ts';
import {
  addBranch,
  addCustomer,
  addProduct,
  addTill,
  type Shopper,
  send,
  type Till,
} from '../../support/areas/till.ts';

let till: Till;
let customer: Shopper;
beforeEach(async () => {
  till = await addTill(await testApp());
  customer = await addCustomer(till);
  await send(till, customer, 1000);
});

const at = () => ({ params: { storeId: till.store.storeId }, as: till.cashier });
const find = async (q?: string) =>
  (
    await call(till.app, redeemables, {
      params: { storeId: till.store.storeId, id: customer.id },
      ...(q === undefined ? {} : { query: { q } }),
      as: till.cashier,
    })
  ).data;
const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

test('a claim the customer holds is found by its title, however many they have', async () => {
  for (const index of numbers(64)) {
    const gift = await addGift(till, 1, { title: `Δώρο ${index}` });
    await claim(till, customer, { gift_id: gift });
  }
  const gift = await addGift(till, 2, { title: 'Κέικ λεμονιού' });
  const { data } = await claim(till, customer, { gift_id: gift });
  const all = await find();
  expect(all.claims).toHaveLength(60);
  expect(all.totals.claims).toBe(65);
  const found = await find('ΚΕΙΚ');
  expect(found.claims).toMatchObject([{ claim_id: data.claim_id, points: 2 }]);
  expect(found.totals.claims).toBe(1);
  expect((await find(data.code.slice(-4))).claims.map(({ claim_id }) => claim_id)).toContain(
    data.claim_id,
  );
  expect((await find('%')).claims).toEqual([]);
});

test('gifts and coupons of the store are found past the first ones, by title or product', async () => {
  const product = await addProduct(till, 0);
  for (const index of numbers(26)) {
    await addGift(till, 100 + index, { title: `Κούπα ${index}` });
    const body = { product_discount_id: product, discount_value: index / 100 };
    await call(till.app, discountCoupons.calls.create, { ...at(), body });
  }
  await addGift(till, 3, { title: 'Μολύβι' });
  const all = await find();
  expect([all.gifts.length, all.coupons.length]).toEqual([24, 24]);
  expect(all.totals).toMatchObject({ gifts: 27, coupons: 26 });
  expect((await find('μολυβι')).gifts).toMatchObject([{ title: 'Μολύβι' }]);
  const byProduct = await find('freddo');
  expect([byProduct.totals.coupons, byProduct.gifts]).toEqual([26, []]);
});

test('a claim says until when it is good and what it takes off', async () => {
  await call(till.app, voucherCoupons.calls.create, {
    ...at(),
    body: { code: 'PENTE', gift_title: 'Καφές', points: 0 },
  });
  const gift = await addGift(till, 40);
  await claim(till, customer, { gift_id: gift });
  expect((await find()).claims).toMatchObject([
    { title: 'Κούπα', amount: null, points: 40, expires_at: expect.any(String) },
  ]);
});

test('products that add points are found past the first ones, of the own store alone', async () => {
  for (const _ of numbers(25)) await addProduct(till, 500);
  const name = { el: 'Τσουρέκι', en: 'Sweet bread', it: 'Pane dolce' };
  await till.app.database.db.insert(productsTable).values({
    ...{ company_id: till.store.companyId, store_id: till.store.storeId, name },
    ...{ description: { el: '', en: '', it: '' }, retail_price: 3, reward_points: 100 },
  });
  await till.app.database.pool.query('update products set published = true');
  const { data: facts } = await call(till.app, tillFacts, at());
  expect(facts.products).toHaveLength(24);
  expect(facts.products.map((each) => each.name.en)).not.toContain('Sweet bread');
  const found = await call(till.app, tillProducts, { ...at(), query: { q: 'τσουρεκι' } });
  expect(found.data.products).toMatchObject([{ name, points: 1, price: 3 }]);
  const branch = await addBranch(till);
  const elsewhere = await call(till.app, tillProducts, {
    params: { storeId: branch.store.storeId },
    query: { q: 'τσουρεκι' },
    as: branch.cashier,
  });
  expect(elsewhere.data.products).toEqual([]);
});

test('a scanned number is the product of the own store, whether it adds points or not, as EAN and as UPC', async () => {
  const add = (sku_number: string, reward_points: number) =>
    till.app.database.db.insert(productsTable).values({
      ...{ company_id: till.store.companyId, store_id: till.store.storeId, sku_number },
      ...{ name: { el: sku_number, en: '', it: '' }, description: { el: '', en: '', it: '' } },
      ...{ retail_price: 3, reward_points, published: true },
    });
  await add('5201234567894', 0);
  await add('012345678905', 200);
  const pointsOf = async (code: string) =>
    (await call(till.app, tillProducts, { ...at(), query: { code } })).data.products.map(
      ({ points }) => points,
    );
  expect(await pointsOf('5201234567894')).toEqual([0]);
  expect(await pointsOf('12345678905')).toEqual([2]);
  expect(await pointsOf('0012345678905')).toEqual([2]);
  expect(await pointsOf('5201234567895')).toEqual([]);
});
