import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { publicClaim, startPublicClaim } from '../../../contract/coupons/public-coupons.ts';
import { allowPush } from '../../../contract/coupons/public-push.ts';
import { anonymise } from '../../../contract/customers/customer-desk.ts';
import { endPush, pushKey } from '../../../contract/messages/push.ts';
import { pushKeys } from '../../../server/messages/push/keys.ts';
import { pushSender } from '../../../server/messages/push/send.ts';
import { call, testApp } from '../../support/app.ts';
import { addVoucher } from '../../support/areas/claims.ts';
import { addMember } from '../../support/areas/people.ts';
import { sentCode } from '../../support/areas/sent-codes.ts';
import {
  addTelling,
  becomeDue,
  offer,
  open,
  outbox,
  tell,
  work,
} from '../../support/areas/telling.ts';
import type { Till } from '../../support/areas/till.ts';
import { type Gateway, startGateway } from '../../support/outside/gateway.ts';
import { pushBrowser } from '../../support/outside/push-browser.ts';

let service: Gateway;
let till: Till;
let coupon: number;
let account: number;
let token: string;
const mobile = '6912345670';

const sql = async (text: string) => (await till.app.database.pool.query(text)).rows;

/** Somebody new proves their mobile on the page of a coupon, and agrees to no channel. */
async function claimed() {
  const params = { params: { id: coupon } };
  await call(till.app, startPublicClaim, { ...params, body: { mobile } });
  const verification_code = await sentCode(till.app);
  const body = { mobile, verification_code, first_name: 'Κατερίνα', terms: true };
  const { data } = await call(till.app, publicClaim, { ...params, body });
  await sql('delete from messages');
  return data.push_token;
}

beforeEach(async () => {
  service = await startGateway();
  service.answers = { status: 201 };
  till = await addTelling(await testApp({ settings: { mail: open.mail } }));
  coupon = await addVoucher(till, { gift_title: 'Καφές' });
  token = await claimed();
  account = (await sql('select user_account_id from customers'))[0]?.user_account_id;
});
afterEach(() => service.close());

const place = (name: string) => service.url.replace('/send', `/${name}`);
const allow = (browser: ReturnType<typeof pushBrowser>, own: Record<string, unknown> = {}) =>
  call(till.app, allowPush, {
    params: { id: coupon },
    body: { token, lang: 'el', subscription: browser.subscription, ...own },
  });
const customer = () => ({ id: account, mobile, qrCode: '' });
const send = async () => {
  const keys = await pushKeys(till.app.database);
  const way = { ...open, keys, contact: 'mailto:a@example.org', allowPrivate: true };
  return work(till, { push: pushSender(till.app.database, way) });
};
const browsers = async () =>
  (await sql('select endpoint from push_subscriptions order by subscription_id')).map(
    ({ endpoint }) => endpoint,
  );

