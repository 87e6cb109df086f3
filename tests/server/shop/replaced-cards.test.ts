import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { pickUp, reconcile } from '../../../server/billing/runner/reconcile.ts';
import { platformId } from '../../../server/messages/outbox.ts';
import { call } from '../../support/app.ts';
import {
  backgroundOf,
  expectSound,
  mailsOf,
  runAt,
  sqlOf,
} from '../../support/areas/billing/selling.ts';
import {
  addCard,
  addProduct,
  addShopping,
  buyIt,
  of,
  ordersOf,
  own,
  planOf,
  type Shopping,
  stockOf,
} from '../../support/areas/shop/buying.ts';

let shopping: Shopping;
let variant: number;
/** Its bank is asked, and another card takes the place of that one; the attempt and the billing that are left. */
let left: { payment: number; billing: number };
beforeEach(async () => {
  shopping = await addShopping();
  variant = (await addProduct(shopping)).variantId;
  await addCard(shopping, 'authenticates');
  const { data } = await buyIt(shopping, variant);
  left = { payment: data.payment?.payment_id ?? 0, billing: data.order.billing_id ?? 0 };
});
afterEach(() => expectSound(shopping));

const later = (minutes: number) => runAt(shopping, shopping.app.clock.now + minutes * 60_000);
const pay = () =>
  call(shopping.app, own.payBilling, {
    params: { ...of(shopping), id: left.billing },
    as: shopping.buyer,
  });
const confirm = () =>
  call(shopping.app, own.authenticate, {
    params: of(shopping),
    body: { payment_id: left.payment, approve: true },
    as: shopping.buyer,
  });
const standing = async () => ({
  orders: (await ordersOf(shopping)).map(({ state, reason }) => [state, reason]),
  stock: await stockOf(shopping, variant),
});
const waits = { orders: [['placed', null]], stock: 4 };
const givenUp = { orders: [['cancelled', 'payment_failed']], stock: 5 };
const paid = { orders: [['paid', null]], stock: 4 };

describe('an order whose bank is asked no more, as another card is there', () => {
  test('waits ten minutes for its buyer to pay it with that one', async () => {
    await addCard(shopping, 'works');
    await later(9);
    expect(await standing()).toEqual(waits);
    expect((await pay()).data).toMatchObject({ state: 'succeeded' });
    await later(30);
    expect(await standing()).toEqual(paid);
  });

  test('is given up when they do not, once, with a mail, and the plan knows nothing of it', async () => {
    const before = await planOf(shopping);
    await addCard(shopping, 'works');
    await later(11);
    await Promise.all([later(0), later(0), later(1)]);
    expect(await standing()).toEqual(givenUp);
    const mails = (await mailsOf(shopping)).filter(({ subject }) => /ακυρώθηκε/.test(subject));
    expect(mails).toHaveLength(1);
    expect(await planOf(shopping)).toEqual(before);
    expect((await pay()).refusal.error).toBe('billing_not_movable');
  });

  test('is given up at once when they buy something in its place, be it the last piece that it held', async () => {
    await sqlOf(shopping, 'update shop_variants set inventory = 0');
    await addCard(shopping, 'works');
    const { data } = await buyIt(shopping, variant, { total: 24.8 });
    expect(data.order).toMatchObject({ state: 'paid' });
    expect(await standing()).toEqual({
      orders: [
        ['paid', null],
        ['cancelled', 'payment_failed'],
      ],
      stock: 0,
    });
  });

  test('is what it was when it is asked for again by its key', async () => {
    const idempotency_key = 'once-and-again';
    await addCard(shopping, 'authenticates');
    await buyIt(shopping, variant, { idempotency_key });
    await addCard(shopping, 'works');
    const { data } = await buyIt(shopping, variant, { idempotency_key });
    expect(data.order).toMatchObject({ state: 'placed' });
  });

  test('is either paid or given up when its bank says yes in the same moment', async () => {
    await Promise.all([confirm(), addCard(shopping, 'works'), confirm(), later(0)]);
    await Promise.all([later(11), later(11)]);
    expect([paid, givenUp]).toContainEqual(await standing());
  });

  test('is paid or given up, and charged at most once, when it is paid while it is given up', async () => {
    await addCard(shopping, 'works');
    shopping.app.clock.now += 11 * 60_000;
    await Promise.all([pay(), later(0), pay(), later(0)]);
    const { orders, stock } = await standing();
    expect([paid, givenUp]).toContainEqual({ orders, stock });
    const taken = await sqlOf(
      shopping,
      `select 1 from test_bank where kind = 'payment' and body ->> 'state' = 'succeeded'`,
    );
    expect(taken).toHaveLength(orders[0]?.[0] === 'paid' ? 1 : 0);
  });
});

test('what was billed in the usual term waits for its day, whatever card was tried before', async () => {
  const other = await addShopping(0, shopping.app);
  const { data } = await buyIt(other, variant);
  await addCard(other, 'authenticates');
  const params = { ...of(other), id: data.order.billing_id ?? 0 };
  await call(other.app, own.payBilling, { params, as: other.buyer });
  await addCard(other, 'works');
  await later(60);
  expect(await ordersOf(other)).toMatchObject([{ state: 'placed' }]);
});

describe('money that comes late after all', () => {
  /** As a bank does that said yes to what was given up, and tells it now. */
  async function comesLate(isTold = true) {
    await sqlOf(
      shopping,
      `update test_bank t set body = body || '{"state": "succeeded", "failure": null}' from billing_payments p
        where p.payment_id = $1 and t.object_ref = p.provider_ref`,
      [left.payment],
    );
    if (isTold)
      await sqlOf(
        shopping,
        `insert into test_bank (object_ref, company_id, kind, body) select 'evt_late_' || clock_timestamp(), $2, 'event',
          jsonb_build_object('objectRef', p.provider_ref) from billing_payments p where p.payment_id = $1`,
        [left.payment, platformId],
      );
  }
  const refunds = () =>
    sqlOf(shopping, 'select payment_id::int, amount::int, state, reason from billing_refunds');
  const backAgain = () => [
    { payment_id: left.payment, amount: 2480, state: 'succeeded', reason: 'not_owed' },
  ];

  test('pays the order that still waits', async () => {
    await addCard(shopping, 'works');
    await comesLate();
    await Promise.all([later(1), later(1)]);
    await later(11);
    expect(await standing()).toEqual(paid);
    expect(await refunds()).toEqual([]);
  });

  test('goes back, once, for the order that was given up', async () => {
    await addCard(shopping, 'works');
    await later(11);
    await comesLate();
    await Promise.all([later(1), later(1)]);
    await comesLate();
    await later(1);
    expect(await standing()).toEqual(givenUp);
    expect(await refunds()).toEqual(backAgain());
  });

  test('goes back, once, where the other card has paid it', async () => {
    await addCard(shopping, 'works');
    await pay();
    for (let turn = 0; turn < 2; turn += 1) {
      await comesLate();
      await Promise.all([later(1), later(1)]);
    }
    expect(await standing()).toEqual(paid);
    expect(await refunds()).toEqual(backAgain());
  });

  test('is found by the night where nobody told of it', async () => {
    await addCard(shopping, 'works');
    await later(11);
    await comesLate(false);
    await reconcile(backgroundOf(shopping));
    await pickUp(backgroundOf(shopping));
    expect(await refunds()).toEqual(backAgain());
  });
});
