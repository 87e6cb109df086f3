import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { anonymise } from '../../../contract/customers/customer-desk.ts';
import { eventNames } from '../../../contract/developers/event-names.ts';
import { eventSample, listEvents } from '../../../contract/developers/events.ts';
import { readWebhookLog, replayLog } from '../../../contract/developers/webhook-logs.ts';
import {
  createWebhook,
  replayWebhook,
  rotateWebhookSecret,
  testWebhook,
  webhooks,
} from '../../../contract/developers/webhooks.ts';
import { readTransaction } from '../../../contract/transactions/transaction-calls.ts';
import { WebhookRunner } from '../../../server/developers/webhooks/runner.ts';
import { webhookEventsTable } from '../../../server/tables/webhooks.ts';
import { call, type TestApp, testApp } from '../../support/app.ts';
import { type Receiver, startReceiver, verify } from '../../support/areas/developers/receiver.ts';
import { addWebhook, logsOf, reaching, tellAll } from '../../support/areas/developers/webhooks.ts';
import { addMember, addPlace, allBut, type Person } from '../../support/areas/people.ts';
import { addCustomer, addTill, type Shopper, send, type Till } from '../../support/areas/till.ts';

let app: TestApp;
let till: Till;
let admin: Person;
let customer: Shopper;
let receiver: Receiver;
const minute = 60_000;
const hour = 60 * minute;

beforeEach(async () => {
  app = await testApp({ settings: reaching });
  till = await addTill(app);
  admin = await addMember(app, till.company);
  customer = await addCustomer(till);
  receiver = await startReceiver();
});
afterEach(() => receiver.close());

const subscribe = (
  events: Parameters<typeof addWebhook>[1]['events'] = ['transaction.created'],
  own: object = {},
) => addWebhook(app, { at: till.company, as: admin, url: receiver.url, events, ...own });
const at = (id: number) => ({ params: { storeId: till.company.storeId, id }, as: admin });
const logs = (query = {}) => logsOf(app, till.company, admin, query);
const post = (amount = 10) => send(till, customer, amount);
const later = async (ms: number) => {
  app.clock.now += ms;
  await tellAll(app);
};

describe('an address', () => {
  test('is told of a receipt as the API answers it, signed', async () => {
    const { secret } = await subscribe();
    const { data } = await post();
    await tellAll(app);
    expect(receiver.types()).toEqual(['transaction.created']);
    const [got] = receiver.received;
    if (!got) throw new Error('nothing was told');
    verify(secret, got);
    const params = { storeId: till.store.storeId, id: data.transaction_id };
    const read = await call(app, readTransaction, { params, as: till.cashier });
    expect(got.payload.data).toEqual(JSON.parse(JSON.stringify(read.data)));
    expect(got.payload).toMatchObject({
      version: 1,
      company_id: till.company.companyId,
      store_id: till.store.storeId,
      id: data.transaction_id,
    });
    expect((await logs())[0]).toMatchObject({ outcome: 'accepted', status: 204, attempt: 1 });
  });

  test('costs nothing where nobody listens: nothing is written', async () => {
    await subscribe(['customer.created']);
    await post();
    expect(await app.database.db.select().from(webhookEventsTable)).toEqual([]);
  });

  test('is told nothing that whoever answers for it may not read any more', async () => {
    await subscribe();
    await app.database.pool.query('update memberships set permissions = $2 where user_id = $1', [
      admin.userId,
      JSON.stringify(allBut('transactions.read')),
    ]);
    await post();
    await tellAll(app);
    expect(receiver.received).toEqual([]);
    expect((await logs())[0]).toMatchObject({ outcome: 'rejected', problem: 'forbidden' });
  });

  test('is signed with two secrets for a day after another took its place', async () => {
    const { webhook_id: id, secret: before } = await subscribe();
    const { data } = await call(app, rotateWebhookSecret, at(id));
    await post();
    await tellAll(app);
    const [got] = receiver.received;
    if (!got) throw new Error('nothing was told');
    verify(before, got);
    verify(data.secret, got);
    await later(24 * hour);
    await post();
    await tellAll(app);
    expect(String(receiver.received.at(-1)?.headers['webhook-signature'])).not.toContain(' ');
  });

  test('outside of a demo has to be of HTTPS, and never a private one', async () => {
    const outside = await testApp();
    const place = await addTill(outside);
    const as = await addMember(outside, place.company);
    const create = (url: string) =>
      call(outside, createWebhook, {
        params: { storeId: place.company.storeId },
        as,
        body: { name: 'x', url, events: [] },
      });
    expect((await create('http://example.org/hook')).refusal.error).toBe('https_needed');
    for (const host of ['127.0.0.1', '10.0.0.1', '169.254.169.254', '[::1]', '[fd00::1]'])
      expect((await create(`https://${host}/hook`)).refusal.error).toBe('private_address');
  });

  test('is told of no event that its maker may not read', async () => {
    const clerk = await addMember(app, till.company, allBut('customers.read'));
    const refused = await call(app, createWebhook, {
      params: { storeId: till.company.storeId },
      as: clerk,
      body: { name: 'x', url: receiver.url, events: ['customer.created'] },
    });
    expect(refused.refusal).toMatchObject({ error: 'event_not_told' });
    const params = { storeId: till.company.storeId };
    const { data } = await call(app, listEvents, { params, as: clerk });
    const told = data.events.find(({ event }) => event === 'customer.created');
    expect(told).toMatchObject({ permission: 'customers.read', permitted: false });
  });

  test('is one event by its id, as the specification has it', async () => {
    const { data } = await call(app, createWebhook, {
      params: { storeId: till.company.storeId },
      as: admin,
      body: { name: 'x', url: receiver.url, store_event_id: 6 },
    });
    expect(data.events).toEqual(['transaction.created']);
  });

  test('of a supplier is told of its own orders alone', async () => {
    const supplier = await addPlace(app, 'supplier', till.company);
    const as = await addMember(app, supplier);
    const own = { at: supplier, as, kind: 'supplier' as const };
    await expect(subscribe(['transaction.created'], own)).rejects.toThrow();
    expect(await subscribe(['gift_order.status_changed'], own)).toMatchObject({ active: true });
  });
});

