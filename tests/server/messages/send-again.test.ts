import pino from 'pino';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  countMessagesAgain,
  messages,
  sendMessageAgain,
  sendMessagesAgain,
  waitingMessages,
} from '../../../contract/messages/messages.ts';
import { defaultTrees } from '../../../contract/permissions/default-trees.ts';
import { deliver } from '../../../server/messages/delivery.ts';
import type { Outgoing } from '../../../server/messages/outbox.ts';
import { messagesTable } from '../../../server/tables/messages.ts';
import { call, type TestApp, testApp } from '../../support/app.ts';
import {
  addCompany,
  addMember,
  addSuperAdmin,
  type Person,
  type Place,
} from '../../support/areas/people.ts';

let within: TestApp;
let company: Place;
let anna: Person;

beforeEach(async () => {
  within = await testApp();
  company = await addCompany(within);
  anna = await addMember(within, company, defaultTrees.company);
});

const query = async (text: string) => (await within.database.pool.query(text)).rows;
/** A message of the company as it stands; answers its id. */
async function add(facts: Record<string, unknown> = {}, of = company) {
  const row = {
    company_id: of.companyId,
    channel: 'sms',
    recipient: '6912345678',
    body: 'Hello',
    state: 'failed',
    reason: 'unreachable',
    ...facts,
  };
  const names = Object.keys(row);
  const { rows } = await within.database.pool.query(
    `insert into messages (${names}) values (${names.map((_, at) => `$${at + 1}`)}) returning message_id`,
    Object.values(row),
  );
  return rows[0].message_id as number;
}
const params = () => ({ storeId: company.companyId });
const one = (id: number, as = anna) =>
  call(within, sendMessageAgain, { params: { ...params(), id }, as });
const count = (filters: Record<string, string> = {}, as = anna) =>
  call(within, countMessagesAgain, { params: params(), query: filters, as });
const send = (filters: Record<string, string>, counted: number, as = anna) =>
  call(within, sendMessagesAgain, {
    params: params(),
    query: filters,
    body: { count: counted },
    as,
  });
/** Counts, and sends those. */
const all = async (filters: Record<string, string> = {}, as = anna) => {
  const counted = await count(filters, as);
  return send(filters, counted.status === 200 ? counted.data.count : 0, as);
};
const log = pino({ level: 'silent' });
/** What leaves through a gateway that takes everything. */
async function leaving() {
  const left: Outgoing[] = [];
  const take = async (message: Outgoing) => void left.push(message);
  await deliver(within.database, { sms: take, email: take }, log);
  return left;
}

describe('a message that failed', () => {
  test('is sent again, with the key it had where the gateway was away, and another where it was refused', async () => {
    const away = await add({ body: 'away' });
    const refused = await add({ body: 'refused', reason: 'refused' });
    const { body, idempotency_key } = messagesTable;
    const keys = async () => {
      const rows = await within.database.db.select({ body, idempotency_key }).from(messagesTable);
      return Object.fromEntries(rows.map((row) => [row.body, row.idempotency_key]));
    };
    const before = await keys();
    expect([(await one(away)).data, (await one(refused)).data]).toEqual([
      { sent_again: 1 },
      { sent_again: 1 },
    ]);
    expect((await leaving()).map(({ body }) => body).sort()).toEqual(['away', 'refused']);
    const after = await keys();
    expect(after.away).toBe(before.away);
    expect(after.refused).not.toBe(before.refused);
  });

  test('is of use for as long as a new one', async () => {
    const id = await add({ purpose: 'campaign', created_at: '2020-01-01' });
    await query(`update messages set useful_until = now() - interval '3 days'`);
    await one(id);
    const [row] = await query(
      `select useful_until > now() + interval '23 hours' as useful, attempts from messages`,
    );
    expect(row).toEqual({ useful: true, attempts: 0 });
  });

  test.each([
    ['was sent', { state: 'sent', reason: null }],
    ['waits', { state: 'queued', reason: null }],
    ['was a code', { body: 'Your code is ••••••.' }],
    ['was not to be sent', { state: 'suppressed', reason: 'unsubscribed' }],
    ['has no such address', { reason: 'invalid_address' }],
  ])('but %s is not', async (_, facts) => {
    const id = await add(facts);
    expect((await one(id)).data).toEqual({ sent_again: 0 });
  });

  test('but went by its next channel, or of a campaign that was cancelled, is not', async () => {
    await add({ occasion: 'x', step: 0 });
    await add({ occasion: 'x', step: 1, channel: 'email', state: 'sent', reason: null });
    expect((await all()).data).toEqual({ sent_again: 0 });
  });

  test('of another company is not found, and whoever may not is refused', async () => {
    const other = await addCompany(within);
    const id = await add({}, other);
    expect((await one(id)).status).toBe(404);
    const reader = await addMember(within, company, { messages: { read: true } });
    expect([(await one(id, reader)).status, (await all({}, reader)).status]).toEqual([403, 403]);
    expect((await all()).data).toEqual({ sent_again: 0 });
  });
});

