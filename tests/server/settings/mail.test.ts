import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import pino from 'pino';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Endpoint } from '../../../contract/engine/endpoint.ts';
import * as messaging from '../../../contract/messages/messaging-calls.ts';
import { allSettings } from '../../../contract/settings/company-settings.ts';
import type { MailSettings } from '../../../server/http/dependencies.ts';
import { deliver } from '../../../server/messages/delivery.ts';
import { isPublicAddress } from '../../../server/messages/outside.ts';
import { wayOut } from '../../../server/messages/routes-out.ts';
import { seal, unseal } from '../../../server/runtime/secrets.ts';
import { call, settingsWith, type TestApp, testApp } from '../../support/app.ts';
import { addCompany, addMember, type Person, type Place } from '../../support/areas/people.ts';
import { setCompany } from '../../support/areas/till.ts';
import {
  headerOf,
  type MailServer,
  startMailServer,
  textOf,
} from '../../support/outside/mail-server.ts';

const log = pino({ level: 'silent' });
let mail: MailServer;
let open: MailServer[];
let within: TestApp;
let company: Place;
let admin: Person;

const mailSettings = (own: Partial<MailSettings> = {}): MailSettings => ({
  installed: null,
  elastic: { host: '127.0.0.1', port: mail.port },
  allowPrivate: true,
  ...own,
});

async function begin(own: Partial<MailSettings> = {}) {
  within = await testApp({ settings: { mail: mailSettings(own) } });
  company = await addCompany(within, 'Αιγαίον Καφέ');
  await setCompany({ app: within, company }, { quiet_from: '00:00', quiet_until: '00:00' });
  admin = await addMember(within, company);
}
async function server(...options: Parameters<typeof startMailServer>) {
  const started = await startMailServer(...options);
  open.push(started);
  return started;
}
beforeEach(async () => {
  open = [];
  mail = await server({ user: 'info@aigaion.example', password: 'κωδικός' });
  await begin();
});
afterEach(() => Promise.all(open.map((each) => each.close())));

const ask = <E extends Endpoint>(endpoint: E, body?: unknown) =>
  call(within, endpoint, {
    params: { storeId: company.storeId },
    body,
    as: admin,
    language: 'el',
  });
const own = (more: object = {}) => ({
  mode: 'smtp',
  host: '127.0.0.1',
  port: mail.port,
  email: 'info@aigaion.example',
  password: 'κωδικός',
  sender_alias_name: 'Αιγαίον',
  ...more,
});
const configure = (more: object = {}) => ask(messaging.changeEmail, own(more));
const queue = (subject: string, body: string) =>
  within.database.pool.query(
    `insert into messages (company_id, channel, recipient, subject, body, state) values ($1, 'email', 'maria@example.org', $2, $3, 'queued')`,
    [company.companyId, subject, body],
  );
const work = (ways = mailSettings()) =>
  deliver(within.database, {}, log, wayOut(within.database, settingsWith({ mail: ways })));
const states = async () =>
  (await within.database.pool.query('select state, attempts from messages order by message_id'))
    .rows;

describe('a test mail', () => {
  test('arrives through the company’s own server, in Greek, from its alias', async () => {
    await configure();
    const { data } = await ask(messaging.testEmail, { to: 'maria@example.org' });
    expect(data.accepted).toBe('250 Taken as 42');
    const [received] = mail.received;
    expect(received).toMatchObject({ from: 'info@aigaion.example', to: 'maria@example.org' });
    if (!received) return;
    expect(headerOf(received, 'subject')).toBe('Δοκιμαστικό μήνυμα από Αιγαίον Καφέ');
    expect(headerOf(received, 'from')).toBe('Αιγαίον <info@aigaion.example>');
    expect(textOf(received)).toContain('η αποστολή email της εταιρείας Αιγαίον Καφέ λειτουργεί');
  });

  test('that is not taken says so in the server’s words (test-message-failed)', async () => {
    const strict = await server({ refuses: '550 Nobody here by that name' });
    await configure({ port: strict.port, password: null });
    const { status, refusal } = await call(within, messaging.testEmail, {
      params: { storeId: company.storeId },
      body: { to: 'nobody@example.org' },
      as: admin,
    });
    expect([status, refusal.message]).toEqual([422, 'Error: Test failed']);
    expect(refusal.details?.reason).toContain('Nobody here by that name');
  });

  test('is not sent without end', async () => {
    await configure();
    const once = async () => (await ask(messaging.testEmail, { to: 'a@example.org' })).status;
    // The settings were tried when they were saved.
    within.clock.now += 60_000;
    const statuses = [];
    for (let count = 0; count < 6; count += 1) statuses.push(await once());
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });
});

