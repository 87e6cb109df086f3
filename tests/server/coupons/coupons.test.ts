import { beforeEach, describe, expect, test } from 'vitest';
import { voucherImage } from '../../../contract/coupons/coupon-images.ts';
import {
  couponEntities,
  discountCoupons,
  goalCoupons,
  productCoupons,
  visitCoupons,
  voucherCoupons,
} from '../../../contract/coupons/coupons.ts';
import {
  productCouponToSend,
  voucherTotals,
  withoutEmpty,
} from '../../../contract/coupons/coupons-to-send.ts';
import { createGoalSum } from '../../../contract/coupons/goal-calls.ts';
import { couponsOverview, storeCoupons } from '../../../contract/coupons/store-coupons.ts';
import type { Endpoint } from '../../../contract/engine/endpoint.ts';
import type { Entity } from '../../../contract/engine/entity.ts';
import { call, testApp } from '../../support/app.ts';
import { accept, addVisit, addVoucher, claim, reject } from '../../support/areas/claims.ts';
import { addMember } from '../../support/areas/people.ts';
import { png } from '../../support/areas/pictures.ts';
import {
  addBranch,
  addCustomer,
  addProduct,
  addTill,
  type Till,
} from '../../support/areas/till.ts';
import { addRecord } from '../../support/worlds/factories.ts';

type Own = Record<string, unknown>;

let till: Till;
beforeEach(async () => {
  till = await addTill(await testApp());
});

const at = (own: Record<string, number> = {}) => ({
  params: { storeId: till.store.storeId, ...own },
  as: till.cashier,
});
const send = <E extends Endpoint>(endpoint: E, body: Own, id?: number) =>
  call(till.app, endpoint, { ...at(id ? { id } : {}), body });
const redemptions = () => till.app.published.filter(([, event]) => event === 'new-redemption');

describe('a list of coupons', () => {
  test.each(couponEntities.map((entity) => [entity.name, entity as unknown as Entity] as const))(
    'of %s carries coupons and pagination (list-response-coupons)',
    async (_, entity) => {
      const id = await addRecord(till.app, entity, till.store);
      const { list } = entity.calls;
      if (!list) throw new Error(`${entity.name} has no list`);
      const { data } = await call(till.app, list, at());
      const { coupons, pagination } = data as { coupons: Own[]; pagination: Own };
      expect(Object.keys(data as Own).sort()).toEqual(['coupons', 'pagination']);
      expect(coupons).toMatchObject([{ coupon_id: id }]);
      expect(pagination.total).toBe(1);
    },
  );

  test('of all branches names each by its title, or by its product', async () => {
    const product_discount_id = await addProduct(till, 0);
    await send(discountCoupons.calls.create, { product_discount_id, discount_value: 1 });
    const body = { action: 'sample', product_free_id: product_discount_id };
    await send(productCoupons.calls.create, body);
    await addVisit(till, { gift_title: 'Νερό' });
    const own = await call(till.app, couponsOverview.calls.list, at());
    const titles = (own.data.store_coupons as { gift_title: string }[]).map(
      ({ gift_title }) => gift_title,
    );
    expect(titles.sort()).toEqual(['Νερό', 'Φρέντο', 'Φρέντο']);
    const branches = await call(till.app, storeCoupons.calls.list, {
      params: { storeId: till.company.companyId },
      as: await addMember(till.app, till.company),
    });
    expect(branches.data.pagination).toMatchObject({ total: 3 });
  });
});

