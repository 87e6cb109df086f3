import { beforeEach, describe, expect, test } from 'vitest';
import { buyWithThreshold, endThreshold } from '../../../contract/shop/credits.ts';
import { cancelOrder, listSales, moveSale } from '../../../contract/shop/orders.ts';
import { buy, listShop, quoteShop, readShop } from '../../../contract/shop/shop.ts';
import { shopAttributeOptionsTable, shopAttributesTable } from '../../../server/tables/shop.ts';
import { call } from '../../support/app.ts';
import { expectSound, sqlOf } from '../../support/areas/billing/selling.ts';
import { addMember, addStore, addSuperAdmin, allBut } from '../../support/areas/people.ts';
import {
  addCredits,
  addProduct,
  addShopping,
  buyIt,
  nextKey,
  of,
  ordersOf,
  platform,
  type Shopping,
  salesOf,
  stockOf,
} from '../../support/areas/shop/buying.ts';

let shopping: Shopping;
beforeEach(async () => {
  shopping = await addShopping();
});

const shopOf = async ({ app, company, buyer }: Shopping, query = {}) =>
  (await call(app, listShop, { params: of({ company }), query, as: buyer })).data;
const namesOf = async (buying: Shopping, query = {}) =>
  (await shopOf(buying, query)).shop_products.map(({ name }) => name);
const words = (text: string) => ({ el: text, en: text, it: text });

async function supplierOf({ app, company }: Shopping): Promise<Shopping> {
  const place = await addStore(app, company, 'supplier');
  return { app, company: place, buyer: await addMember(app, place) };
}

describe('the shop', () => {
  test('lists a product with its variants, what they are and what they cost, as its own page does', async () => {
    const { productId, variantId } = await addProduct(shopping);
    const { attribute_id, option_id } = await addOption(variantId);
    const { shop_products, pagination } = await shopOf(shopping);
    expect(pagination).toMatchObject({ total: 1, current_page: 1, items_per_page: 12 });
    expect(shop_products).toMatchObject([
      {
        shop_product_id: productId,
        name: 'Scanner',
        currency: 'EUR',
        vat_rate: 24,
        from_price: 20,
        from_price_with_vat: 24.8,
        variants: [
          {
            subscription_product_variant_id: variantId,
            in_stock: 5,
            price_with_vat: 24.8,
            attributes: [
              { attribute_id, name: 'Colour', attribute_option_id: option_id, option: 'Black' },
            ],
          },
        ],
      },
    ]);
    const { app, buyer } = shopping;
    const one = await call(app, readShop, {
      params: { ...of(shopping), id: productId },
      as: buyer,
    });
    expect(one.data).toEqual(shop_products[0]);
  });

  test('is looked through by words, also of variants, by type and by what credits are for', async () => {
    await addProduct(shopping);
    await addCredits(shopping, 'sms', 100);
    await addCredits(shopping, 'email', 500, { name: words('For mails') });
    expect(await namesOf(shopping, { q: 'scan' })).toEqual(['Scanner']);
    expect(await namesOf(shopping, { q: '500' })).toEqual(['For mails']);
    const type = { subscription_product_type_id: '1' };
    expect(await namesOf(shopping, type)).toEqual(['Credits', 'For mails']);
    expect(await namesOf(shopping, { credit_option_id: '4' })).toEqual(['For mails']);
  });

  test('shows a company what the platform and its own suppliers sell, a supplier what its company does, the platform nothing', async () => {
    const supplier = await supplierOf(shopping);
    const other = await addShopping(0, shopping.app);
    const add = (text: string, seller: Shopping['company']) =>
      addProduct(shopping, { seller, product: { name: words(text) } });
    await add('of the platform', platform);
    await add('of the company', shopping.company);
    await add('of its supplier', supplier.company);
    expect((await namesOf(shopping)).sort()).toEqual(['of its supplier', 'of the platform']);
    expect(await namesOf(other)).toEqual(['of the platform']);
    const { app } = shopping;
    const answer = await app.app.request(
      `/api/suppliers/${supplier.company.storeId}/subscriptions/products/shop`,
      { headers: { authorization: `Bearer ${supplier.buyer.token}` } },
    );
    const seen = (await answer.json()).data.shop_products as { name: string }[];
    expect(seen.map(({ name }) => name)).toEqual(['of the company']);
    const root = await addSuperAdmin(app);
    expect(await namesOf({ app, company: platform, buyer: root })).toEqual([]);
  });

  test('hides what is hidden, what is for others, and what has no variant to buy', async () => {
    const hidden = { product: { visibility: false } };
    const forOthers = { product: { store_ids: [999] } };
    const forIt = { product: { store_ids: [shopping.company.storeId], name: words('For us') } };
    const without = { variant: { visible: false } };
    const deleted = { variant: { deleted_at: new Date(0).toISOString() } };
    const ids: { productId: number; variantId: number }[] = [];
    for (const each of [hidden, forOthers, without, deleted])
      ids.push(await addProduct(shopping, each));
    await addProduct(shopping, forIt);
    expect(await namesOf(shopping)).toEqual(['For us']);
    const { app, buyer: as } = shopping;
    for (const { productId, variantId } of ids) {
      const read = await call(app, readShop, { params: { ...of(shopping), id: productId }, as });
      const body = { subscription_product_variant_id: variantId, quantity: 1 };
      const quoted = await call(app, quoteShop, { params: of(shopping), body, as });
      expect([read.status, quoted.status]).toEqual([404, 422]);
    }
  });
});

