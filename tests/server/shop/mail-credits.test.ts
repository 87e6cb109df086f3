import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { channelIds } from '../../../contract/messages/channels.ts';
import { buyWithThreshold } from '../../../contract/shop/credits.ts';
import { deliver } from '../../../server/messages/delivery.ts';
import { queueMessage } from '../../../server/messages/outbox.ts';
import { wayOut } from '../../../server/messages/routes-out.ts';
import { call, settingsWith } from '../../support/app.ts';
import { expectSound, sqlOf } from '../../support/areas/billing/selling.ts';
import { type Marketer, runCampaign } from '../../support/areas/campaigns.ts';
import { lookAt, setCustomer } from '../../support/areas/occasions.ts';
import { addStore } from '../../support/areas/people.ts';
import {
  addCard,
  addCredits,
  addShopping,
  buyIt,
  creditOf,
  of,
  runTheShop,
  type Shopping,
} from '../../support/areas/shop/buying.ts';
import { addReachable, offer, tell } from '../../support/areas/telling.ts';
import { type Shopper, setCompany } from '../../support/areas/till.ts';
import { type MailServer, startMailServer } from '../../support/outside/mail-server.ts';
import { serverLog } from '../../support/server-log.ts';

let shopping: Shopping;
let marketer: Marketer;
/** The mail server of the installation. */
let installed: MailServer;
beforeEach(async () => {
  installed = await startMailServer();
  shopping = await addShopping();
  const { app, company, buyer } = shopping;
  const store = await addStore(app, company, 'store');
  marketer = { till: { app, company, store, cashier: buyer }, admin: buyer };
  // Whatever hour these tests are made at.
  await setCompany(shopping, { quiet_from: '00:00', quiet_until: '00:00' });
  await addCard(shopping, 'works');
});
afterEach(async () => {
  await installed.close();
  await expectSound(shopping);
});

const buyMails = async (credits: number) =>
  buyIt(shopping, (await addCredits(shopping, 'email', credits)).variantId);
const mailsLeft = async () => (await creditOf(shopping, 'email'))?.balance;

/** Sends what is due through the installation's server, or the company's own. */
async function sendAll({ port } = installed) {
  const { database } = shopping.app;
  const settings = settingsWith({
    mail: {
      installed: { url: `smtp://127.0.0.1:${port}`, from: 'post@pistos.example' },
      elastic: { host: '127.0.0.1', port: 1 },
      allowPrivate: true,
    },
  });
  // A mail leaves the way its company has set up, which this stands for.
  const senders = {
    email: async () => {
      throw new Error('no way out');
    },
  };
  await deliver(database, senders, serverLog, wayOut(database, settings, senders));
}

const words = (text: string) => ({ el: text, en: text, it: text });

/** Has a campaign write a mail to each of so many people who register. */
async function greet(count: number): Promise<Shopper[]> {
  await runCampaign(
    marketer,
    'registration',
    {},
    {
      system_notification_ids: [channelIds.email],
      email: { subject: words('Welcome'), text: words('Ten points'), store_email_theme_id: null },
    },
  );
  const people: Shopper[] = [];
  for (let index = 0; index < count; index += 1) {
    const shopper = await addReachable(marketer.till);
    await setCustomer(marketer, shopper.id, { created_at: '2026-01-31T10:00:00Z' });
    people.push(shopper);
  }
  await lookAt(marketer, '2026-01-31T10:00:20Z');
  return people;
}

/** What became of the mails to customers, and what they cost. */
const told = () =>
  sqlOf<{ state: string; cost: number | null }>(
    shopping,
    `select state, cost::float8 from messages where company_id = $1 and channel = 'email' and purpose = 'campaign' order by cost, message_id`,
    [shopping.company.companyId],
  );