describe('a voucher coupon', () => {
  const shown = async () => {
    const { data } = await call(till.app, voucherCoupons.calls.list, at());
    return (data.coupons as { claimed: number; rewarded: number }[])[0];
  };

  test('derives what was claimed and redeemed from claimed and rewarded (voucher-totals-derived)', async () => {
    expect(voucherTotals({ claimed: 7, rewarded: 3 })).toEqual({
      total_claimed: 7,
      total_redeemed: 3,
    });
    const coupon_id = await addVoucher(till);
    const [first, second] = [await addCustomer(till), await addCustomer(till)];
    await claim(till, first, { coupon_id });
    const { data } = await claim(till, second, { coupon_id });
    await accept(till, data.code);
    const totals = voucherTotals((await shown()) ?? { claimed: 0, rewarded: 0 });
    expect(totals).toEqual({ total_claimed: 2, total_redeemed: 1 });
  });

  test('is given out no fewer times than it was already', async () => {
    const coupon_id = await addVoucher(till, { maximum: 5 });
    for (let n = 0; n < 2; n += 1) await claim(till, await addCustomer(till), { coupon_id });
    const { update } = voucherCoupons.calls;
    const { status, refusal } = await send(update, { maximum: 1 }, coupon_id);
    expect([status, Object.keys(refusal.errors ?? {})]).toEqual([422, ['maximum']]);
    expect((await send(update, { maximum: 2 }, coupon_id)).data).toMatchObject({ maximum: 2 });
    expect((await send(update, { maximum: 0 }, coupon_id)).data).toMatchObject({ maximum: 0 });
  });

  test('has a code that no other coupon of the company has, however it is written', async () => {
    await addVoucher(till, { code: 'Καλημέρα 24' });
    for (const code of ['ΚΑΛΗΜΕΡΑ-24', 'καλημερα24'])
      expect((await send(visitCoupons.calls.create, { code, gift_title: 'Νερό' })).status).toBe(
        409,
      );
    const nothing = await send(visitCoupons.calls.create, { code: '---', gift_title: 'Νερό' });
    expect(nothing.refusal.errors).toHaveProperty('code');
  });

  test('has a code of at least three signs, beside spaces and dashes', async () => {
    const short = await send(visitCoupons.calls.create, { code: 'Α-1', gift_title: 'Νερό' });
    expect(Object.keys(short.refusal.errors ?? {})).toEqual(['code']);
    const long = await send(visitCoupons.calls.create, { code: 'Α-12', gift_title: 'Νερό' });
    expect(long.status).toBe(201);
  });

  test('frees its code when it is deleted, and what customers have of it stays theirs', async () => {
    const customer = await addCustomer(till);
    const coupon_id = await addVoucher(till, { points: 3 });
    const { data } = await claim(till, customer, { coupon_id });
    expect((await call(till.app, voucherCoupons.calls.delete, at({ id: coupon_id }))).status).toBe(
      200,
    );
    await addVoucher(till);
    expect((await accept(till, data.code)).data).toMatchObject({ points_given: 3 });
  });

  test('is shown with the picture that was uploaded, and a text is none', async () => {
    const id = await addVoucher(till);
    const upload = (bytes: Uint8Array) =>
      call(till.app, voucherImage, { ...at({ id }), file: { bytes } });
    const { data } = await upload(await png());
    expect((await call(till.app, voucherCoupons.calls.read, at({ id }))).data.image).toBe(
      data.image,
    );
    const text = await upload(new TextEncoder().encode('no picture'));
    expect(text.refusal.error).toBe('not_an_image');
    expect([...till.app.files.stored.keys()]).toEqual([data.image]);
  });
});

describe('a product coupon', () => {
  const coupon = {
    action: '1p1',
    code: 'ABCD',
    coupon_id: 7,
    product_buy_id: 1,
    product_free_id: 2,
  };

  test('is sent without its code and id (product-coupon-create-omits)', async () => {
    const { code: _, coupon_id: __, ...sent } = coupon;
    expect(productCouponToSend(coupon)).toEqual(sent);
    const id = await addProduct(till, 0);
    const forged = { ...coupon, product_buy_id: id, product_free_id: id };
    const { data } = await send(productCoupons.calls.create, forged);
    expect(data.code).toMatch(/^[2-9A-Z]{4}-[2-9A-Z]{4}-[2-9A-Z]{4}$/);
    expect(data.code).not.toBe('ABCD');
  });

  test('that is a sample is sent and kept without what is bought (product-coupon-sample-omits)', async () => {
    expect(productCouponToSend({ ...coupon, action: 'sample' })).toEqual({
      action: 'sample',
      product_free_id: 2,
    });
    const id = await addProduct(till, 0);
    const own = { action: 'sample', product_buy_id: id, product_free_id: id };
    const { data } = await send(productCoupons.calls.create, own);
    expect(data.product_buy_id).toBeNull();
    const whole = { action: '1p1', product_buy_id: id };
    const changed = await send(productCoupons.calls.update, whole, data.coupon_id);
    expect(changed.data).toMatchObject({ action: '1p1', product_buy_id: id });
    const back = await send(productCoupons.calls.update, { action: 'sample' }, data.coupon_id);
    expect(back.data.product_buy_id).toBeNull();
  });

  test('that is one for another wants the other', async () => {
    const own = { action: '1p1', product_free_id: await addProduct(till, 0) };
    const { refusal } = await send(productCoupons.calls.create, own);
    expect(Object.keys(refusal.errors ?? {})).toEqual(['product_buy_id']);
  });

  test('is of products that its own store sells', async () => {
    const [own, theirs] = [await addProduct(till, 0), await addProduct(await addBranch(till), 0)];
    for (const products of [
      { product_buy_id: own, product_free_id: theirs },
      { product_buy_id: theirs, product_free_id: own },
    ])
      expect((await send(productCoupons.calls.create, products)).status).toBe(422);
    const off = { product_discount_id: theirs, discount_value: 1 };
    const { refusal } = await send(discountCoupons.calls.create, off);
    expect(Object.keys(refusal.errors ?? {})).toEqual(['product_discount_id']);
  });
});