describe('what is not taken', () => {
  test('comes again after 5 s, 5 min, 30 min, 2, 5, 10, 14, 20 and 24 hours, then no more', async () => {
    receiver.answers(() => ({ status: 500, body: 'no' }));
    await subscribe();
    await post();
    await tellAll(app);
    const waits = [5000, 5 * minute, 30 * minute, 2 * hour, 5 * hour, 10 * hour];
    for (const wait of [...waits, 14 * hour, 20 * hour, 24 * hour]) {
      await later(wait - 1);
      const before = receiver.received.length;
      await later(1);
      expect(receiver.received.length).toBe(before + 1);
    }
    await later(100 * hour);
    expect(receiver.received.length).toBe(10);
    const ids = receiver.received.map(({ headers }) => headers['webhook-id']);
    expect(new Set(ids).size).toBe(1);
    expect(new Set(receiver.received.map(({ text }) => text)).size).toBe(1);
    expect((await logs())[0]).toMatchObject({ attempt: 10, outcome: 'retry', next_at: null });
  });

  test('switches an address off after five days, and its company is told', async () => {
    await app.database.pool.query(
      "update stores set email = 'it@alfa.example' where store_id = $1",
      [till.company.storeId],
    );
    receiver.answers(() => ({ status: 503 }));
    const { webhook_id: id } = await subscribe();
    for (let day = 0; day <= 5; day += 1) {
      await post();
      await later(24 * hour);
    }
    const { data } = await call(app, webhooks.calls.read, at(id));
    expect(data).toMatchObject({ active: false, switched_off: 'failing' });
    const mails = await app.database.pool.query(
      "select subject, body from messages where recipient = 'it@alfa.example'",
    );
    expect(mails.rows).toHaveLength(1);
    expect(mails.rows[0].body).toContain(receiver.url);
    const told = receiver.received.length;
    receiver.answers(() => ({ status: 200 }));
    await later(24 * hour);
    expect(receiver.received.length).toBe(told);
    await call(app, webhooks.calls.update, { ...at(id), body: { active: true } });
    await later(24 * hour);
    expect(receiver.received.length).toBeGreaterThan(told);
  });

  test('is given up at once where the address says that it is gone', async () => {
    receiver.answers(() => ({ status: 410 }));
    const { webhook_id: id } = await subscribe();
    await post();
    await tellAll(app);
    const { data } = await call(app, webhooks.calls.read, at(id));
    expect(data).toMatchObject({ active: false, switched_off: 'gone' });
  });

  test('is not taken to another address: who redirects has not taken it', async () => {
    const other = await startReceiver();
    receiver.answers(() => ({ status: 302, headers: { location: other.url } }));
    await subscribe();
    await post();
    await tellAll(app);
    expect(other.received).toEqual([]);
    expect((await logs())[0]).toMatchObject({ status: 302, outcome: 'retry' });
    await other.close();
  });
});