describe('a mail of a campaign', () => {
  test('uses a credit for mails and none of another kind; without one it leaves all the same, and costs nothing', async () => {
    await buyMails(2);
    await buyIt(shopping, (await addCredits(shopping, 'sms', 5)).variantId);
    const people = await greet(3);
    await sendAll();
    const to = people.map(({ id }) => `c${id}@example.org`);
    expect(installed.received.map((mail) => mail.to)).toEqual(expect.arrayContaining(to));
    expect(await told()).toEqual([
      { state: 'sent', cost: 0 },
      { state: 'sent', cost: 0 },
      { state: 'sent', cost: null },
    ]);
    expect(await creditOf(shopping, 'email')).toMatchObject({
      balance: 0,
      bought: 2,
      used: 2,
      history: [
        { move: 'used', amount: -2 },
        { move: 'bought', amount: 2 },
      ],
    });
    expect((await creditOf(shopping, 'sms'))?.balance).toBe(5);
  });

  test('uses none as long as nobody took it, and one once somebody does', async () => {
    await buyMails(2);
    await greet(1);
    const strict = await startMailServer({ refuses: '451 Later' });
    await sendAll(strict);
    await strict.close();
    expect(await mailsLeft()).toBe(2);
    await sqlOf(shopping, `update messages set next_try_at = now() - interval '1 second'`);
    await sendAll();
    expect(await told()).toEqual([{ state: 'sent', cost: 0 }]);
    expect(await mailsLeft()).toBe(1);
  });

  test('uses none where whoever it is for wants none any more', async () => {
    await buyMails(2);
    await greet(1);
    await sqlOf(shopping, 'update customers set mail = false');
    await sendAll();
    expect(await told()).toEqual([{ state: 'suppressed', cost: null }]);
    expect(await mailsLeft()).toBe(2);
  });

  test('uses none by the company’s own server, and one where the installation stands in for that', async () => {
    const own = await startMailServer();
    await setCompany(shopping, {
      email_mode: 'smtp',
      email_host: '127.0.0.1',
      email_port: own.port,
      email_account: 'info@aigaion.example',
      secondary_email_settings: true,
    });
    await buyMails(2);
    const [shopper] = await greet(1);
    await sendAll();
    expect(own.received).toHaveLength(1);
    expect(await mailsLeft()).toBe(2);
    await own.close();
    if (!shopper) return;
    await tell(marketer.till, shopper, { offer: offer(['email']) }, { occasion: 'once more' });
    await sendAll();
    expect(await told()).toMatchObject([{ state: 'sent', cost: 0 }, { state: 'sent' }]);
    expect(await mailsLeft()).toBe(1);
  });
});

test('a mail that is of no campaign, and one to the company’s own people, uses no credit', async () => {
  await buyMails(2);
  const { database } = shopping.app;
  const { companyId } = shopping.company;
  const shopper = await addReachable(marketer.till);
  await tell(marketer.till, shopper, { offer: offer(['email']), purpose: 'service' });
  const report = { recipient: 'admin@aigaion.example', subject: 'Coupons', body: 'Four redeemed' };
  await queueMessage(database.db, { companyId, channel: 'email', ...report });
  await sqlOf(
    shopping,
    `update messages set purpose = 'campaign' where recipient = 'admin@aigaion.example'`,
  );
  await sendAll();
  expect(installed.received.map(({ to }) => to)).toEqual(
    expect.arrayContaining([`c${shopper.id}@example.org`, 'admin@aigaion.example']),
  );
  expect(await mailsLeft()).toBe(2);
});

test('a rule buys credits for mails again once a campaign has used them', async () => {
  const { variantId } = await addCredits(shopping, 'email', 2);
  await call(shopping.app, buyWithThreshold, {
    params: of(shopping),
    body: {
      subscription_product_variant_id: variantId,
      quantity: 1,
      threshold: 1,
      most_a_month: 3,
    },
    as: shopping.buyer,
  });
  await runTheShop(shopping);
  expect(await mailsLeft()).toBe(2);
  await greet(2);
  await sendAll();
  expect(await mailsLeft()).toBe(0);
  await runTheShop(shopping);
  expect(await creditOf(shopping, 'email')).toMatchObject({ balance: 2, bought: 4, used: 2 });
});