test('a discount coupon is sent without what was left empty (discount-coupon-drop-empty)', async () => {
  const coupon = { product_discount_id: await addProduct(till, 0), discount_percentage: 10 };
  const filled = {
    ...coupon,
    discount_value: '',
    discount_product_name: null,
    gift_category_id: undefined,
  };
  expect(withoutEmpty(filled)).toEqual(coupon);
  const { status, data } = await send(discountCoupons.calls.create, withoutEmpty(filled));
  expect([status, data.discount_amount]).toEqual([201, 0.3]);
});

describe('a goal coupon', () => {
  const forged = { coupon_id: 77, image: '/files/mine.webp', available: 5, goal_type: 'sum' };
  const goal = { gift_title: 'Δωρεάν καφές', maximum: 9 };

  test('takes its id, picture, rest, sum and type from nobody', async () => {
    const sent = { ...goal, ...forged, goal_sum_sequence: 50, goal_sequence: 4 };
    const { data } = await send(goalCoupons.calls.create, sent);
    expect(data).toMatchObject({
      goal_type: 'transactions',
      goal_sequence: 4,
      goal_sum_sequence: null,
      image: null,
      available: 9,
    });
    expect(data.coupon_id).not.toBe(77);
  });

  test('by sum takes nor its number of receipts, smallest receipt and days', async () => {
    const receipts = { goal_sequence: 4, goal_minimum_amount: 5, goal_max_days: 30 };
    const sent = {
      ...goal,
      ...forged,
      ...receipts,
      goal_type: 'transactions',
      goal_sum_sequence: 50,
    };
    const { data } = await send(createGoalSum, sent);
    expect(data).toMatchObject({
      goal_type: 'sum',
      goal_sum_sequence: 50,
      goal_sequence: null,
      goal_minimum_amount: 0,
      goal_max_days: 0,
      image: null,
      available: 9,
    });
  });

  test('by sum wants one that is above zero', async () => {
    const { refusal } = await send(createGoalSum, { ...goal, goal_sum_sequence: 0 });
    expect(Object.keys(refusal.errors ?? {})).toEqual(['goal_sum_sequence']);
  });
});

describe('the store’s panel is told', () => {
  test('of each redemption once, with the claim’s id and nothing else (rt-event-new-redemption)', async () => {
    await addVoucher(till, { points: 2 });
    const { data } = await accept(till, 'SUMMER24', await addCustomer(till), 'accept-key-1');
    expect(redemptions()).toEqual([
      [expect.objectContaining(till.store), 'new-redemption', { claim_id: data.claim_id }],
    ]);
  });

  test('nothing more of a call that is sent again, nor of one that was refused', async () => {
    await addVoucher(till);
    const customer = await addCustomer(till);
    await accept(till, 'SUMMER24', customer, 'accept-key-1');
    await accept(till, 'SUMMER24', customer, 'accept-key-1');
    await accept(till, 'SUMMER24', customer);
    await accept(till, 'NOSUCHCODE');
    expect(redemptions()).toHaveLength(1);
  });

  test('of what is claimed and turned down as well', async () => {
    const coupon_id = await addVoucher(till);
    const { data } = await claim(till, await addCustomer(till), { coupon_id });
    await reject(till, data.code);
    expect(redemptions()).toHaveLength(2);
  });
});
