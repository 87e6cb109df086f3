import { beforeEach, describe, expect, test } from 'vitest';
import { listShop } from '../../../contract/shop/shop.ts';
import { subscriptionProducts } from '../../../contract/shop/subscription-products.ts';
import { shopVariants } from '../../../contract/shop/variants.ts';
import { type TestApp, testApp } from '../../support/app.ts';
import { addCompany, addStore } from '../../support/areas/people.ts';
import {
  addCredits,
  addShopping,
  buyIt,
  creditOf,
  ordersOf,
} from '../../support/areas/shop/buying.ts';
import {
  asSeller,
  platformSeller,
  type Seller,
  sellerAt,
  sellingFor,
  told,
} from '../../support/areas/shop/selling.ts';

const { create, update, read, list } = subscriptionProducts.calls;

let within: TestApp;
let company: Seller;
let supplier: Seller;
beforeEach(async () => {
  within = await testApp();
  company = await sellerAt(within, await addCompany(within));
  supplier = await sellerAt(within, await addStore(within, company, 'supplier', { name: 'Β' }));
});
const remove = (seller: Seller, id: number) =>
  asSeller(within, seller, update, { params: { id }, body: { deleted: true } });

describe('a product that is deleted', () => {
  test.each([
    ['a company', () => company, () => supplier],
    ['a supplier', () => supplier, () => company],
  ])('by %s leaves its list and the shop, with its variants', async (_, by, buyer) => {
    const seller = by();
    const shop = sellingFor(within, seller);
    const { subscription_product_id: id } = await shop.product();
    await shop.variant({ subscription_product_id: id, sku_number: 'A' });
    const offered = async () => (await asSeller(within, buyer(), listShop)).data.pagination.total;
    expect(await offered()).toBe(1);
    expect((await remove(seller, id)).status).toBe(200);
    expect(await offered()).toBe(0);
    expect((await asSeller(within, seller, list)).data.subscription_products).toEqual([]);
    expect((await asSeller(within, seller, shopVariants.calls.list)).data.variants).toEqual([]);
    expect((await asSeller(within, seller, read, { params: { id } })).status).toBe(404);
    expect((await remove(seller, id)).status).toBe(404);
    const { subscription_product_id: other } = await shop.product();
    const again = await shop.variant({ subscription_product_id: other, sku_number: 'A' });
    expect(again.status).toBe(201);
  });

  test('stays in what was bought, and its credits stay', async () => {
    const shopping = await addShopping(0, within);
    const { productId, variantId } = await addCredits(shopping, 'sms', 100);
    await buyIt(shopping, variantId);
    const before = [await ordersOf(shopping), await creditOf(shopping, 'sms')];
    expect((await remove(await platformSeller(within), productId)).status).toBe(200);
    expect([await ordersOf(shopping), await creditOf(shopping, 'sms')]).toEqual(before);
  });

  test('is one that was there', async () => {
    const body = { subscription_product_type_id: 2, name: { en: 'Reader' }, deleted: true };
    const made = await asSeller(within, company, create, { body });
    expect(told(made)).toEqual(['invalid', 'deleted']);
  });
});