describe('whoever proved their mobile on the page of a coupon', () => {
  test('is told in the browser they allow it in, which is their consent', async () => {
    const browser = pushBrowser(place('one'));
    expect((await allow(browser)).status).toBe(201);
    expect(await sql('select marketing, push, sms from customers')).toEqual([
      { marketing: true, push: true, sms: false },
    ]);
    expect(await sql('select channel, given, call from customer_consents')).toEqual([
      { channel: 'push', given: true, call: `POST ${allowPush.path}` },
    ]);
    await tell(till, customer(), { offer: offer(['push']) });
    await send();
    const [handed] = service.handed;
    expect(handed?.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400' });
    expect(handed?.headers.authorization).toMatch(/^vapid t=/);
    expect(browser.read(handed?.bytes ?? Buffer.alloc(0))).toMatchObject({
      title: 'Δώρο',
      body: 'Για σένα',
      image: 'https://pistos.example/files/a.webp',
      url: `https://pistos.example/fb/coupons/${coupon}`,
      stop: { title: 'Διαγραφή', url: expect.stringMatching(/\/u\/3\.[\w.-]+\?lang=el$/) },
    });
    expect(await outbox(till)).toEqual(['push sent']);
  });

  test('is told in every browser of theirs, and one that is gone is forgotten', async () => {
    await allow(pushBrowser(place('one')));
    await allow(pushBrowser(place('two')));
    service.answers = { status: 410 };
    await tell(till, customer(), { offer: offer(['push']) });
    await send();
    expect(service.handed).toHaveLength(2);
    expect(await browsers()).toEqual([]);
    expect(await outbox(till)).toEqual(['push failed refused']);
  });

  test('is told again by a service that failed, and not forgotten', async () => {
    await allow(pushBrowser(place('one')));
    service.answers = { status: 500 };
    await tell(till, customer(), { offer: offer(['push']) });
    await send();
    service.answers = { status: 201 };
    await becomeDue(till);
    await send();
    expect(await outbox(till)).toEqual(['push sent']);
    expect(await browsers()).toHaveLength(1);
  });

  test('ends it there', async () => {
    const browser = pushBrowser(place('one'));
    await allow(browser);
    const { endpoint } = browser.subscription;
    await call(till.app, endPush, { body: { endpoint } });
    await call(till.app, endPush, { body: { endpoint } });
    expect(await browsers()).toEqual([]);
    await tell(till, customer(), { offer: offer(['push']) });
    expect(await outbox(till)).toEqual(['push suppressed no_address']);
  });

  test('has one row for a browser that allows it twice', async () => {
    const browser = pushBrowser(place('one'));
    await allow(browser);
    await allow(browser);
    expect(await browsers()).toHaveLength(1);
  });
});

test('who is forgotten leaves neither browser nor message nor address behind', async () => {
  await allow(pushBrowser(place('one')));
  await tell(till, customer(), { offer: offer(['push']) });
  await sql(
    `insert into suppressions (company_id, channel, address, reason) select company_id, 'sms', mobile, 'unsubscribed' from customers`,
  );
  const as = await addMember(till.app, till.company);
  const params = { storeId: till.company.companyId, id: account };
  await call(till.app, anonymise, { params, as, body: {} });
  expect(await browsers()).toEqual([]);
  expect(await sql('select * from suppressions')).toEqual([]);
  expect(await outbox(till)).toEqual([]);
});

test('nobody else’s browser is taken for theirs', async () => {
  const browser = pushBrowser(place('one'));
  const forged = token.replace(/^(\w+)\.\w+/, '$1.zz');
  expect((await allow(browser, { token: forged })).status).toBe(404);
  const other = await addVoucher(till, { gift_title: 'Τσάι', code: 'OTHER' });
  const answer = await call(till.app, allowPush, {
    params: { id: other },
    body: { token, subscription: browser.subscription },
  });
  expect(answer.status).toBe(404);
  expect(await browsers()).toEqual([]);
});

test.each(['http://push.example/1', 'file:///etc/passwd', 'https://user@push.example/1', 'push'])(
  'what is no push service is refused: %s',
  async (endpoint) => {
    const strict = await testApp();
    const elsewhere = await addTelling(strict);
    till = elsewhere;
    coupon = await addVoucher(till, { gift_title: 'Καφές' });
    token = await claimed();
    const browser = pushBrowser(endpoint);
    expect((await allow(browser)).refusal.errors).toBeDefined();
    expect(await browsers()).toEqual([]);
  },
);

test('inside the private network nothing is reached by a made up address', async () => {
  await allow(pushBrowser(place('one')));
  await tell(till, customer(), { offer: offer(['push']) });
  const keys = await pushKeys(till.app.database);
  const way = { ...open, keys, contact: 'mailto:a@example.org', allowPrivate: false };
  await work(till, { push: pushSender(till.app.database, way) });
  expect(service.handed).toEqual([]);
  expect(await outbox(till)).toEqual(['push queued']);
});

test('the key of the installation stays the same', async () => {
  const key = async () => (await call(till.app, pushKey)).data.key;
  expect(await key()).toBe(await key());
  expect(await key()).toMatch(/^[\w-]{87}$/);
});
