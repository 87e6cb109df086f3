import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { cancelBilling } from '../../../contract/billing/subscriptions.ts';
import { smsMetrics, viberMetrics } from '../../../contract/reports/message-metrics.ts';
import { generateCards } from '../../../server/customers/card-orders/generate.ts';
import { withTransaction } from '../../../server/db/transaction.ts';
import type { Job } from '../../../server/jobs/run.ts';
import { withoutCode } from '../../../server/messages/codes/codes.ts';
import { deliver } from '../../../server/messages/delivery.ts';
import { platformId, queueMessage, type Sender } from '../../../server/messages/outbox.ts';
import { noteSent } from '../../../server/messages/outcomes.ts';
import { wayOut } from '../../../server/messages/routes-out.ts';
import { call, settingsWith } from '../../support/app.ts';
import { expectSound, runAt, sqlOf } from '../../support/areas/billing/selling.ts';
import { addSuperAdmin } from '../../support/areas/people.ts';
import {
  addCard,
  addCredits,
  addShopping,
  buyIt,
  creditOf,
  ordersOf,
  runTheShop,
  type Shopping,
} from '../../support/areas/shop/buying.ts';
import { serverLog } from '../../support/server-log.ts';

let shopping: Shopping;
afterEach(() => expectSound(shopping));
beforeEach(async () => {
  shopping = await addShopping();
  await addCard(shopping, 'works');
  // Whatever hour these tests are made at.
  await sqlOf(shopping, `update company_settings set quiet_from = '00:00', quiet_until = '00:00'`);
});

const smsOf = async () => (await creditOf(shopping, 'sms'))?.balance;

/** Writes a text of the company, and has it sent by whatever it sends with. */
async function send(text: object = { body: 'Two for one' }, purpose = 'campaign') {
  const { database } = shopping.app;
  const { companyId } = shopping.company;
  const message = { companyId, channel: 'sms', recipient: '6900000000', ...text } as const;
  await queueMessage(database.db, message as Parameters<typeof queueMessage>[1]);
  await sqlOf(shopping, 'update messages set purpose = $1', [purpose]);
  await deliverAll();
  const [sent] = await sqlOf<{ state: string; cost: number }>(
    shopping,
    `select state, cost::float8 from messages where channel = 'sms' order by message_id desc limit 1`,
  );
  return sent;
}

async function deliverAll() {
  const { database } = shopping.app;
  const takes: Sender = async () => ({ providerId: 'x' });
  const senders = { sms: takes, viber: takes };
  const settings = settingsWith({});
  await deliver(database, senders, serverLog, wayOut(database, settings, senders));
}

describe('credits that are paid', () => {
  test('are given once, delivered with that, and told with what is lost next', async () => {
    const { variantId } = await addCredits(shopping, 'sms', 100, { valid_months: 6 });
    const { data } = await buyIt(shopping, variantId, { quantity: 2 });
    expect(data.order).toMatchObject({ state: 'delivered', credit: 'sms', credits: 200 });
    expect(await creditOf(shopping, 'sms')).toMatchObject({
      balance: 200,
      bought: 200,
      used: 0,
      next_expiry: { amount: 200, expires_at: '2026-07-31T07:00:00.000Z' },
      history: [{ move: 'bought', amount: 200, orders: [data.order.shop_order_id] }],
    });
  });

  test('that nobody used are lost when their time is over, once', async () => {
    const { variantId } = await addCredits(shopping, 'sms', 100, { valid_months: 1 });
    await buyIt(shopping, variantId);
    shopping.app.clock.now = Date.parse('2026-02-28T09:59:00+02:00');
    await runTheShop(shopping);
    expect(await smsOf()).toBe(100);
    shopping.app.clock.now = Date.parse('2026-02-28T10:01:00+02:00');
    await Promise.all([runTheShop(shopping), runTheShop(shopping)]);
    expect(await creditOf(shopping, 'sms')).toMatchObject({ balance: 0, expired: 100 });
  });

  test('go back with their money as far as they were not used', async () => {
    const { variantId } = await addCredits(shopping, 'sms', 10);
    const { data } = await buyIt(shopping, variantId);
    await send();
    await call(shopping.app, cancelBilling, {
      params: { storeId: platformId, id: data.order.billing_id ?? 0 },
      body: { reason: 'unwanted', refund: true },
      as: await addSuperAdmin(shopping.app),
    });
    await runAt(shopping, shopping.app.clock.now);
    expect(await ordersOf(shopping)).toMatchObject([{ state: 'refunded' }]);
    expect(await creditOf(shopping, 'sms')).toMatchObject({ balance: 0, used: 1, refunded: 9 });
  });
});

