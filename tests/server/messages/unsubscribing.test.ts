import pino from 'pino';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { auditLog } from '../../../contract/audit/audit.ts';
import { customerConsents } from '../../../contract/customers/customer-details.ts';
import { readSubscription, unsubscribe } from '../../../contract/messages/unsubscribing.ts';
import { call, testApp } from '../../support/app.ts';
import { addMember } from '../../support/areas/people.ts';
import {
  addReachable,
  addTelling,
  offer,
  outbox,
  setCustomer,
  tell,
  work,
} from '../../support/areas/telling.ts';
import { type Shopper, setCompany, type Till } from '../../support/areas/till.ts';
import { type Gateway, readBy, startGateway } from '../../support/outside/gateway.ts';
import {
  headerOf,
  type MailServer,
  startMailServer,
  textOf,
} from '../../support/outside/mail-server.ts';

let gateway: Gateway;
let mail: MailServer;
let till: Till;
let shopper: Shopper;
beforeEach(async () => {
  gateway = await startGateway();
  mail = await startMailServer();
  till = await addTelling(await testApp(), gateway.url);
  await setCompany(till, {
    email_mode: 'smtp',
    email_host: '127.0.0.1',
    email_port: mail.port,
    email_account: 'info@aigaion.example',
  });
  shopper = await addReachable(till);
});
afterEach(() => Promise.all([gateway.close(), mail.close()]));

const text = () => String(readBy(gateway).at(-1)?.text);
const short = { sms: { text: { el: 'ΔΩΡΟ', en: '', it: '' } } };
const tokenIn = (words: string) => /\/u\/([\w.-]+)/.exec(words)?.[1] ?? '';
/** The link of an offer that was sent. */
async function link() {
  await tell(till, shopper, { offer: offer(['sms'], short) }, { occasion: `${Math.random()}` });
  await work(till);
  return tokenIn(text());
}
const look = (token: string) => call(till.app, readSubscription, { query: { token } });
const leave = (token: string, all = false) =>
  call(till.app, unsubscribe, { query: { token, ...(all ? { all } : {}) } });
const consents = async () =>
  (
    await till.app.database.pool.query(
      'select marketing, sms, viber, push, mail from customers where user_account_id = $1',
      [shopper.id],
    )
  ).rows[0];

describe('an offer says how one gets rid of it', () => {
  test('below each text, however long it is', async () => {
    await tell(till, shopper, { offer: offer(['sms'], short) });
    await work(till);
    expect(text()).toMatch(/^ΔΩΡΟ\nSTOP: https:\/\/pistos\.example\/u\/1\.[\w.-]+$/);
    const long = { sms: { text: { el: 'Α'.repeat(60), en: '', it: '' } } };
    await tell(till, shopper, { offer: offer(['sms'], long) }, { occasion: 'long' });
    await work(till);
    expect(text()).toMatch(/^Α{60}\nSTOP: https:\/\/pistos\.example\/u\/1\.\S+$/);
  });

  test('by the number of the own gateway, and in its shortest form, as the company chooses', async () => {
    await setCompany(till, { sms_stop_number: '54321' });
    await tell(till, shopper, { offer: offer(['sms'], short) }, { occasion: 'number' });
    await work(till);
    expect(text()).toBe('ΔΩΡΟ\nSTOP: 54321');
    await setCompany(till, { sms_stop_number: null, sms_shortest: true });
    await tell(till, shopper, { offer: offer(['sms'], short) }, { occasion: 'shortest' });
    await work(till);
    expect(text()).toMatch(/^ΔΩΡΟ\nSTOP pistos\.example\/u\/1\.\S+$/);
    expect((await look(tokenIn(text()))).data).toMatchObject({ channel: 'sms', subscribed: true });
  });

  test('where the text has its place for it, and in the outbox nobody can use it', async () => {
    const own = { sms: { text: { el: 'ΟΧΙ ΑΛΛΑ: {unsubscribe} ΓΕΙΑ', en: '', it: '' } } };
    await tell(till, shopper, { offer: offer(['sms'], own) });
    await work(till);
    expect(text()).toMatch(/^ΟΧΙ ΑΛΛΑ: https:\/\/pistos\.example\/u\/\S+ ΓΕΙΑ$/);
    const { rows } = await till.app.database.pool.query('select body from messages');
    expect(rows).toEqual([{ body: 'ΟΧΙ ΑΛΛΑ: {unsubscribe} ΓΕΙΑ' }]);
  });

  test('below a mail, and to the mail program, which posts one click', async () => {
    await tell(till, shopper, { offer: offer(['email']) });
    await work(till);
    const [received] = mail.received;
    if (!received) throw new Error('no mail');
    expect(textOf(received)).toMatch(
      /Γεια Μαρία[\s\S]+Διαγραφή: https:\/\/pistos\.example\/u\/2\./,
    );
    expect(headerOf(received, 'list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    const address = /^<https:\/\/pistos\.example(\S+)>$/.exec(
      headerOf(received, 'list-unsubscribe').replace(/\s/g, ''),
    )?.[1];
    const answer = await till.app.app.request(address ?? '', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });
    expect(answer.status).toBe(200);
    expect(await consents()).toMatchObject({ mail: false, sms: true, marketing: true });
  });

  test('where a design of the mail has its place for it, and not twice', async () => {
    const own = {
      email: {
        subject: { el: 'Δώρο', en: '', it: '' },
        text: { el: 'Γεια', en: '', it: '' },
        store_email_theme_id: 4,
      },
    };
    await tell(till, shopper, { offer: offer(['email'], own) }, { values: { title: 'Καφές' } });
    const asked: unknown[] = [];
    await work(till, {}, async (wanted) => {
      asked.push(wanted);
      const { unsubscribe: link } = wanted.values;
      return {
        html: `<p>${wanted.text}</p><a href="${link}">x</a>`,
        text: `${wanted.text} ${link}`,
      };
    });
    expect(asked).toMatchObject([
      { themeId: 4, language: 'el', text: 'Γεια', values: { title: 'Καφές', first_name: 'Μαρία' } },
    ]);
    const source = mail.received[0]?.source ?? '';
    expect(source).toContain('text/html');
    expect(source).not.toContain('{unsubscribe}');
    expect(source).not.toContain('Διαγραφή');
  });

  test('and a service does not', async () => {
    await tell(till, shopper, {
      offer: offer(['email', 'sms'], { notifier_type: 'all' }),
      purpose: 'service',
    });
    await work(till);
    expect(text()).not.toContain('STOP');
    expect(headerOf(mail.received[0] ?? { from: '', to: '', source: '' }, 'list-unsubscribe')).toBe(
      '',
    );
  });
});