async function addOption(variantId: number) {
  const { db } = shopping.app.database;
  const place = { company_id: 1, store_id: 1 };
  const [attribute] = await db
    .insert(shopAttributesTable)
    .values({ ...place, name: words('Colour') })
    .returning({ id: shopAttributesTable.attribute_id });
  const attribute_id = attribute?.id ?? 0;
  const [option] = await db
    .insert(shopAttributeOptionsTable)
    .values({ ...place, attribute_id, option: words('Black') })
    .returning({ id: shopAttributeOptionsTable.attribute_option_id });
  const option_id = option?.id ?? 0;
  await sqlOf(
    shopping,
    'update shop_variants set attribute_option_ids = array[$1::bigint] where subscription_product_variant_id = $2',
    [option_id, variantId],
  );
  return { attribute_id, option_id };
}

describe('what is settled with the seller', () => {
  test('is placed without a billing, and its seller moves it until it is delivered', async () => {
    const seller = await supplierOf(shopping);
    const { variantId } = await addProduct(shopping, { seller: seller.company });
    const { data } = await buyIt(shopping, variantId);
    expect(data).toMatchObject({ order: { state: 'placed', billing_id: null }, payment: null });
    let { updated_at } = data.order;
    const move = async (state: string) => {
      const answer = await movedBy(seller, data.order.shop_order_id, { state, updated_at });
      updated_at = answer.data?.updated_at ?? updated_at;
      return [answer.status, answer.data?.state ?? answer.error];
    };
    expect(await move('delivered')).toEqual([409, 'shop_order_not_movable']);
    expect(await move('paid')).toEqual([200, 'paid']);
    expect(await move('delivered')).toEqual([200, 'delivered']);
    expect(await move('refunded')).toEqual([200, 'refunded']);
    expect(await ordersOf(shopping)).toMatchObject([{ state: 'refunded' }]);
    await expectSound(shopping);
  });

  test('is cancelled by whoever ordered it as long as nobody was billed, and its stock goes back', async () => {
    const seller = await supplierOf(shopping);
    const { variantId } = await addProduct(shopping, { seller: seller.company });
    const { data } = await buyIt(shopping, variantId);
    const { app, buyer: as } = shopping;
    const params = { ...of(shopping), id: data.order.shop_order_id };
    const body = { state: 'cancelled' as const, updated_at: data.order.updated_at };
    const stale = { ...body, updated_at: new Date(0).toISOString() };
    expect((await call(app, cancelOrder, { params, body: stale, as })).refusal.error).toBe(
      'changed_meanwhile',
    );
    expect((await call(app, cancelOrder, { params, body, as })).data).toMatchObject({
      state: 'cancelled',
      reason: 'by_buyer',
    });
    expect(await stockOf(shopping, variantId)).toBe(5);
  });
});

async function movedBy(seller: Shopping, id: number, body: object) {
  const path = `/api/suppliers/${seller.company.storeId}/subscriptions/products/sales/${id}`;
  const answer = await seller.app.app.request(path, {
    method: 'PUT',
    headers: { authorization: `Bearer ${seller.buyer.token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status: answer.status, ...(await answer.json()) };
}

describe('orders', () => {
  test('are seen by both sides and by nobody else; what is billed its seller only delivers', async () => {
    const { variantId } = await addProduct(shopping);
    const { data } = await buyIt(shopping, variantId);
    const [sale] = await salesOf(shopping);
    expect(sale).toMatchObject({ shop_order_id: data.order.shop_order_id, next_states: [] });
    const other = await addShopping(0, shopping.app);
    expect(await ordersOf(other)).toEqual([]);
    const params = { ...of(other), id: data.order.shop_order_id };
    const { updated_at } = data.order;
    const cancelled = {
      params,
      body: { state: 'cancelled' as const, updated_at },
      as: other.buyer,
    };
    expect((await call(shopping.app, cancelOrder, cancelled)).status).toBe(404);
    const moved = { params, body: { state: 'delivered' as const, updated_at }, as: other.buyer };
    expect((await call(shopping.app, moveSale, moved)).status).toBe(404);
    const own = { ...cancelled, params: { ...of(shopping), id: params.id }, as: shopping.buyer };
    expect((await call(shopping.app, cancelOrder, own)).refusal.error).toBe(
      'shop_order_not_movable',
    );
  });

  test('are found by what was bought and by their state', async () => {
    const { variantId } = await addProduct(shopping);
    await buyIt(shopping, variantId);
    const root = await addSuperAdmin(shopping.app);
    const found = async (query: Record<string, string>) =>
      (await call(shopping.app, listSales, { params: { storeId: 1 }, query, as: root })).data.orders
        .length;
    expect(await found({ q: 'scan', state: 'placed' })).toBe(1);
    expect(await found({ q: 'nothing such' })).toBe(0);
    expect(await found({ state: 'paid' })).toBe(0);
  });

  test('want their rights: to look, to buy, and to sell', async () => {
    const { app, company } = shopping;
    const { variantId } = await addProduct(shopping);
    const looks = await addMember(
      app,
      company,
      allBut('marketplace.shop.create', 'marketplace.shop.update', 'marketplace.products.read'),
    );
    const params = of(shopping);
    const body = { subscription_product_variant_id: variantId, quantity: 1 };
    expect((await call(app, listShop, { params, as: looks })).status).toBe(200);
    const bought = {
      params,
      body: { ...body, total: 24.8, idempotency_key: nextKey() },
      as: looks,
    };
    expect((await call(app, buy, bought)).status).toBe(403);
    const rule = { params, body: { ...body, threshold: 5, most_a_month: 1 }, as: looks };
    expect((await call(app, buyWithThreshold, rule)).status).toBe(403);
    expect(
      (await call(app, endThreshold, { params: { ...params, id: 1 }, as: looks })).status,
    ).toBe(403);
    expect((await call(app, listSales, { params, as: looks })).status).toBe(403);
  });
});