describe('a text', () => {
  beforeEach(async () => {
    await sqlOf(shopping, 'update company_settings set sms_part_price = 600');
  });

  test('uses a credit for each of its parts before it costs money, those that are lost first before others', async () => {
    const never = await addCredits(shopping, 'sms', 2);
    const soon = await addCredits(shopping, 'sms', 2, { valid_months: 1 });
    await buyIt(shopping, never.variantId);
    await buyIt(shopping, soon.variantId);
    expect(await send({ body: 'a'.repeat(200) })).toEqual({ state: 'sent', cost: 0 });
    expect(await creditOf(shopping, 'sms')).toMatchObject({
      balance: 2,
      used: 2,
      next_expiry: null,
    });
    expect(await send({ body: 'a'.repeat(400) })).toEqual({ state: 'sent', cost: 18 });
    expect(await smsOf()).toBe(2);
  });

  test('uses none where it is a code that proves somebody is themselves, nor by the company’s own gateway', async () => {
    await buyIt(shopping, (await addCredits(shopping, 'sms', 2)).variantId);
    const { secret } = settingsWith({});
    const { companyId } = shopping.company;
    const text = withoutCode(secret, companyId, (code) => `Your code is ${code}`, '123456');
    expect((await send(text, 'service'))?.cost).toBe(6);
    await sqlOf(
      shopping,
      `update company_settings set sms_mode = 'own', sms_url = 'http://127.0.0.1:9/'`,
    );
    await send();
    expect(await smsOf()).toBe(2);
  });

  test('that is noted twice uses its credit once, and a hundred at once never more than there are', async () => {
    await buyIt(shopping, (await addCredits(shopping, 'sms', 40)).variantId);
    const { pool } = shopping.app.database;
    const { companyId } = shopping.company;
    await sqlOf(
      shopping,
      `insert into messages (company_id, channel, recipient, body, state) select $1, 'sms', '6900000000', 'x', 'queued' from generate_series(1, 100)`,
      [companyId],
    );
    const ids = await sqlOf<{ id: number }>(
      shopping,
      `select message_id::int as id from messages where channel = 'sms'`,
    );
    const taken = { cost: 6, uses: { credit: 'sms', count: 1 } } as const;
    const noted = [...ids, ...ids].map(({ id }) =>
      noteSent(pool, { companyId, messageId: id }, taken),
    );
    await Promise.all(noted);
    const costs = await sqlOf(
      shopping,
      `select cost::float8 as cost, count(*)::int as count from messages where channel = 'sms' group by 1 order by 1`,
    );
    expect(costs).toEqual([
      { cost: 0, count: 40 },
      { cost: 6, count: 60 },
    ]);
    expect(await creditOf(shopping, 'sms')).toMatchObject({ balance: 0, used: 40 });
  });

  test('that advertises leaves by credits where the plan has none left for the month', async () => {
    await sqlOf(shopping, `update subscription_plans set attributes = '{"sms_per_month": 0}'`);
    expect((await send())?.state).toBe('suppressed');
    await buyIt(shopping, (await addCredits(shopping, 'sms', 1)).variantId);
    expect(await send()).toEqual({ state: 'sent', cost: 0 });
    expect((await send())?.state).toBe('suppressed');
  });
});

test('what is left is in the metrics of messages', async () => {
  await buyIt(shopping, (await addCredits(shopping, 'sms', 7)).variantId);
  const { app, buyer } = shopping;
  const params = { storeId: shopping.company.storeId };
  expect((await call(app, smsMetrics, { params, as: buyer })).data.credits).toBe(7);
  expect((await call(app, viberMetrics, { params, as: buyer })).data.credits).toBe(0);
});

test('an order of cards uses as many as there are once it is made, and is made without them, too', async () => {
  await buyIt(shopping, (await addCredits(shopping, 'card', 5)).variantId);
  const { database } = shopping.app;
  const { companyId } = shopping.company;
  const [order] = await sqlOf<{ id: number }>(
    shopping,
    `insert into loyalty_card_orders (company_id, volume, card_type, generated, generation) values ($1, 8, 'plastic', 0, 'queued')
      returning loyalty_card_order_id::int as id`,
    [companyId],
  );
  const job = { company_id: companyId, subject_id: order?.id ?? 0, done: 0, total: 8 } as Job;
  expect(await withTransaction(database, (client) => generateCards(client, job))).toBe(8);
  expect(await creditOf(shopping, 'card')).toMatchObject({ balance: 0, used: 5 });
});