describe('by the link of a message', () => {
  test('one sees what it is about, and looking changes nothing', async () => {
    const token = await link();
    const { data } = await look(token);
    expect(data).toMatchObject({ company: 'Αλφα', channel: 'sms', subscribed: true });
    expect(data.others.toSorted()).toEqual(['email', 'push', 'viber']);
    expect(JSON.stringify(data)).not.toContain(shopper.mobile);
    expect(await consents()).toMatchObject({ sms: true });
  });

  test('one leaves its channel and keeps the others; twice is as once', async () => {
    const token = await link();
    expect((await leave(token)).data).toMatchObject({ subscribed: false });
    expect((await leave(token)).data).toMatchObject({ subscribed: false });
    expect(await consents()).toEqual({
      marketing: true,
      sms: false,
      viber: true,
      push: true,
      mail: true,
    });
    await tell(till, shopper, { offer: offer(['sms', 'email']) }, { occasion: 'later' });
    await tell(till, shopper, { offer: offer(['sms']) }, { occasion: 'later still' });
    expect((await outbox(till)).slice(1)).toEqual(['email queued', 'sms suppressed unsubscribed']);
  });

  test('one leaves everything, and the last channel that is left', async () => {
    const token = await link();
    await leave(token, true);
    expect(await consents()).toEqual({
      marketing: false,
      sms: false,
      viber: false,
      push: false,
      mail: false,
    });
    await setCustomer(till, shopper, { marketing: true, sms: true });
    await leave(token);
    expect(await consents()).toMatchObject({ marketing: false, sms: false });
  });

  test('what waits in the outbox does not leave', async () => {
    const token = await link();
    await tell(till, shopper, { offer: offer(['sms']) }, { occasion: 'waits' });
    await leave(token);
    await work(till);
    expect((await outbox(till)).at(-1)).toBe('sms suppressed unsubscribed');
    expect(gateway.handed).toHaveLength(1);
  });

  test('another account of the same address is not written to either', async () => {
    const twin = await addReachable(till, { email: `c${shopper.id}@example.org` });
    await leave(await link(), true);
    await tell(till, twin, { offer: offer(['email']) }, { occasion: 'twin' });
    expect((await outbox(till)).at(-1)).toBe('email suppressed unsubscribed');
  });

  test('the customer’s consents and the log say where it came from', async () => {
    await leave(await link());
    const as = await addMember(till.app, till.company);
    const params = { storeId: till.company.companyId, id: shopper.id };
    const { data } = await call(till.app, customerConsents, { params, as });
    expect(data.consents[0]).toMatchObject({
      channel: 'sms',
      given: false,
      call: 'POST /common/unsubscription',
      user: null,
    });
    const storeId = till.company.companyId;
    const log = await call(till.app, auditLog.calls.list, { params: { storeId }, as });
    expect(log.status).toBe(200);
  });

  test('nothing of the link is in the server’s log', async () => {
    const lines: string[] = [];
    const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) });
    const token = await link();
    const { app } = await testApp({ log });
    await app.request(`/u/${token}`);
    await app.request(`/api/common/unsubscription?token=${token}`);
    expect(lines).toHaveLength(2);
    expect(lines.join('')).not.toContain(token);
  });

  test.each([
    ['made up', () => '1.1.1.1.AAAAAAAAAAAAAAAA'],
    ['cut off', (token: string) => token.slice(0, -1)],
    ['of another channel', (token: string) => token.replace(/^1/, '2')],
    ['of somebody else', (token: string) => token.replace(/^1\.(\w+)\.\w+/, '1.$1.zz')],
  ])('that is %s nobody learns or changes anything', async (_, change) => {
    const token = change(await link());
    expect((await look(token)).status).toBe(404);
    expect((await leave(token)).status).toBe(404);
    expect(await consents()).toMatchObject({ sms: true, mail: true });
  });
});
