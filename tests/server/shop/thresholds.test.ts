import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { buyWithThreshold, endThreshold } from '../../../contract/shop/credits.ts';
import { call } from '../../support/app.ts';
import { expectSound, mailsOf, sqlOf } from '../../support/areas/billing/selling.ts';
import {
  addCard,
  addCredits,
  addProduct,
  addShopping,
  creditOf,
  of,
  ordersOf,
  planOf,
  runTheShop,
  type Shopping,
} from '../../support/areas/shop/buying.ts';

let shopping: Shopping;
let variant: number;
afterEach(() => expectSound(shopping));
beforeEach(async () => {
  shopping = await addShopping();
  variant = (await addCredits(shopping, 'sms', 100)).variantId;
});

const keep = (own: Record<string, unknown> = {}) =>
  call(shopping.app, buyWithThreshold, {
    params: of(shopping),
    body: {
      subscription_product_variant_id: variant,
      quantity: 1,
      threshold: 50,
      most_a_month: 2,
      ...own,
    },
    as: shopping.buyer,
  });
const ruleOf = async () => (await creditOf(shopping, 'sms'))?.threshold;
/** As if so many were used. */
const useUp = (count: number) =>
  sqlOf(shopping, `select use_credits($1, $1, 'sms', $2, 'test ' || clock_timestamp(), false)`, [
    shopping.company.companyId,
    count,
  ]);

describe('a rule', () => {
  test('is kept once for each credit, of what gives credits and is on sale', async () => {
    expect((await keep()).data).toMatchObject({ credit: 'sms', threshold: 50, paused_at: null });
    expect((await keep({ threshold: 10 })).data).toMatchObject({ threshold: 10 });
    expect(await sqlOf(shopping, 'select 1 from shop_thresholds')).toHaveLength(1);
    const { variantId } = await addProduct(shopping);
    const refused = await keep({ subscription_product_variant_id: variantId });
    expect(Object.keys(refused.refusal.errors ?? {})).toEqual(['subscription_product_variant_id']);
  });

  test('buys once with two servers at it, and again only when the balance falls again', async () => {
    await addCard(shopping, 'works');
    await keep();
    await Promise.all([runTheShop(shopping), runTheShop(shopping), runTheShop(shopping)]);
    await runTheShop(shopping);
    expect(await ordersOf(shopping)).toMatchObject([{ state: 'delivered', by_threshold: true }]);
    expect(await creditOf(shopping, 'sms')).toMatchObject({ balance: 100 });
    await useUp(60);
    await runTheShop(shopping);
    expect(await creditOf(shopping, 'sms')).toMatchObject({ balance: 140 });
  });

  test('buys at most so many times a month, and on from the first of the next', async () => {
    await addCard(shopping, 'works');
    await keep();
    for (let turn = 0; turn < 4; turn += 1) {
      await runTheShop(shopping);
      await useUp(100);
    }
    expect(await ordersOf(shopping)).toHaveLength(2);
    expect(await ruleOf()).toMatchObject({ bought_this_month: 2 });
    shopping.app.clock.now = Date.parse('2026-02-01T00:01:00+02:00');
    await runTheShop(shopping);
    expect(await ordersOf(shopping)).toHaveLength(3);
  });

  test('never has more than one order under way', async () => {
    await keep();
    await runTheShop(shopping);
    await runTheShop(shopping);
    expect(await ordersOf(shopping)).toMatchObject([{ state: 'placed' }]);
  });

  test('pauses when its card says no, tells the company in its language, and goes on when it is saved again', async () => {
    await addCard(shopping, 'declined');
    const before = await planOf(shopping);
    await keep();
    await runTheShop(shopping);
    await runTheShop(shopping);
    expect(await ordersOf(shopping)).toMatchObject([
      { state: 'cancelled', reason: 'payment_failed' },
    ]);
    expect((await ruleOf())?.paused_at).toBeTruthy();
    expect((await mailsOf(shopping)).at(-1)).toMatchObject({
      recipient: 'company@example.org',
      subject: expect.stringContaining('αυτόματη αγορά μονάδων σταμάτησε'),
    });
    expect(await planOf(shopping)).toEqual(before);
    await addCard(shopping, 'works');
    await keep();
    await runTheShop(shopping);
    expect(await creditOf(shopping, 'sms')).toMatchObject({ balance: 100 });
  });

  test('buys nothing that is no longer on sale, nor once it was ended', async () => {
    await addCard(shopping, 'works');
    const { data } = await keep();
    await sqlOf(shopping, 'update subscription_products set visibility = false');
    await runTheShop(shopping);
    await sqlOf(shopping, 'update subscription_products set visibility = true');
    const params = { ...of(shopping), id: data.shop_threshold_id };
    expect((await call(shopping.app, endThreshold, { params, as: shopping.buyer })).status).toBe(
      200,
    );
    await runTheShop(shopping);
    expect(await ordersOf(shopping)).toEqual([]);
    const other = await addShopping(0, shopping.app);
    const theirs = { ...of(other), id: (await keep()).data.shop_threshold_id };
    const refused = await call(shopping.app, endThreshold, { params: theirs, as: other.buyer });
    expect(refused.status).toBe(404);
  });
});
