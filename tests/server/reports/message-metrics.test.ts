import { beforeEach, describe, expect, test } from 'vitest';
import { smsMetrics, viberMetrics } from '../../../contract/reports/message-metrics.ts';
import { deliver } from '../../../server/messages/delivery.ts';
import { queueMessage } from '../../../server/messages/outbox.ts';
import { wayOut } from '../../../server/messages/routes-out.ts';
import { call, settingsWith, type TestApp, testApp } from '../../support/app.ts';
import {
  addCompany,
  addMember,
  allBut,
  type Person,
  type Place,
} from '../../support/areas/people.ts';
import { serverLog } from '../../support/server-log.ts';

let within: TestApp;
let company: Place;
let anna: Person;
beforeEach(async () => {
  within = await testApp({ now: Date.parse('2026-06-15T09:00:00Z') });
  company = await addCompany(within);
  anna = await addMember(within, company);
});

interface Own {
  body?: string;
  state?: string;
  reason?: string | null;
  cost?: number;
  channel?: string;
  at?: string;
}

const add = ({ body = 'Hello', state = 'sent', reason = null, cost = 4, ...own }: Own = {}) =>
  within.database.pool.query(
    `insert into messages (company_id, channel, recipient, body, state, reason, cost, created_at) values ($1, $2, '6911111111', $3, $4, $5, $6, $7)`,
    [
      company.companyId,
      own.channel ?? 'sms',
      body,
      state,
      reason,
      cost,
      own.at ?? '2026-06-10T09:00:00Z',
    ],
  );
const ask = async (date?: string, endpoint: typeof smsMetrics = smsMetrics) =>
  (
    await call(within, endpoint, {
      params: { storeId: company.storeId },
      as: anna,
      ...(date ? { query: { date } } : {}),
    })
  ).data;

describe('the metrics of text messages', () => {
  test('count by day what was sent, arrived, failed and was not to be sent, and what it cost', async () => {
    await add();
    await add({ state: 'delivered', cost: 8 });
    await add({ state: 'failed', reason: 'refused', cost: 0 });
    await add({ state: 'suppressed', reason: 'no_consent', cost: 0, at: '2026-06-11T09:00:00Z' });
    const { total, days, reasons } = await ask();
    expect(total).toMatchObject({ sent: 2, delivered: 1, failed: 1, suppressed: 1, cost: 0.12 });
    expect(days.map(({ day, sent }) => [day, sent])).toEqual([
      ['2026-06-10', 2],
      ['2026-06-11', 0],
    ]);
    expect(reasons).toEqual(
      expect.arrayContaining([
        { reason: 'refused', state: 'failed', count: 1 },
        { reason: 'no_consent', state: 'suppressed', count: 1 },
      ]),
    );
  });

  test.each([
    ['a'.repeat(160), 1],
    ['a'.repeat(161), 2],
    ['€'.repeat(80), 1],
    ['€'.repeat(81), 2],
    ['ά'.repeat(70), 1],
    ['ά'.repeat(71), 2],
    ['😀'.repeat(35), 1],
    ['😀'.repeat(36), 2],
    ['👨‍👩‍👧‍👦'.repeat(7), 2],
  ])('count the parts in which each text left (%#)', async (body, parts) => {
    const { companyId } = company;
    await queueMessage(within.database.db, {
      companyId,
      channel: 'sms',
      recipient: '+30691',
      body,
    });
    const senders = { sms: async () => ({}) };
    const ways = wayOut(within.database, settingsWith({}), senders);
    await deliver(within.database, senders, serverLog, ways);
    await within.database.pool.query("update messages set created_at = '2026-06-10T09:00:00Z'");
    expect((await ask()).total.parts).toBe(parts);
  });

  test('are those of a month or of a day, by the clock of the company', async () => {
    // The first of July in Athens.
    await add({ at: '2026-06-30T21:00:00Z' });
    await add();
    expect((await ask('2026-06')).total.sent).toBe(1);
    expect((await ask('2026-07-01')).period).toMatchObject({
      from: '2026-07-01',
      to: '2026-07-01',
    });
    expect((await ask('2026-07-01')).total.sent).toBe(1);
  });

  test('are not those of Viber, nor of another company', async () => {
    await add({ channel: 'viber' });
    expect((await ask()).total.sent).toBe(0);
    expect((await ask(undefined, viberMetrics as never)).total).toMatchObject({
      sent: 1,
      parts: 1,
    });
    company = await addCompany(within, 'Βήτα');
    anna = await addMember(within, company);
    expect((await ask(undefined, viberMetrics as never)).total.sent).toBe(0);
  });

  test('are for whoever sees what stores owe', async () => {
    const as = await addMember(within, company, allBut('stores.debts.read'));
    const { status } = await call(within, smsMetrics, { params: { storeId: company.storeId }, as });
    expect(status).toBe(403);
  });
});
