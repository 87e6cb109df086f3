import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { changeRewardFlag } from '../../../contract/settings/store-settings.ts';
import { customersTable } from '../../../server/tables/customers.ts';
import { call, testApp } from '../../support/app.ts';
import { addVoucher } from '../../support/areas/claims.ts';
import {
  addCustomer,
  addTill,
  type Shopper,
  send,
  setStore,
  type Till,
} from '../../support/areas/till.ts';

const sms = 1;
const email = 2;

let till: Till;
let customer: Shopper;
beforeEach(async () => {
  till = await addTill(await testApp());
  customer = await addCustomer(till);
});

const tellBy = (system_notification_id: number | null) =>
  setStore(till, { system_notification_id });
const agree = (own: Partial<typeof customersTable.$inferInsert>) =>
  till.app.database.db
    .update(customersTable)
    .set(own)
    .where(eq(customersTable.user_account_id, customer.id));
const messages = async () =>
  (
    await till.app.database.pool.query(
      'select channel, recipient, body, state from messages order by message_id',
    )
  ).rows;

describe('a receipt in a store that tells of new points', () => {
  test('by text queues one to the mobile, with the points and the balance in the customer’s language', async () => {
    await tellBy(sms);
    await agree({ sms: true });
    await send(till, customer, 12.5);
    await send(till, customer, 2.25);
    const [, second] = await messages();
    expect(await messages()).toHaveLength(2);
    expect(second).toMatchObject({
      channel: 'sms',
      recipient: `+30${customer.mobile}`,
      state: 'queued',
    });
    expect(second.body).toMatch(/2,25 πόντους.*14,75/);
  });

  test('by mail queues one to the address', async () => {
    await tellBy(email);
    await agree({ mail: true, email: 'maria@example.org' });
    await send(till, customer, 10);
    expect(await messages()).toMatchObject([{ channel: 'email', recipient: 'maria@example.org' }]);
  });

  test.each([
    ['without consent to the channel', sms, { sms: false, mail: true }],
    [
      'with consent to another channel alone',
      email,
      { sms: true, mail: false, email: 'a@example.org' },
    ],
    ['without an address to write to', email, { mail: true, email: null }],
    ['where the store tells nobody', null, { sms: true, mail: true }],
  ] as const)('queues none %s', async (_, channel, consents) => {
    await tellBy(channel);
    await agree(consents);
    expect((await send(till, customer, 10)).status).toBe(201);
    expect(await messages()).toEqual([]);
  });

  test('queues none where it earns nothing', async () => {
    await tellBy(sms);
    await agree({ sms: true });
    await setStore(till, { reward_points: 0 });
    expect((await send(till, customer, 10)).data.points).toBe(0);
    expect(await messages()).toEqual([]);
  });

  test('queues one for a receipt that is sent twice with one key, also at once', async () => {
    await tellBy(sms);
    await agree({ sms: true });
    await send(till, customer, 10, {}, 'receipt-key-1');
    await send(till, customer, 10, {}, 'receipt-key-1');
    await Promise.all([1, 2, 3].map(() => send(till, customer, 5, {}, 'receipt-key-2')));
    expect(await messages()).toHaveLength(2);
  });

  test('queues none for a receipt that is refused', async () => {
    await tellBy(sms);
    await agree({ sms: true });
    await setStore(till, { min_amount_limit: 5000 });
    expect((await send(till, customer, 10)).status).toBe(422);
    expect(await messages()).toEqual([]);
  });

  test('queues one for a receipt with a coupon, too', async () => {
    await tellBy(sms);
    await agree({ sms: true });
    await addVoucher(till, { points: 7 });
    await send(till, customer, 10, { vouchers: [{ code: 'SUMMER24' }] });
    expect(await messages()).toHaveLength(1);
  });
});

test.each([3, 4, 99])(
  'channel %i, which does not tell of receipts, is refused by the store’s settings',
  async (id) => {
    const sent = { params: { storeId: till.store.storeId }, as: till.cashier };
    const flag = (system_notification_id: number | null) =>
      call(till.app, changeRewardFlag, {
        ...sent,
        body: { reward_active: true, system_notification_id },
      });
    const { status, refusal } = await flag(id);
    expect([status, Object.keys(refusal.errors ?? {})]).toEqual([422, ['system_notification_id']]);
    for (const allowed of [sms, email, null]) expect((await flag(allowed)).status).toBe(200);
  },
);
