import pino from 'pino';
import { beforeEach, describe, expect, test } from 'vitest';
import { deliver } from '../../../server/messages/delivery.ts';
import { platformId, queueMessage, type Sender } from '../../../server/messages/outbox.ts';
import { messagesTable } from '../../../server/tables/messages.ts';
import { type TestApp, testApp } from '../../support/app.ts';

const log = pino({ level: 'silent' });
let within: TestApp;
let sent: string[];

beforeEach(async () => {
  within = await testApp();
  sent = [];
  // From nine in the evening a campaign would wait for the morning.
  await query(`update company_settings set quiet_from = '00:00', quiet_until = '00:00'`);
});

const take: Sender = async ({ body }) => {
  sent.push(body);
};
const away: Sender = async () => {
  throw Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
};
const work = (sms: Sender, email: Sender = sms) => deliver(within.database, { sms, email }, log);
const query = async (text: string) => (await within.database.pool.query(text)).rows;
const { body, state, reason, message_id } = messagesTable;
const states = () =>
  within.database.db.select({ body, state, reason }).from(messagesTable).orderBy(message_id);

/** A bill, a code and a greeting of a campaign, each in the outbox. */
async function queueEach() {
  const to = { companyId: platformId, channel: 'sms' as const, recipient: '6912345678' };
  await queueMessage(within.database.db, { ...to, body: 'bill' });
  await queueMessage(within.database.db, { ...to, body: 'code', sealed_code: 'sealed' });
  await query(`insert into messages (company_id, channel, recipient, body, state, purpose)
    values (${platformId}, 'sms', '6912345678', 'greeting', 'queued', 'campaign')`);
}

/** Lets time go by for all messages: what waits becomes due, and all are so much older. */
const later = (interval: string) =>
  query(`update messages set next_try_at = least(next_try_at - interval '${interval}', now() - interval '1 second'), created_at = created_at - interval '${interval}',
    useful_until = useful_until - interval '${interval}'`);

describe('a gateway that is away', () => {
  test('for two days loses no bill: it leaves when the gateway is back', async () => {
    await queueEach();
    for (let hour = 0; hour < 48; hour += 1) {
      await work(away);
      await later('1 hour');
    }
    await work(take);
    expect(sent).toEqual(['bill']);
    expect(await states()).toEqual([
      { body: 'bill', state: 'sent', reason: null },
      { body: 'code', state: 'failed', reason: 'unreachable' },
      { body: 'greeting', state: 'failed', reason: 'unreachable' },
    ]);
  });

  test('for an hour loses no greeting, and the code of it is pointless', async () => {
    await queueEach();
    await work(away);
    await later('1 hour');
    await work(take);
    expect(sent.sort()).toEqual(['bill', 'greeting']);
  });

  test('is asked again within the hour, however often it was asked', async () => {
    await queueEach();
    for (let time = 0; time < 20; time += 1) {
      await work(away);
      await query(
        `update messages set next_try_at = now() - interval '1 second' where state = 'queued'`,
      );
    }
    await work(away);
    const [row] = await query(
      `select next_try_at <= now() + interval '1 hour' as soon from messages where body = 'bill'`,
    );
    expect(row).toEqual({ soon: true });
  });

  test('for more than a week has lost the bill, and says that it was away', async () => {
    await queueEach();
    await work(away);
    await later('8 days');
    await work(take);
    expect(sent).toEqual([]);
    expect(await states()).toMatchObject([{ state: 'failed', reason: 'unreachable' }, {}, {}]);
  });

  test('sends by the next way there is after two hours, and not after days', async () => {
    await query(`insert into messages (company_id, channel, recipient, body, state, occasion, fallback)
      values (${platformId}, 'sms', '6912345678', 'text', 'queued', 'x',
        '[{"channel": "email", "recipient": "a@b.gr", "subject": "s", "body": "mail", "content": {}}]')`);
    for (let time = 0; time < 8; time += 1) {
      await work(away, take);
      await query(
        `update messages set next_try_at = now() - interval '1 second' where state = 'queued'`,
      );
    }
    await work(away, take);
    expect(await states()).toEqual([
      { body: 'text', state: 'failed', reason: 'unreachable' },
      { body: 'mail', state: 'sent', reason: null },
    ]);
  });

  test('does not make older what waits for the end of quiet hours, and a pace of days is not away', async () => {
    await query(`insert into messages (company_id, channel, recipient, body, state, purpose, next_try_at)
      values (${platformId}, 'sms', '6912345678', 'quiet', 'queued', 'campaign', now() + interval '12 hours')`);
    const [row] = await query(
      `select useful_until > now() + interval '35 hours' as longer from messages`,
    );
    expect(row).toEqual({ longer: true });
    await later('40 hours');
    await work(take);
    expect(sent).toEqual(['quiet']);
  });
});