describe('one address and others', () => {
  test('one that does not answer delays no other', async () => {
    const slow = await startReceiver(() => new Promise(() => undefined));
    await subscribe(['transaction.created'], { url: slow.url });
    await subscribe();
    for (const amount of [1, 2, 3, 4, 5]) await post(amount);
    const runner = new WebhookRunner(app.api);
    while (receiver.received.length < 5) {
      await runner.tick();
      await new Promise((done) => setImmediate(done));
    }
    expect(slow.received.length).toBeLessThanOrEqual(3);
    await runner.stop();
    await slow.close();
  });

  test('of one object one comes after the other, of others none waits', async () => {
    let isBroken = true;
    receiver.answers(({ payload }) => ({
      status: isBroken && payload.id === customer.id ? 500 : 200,
    }));
    await subscribe(['customer.updated']);
    const other = await addCustomer(till);
    const rename = (id: number, name: string) =>
      app.database.pool.query('update customers set first_name = $2 where user_account_id = $1', [
        id,
        name,
      ]);
    for (const name of ['Α', 'Β']) await rename(customer.id, name);
    await rename(other.id, 'Γ');
    await tellAll(app);
    const of = (id: number) => receiver.received.filter(({ payload }) => payload.id === id);
    expect([of(customer.id).length, of(other.id).length]).toEqual([1, 1]);
    isBroken = false;
    await later(5000);
    const own = of(customer.id);
    expect(own.slice(1).map(({ payload }) => payload.data.first_name)).toEqual(['Β', 'Β']);
    const [first, again] = own.map(({ headers }) => headers['webhook-id']);
    expect(again).toBe(first);
  });
});

describe('the log', () => {
  test('has what was sent and answered, up to 4096 letters', async () => {
    receiver.answers(() => ({ status: 500, body: 'x'.repeat(100_000) }));
    await subscribe();
    await post();
    await tellAll(app);
    const [entry] = await logs({ outcome: 'retry' });
    const { data } = await call(app, readWebhookLog, at(entry?.store_event_log_id ?? 0));
    expect(data.response_body).toHaveLength(4096);
    expect(JSON.parse(data.request_body ?? '')).toEqual(receiver.received[0]?.payload);
    expect(data.request_headers).toHaveProperty('webhook-id', entry?.message_id);
    expect(JSON.stringify(data.request_headers)).not.toContain('v1,');
    expect(await logs({ outcome: 'accepted' })).toEqual([]);
  });

  test('sends one again, and all of a time that was not taken', async () => {
    receiver.answers(() => ({ status: 500 }));
    const { webhook_id: id } = await subscribe();
    await post();
    await post(20);
    await tellAll(app);
    receiver.answers(() => ({ status: 200 }));
    const [entry] = await logs();
    await call(app, replayLog, at(entry?.store_event_log_id ?? 0));
    await tellAll(app);
    expect(receiver.received).toHaveLength(3);
    await later(5000);
    expect(receiver.received).toHaveLength(4);
    const period = {
      from: new Date(Date.now() - hour).toISOString(),
      until: new Date(Date.now() + hour).toISOString(),
    };
    const replay = async (all: boolean) =>
      (await call(app, replayWebhook, { ...at(id), body: { ...period, all } })).data.replayed;
    expect([await replay(false), await replay(true)]).toEqual([0, 2]);
    await tellAll(app);
    expect(receiver.received).toHaveLength(6);
  });

  test('forgets a customer with what was told of them', async () => {
    await subscribe(['customer.updated', 'customer.forgotten']);
    const { pool } = app.database;
    const scrub = 'update customers set first_name = $2 where user_account_id = $1';
    await pool.query(scrub, [customer.id, 'Μαρία-Ελένη']);
    await tellAll(app);
    const params = { storeId: till.company.storeId, id: customer.id };
    await call(app, anonymise, { params, body: {}, as: admin });
    await tellAll(app);
    const kept = await pool.query('select payload from webhook_deliveries');
    expect(JSON.stringify(kept.rows)).not.toContain('Μαρία-Ελένη');
    expect(receiver.received.at(-1)?.payload).toMatchObject({
      type: 'customer.forgotten',
      data: { user_account_id: customer.id },
    });
  });

  test('is tried out with an example, which is told once and answered', async () => {
    const { webhook_id: id, secret } = await subscribe();
    receiver.answers(() => ({ status: 418, body: 'teapot' }));
    const body = { event: 'claim.redeemed' as const };
    const { data } = await call(app, testWebhook, { ...at(id), body });
    expect(data).toMatchObject({ is_test: true, status: 418, outcome: 'retry' });
    const [got] = receiver.received;
    if (got) verify(secret, got);
    expect(got?.payload).toMatchObject({ type: 'claim.redeemed', test: true });
    await later(24 * hour);
    expect(receiver.received).toHaveLength(1);
  });

  test.each(eventNames)('shows what %s looks like before anybody asks for it', async (event) => {
    const params = { storeId: till.company.storeId };
    const { data } = await call(app, listEvents, { params, as: admin });
    const id = data.events.find((each) => each.event === event)?.store_event_id ?? 0;
    const sample = await call(app, eventSample, { params: { ...params, eventId: id }, as: admin });
    expect(sample.data.payload).toMatchObject({ type: event, test: true });
    expect(Object.keys(sample.data.payload.data).length).toBeGreaterThan(0);
  });
});
