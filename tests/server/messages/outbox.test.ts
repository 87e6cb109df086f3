import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import pino from 'pino';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { messages } from '../../../contract/messages/messages.ts';
import { deliver } from '../../../server/messages/delivery.ts';
import { RefusedForGood } from '../../../server/messages/gateway.ts';
import {
  platformId,
  queueMessage,
  type Sender,
  smsGateway,
} from '../../../server/messages/outbox.ts';
import { messagesTable } from '../../../server/tables/messages.ts';
import { call, type TestApp, testApp } from '../../support/app.ts';
import { addCompany, addMember, addSuperAdmin } from '../../support/areas/people.ts';

const log = pino({ level: 'silent' });
let within: TestApp;
let sent: string[];
beforeEach(async () => {
  within = await testApp();
  sent = [];
});

const take: Sender = async ({ body }) => {
  sent.push(body);
};
const refuse: Sender = async () => {
  throw new Error('not taken');
};
const queue = (body: string, companyId = platformId) =>
  queueMessage(within.database.db, { companyId, channel: 'sms', recipient: '6912345678', body });
const work = (sms: Sender) => deliver(within.database, { sms }, log);
const rows = () =>
  within.database.db.select().from(messagesTable).orderBy(messagesTable.message_id);
/** Brings forward when a message is tried again. */
const becomeDue = () =>
  within.database.pool.query("update messages set next_try_at = now() - interval '1 second'");

describe('a message', () => {
  test('is sent, and says when', async () => {
    await queue('Hello');
    await work(take);
    expect(sent).toEqual(['Hello']);
    expect(await rows()).toMatchObject([
      { state: 'sent', attempts: 1, sent_at: expect.any(String) },
    ]);
  });

  test('is sent once by two processes that look at once', async () => {
    for (let count = 0; count < 10; count += 1) await queue(String(count));
    await Promise.all([work(take), work(take)]);
    expect(sent.sort()).toEqual(['0', '1', '2', '3', '4', '5', '6', '7', '8', '9']);
    await work(take);
    expect(sent).toHaveLength(10);
  });

  test('that is not taken is tried again later, not at once', async () => {
    await queue('Hello');
    await work(refuse);
    expect(await rows()).toMatchObject([{ state: 'queued', attempts: 1, sent_at: null }]);
    await work(take);
    expect(sent).toEqual([]);
    await becomeDue();
    await work(take);
    expect(sent).toEqual(['Hello']);
  });

  test('that a gateway refuses for good has failed at once', async () => {
    await queue('Hello');
    await work(async () => {
      throw new RefusedForGood('no such number');
    });
    expect(await rows()).toMatchObject([{ state: 'failed', reason: 'refused', attempts: 1 }]);
    await becomeDue();
    await work(take);
    expect(sent).toEqual([]);
  });

  test('does not hold up the others', async () => {
    await queue('bad');
    await queue('good');
    await work(async (message) => {
      await (message.body === 'bad' ? refuse : take)(message);
    });
    expect(sent).toEqual(['good']);
  });

  test('is queued with the transaction that causes it, or not at all', async () => {
    const undone = within.database.db.transaction(async (tx) => {
      await queueMessage(tx, { companyId: platformId, channel: 'sms', recipient: '1', body: 'x' });
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await rows()).toEqual([]);
  });

  test('waits in the outbox, readable, while no sender is configured', async () => {
    await queue('Your table is ready');
    await deliver(within.database, {}, log);
    const as = await addSuperAdmin(within);
    const params = { storeId: platformId };
    const { data } = await call(within, messages.calls.list, { params, as });
    expect(data.messages).toMatchObject([{ body: 'Your table is ready', state: 'queued' }]);
  });

  test('is read by its own company only', async () => {
    const company = await addCompany(within);
    await queue('ours', company.companyId);
    await queue('the platform’s');
    const as = await addMember(within, company);
    const params = { storeId: company.companyId };
    const { data } = await call(within, messages.calls.list, { params, as });
    expect(data.messages).toMatchObject([{ body: 'ours' }]);
  });
});

describe('the SMS gateway', () => {
  let gateway: Server;
  let status = 200;
  const received: unknown[] = [];
  const keys: unknown[] = [];
  beforeEach(async () => {
    received.length = 0;
    keys.length = 0;
    gateway = createServer(async (request, response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      keys.push(request.headers['idempotency-key']);
      received.push(JSON.parse(Buffer.concat(chunks).toString()));
      response.writeHead(status).end();
    });
    await new Promise<void>((listening) => gateway.listen(0, '127.0.0.1', listening));
  });
  afterEach(() => new Promise((closed) => gateway.close(closed)));
  const send = () => {
    const { port } = gateway.address() as AddressInfo;
    return smsGateway(`http://127.0.0.1:${port}/send`);
  };

  test('is handed the text, the number and an id that repeats with the message', async () => {
    status = 200;
    await queue('Hello');
    await work(send());
    const [row] = await rows();
    expect(received).toEqual([
      { id: row?.message_id, channel: 'sms', to: '6912345678', text: 'Hello' },
    ]);
    expect(row?.state).toBe('sent');
  });

  test('that answers with an error has not taken it', async () => {
    status = 500;
    await queue('Hello');
    await work(send());
    expect(await rows()).toMatchObject([{ state: 'queued', attempts: 1 }]);
  });

  test('is handed the same key whenever a message comes again, and another one for another', async () => {
    status = 500;
    await queue('Hello');
    await work(send());
    await becomeDue();
    await work(send());
    status = 200;
    await queue('Hello');
    await becomeDue();
    await work(send());
    const [first, second] = [...new Set(keys)];
    expect(keys.filter((key) => key === first)).toHaveLength(3);
    expect(keys.filter((key) => key === second)).toHaveLength(1);
    expect([first, second]).toEqual((await rows()).map((row) => row.idempotency_key));
  });

  test('that takes a message without saying so is handed it again with the key it had', async () => {
    status = 200;
    await queue('Hello');
    const lost: Sender = async (message) => {
      await send()(message);
      throw new Error('The answer was lost');
    };
    await work(lost);
    await becomeDue();
    await work(send());
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });
});