describe('the configuration of mails', () => {
  test('never answers its password, and keeps it sealed', async () => {
    const { data } = await configure();
    expect(data.email_configuration).toMatchObject({ mode: 'smtp', password_set: true });
    expect(JSON.stringify(data)).not.toContain('κωδικός');
    const { rows } = await within.database.pool.query(
      'select email_password from company_settings where company_id = $1',
      [company.companyId],
    );
    expect(rows[0].email_password).not.toContain('κωδικός');
    const { password: _, ...without } = own({ sender_alias_name: 'Άλλο' });
    expect((await ask(messaging.changeEmail, without)).data.email_configuration).toMatchObject({
      sender_alias_name: 'Άλλο',
      password_set: true,
    });
    await ask(messaging.testEmail, { to: 'a@example.org' });
    expect(mail.received).toHaveLength(1);
  });

  test('never shows a kept password to another server', async () => {
    await configure();
    const { password: _, ...elsewhere } = own({ host: 'localhost' });
    const { status, refusal } = await ask(messaging.changeEmail, elsewhere);
    expect([status, Object.keys(refusal.errors ?? {})]).toEqual([422, ['password']]);
    expect((await ask(messaging.changeEmail, own({ host: 'localhost' }))).status).toBe(200);
  });

  test('that cannot be reached is saved and answered with code 209 (email-configuration-209)', async () => {
    const answer = await within.app.request(
      `/api/companies/${company.storeId}/settings/email-configuration`,
      {
        method: 'PUT',
        headers: { authorization: `Bearer ${admin.token}`, 'content-type': 'application/json' },
        body: JSON.stringify(own({ password: 'wrong' })),
      },
    );
    const body = (await answer.json()) as Record<string, unknown>;
    expect([answer.status, body.code]).toEqual([200, 209]);
    expect(body.message).toContain('535 Authentication failed');
    expect(body.notification).toBe(body.message);
    const { data } = await ask(allSettings);
    expect(data.email_configuration).toMatchObject({ mode: 'smtp', port: mail.port });
  });

  test.each([
    [{ mode: 'smtp', host: '', port: 25, email: 'a@example.org' }, ['host']],
    [{ mode: 'smtp', host: 'mail.example.org', port: 70_000, email: 'a@example.org' }, ['port']],
    [{ mode: 'smtp', host: 'mail.example.org', port: 25, email: 'nobody' }, ['email']],
    [{ mode: 'elastic' }, ['sender_alias_email']],
  ])('is refused by its fields: %j', async (body, fields) => {
    const { status, refusal } = await ask(messaging.changeEmail, body);
    expect([status, Object.keys(refusal.errors ?? {})]).toEqual([422, fields]);
  });

  test.each(['127.0.0.1', 'localhost', '10.1.2.3', '169.254.169.254', '::1'])(
    'does not reach %s inside the network',
    async (host) => {
      await begin({ allowPrivate: false });
      const { status, refusal } = await configure({ host });
      expect([status, refusal.error, Object.keys(refusal.errors ?? {})]).toEqual([
        422,
        'private_address',
        ['host'],
      ]);
    },
  );

  test('of Elastic Email is validated by signing in', async () => {
    const validate = async (password: string) =>
      (
        await ask(messaging.validateElastic, {
          sender_alias_email: 'info@aigaion.example',
          password,
        })
      ).data;
    expect(await validate('κωδικός')).toEqual({ valid: true, reason: null });
    const refused = await validate('wrong');
    expect([refused.valid, refused.reason]).toEqual([false, expect.stringContaining('535')]);
  });
});

