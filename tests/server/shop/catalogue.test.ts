import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { shopAttributeOptions } from '../../../contract/shop/attribute-options.ts';
import { shopAttributes } from '../../../contract/shop/attributes.ts';
import {
  creditOptions,
  shopBuyers,
  subscriptionProductImage,
  subscriptionProductTypes,
} from '../../../contract/shop/catalogue-calls.ts';
import { creditOptionIds, productTypeIds } from '../../../contract/shop/kinds.ts';
import { subscriptionProducts } from '../../../contract/shop/subscription-products.ts';
import { shopVariants } from '../../../contract/shop/variants.ts';
import { storesTable } from '../../../server/tables/organisations.ts';
import { shopVariantsTable } from '../../../server/tables/shop.ts';
import { type TestApp, testApp } from '../../support/app.ts';
import { addCompany, addStore } from '../../support/areas/people.ts';
import { png } from '../../support/areas/pictures.ts';
import {
  asSeller,
  platformSeller,
  type Seller,
  sellerAt,
  sellingFor,
  told,
} from '../../support/areas/shop/selling.ts';

let within: TestApp;
let platform: Seller;
let company: Seller;
let supplier: Seller;
let other: Seller;
let shop: ReturnType<typeof sellingFor>;

beforeEach(async () => {
  within = await testApp();
  platform = await platformSeller(within);
  company = await sellerAt(within, await addCompany(within));
  supplier = await sellerAt(
    within,
    await addStore(within, company, 'supplier', { name: 'Κεραμική' }),
  );
  other = await sellerAt(within, await addCompany(within, 'Βήτα'));
  shop = sellingFor(within, company);
});

const { create, update, read, list } = subscriptionProducts.calls;
const device = { subscription_product_type_id: productTypeIds.device, name: { en: 'Reader' } };
const credits = {
  subscription_product_type_id: productTypeIds.credits,
  credit_option_id: creditOptionIds.sms,
  name: { en: '100 SMS' },
};
const change = (id: number, body: object, as = company) =>
  asSeller(within, as, update, { params: { id }, body });
describe('what one seller offers', () => {
  test.each([
    ['its company', () => company],
    ['another company', () => other],
    ['the platform', () => platform],
  ])('is nothing that %s finds', async (_, who) => {
    const ofSupplier = sellingFor(within, supplier);
    const { subscription_product_id: id } = await ofSupplier.product();
    const { id: attribute, options } = await ofSupplier.attribute('Colour', 'Black');
    const { data } = await ofSupplier.variant({ subscription_product_id: id, sku_number: 'A' });
    const found = [
      [read, id],
      [shopAttributes.calls.read, attribute],
      [shopAttributeOptions.calls.delete, options[0]],
      [shopVariants.calls.delete, data.subscription_product_variant_id],
    ] as const;
    for (const [endpoint, own] of found)
      expect((await asSeller(within, who(), endpoint, { params: { id: own ?? 0 } })).status).toBe(
        404,
      );
    expect((await change(id, { visibility: false }, who())).status).toBe(404);
    expect((await asSeller(within, who(), list)).data.subscription_products).toEqual([]);
    const mine = await sellingFor(within, who()).product();
    const own = { subscription_product_id: mine.subscription_product_id, sku_number: 'A' };
    const made = (more: object) => sellingFor(within, who()).variant({ ...own, ...more });
    expect(told(await made({ attribute_option_ids: options }))).toEqual([
      'invalid',
      'attribute_option_ids',
    ]);
    expect(told(await made({ subscription_product_id: id }))).toEqual([
      'invalid',
      'subscription_product_id',
    ]);
    // The same SKU is another seller's own affair.
    expect((await made({})).status).toBe(201);
    const variant_ids = [data.subscription_product_variant_id];
    const taken = await change(mine.subscription_product_id, { variant_ids }, who());
    expect(told(taken)).toEqual(['invalid', 'variant_ids']);
  });

  test('is hidden by an update, and answered with its variants and its buyers by name', async () => {
    const made = await shop.product({ store_ids: [supplier.storeId] });
    expect(made).toMatchObject({
      visibility: true,
      stores: [{ store_id: supplier.storeId, name: 'Κεραμική' }],
    });
    const id = made.subscription_product_id;
    await shop.variant({ subscription_product_id: id, sku_number: 'A', inventory: 0 });
    const { data } = await change(id, { visibility: false });
    expect(data).toMatchObject({
      visibility: false,
      variants: [{ sku_number: 'A', inventory: 0 }],
    });
    expect((await asSeller(within, company, list)).data.subscription_products).toEqual([data]);
  });

  test('has its name in each language, where one is given (names-language-fallback)', async () => {
    const { name, description } = await shop.product({ name: { it: 'Lettore' } });
    expect(name).toEqual({ el: 'Lettore', en: 'Lettore', it: 'Lettore' });
    expect(description).toEqual({ el: '', en: '', it: '' });
  });

  test('has a picture, which another replaces', async () => {
    const { subscription_product_id: id } = await shop.product();
    const upload = async () =>
      asSeller(within, company, subscriptionProductImage, {
        params: { id },
        file: { bytes: await png() },
      });
    const first = (await upload()).data.image;
    const { data } = await asSeller(within, company, read, { params: { id } });
    expect(data.image_url).toBe(first);
    await upload();
    expect(within.files.stored.has(first)).toBe(false);
  });
});

