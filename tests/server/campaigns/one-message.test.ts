import { afterEach, beforeEach, expect, test } from 'vitest';
import { readReport } from '../../../contract/campaigns/previews.ts';
import { call, testApp } from '../../support/app.ts';
import {
  addMarketer,
  type Marketer,
  participantsOf,
  runCampaign,
  setStatus,
} from '../../support/areas/campaigns.ts';
import { addVoucher } from '../../support/areas/claims.ts';
import { addReachable, addTelling, outbox, work } from '../../support/areas/telling.ts';
import {
  expectSound,
  giveBack,
  type Shopper,
  send,
  setStore,
  type Till,
} from '../../support/areas/till.ts';
import { type Gateway, readBy, startGateway } from '../../support/outside/gateway.ts';

let gateway: Gateway;
let till: Till;
let marketer: Marketer;
let maria: Shopper;
beforeEach(async () => {
  gateway = await startGateway();
  till = await addTelling(await testApp(), gateway.url);
  marketer = await addMarketer(till);
  maria = await addReachable(till);
});
afterEach(() => gateway.close());

const inAll = (text: string) => ({ el: text, en: text, it: text });
const bySms = (text: string) => ({ system_notification_ids: [1], sms: { text: inAll(text) } });
const byMail = (text: string, own = {}) => ({
  system_notification_ids: [2],
  email: { subject: inAll('Δώρο'), text: inAll(text), ...own },
});
const onReceipt = (own: Record<string, unknown>) => runCampaign(marketer, 'transaction', {}, own);
/** What waits to be sent, in order. */
const queued = async () =>
  (
    await till.app.database.pool.query<{ body: string }>(
      "select body from messages where state = 'queued' order by message_id",
    )
  ).rows.map(({ body }) => body);

test('a receipt whose campaigns say something by one channel sends one message with all of it', async () => {
  await onReceipt(bySms('Πρώτο: {points} πόντοι'));
  await onReceipt({ ...bySms('Μόνο λόγια'), campaign_reward: null });
  await onReceipt(bySms('Τρίτο: {points}, έχεις {balance}'));
  await send(till, maria, 5);
  expect(await queued()).toEqual(['Πρώτο: 10 πόντοι\nΜόνο λόγια\nΤρίτο: 10, έχεις 25']);
  await work(till);
  expect(gateway.handed).toHaveLength(1);
  await expectSound(till);
});

test('every text of a receipt states the balance after all that it gave', async () => {
  await addVoucher(till, { points: 7 });
  await onReceipt(bySms('Α: {balance}'));
  await onReceipt(byMail('Β: {balance}'));
  await setStore(till, { system_notification_id: 1 });
  const { data } = await send(till, maria, 10, { vouchers: [{ code: 'SUMMER24' }] });
  const own = expect.stringMatching(
    new RegExp(`Υπόλοιπο: ${data.balance_after}\\.\nΑ: ${data.balance_after}$`),
  );
  expect(await queued()).toEqual([own, `Β: ${data.balance_after}`]);
});

test('what campaigns say is joined to the message of the receipt, with their way out', async () => {
  const id = await onReceipt(bySms('Δώρο: {points}'));
  const other = await onReceipt({ ...bySms('Καλώς ήρθες'), campaign_reward: null });
  await setStore(till, { system_notification_id: 1 });
  await send(till, maria, 5);
  // A pause of what it also says does not hold up the receipt's own.
  await setStatus(marketer, other, 'paused');
  await work(till);
  const texts = readBy(gateway).map(({ text }) => text);
  expect(texts).toEqual([
    expect.stringMatching(/κερδίσατε 5 πόντους.*15\.\nΔώρο: 10\nΚαλώς ήρθες\nSTOP: /),
  ]);
  expect(await participantsOf(marketer, id)).toMatchObject([
    { messages: [{ channel: 'sms', state: 'suppressed', reason: 'joined' }] },
  ]);
});

test('one whose customer wants no offers still tells of its points, without them', async () => {
  await onReceipt(bySms('Δώρο'));
  await setStore(till, { system_notification_id: 1 });
  const nikos = await addReachable(till, { marketing: false });
  await send(till, nikos, 5);
  expect(await queued()).toEqual([expect.stringMatching(/^[^\n]*κερδίσατε 5 πόντους[^\n]*$/)]);
});

test('the report of each campaign counts the message that says it', async () => {
  const ids = [await onReceipt(bySms('Α')), await onReceipt(bySms('Β'))];
  await send(till, maria, 5);
  await work(till);
  for (const id of ids) {
    const params = { storeId: till.company.companyId, id };
    const { data } = await call(till.app, readReport, { params, as: marketer.admin });
    expect(data.by_channel).toMatchObject([{ channel: 'sms', sent: 1, suppressed: 0 }]);
  }
});

test('campaigns of different channels are joined where they share one, and the next channel says what is for it', async () => {
  await onReceipt({ ...bySms('Α'), ...byMail('Μ'), system_notification_ids: [1, 2] });
  await onReceipt(byMail('Β'));
  await onReceipt({ ...bySms('Γ'), ...byMail('Ν'), system_notification_ids: [1, 2] });
  gateway.answers = { status: 422 };
  await send(till, maria, 5);
  expect(await queued()).toEqual(['Α\nΓ', 'Β']);
  await work(till);
  expect(await queued()).toContain('Μ\nΝ');
});

test('by every channel, each message is joined to the one of its channel', async () => {
  const both = (text: string) => ({
    ...{ ...bySms(`sms ${text}`), ...byMail(`mail ${text}`) },
    ...{ system_notification_ids: [1, 2], notifier_type: 'all' },
  });
  for (const text of ['Α', 'Β', 'Γ']) await onReceipt(both(text));
  await send(till, maria, 5);
  expect(await queued()).toEqual(['sms Α\nsms Β\nsms Γ', 'mail Α\nmail Β\nmail Γ']);
});

test('a message is withdrawn with the whole receipt, whatever it says', async () => {
  await onReceipt(bySms('Α'));
  await onReceipt(bySms('Β'));
  const { data } = await send(till, maria, 5);
  await giveBack(till, data.transaction_id);
  expect(await outbox(till)).toEqual(['sms suppressed cancelled', 'sms suppressed joined']);
});

test('a text of a campaign that is cancelled does not take that of another with it', async () => {
  const first = await onReceipt({ ...bySms('Α'), campaign_reward: null });
  await onReceipt(bySms('Β'));
  await send(till, maria, 5);
  await setStatus(marketer, first, 'cancelled');
  expect(await queued()).toEqual(['Α\nΒ']);
});