describe('a queued mail', () => {
  test('leaves through its company’s own server, once', async () => {
    await configure();
    await queue('Αναφορά', 'Γραμμή ένα\nΓραμμή δύο');
    await Promise.all([work(), work()]);
    expect(mail.received).toHaveLength(1);
    const [received] = mail.received;
    if (received) expect(textOf(received).trim()).toMatch(/^Γραμμή ένα\r?\nΓραμμή δύο$/);
    expect(await states()).toEqual([{ state: 'sent', attempts: 1 }]);
  });

  test('cannot add headers or recipients with its subject', async () => {
    await configure();
    await queue('Hello\r\nBcc: eve@example.org\r\n\r\nPaid', 'text');
    await work();
    const [received] = mail.received;
    expect(received?.to).toBe('maria@example.org');
    expect(received?.source).not.toMatch(/^bcc:/im);
  });

  test('waits untried while nobody can send it', async () => {
    await queue('Hello', 'text');
    await work();
    expect(await states()).toEqual([{ state: 'queued', attempts: 0 }]);
  });

  test('leaves through the installation where the company has no server, under its alias', async () => {
    const relay = await server();
    const installed = { url: `smtp://127.0.0.1:${relay.port}`, from: 'pistos@example.org' };
    await ask(messaging.changeEmailSms, {
      email_sender_alias_name: 'Αιγαίον',
      email_sender_alias_email: 'hello@aigaion.example',
    });
    await queue('Hello', 'text');
    const ways = settingsWith({ mail: mailSettings({ installed }) });
    const senders = { email: async () => undefined };
    await deliver(within.database, senders, log, wayOut(within.database, ways));
    const [received] = relay.received;
    expect(received?.from).toBe('pistos@example.org');
    if (!received) return;
    expect(headerOf(received, 'from')).toBe('Αιγαίον <pistos@example.org>');
    expect(headerOf(received, 'reply-to')).toBe('hello@aigaion.example');
  });

  test.each([
    [true, 1, 'sent'],
    [false, 0, 'queued'],
  ])(
    'that the own server refuses leaves through the installation: %s',
    async (standsIn, count, state) => {
      const relay = await server();
      const strict = await server({ refuses: '451 Later' });
      const installed = { url: `smtp://127.0.0.1:${relay.port}`, from: 'pistos@example.org' };
      await configure({ port: strict.port, password: null });
      await ask(messaging.changeEmailSms, { secondary_email_settings: standsIn });
      await queue('Hello', 'text');
      await work(mailSettings({ installed }));
      expect([relay.received.length, (await states())[0].state]).toEqual([count, state]);
    },
  );
});

test('a mail that is sent again has the Message-ID it had, also through another server', async () => {
  const relay = await server();
  const strict = await server({ refuses: '451 Later' });
  const installed = { url: `smtp://127.0.0.1:${relay.port}`, from: 'pistos@example.org' };
  await configure();
  await ask(messaging.changeEmailSms, { secondary_email_settings: true });
  await queue('Hello', 'text');
  await work(mailSettings({ installed }));
  await within.database.pool.query("update messages set state = 'queued', next_try_at = 'epoch'");
  await configure({ port: strict.port, password: null });
  await work(mailSettings({ installed }));
  const ids = [...mail.received, ...relay.received].map((each) => headerOf(each, 'message-id'));
  expect(ids).toHaveLength(2);
  expect(new Set(ids).size).toBe(1);
  await queue('Hello', 'text');
  await work(mailSettings({ installed }));
  expect(new Set(relay.received.map((each) => headerOf(each, 'message-id'))).size).toBe(2);
});