describe('credits', () => {
  test('are sold by the platform alone, for something', async () => {
    const offer = (body: object, as = platform) => asSeller(within, as, create, { body });
    for (const seller of [company, supplier])
      expect(told(await offer(credits, seller))).toEqual([
        'invalid',
        'subscription_product_type_id',
      ]);
    const without = { ...credits, credit_option_id: null };
    expect(told(await offer(without))).toEqual(['invalid', 'credit_option_id']);
    expect(told(await offer({ ...credits, credit_option_id: 99 }))[1]).toBe('credit_option_id');
    const wrong = { ...device, credit_option_id: creditOptionIds.sms };
    expect(told(await offer(wrong, company))).toEqual(['invalid', 'credit_option_id']);
    expect(told(await offer({ ...device, valid_months: 3 }))).toEqual(['invalid', 'valid_months']);
    expect((await offer(credits)).status).toBe(201);
  });

  test('come with every variant of a product of credits, and with no other', async () => {
    const selling = sellingFor(within, platform);
    const { subscription_product_id: id } = await selling.product(credits);
    const variant = { subscription_product_id: id, sku_number: 'SMS' };
    expect(told(await selling.variant(variant))).toEqual(['invalid', 'credits']);
    const { data } = await selling.variant({ ...variant, credits: 100 });
    const plain = await selling.product();
    const moved = await asSeller(within, platform, shopVariants.calls.update, {
      params: { id: data.subscription_product_variant_id },
      body: { subscription_product_id: plain.subscription_product_id },
    });
    expect(told(moved)).toEqual(['invalid', 'credits']);
    const service = { ...device, credit_option_id: null };
    expect(told(await change(id, service, platform))).toEqual([
      'invalid',
      'subscription_product_type_id',
    ]);
  });

  test('are a type that only who may sell them is offered', async () => {
    const typesOf = async (seller: Seller) =>
      (
        await asSeller(within, seller, subscriptionProductTypes, { language: 'el' })
      ).data.subscription_product_types.map(({ name }) => name);
    expect(await typesOf(platform)).toEqual(['Μονάδες', 'Συσκευή', 'Υπηρεσία']);
    expect(await typesOf(supplier)).toEqual(['Συσκευή', 'Υπηρεσία']);
    const { data } = await asSeller(within, company, creditOptions);
    expect(data.credit_options).toHaveLength(Object.keys(creditOptionIds).length);
  });
});

test('a seller sells to its own buyers alone', async () => {
  const buyersOf = async (seller: Seller) =>
    (await asSeller(within, seller, shopBuyers)).data.stores.map(({ store_id }) => store_id);
  expect(await buyersOf(platform)).toEqual(
    expect.arrayContaining([company.storeId, other.storeId]),
  );
  expect(await buyersOf(platform)).not.toContain(platform.storeId);
  expect(await buyersOf(company)).toEqual([supplier.storeId]);
  expect(await buyersOf(supplier)).toEqual([company.storeId]);
  const body = { ...device, store_ids: [other.storeId] };
  for (const seller of [company, supplier])
    expect(told(await asSeller(within, seller, create, { body }))).toEqual([
      'invalid',
      'store_ids',
    ]);
  expect((await asSeller(within, platform, create, { body })).status).toBe(201);
});

