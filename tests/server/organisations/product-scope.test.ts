import { beforeEach, describe, expect, test } from 'vitest';
import { campaigns } from '../../../contract/campaigns/campaigns.ts';
import { products } from '../../../contract/catalogue/products.ts';
import { visitCoupons, voucherCoupons } from '../../../contract/coupons/coupons.ts';
import { apiKeys } from '../../../contract/developers/api-keys.ts';
import { webhooks } from '../../../contract/developers/webhooks.ts';
import type { Entity } from '../../../contract/engine/entity.ts';
import { gifts } from '../../../contract/gifts/gifts.ts';
import { beginRegistration } from '../../../contract/people/registration.ts';
import { rewards } from '../../../contract/rewards/rewards.ts';
import { listShop } from '../../../contract/shop/shop.ts';
import { call, testApp } from '../../support/app.ts';
import {
  addCard,
  addPlan,
  addSelling,
  choose,
  current,
  history,
  payDue,
} from '../../support/areas/billing/selling.ts';
import { addMember, addStore, type Person, type Place } from '../../support/areas/people.ts';
import {
  addProduct as addShopProduct,
  addShopping,
  buyIt,
  of,
  ordersOf,
} from '../../support/areas/shop/buying.ts';
import { accountOf, addCustomer, addTill, send, type Till } from '../../support/areas/till.ts';
import { exported } from '../../support/worlds/exports.ts';
import { addRecord, paramsOf } from '../../support/worlds/factories.ts';

const declared = (entity: unknown) => entity as Entity;

describe('the product has (product-scope)', () => {
  let till: Till;
  let admin: Person;
  beforeEach(async () => {
    till = await addTill(await testApp());
    admin = await addMember(till.app, till.company);
  });

  const placeOf = ({ path }: Entity): Place =>
    path.startsWith('/stores/') ? till.store : till.company;
  async function idsIn(entity: Entity, place: Place) {
    const as = place === till.company ? admin : await addMember(till.app, place);
    const { list } = entity.calls;
    if (!list) throw new Error(`No list of ${entity.name}`);
    const { data } = await call(till.app, list, {
      params: paramsOf(entity, place),
      as,
    });
    const [rows = []] = Object.values(data as Record<string, Record<string, unknown>[]>);
    return rows.map((row) => row[entity.id]);
  }

  test.each([
    ['coupons', declared(visitCoupons)],
    ['vouchers', declared(voucherCoupons)],
    ['gifts', declared(gifts)],
    ['rewards', declared(rewards)],
    ['campaigns', declared(campaigns)],
    ['webhooks', declared(webhooks)],
    ['keys for developers', declared(apiKeys)],
  ])('%s', async (_, entity) => {
    const place = placeOf(entity);
    const id = await addRecord(till.app, entity, place);
    expect(await idsIn(entity, place)).toEqual([id]);
  });

  test('points for what is bought', async () => {
    const customer = await addCustomer(till);
    await send(till, customer, 10);
    expect((await accountOf(till, customer)).balance).toBeGreaterThan(0);
  });

  test('a catalogue of products for each store', async () => {
    const other = await addStore(till.app, till.company, 'store');
    const id = await addRecord(till.app, declared(products), till.store);
    expect(await idsIn(declared(products), till.store)).toEqual([id]);
    expect(await idsIn(declared(products), other)).toEqual([]);
  });

  test('registration by mobile number', async () => {
    const body = { country_id: 300, mobile: '6944444444', tos: true };
    const { status, data } = await call(till.app, beginRegistration, { body });
    expect([status, data.user.mobile]).toEqual([201, '6944444444']);
  });

  test('exports of its lists as CSV', async () => {
    const { mobile } = await addCustomer(till);
    const file = await exported(till.app, { key: 'customers', place: till.company, as: admin });
    expect(file.bytes.toString()).toContain(mobile);
  });
});

describe('the product sells (product-scope)', () => {
  test('subscriptions, with their billing', async () => {
    const selling = await addSelling();
    await choose(selling, await addPlan(selling, 29.9));
    await addCard(selling, 'works');
    await payDue(selling);
    expect((await current(selling)).status).toBe('active');
    expect(await history(selling)).toMatchObject([{ total: 29.9 }]);
  });

  test('products in a shop', async () => {
    const shopping = await addShopping();
    const { variantId } = await addShopProduct(shopping);
    const { data } = await call(shopping.app, listShop, {
      params: of(shopping),
      as: shopping.buyer,
    });
    expect(data.shop_products).toHaveLength(1);
    await buyIt(shopping, variantId);
    expect(await ordersOf(shopping)).toHaveLength(1);
  });
});