describe('those of a list that failed', () => {
  test('are sent again by its filters, such as a campaign', async () => {
    await add({ body: 'text' });
    await add({ body: 'mail', channel: 'email', recipient: 'a@b.gr' });
    await add({ body: 'campaign', campaign_id: 7 });
    await add({ body: 'other campaign', campaign_id: 8 });
    expect((await all({ campaign_id: '7' })).data).toEqual({ sent_again: 1 });
    expect((await leaving()).map(({ body }) => body)).toEqual(['campaign']);
    expect((await all({ channel: 'email' })).data).toEqual({ sent_again: 1 });
    expect((await all({ state: 'sent' })).data).toEqual({ sent_again: 0 });
    expect((await all()).data).toEqual({ sent_again: 2 });
    expect(await leaving()).toHaveLength(3);
  });

  test('are as many as were counted, or none of them', async () => {
    await add({ campaign_id: 7 });
    await add({ campaign_id: 7, state: 'sent', reason: null });
    await add();
    const counted = (await count({ campaign_id: '7' })).data.count;
    expect(counted).toBe(1);
    await add({ campaign_id: 7 });
    const { status, refusal } = await send({ campaign_id: '7' }, counted);
    expect([status, refusal.error, refusal.details]).toEqual([409, 'count_changed', { count: 2 }]);
    expect(await leaving()).toEqual([]);
    expect((await send({ campaign_id: '7' }, 2)).data).toEqual({ sent_again: 2 });
    const reader = await addMember(within, company, { messages: { read: true } });
    expect((await count({}, reader)).status).toBe(403);
  });

  test('are found by their campaign', async () => {
    await add({ campaign_id: 7 });
    await add();
    const { data } = await call(within, messages.calls.list, {
      params: params(),
      query: { campaign_id: '7' },
      as: anna,
    });
    expect(data.messages).toMatchObject([{ campaign_id: 7 }]);
  });
});

describe('what a super admin reads of all outboxes', () => {
  const read = async () =>
    (await call(within, waitingMessages, { as: await addSuperAdmin(within) })).data;

  test('is nothing where nothing waits', async () => {
    await add({ state: 'sent', reason: null });
    expect(await read()).toEqual({ waiting: 0, since: null, unreachable: 0 });
  });

  test('is how many wait and since when, and how many were lost', async () => {
    const other = await addCompany(within);
    await add({ state: 'queued', reason: null, created_at: '2026-01-02T10:00:00Z' });
    await add({ state: 'queued', reason: null, created_at: '2026-01-01T10:00:00Z' }, other);
    // These wait for no gateway.
    await add({ state: 'queued', reason: 'quiet' });
    await add({ state: 'queued', reason: null, next_try_at: '2999-01-01' });
    await add();
    expect(await read()).toEqual({
      waiting: 2,
      since: '2026-01-01T10:00:00.000Z',
      unreachable: 1,
    });
    expect((await call(within, waitingMessages, { as: anna })).status).toBe(403);
  });
});
