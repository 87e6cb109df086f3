import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { cancelBilling, changeBilling } from '../../../contract/billing/subscriptions.ts';
import { buy, quoteShop } from '../../../contract/shop/shop.ts';
import { platformId } from '../../../server/messages/outbox.ts';
import { call } from '../../support/app.ts';
import { expectSound, mailsOf, runAt, sqlOf } from '../../support/areas/billing/selling.ts';
import { addMember, addStore, addSuperAdmin } from '../../support/areas/people.ts';
import {
  addCard,
  addProduct,
  addShopping,
  buyIt,
  nextKey,
  of,
  ordersOf,
  own,
  planOf,
  type Shopping,
  stockOf,
} from '../../support/areas/shop/buying.ts';

let shopping: Shopping;
let variant: number;
afterEach(() => expectSound(shopping));
beforeEach(async () => {
  shopping = await addShopping();
  variant = (await addProduct(shopping)).variantId;
});

const historyOf = async () =>
  (await call(shopping.app, own.history, { params: of(shopping), as: shopping.buyer })).data
    .billings;

describe('the last piece', () => {
  test('is sold once, to whichever of 64 asks first, and the others are told that none is left', async () => {
    const { app, company } = shopping;
    const seller = company;
    const last = await addProduct(shopping, { seller, variant: { inventory: 1 } });
    const buyers = await Promise.all(
      Array.from({ length: 64 }, async () => {
        const place = await addStore(app, company, 'supplier');
        return { app, company: place, buyer: await addMember(app, place) };
      }),
    );
    const body = {
      subscription_product_variant_id: last.variantId,
      quantity: 1,
      total: 24.8,
      idempotency_key: 'the-last-piece',
    };
    const answers = await Promise.all(
      buyers.map(({ company: { storeId }, buyer: as }) =>
        app.app.request(`/api/suppliers/${storeId}/subscriptions/products/shop`, {
          method: 'POST',
          headers: { authorization: `Bearer ${as.token}`, 'content-type': 'application/json' },
          body: JSON.stringify(body),
        }),
      ),
    );
    const refused = answers.filter(({ status }) => status === 409);
    expect([answers.filter(({ status }) => status === 201).length, refused.length]).toEqual([
      1, 63,
    ]);
    expect(await refused[0]?.json()).toMatchObject({ error: 'out_of_stock', details: { left: 0 } });
    expect(await stockOf(shopping, last.variantId)).toBe(0);
    expect(await sqlOf(shopping, 'select state from shop_orders')).toEqual([{ state: 'placed' }]);
  });
});

describe('something bought with a card that works', () => {
  beforeEach(() => addCard(shopping, 'works'));

  test('is paid at once and taken out of the stock; order and billing show what was quoted', async () => {
    const { status, data } = await buyIt(shopping, variant, { quantity: 2 });
    expect(status).toBe(201);
    expect(data.order).toMatchObject({
      state: 'paid',
      net: 40,
      vat: 9.6,
      total: 49.6,
      is_test: true,
    });
    expect(data.payment).toMatchObject({ state: 'succeeded', amount: 49.6 });
    expect(await stockOf(shopping, variant)).toBe(3);
    expect(await historyOf()).toMatchObject([
      {
        kind: 'shop',
        status: 'paid',
        total: 49.6,
        lines: [{ kind: 'shop', text: '2 × Scanner: Black' }],
      },
    ]);
  });

  test('is bought once by one key, however often it is asked for and at once', async () => {
    const idempotency_key = nextKey();
    const ask = () => buyIt(shopping, variant, { idempotency_key });
    const answers = [...(await Promise.all([ask(), ask(), ask()])), await ask()];
    expect(new Set(answers.map(({ data }) => data.order.shop_order_id)).size).toBe(1);
    expect(await stockOf(shopping, variant)).toBe(4);
    expect(await historyOf()).toHaveLength(1);
    const other = await buyIt(shopping, variant, { idempotency_key, quantity: 2 });
    expect(other.refusal.error).toBe('key_reused');
  });

  test('with another tax within the same total than was quoted is not bought', async () => {
    const wanted = { subscription_product_variant_id: variant, quantity: 1 };
    const asked = { params: of(shopping), as: shopping.buyer };
    const { data } = await call(shopping.app, quoteShop, { ...asked, body: wanted });
    await sqlOf(shopping, 'update billing_sellers set vat_rate = 0');
    await sqlOf(shopping, 'update shop_variants set price = $1', [Math.round(data.total * 100)]);
    const { total, digest } = data;
    const body = { ...wanted, total, digest, idempotency_key: nextKey() };
    const { refusal } = await call(shopping.app, buy, { ...asked, body });
    expect(refusal).toMatchObject({ error: 'price_changed', current: { total, vat: 0 } });
  });

  test('at a price that was another meanwhile is not bought, and the new quote is told', async () => {
    await sqlOf(shopping, 'update shop_variants set price = 3000');
    const answer = await call(shopping.app, buy, {
      params: of(shopping),
      body: {
        subscription_product_variant_id: variant,
        quantity: 1,
        total: 24.8,
        idempotency_key: nextKey(),
      },
      as: shopping.buyer,
    });
    expect(answer.refusal).toMatchObject({ error: 'price_changed', current: { total: 37.2 } });
    expect(await ordersOf(shopping)).toEqual([]);
  });

  test('and refunded by its seller is refunded on both sides, and its stock stays sold', async () => {
    const { data } = await buyIt(shopping, variant);
    await call(shopping.app, cancelBilling, {
      params: { storeId: platformId, id: data.order.billing_id ?? 0 },
      body: { reason: 'broken', refund: true },
      as: await addSuperAdmin(shopping.app),
    });
    await runAt(shopping, shopping.app.clock.now);
    expect(await ordersOf(shopping)).toMatchObject([{ state: 'refunded', next_states: [] }]);
    expect(await stockOf(shopping, variant)).toBe(4);
  });
});