describe('a variant', () => {
  test('has at most one option of an attribute, and no other of its product the same ones', async () => {
    const { subscription_product_id: id } = await shop.product();
    const { options } = await shop.attribute('Colour', 'Black', 'White');
    const [black = 0] = options;
    const variant = (
      sku_number: string,
      attribute_option_ids: number[],
      product: number | null = id,
    ) => shop.variant({ subscription_product_id: product, sku_number, attribute_option_ids });
    expect(told(await variant('A', options))).toEqual(['invalid', 'attribute_option_ids']);
    const { data } = await variant('A', [black]);
    expect(data.attributes).toMatchObject([
      { attribute_option_id: black, name: { en: 'Colour' }, option: { en: 'Black' } },
    ]);
    expect(told(await variant('B', [black]))).toEqual(['invalid', 'attribute_option_ids']);
    const loose = await variant('B', [black], null);
    const variant_ids = [data, loose.data].map((each) => each.subscription_product_variant_id);
    expect(told(await change(id, { variant_ids }))).toEqual(['invalid', 'variant_ids']);
    expect((await change(id, { variant_ids: variant_ids.slice(1) })).data.variants).toMatchObject([
      { sku_number: 'B' },
    ]);
    const another = await shop.product();
    const taken = await change(another.subscription_product_id, {
      variant_ids: variant_ids.slice(1),
    });
    expect(told(taken)).toEqual(['invalid', 'variant_ids']);
  });

  test('is made once by two who make the same at once', async () => {
    const { subscription_product_id } = await shop.product();
    const both = ['A', 'B'].map((sku_number) =>
      shop.variant({ subscription_product_id, sku_number }),
    );
    expect((await Promise.all(both)).map(({ status }) => status).sort()).toEqual([201, 422]);
  });

  test('has an SKU of its own among those of its seller, as it is typed', async () => {
    await shop.variant({ sku_number: 'a-1' });
    expect(told(await shop.variant({ sku_number: 'a-1' }))).toEqual([
      'already_exists',
      'sku_number',
    ]);
    expect((await shop.variant({ sku_number: 'A-1' })).status).toBe(201);
  });

  test('has a price that its currency can be paid in', async () => {
    const { db } = within.database;
    await db
      .update(storesTable)
      .set({ currency: 'JPY' })
      .where(eq(storesTable.store_id, company.storeId));
    expect(told(await shop.variant({ sku_number: 'A', price: 10.5 }))).toEqual([
      'invalid',
      'price',
    ]);
    const { data } = await shop.variant({ sku_number: 'A', price: 1000 });
    expect(data.price).toBe(1000);
  });

  test('keeps the stock that somebody bought from, unless an update names it', async () => {
    const { data } = await shop.variant({ sku_number: 'A', inventory: 12 });
    const params = { id: data.subscription_product_variant_id };
    await within.database.db.update(shopVariantsTable).set({ inventory: 11 });
    const put = (body: object) =>
      asSeller(within, company, shopVariants.calls.update, { params, body });
    expect((await put({ price: 12 })).data).toMatchObject({ price: 12, inventory: 11 });
    expect((await put({ inventory: null })).data.inventory).toBeNull();
  });

  test('that is deleted is sold no more, and its SKU is free', async () => {
    const { subscription_product_id: id } = await shop.product();
    const { data } = await shop.variant({ subscription_product_id: id, sku_number: 'A' });
    const params = { id: data.subscription_product_variant_id };
    await asSeller(within, company, shopVariants.calls.delete, { params });
    expect((await asSeller(within, company, read, { params: { id } })).data.variants).toEqual([]);
    expect(await within.database.db.select().from(shopVariantsTable)).toMatchObject([
      { deleted_at: expect.any(String) },
    ]);
    expect((await shop.variant({ sku_number: 'A' })).status).toBe(201);
  });
});

test('an attribute and an option stay as long as they are used', async () => {
  const { id, options } = await shop.attribute('Colour', 'Black');
  const size = await shop.attribute('Size');
  const { data } = await shop.variant({ sku_number: 'A', attribute_option_ids: options });
  const params = { id: options[0] ?? 0 };
  const { update: put, delete: remove } = shopAttributeOptions.calls;
  expect(told(await asSeller(within, company, remove, { params }))).toEqual(['in_use']);
  const moved = await asSeller(within, company, put, { params, body: { attribute_id: size.id } });
  expect(told(moved)).toEqual(['in_use', 'attribute_id']);
  const whole = { params: { id } };
  const erase = () => asSeller(within, company, shopAttributes.calls.delete, whole);
  expect(told(await erase())).toEqual(['in_use']);
  await asSeller(within, company, shopVariants.calls.delete, {
    params: { id: data.subscription_product_variant_id },
  });
  expect((await asSeller(within, company, remove, { params })).status).toBe(200);
  expect((await erase()).status).toBe(200);
});
