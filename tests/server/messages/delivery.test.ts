import pino from 'pino';
import { beforeEach, describe, expect, test } from 'vitest';
import { deliver } from '../../../server/messages/delivery.ts';
import { type Outgoing, queueMessage, type Sender } from '../../../server/messages/outbox.ts';
import { type TestApp, testApp } from '../../support/app.ts';
import { addCompany, type Place } from '../../support/areas/people.ts';

const log = pino({ level: 'silent' });
let within: TestApp;
let companies: Place[];
beforeEach(async () => {
  within = await testApp();
  companies = [await addCompany(within), await addCompany(within), await addCompany(within)];
});

const idOf = (index: number) => companies[index]?.companyId ?? 0;
const queue = async (index: number, count: number, name = String(index)) => {
  for (let each = 0; each < count; each += 1)
    await queueMessage(within.database.db, {
      companyId: idOf(index),
      channel: 'sms',
      recipient: '6912345678',
      body: `${name} ${each}`,
    });
};
const giveOwnGateway = (index: number) =>
  within.database.pool.query(
    "update company_settings set sms_mode = 'own', sms_url = 'https://sms.example' where company_id = $1",
    [idOf(index)],
  );
const states = async () =>
  (
    await within.database.pool.query(
      'select state, count(*)::int from messages group by 1 order by 1',
    )
  ).rows;

/** A gateway that answers when it is told to, and what it was handed. */
function gateway() {
  const taken: Outgoing[] = [];
  const waiting: (() => void)[] = [];
  let most = 0;
  let now = 0;
  const heard: (() => void)[] = [];
  const send: Sender = async (message) => {
    taken.push(message);
    now += 1;
    most = Math.max(most, now);
    for (const each of heard.splice(0)) each();
    await new Promise<void>((answer) => waiting.push(answer));
    now -= 1;
  };
  return {
    send,
    taken,
    most: () => most,
    /** Until so many were handed over. */
    has: async (count: number) => {
      while (taken.length < count) await new Promise<void>((done) => heard.push(done));
    },
    answer: () => {
      for (const each of waiting.splice(0)) each();
    },
  };
}

const quick: Sender = async () => undefined;

describe('messages leave eight at a time through each gateway', () => {
  test('no more of them, and the next as soon as one is answered', async () => {
    const slow = gateway();
    await queue(0, 11);
    const done = deliver(within.database, { sms: slow.send }, log);
    await slow.has(8);
    expect(slow.taken).toHaveLength(8);
    slow.answer();
    await slow.has(11);
    slow.answer();
    await done;
    expect(slow.most()).toBe(8);
    expect(await states()).toEqual([{ state: 'sent', count: 11 }]);
  });

  test('a slow one of a company holds up neither another’s nor the installation’s', async () => {
    await giveOwnGateway(0);
    await giveOwnGateway(1);
    const slow = gateway();
    const [own, installed] = [gateway(), gateway()];
    await queue(0, 20);
    await queue(1, 1);
    await queue(2, 1);
    const senderOf = async ({ companyId }: Outgoing) =>
      companyId === idOf(0) ? slow.send : companyId === idOf(1) ? own.send : undefined;
    const wayOut = Object.assign(senderOf, { parts: async () => 1 });
    const stop = new AbortController();
    const done = deliver(within.database, { sms: installed.send }, log, wayOut, stop.signal);
    await Promise.all([slow.has(8), own.has(1), installed.has(1)]);
    own.answer();
    await queue(1, 1, 'later');
    await own.has(2);
    expect(slow.taken).toHaveLength(8);
    stop.abort();
    for (const each of [slow, own, installed]) each.answer();
    await done;
    expect(await states()).toEqual([
      { state: 'queued', count: 12 },
      { state: 'sent', count: 11 },
    ]);
  });

  test('companies that share the installation’s get their turn beside a campaign', async () => {
    const slow = gateway();
    await queue(0, 50);
    await queue(1, 1);
    await queue(2, 1);
    const stop = new AbortController();
    const done = deliver(within.database, { sms: slow.send }, log, undefined, stop.signal);
    await slow.has(8);
    expect(new Set(slow.taken.map(({ companyId }) => companyId)).size).toBe(3);
    stop.abort();
    slow.answer();
    await done;
  });
});

describe('two processes', () => {
  test('send each message once, whatever a gateway takes of its time', async () => {
    const slow = gateway();
    await queue(0, 30);
    const both = Promise.all([
      deliver(within.database, { sms: slow.send }, log),
      deliver(within.database, { sms: slow.send }, log),
    ]);
    for (const count of [16, 30]) {
      await slow.has(count);
      slow.answer();
    }
    await slow.has(30);
    slow.answer();
    await both;
    expect(new Set(slow.taken.map(({ key }) => key)).size).toBe(30);
    expect(slow.taken).toHaveLength(30);
  });

  test('of which one was killed amid it: the other sends what that had taken, after a while', async () => {
    await queue(0, 1);
    await within.database.pool.query(
      "update messages set attempts = 1, next_try_at = now() + interval '5 minutes'",
    );
    const slow = gateway();
    await deliver(within.database, { sms: slow.send }, log);
    expect(slow.taken).toEqual([]);
    await within.database.pool.query(
      "update messages set next_try_at = now() - interval '1 second'",
    );
    await deliver(within.database, { sms: quick }, log);
    expect(await states()).toEqual([{ state: 'sent', count: 1 }]);
  });
});

test('what is on its way when the server stops is sent again later, unless it was answered', async () => {
  const silent = gateway();
  await queue(0, 9);
  const stop = new AbortController();
  const done = deliver(within.database, { sms: silent.send }, log, undefined, stop.signal);
  await silent.has(8);
  stop.abort();
  await done;
  expect(silent.taken).toHaveLength(8);
  const { rows } = await within.database.pool.query(
    'select state, attempts, next_try_at > now() as held from messages order by message_id',
  );
  expect(rows.slice(0, 8)).toEqual(Array(8).fill({ state: 'queued', attempts: 1, held: true }));
  expect(rows[8]).toEqual({ state: 'queued', attempts: 0, held: false });
});