test('a card that says no cancels the order, gives the stock back and leaves the plan as it was', async () => {
  await addCard(shopping, 'declined');
  const before = await planOf(shopping);
  const { data } = await buyIt(shopping, variant);
  expect(data.order).toMatchObject({ state: 'cancelled', reason: 'payment_failed' });
  expect(data.payment).toMatchObject({ state: 'failed', failure: 'declined' });
  expect(await stockOf(shopping, variant)).toBe(5);
  expect(await planOf(shopping)).toEqual(before);
  expect((await mailsOf(shopping)).at(-1)?.subject).toMatch(/ακυρώθηκε/);
  await runAt(shopping, '2026-02-27T10:00:00+02:00');
  expect(await planOf(shopping)).toEqual(before);
});

test('what is due is answered to two tabs at once, also where the card says no to one of them', async () => {
  const payer = await addShopping(12, shopping.app);
  await buyIt(payer, variant);
  await addCard(payer, 'declined');
  const pay = () => call(payer.app, own.payDue, { params: of(payer), as: payer.buyer });
  const answers = await Promise.all([pay(), pay()]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(await ordersOf(payer)).toMatchObject([{ state: 'cancelled' }]);
  expect(await stockOf(payer, variant)).toBe(5);
});

test('a bank that asks is waited for: the order is paid once its owner has confirmed', async () => {
  await addCard(shopping, 'authenticates');
  const { data } = await buyIt(shopping, variant);
  expect(data).toMatchObject({ order: { state: 'placed' }, payment: { state: 'requires_action' } });
  await call(shopping.app, own.authenticate, {
    params: of(shopping),
    body: { payment_id: data.payment?.payment_id, approve: true },
    as: shopping.buyer,
  });
  expect(await ordersOf(shopping)).toMatchObject([{ state: 'paid' }]);
});

test('a bank that is never answered is given up after a day, and the stock is for others again', async () => {
  await addCard(shopping, 'authenticates');
  await buyIt(shopping, variant);
  expect(await stockOf(shopping, variant)).toBe(4);
  await runAt(shopping, '2026-02-01T10:30:00+02:00');
  expect(await ordersOf(shopping)).toMatchObject([
    { state: 'cancelled', reason: 'payment_failed' },
  ]);
  expect(await stockOf(shopping, variant)).toBe(5);
});

test('whoever is killed between the order and the charge is found, and the card is charged once', async () => {
  await addCard(shopping, 'works');
  const { data } = await buyIt(shopping, variant);
  // As a server leaves it that was killed before it asked.
  await sqlOf(shopping, `delete from test_bank where kind in ('payment', 'event')`);
  await sqlOf(shopping, `update shop_orders set state = 'placed', paid_at = null`);
  await sqlOf(shopping, `update billings set status = 'open', paid_at = null`);
  await sqlOf(
    shopping,
    `update billing_payments set state = 'pending', provider_ref = null, settled_at = null`,
  );
  await runAt(shopping, '2026-01-31T10:20:00+02:00');
  expect(await ordersOf(shopping)).toMatchObject([
    { shop_order_id: data.order.shop_order_id, state: 'paid' },
  ]);
});

test('cards that say yes and no at once leave the stock that was not paid for', async () => {
  const buyers: Shopping[] = [];
  for (let index = 0; index < 8; index += 1) {
    const each = await addShopping(0, shopping.app);
    await addCard(each, index % 2 ? 'works' : 'declined');
    buyers.push(each);
  }
  const { variantId } = await addProduct(shopping, { variant: { inventory: 20 } });
  const answers = await Promise.all(
    buyers.flatMap((each) => [buyIt(each, variantId), buyIt(each, variantId)]),
  );
  const states = answers.map(({ data }) => data.order.state);
  expect(states.filter((state) => state === 'paid')).toHaveLength(8);
  expect(states.filter((state) => state === 'cancelled')).toHaveLength(8);
  expect(await stockOf(shopping, variantId)).toBe(12);
});

describe('without a card', () => {
  test('it is billed, to be paid in the usual term; paid by hand the order is paid', async () => {
    const { data } = await buyIt(shopping, variant);
    expect(data).toMatchObject({ order: { state: 'placed' }, payment: null });
    expect(await planOf(shopping)).toMatchObject([{ unpaid_billing: false, next_try_at: null }]);
    const [billing] = await historyOf();
    expect(billing).toMatchObject({ status: 'open', due_at: '2026-02-07T08:00:00.000Z' });
    await call(shopping.app, changeBilling, {
      params: { storeId: platformId, id: billing?.billing_id ?? 0 },
      body: { status: 'paid', reason: 'transfer' },
      as: await addSuperAdmin(shopping.app),
    });
    expect(await ordersOf(shopping)).toMatchObject([{ state: 'paid' }]);
  });

  test('what is not paid 14 days after it was due comes to nothing, and its stock goes back', async () => {
    await buyIt(shopping, variant);
    await runAt(shopping, '2026-02-21T09:00:00+02:00');
    expect(await ordersOf(shopping)).toMatchObject([{ state: 'placed' }]);
    await runAt(shopping, '2026-02-21T11:00:00+02:00');
    expect(await ordersOf(shopping)).toMatchObject([
      { state: 'cancelled', reason: 'not_paid_in_time' },
    ]);
    expect(await stockOf(shopping, variant)).toBe(5);
    expect(await planOf(shopping)).toMatchObject([{ status: 'active', failures: 0 }]);
  });
});

describe('with the next period', () => {
  test('it waits, is a line of the next billing, also of a plan that costs nothing, and is paid with it', async () => {
    await addCard(shopping, 'works');
    const { data } = await buyIt(shopping, variant, { billed: 'next_period' });
    expect(data).toMatchObject({
      order: { state: 'placed', billing_id: null, next_states: ['cancelled'] },
      payment: null,
    });
    await runAt(shopping, '2026-02-28T10:01:00+02:00');
    expect(await historyOf()).toMatchObject([{ kind: 'period', status: 'paid', total: 24.8 }]);
    expect(await ordersOf(shopping)).toMatchObject([{ state: 'paid' }]);
  });

  test('a card that says no then is the plan’s affair, and the order waits with its billing', async () => {
    await addCard(shopping, 'declined');
    await buyIt(shopping, variant, { billed: 'next_period' });
    await runAt(shopping, '2026-02-28T10:01:00+02:00');
    expect(await ordersOf(shopping)).toMatchObject([{ state: 'placed' }]);
    expect(await planOf(shopping)).toMatchObject([
      { status: 'past_due', failures: 1, unpaid_billing: true },
    ]);
  });

  test('that does not come there is nothing to wait for', async () => {
    await call(shopping.app, own.cancel, {
      params: of(shopping),
      body: { cancelled: true },
      as: shopping.buyer,
    });
    const answer = await buyIt(shopping, variant, { billed: 'next_period', total: 24.8 });
    expect(answer.refusal.error).toBe('not_with_next_period');
  });
});