describe('an own gateway of texts', () => {
  const started: { close: () => void }[] = [];
  afterEach(() => {
    for (const each of started.splice(0)) each.close();
  });
  async function gateway() {
    const received: { headers: Record<string, unknown>; body: unknown }[] = [];
    const http = createServer(async (request, response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      received.push({
        headers: request.headers,
        body: JSON.parse(Buffer.concat(chunks).toString()),
      });
      response.end();
    });
    await new Promise<void>((listening) => http.listen(0, '127.0.0.1', listening));
    started.push(http);
    return { received, url: `http://127.0.0.1:${(http.address() as AddressInfo).port}/send` };
  }
  const signedBy = ({ headers }: { headers: Record<string, unknown> }) =>
    String(headers.authorization);
  const text = (purpose = 'service') =>
    within.database.pool.query(
      `insert into messages (company_id, channel, purpose, recipient, body, state) values ($1, 'sms', $2, '6912345678', 'Γεια', 'queued')`,
      [company.companyId, purpose],
    );

  test('is handed the text with its token and sender; campaigns sign in on their own', async () => {
    const { received, url } = await gateway();
    await ask(messaging.changeSms, { mode: 'own', url, token: 'T0ken', sender_name: 'Aigaion' });
    await ask(messaging.changeCampaignCredentials, { username: 'ads', password: 'more' });
    await text();
    await text('campaign');
    await work();
    // They leave at the same time.
    const byKey = received.toSorted((a, b) => signedBy(b).localeCompare(signedBy(a)));
    expect(byKey).toMatchObject([
      {
        headers: { authorization: 'Bearer T0ken' },
        body: { to: '6912345678', text: 'Γεια', from: 'Aigaion' },
      },
      { headers: { authorization: `Basic ${Buffer.from('ads:more').toString('base64')}` } },
    ]);
    expect(await states()).toMatchObject([{ state: 'sent' }, { state: 'sent' }]);
  });

  test('that replaces another gets none of its secrets', async () => {
    const [one, other] = [await gateway(), await gateway()];
    await ask(messaging.changeSms, { mode: 'own', url: one.url, token: 'T0ken' });
    await ask(messaging.changeCampaignCredentials, { username: 'ads', password: 'more' });
    const { refusal } = await ask(messaging.changeSms, { mode: 'own', url: other.url });
    expect(Object.keys(refusal.errors ?? {})).toEqual(['token']);
    const { data } = await ask(messaging.changeSms, { mode: 'own', url: other.url, token: 'new' });
    expect(data.campaign_credentials).toEqual({ username: null, password_set: false });
    await text('campaign');
    await work();
    expect(other.received).toMatchObject([{ headers: { authorization: 'Bearer new' } }]);
  });

  test('that was named while none was in use gets none of them either', async () => {
    const [one, other] = [await gateway(), await gateway()];
    await ask(messaging.changeSms, { mode: 'own', url: one.url, token: 'T0ken' });
    const named = await ask(messaging.changeSms, { mode: 'default', url: other.url });
    expect(Object.keys(named.refusal.errors ?? {})).toEqual(['token']);
    await ask(messaging.changeSms, { mode: 'default' });
    const { refusal } = await ask(messaging.changeSms, { mode: 'own', url: other.url });
    expect(Object.keys(refusal.errors ?? {})).toEqual(['token']);
  });

  test('inside the network is refused when it is saved, and when it is used', async () => {
    const { received, url } = await gateway();
    await ask(messaging.changeSms, { mode: 'own', url });
    await text();
    await work(mailSettings({ allowPrivate: false }));
    expect([received.length, (await states())[0].state]).toEqual([0, 'queued']);
    await begin({ allowPrivate: false });
    const { refusal } = await ask(messaging.changeSms, { mode: 'own', url });
    expect([refusal.error, Object.keys(refusal.errors ?? {})]).toEqual([
      'private_address',
      ['url'],
    ]);
  });
});

test.each([
  ['93.184.216.34', true],
  ['2606:4700::1111', true],
  ['3fff:ffff::1', true],
  ['4000::1', false],
  ['1::1', false],
  ['192.168.1.1', false],
  ['172.31.255.255', false],
  ['100.64.0.1', false],
  ['::ffff:127.0.0.1', false],
  ['fd00::1', false],
  ['fe80::1', false],
  ['fec0::1', false],
  ['64:ff9b::7f00:1', false],
  ['64:ff9b:1::7f00:1', false],
  ['2001::7f00:1', false],
  ['2001:db8::1', false],
  ['2002:7f00:1::1', false],
  ['::127.0.0.1', false],
  ['203.0.113.1', false],
  ['255.255.255.255', false],
])('the address %s is reached by anybody: %s', (address, wanted) => {
  expect(isPublicAddress(address)).toBe(wanted);
});

test('a sealed secret opens for its own company and name alone', () => {
  const sealed = seal('key', 7, 'sms_token', 'μυστικό');
  expect(unseal('key', 7, 'sms_token', sealed)).toBe('μυστικό');
  for (const [key, id, name] of [
    ['other', 7, 'sms_token'],
    ['key', 8, 'sms_token'],
    ['key', 7, 'email_password'],
  ] as const)
    expect(() => unseal(key, id, name, sealed)).toThrow();
});
