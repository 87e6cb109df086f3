import { createHmac } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { renewReceiptSecret } from '../../../contract/messages/messaging-calls.ts';
import { receiptHeaders, tellReceipt } from '../../../contract/messages/receipts.ts';
import { allSettings } from '../../../contract/settings/company-settings.ts';
import { smsGateway } from '../../../server/messages/outbox.ts';
import { call, testApp } from '../../support/app.ts';
import { addMember, type Person } from '../../support/areas/people.ts';
import {
  addReachable,
  addTelling,
  becomeDue,
  offer,
  outbox,
  setCustomer,
  tell,
  work,
} from '../../support/areas/telling.ts';
import { type Shopper, setCompany, type Till } from '../../support/areas/till.ts';
import { type Gateway, readBy, startGateway } from '../../support/outside/gateway.ts';

let gateway: Gateway;
let till: Till;
let shopper: Shopper;
let admin: Person;
const installedSecret = 'the installation’s gateway';

beforeEach(async () => {
  gateway = await startGateway();
  till = await addTelling(
    await testApp({ settings: { gatewaySecret: installedSecret } }),
    gateway.url,
  );
  shopper = await addReachable(till);
  admin = await addMember(till.app, till.company);
});
afterEach(() => gateway.close());

const sql = async (text: string) => (await till.app.database.pool.query(text)).rows;
const place = () => ({ params: { storeId: till.company.companyId }, as: admin });
const renew = async () => (await call(till.app, renewReceiptSecret, place())).data.secret;
const lastId = async () =>
  (await sql('select max(message_id) as id from messages'))[0]?.id as number;

interface Receipt {
  secret: string;
  body: unknown;
  time?: number;
  company?: number;
  signature?: string;
}

/** A gateway tells something, signed with a secret. */
async function tellBack({ secret, body, time, company, signature }: Receipt) {
  const text = JSON.stringify(body);
  const seconds = String(time ?? Math.floor(Date.now() / 1000));
  const mac = createHmac('sha256', secret).update(`${seconds}.${text}`).digest('hex');
  const path = tellReceipt.path.replace('{id}', String(company ?? till.company.companyId));
  const answer = await till.app.app.request(`/api${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      [receiptHeaders.time]: seconds,
      [receiptHeaders.signature]: signature ?? `sha256=${mac}`,
    },
    body: text,
  });
  return { status: answer.status, text: await answer.text() };
}

describe('a gateway is handed', () => {
  test('a text with its sender, and says what it calls it; its parts are what it costs', async () => {
    gateway.answers = { status: 200, body: { id: 'gw-17' } };
    await setCompany(till, { sms_sender_name: 'AIGAION', sms_part_price: 450, viber_price: 300 });
    await tell(till, shopper, { offer: offer(['sms']), purpose: 'service' });
    await work(till);
    expect(readBy(gateway)).toEqual([
      {
        id: await lastId(),
        channel: 'sms',
        to: `+30${shopper.mobile}`,
        text: 'Δώρο για σένα, Μαρία',
        from: 'AIGAION',
      },
    ]);
    expect(await sql('select state, provider_id, cost::float8 from messages')).toEqual([
      { state: 'sent', provider_id: 'gw-17', cost: 4.5 },
    ]);
  });

  test('a Viber message with picture and button, from the confirmed alias', async () => {
    await setCompany(till, {
      viber_state: 'confirmed',
      viber_alias_name: 'Αιγαίον',
      viber_price: 300,
    });
    await tell(till, shopper, { offer: offer(['viber']), purpose: 'service' });
    await work(till);
    expect(readBy(gateway)).toMatchObject([
      {
        channel: 'viber',
        text: 'Δώρο στο Viber',
        from: 'Αιγαίον',
        picture: 'https://pistos.example/files/b.webp',
        button: { text: 'Δείτε το', url: 'https://aigaion.example/gift' },
      },
    ]);
    expect(await sql('select cost::float8 from messages')).toEqual([{ cost: 3 }]);
  });

  test('the same where it is the installation’s', async () => {
    await setCompany(till, { sms_mode: 'default' });
    await tell(till, shopper, { offer: offer(['viber']), purpose: 'service' });
    await work(till, { viber: smsGateway(gateway.url) });
    expect(readBy(gateway)).toMatchObject([{ channel: 'viber', to: `+30${shopper.mobile}` }]);
    expect(await outbox(till)).toEqual(['viber sent']);
  });

  test('a message again when it failed with it, and once when it took it', async () => {
    gateway.answers = { status: 500 };
    await tell(till, shopper, { offer: offer(['sms']) });
    await work(till);
    gateway.answers = { status: 200 };
    await becomeDue(till);
    await work(till);
    await becomeDue(till);
    await work(till);
    expect(gateway.handed).toHaveLength(2);
    expect(await outbox(till)).toEqual(['sms sent']);
  });

  test('nothing more for who refuses while it waits: that is not sent, and says why', async () => {
    await tell(till, shopper, { offer: offer(['sms']) });
    await setCustomer(till, shopper, { sms: false });
    await work(till);
    expect(gateway.handed).toEqual([]);
    expect(await outbox(till)).toEqual(['sms suppressed no_consent']);
  });

  test('no more in a second than it takes, by two servers together', async () => {
    await setCompany(till, { gateway_per_second: 3, offers_per_day: 0 });
    for (const occasion of ['1', '2', '3', '4', '5', '6', '7'])
      await tell(till, shopper, { offer: offer(['sms']) }, { occasion });
    // The second that is under way lasts until the test says so.
    await sql(
      `insert into gateway_paces (gateway, began_at, used) values ('http ${till.company.companyId}', now() + interval '1 hour', 1)`,
    );
    await Promise.all([work(till), work(till)]);
    expect(gateway.handed).toHaveLength(2);
    await sql(`update gateway_paces set began_at = now() + interval '1 hour', used = 0`);
    await Promise.all([work(till), work(till)]);
    expect(gateway.handed).toHaveLength(5);
  });

  test('no advertising in quiet hours that began meanwhile', async () => {
    await tell(till, shopper, { offer: offer(['sms']) });
    await tell(till, shopper, { offer: offer(['sms']), purpose: 'service' }, { occasion: 'x' });
    await sql(`update company_settings set quiet_from = to_char(now() at time zone time_zone - interval '1 hour', 'HH24:MI'),
      quiet_until = to_char(now() at time zone time_zone + interval '2 hours', 'HH24:MI')`);
    await work(till);
    expect(await outbox(till)).toEqual(['sms queued quiet', 'sms sent']);
  });
});

describe('the next channel is tried', () => {
  test('when a gateway refuses the first for good', async () => {
    gateway.refuses = 'viber';
    await tell(till, shopper, { offer: offer(['viber', 'sms']) });
    await work(till);
    expect(await outbox(till)).toEqual(['viber failed refused', 'sms sent']);
    expect(readBy(gateway).at(-1)).toMatchObject({ channel: 'sms', to: `+30${shopper.mobile}` });
  });

  test('when it is told in the end that the first did not arrive; once, however often it is told', async () => {
    const secret = await renew();
    await tell(till, shopper, { offer: offer(['viber', 'sms', 'email']) });
    await work(till);
    const body = { id: await lastId(), status: 'failed' };
    await Promise.all([tellBack({ secret, body }), tellBack({ secret, body })]);
    await tellBack({ secret, body });
    expect(await outbox(till)).toEqual(['viber failed undelivered', 'sms queued']);
    const [next] = await sql(
      `select jsonb_array_length(fallback) as left from messages where channel = 'sms'`,
    );
    expect(next).toEqual({ left: 1 });
  });

  test('when somebody refused the first while it waited', async () => {
    await tell(till, shopper, { offer: offer(['viber', 'sms']) });
    await setCustomer(till, shopper, { viber: false });
    await work(till);
    expect(await outbox(till)).toEqual(['viber suppressed no_consent', 'sms sent']);
  });

  test('when eight tries were in vain, and not before', async () => {
    gateway.answers = { status: 503 };
    await tell(till, shopper, { offer: offer(['viber', 'sms']) });
    for (let tries = 1; tries <= 7; tries += 1) {
      await becomeDue(till);
      await work(till);
    }
    expect(await outbox(till)).toEqual(['viber queued']);
    await becomeDue(till);
    await work(till);
    expect((await outbox(till))[0]).toBe('viber failed unreachable');
    expect(await outbox(till)).toHaveLength(2);
  });

  test('not where every channel was used from the start', async () => {
    gateway.answers = { status: 422 };
    await tell(till, shopper, { offer: offer(['viber', 'sms'], { notifier_type: 'all' }) });
    await work(till);
    expect(await outbox(till)).toEqual(['viber failed refused', 'sms failed refused']);
  });
});

describe('what a gateway tells of a message', () => {
  let secret: string;
  let id: number;
  beforeEach(async () => {
    secret = await renew();
    await tell(till, shopper, { offer: offer(['sms']) });
    await work(till);
    id = await lastId();
  });

  test('is noted when it signed it', async () => {
    expect((await tellBack({ secret, body: { id, status: 'delivered' } })).status).toBe(200);
    expect(await outbox(till)).toEqual(['sms delivered']);
  });

  test('takes who answered STOP out of the channel, and nobody by another message', async () => {
    const status = 'unsubscribed';
    await tellBack({ secret, body: { id: id + 1, status } });
    expect(await sql('select sms, viber from customers')).toEqual([{ sms: true, viber: true }]);
    expect((await tellBack({ secret, body: { id, status } })).status).toBe(200);
    expect(await sql('select sms, viber from customers')).toEqual([{ sms: false, viber: true }]);
    await tell(till, shopper, { offer: offer(['sms']) }, { occasion: 'later' });
    expect((await outbox(till)).at(-1)).toBe('sms suppressed unsubscribed');
  });

  test('changes nothing when it comes twice or after the contrary', async () => {
    await tellBack({ secret, body: { id, status: 'delivered' } });
    await tellBack({ secret, body: { id, status: 'delivered' } });
    await tellBack({ secret, body: { id, status: 'failed' } });
    expect(await outbox(till)).toEqual(['sms delivered']);
  });

  test('counts when it comes before the answer that it was taken', async () => {
    await sql(`update messages set state = 'queued', sent_at = null`);
    await tellBack({ secret, body: { id, status: 'delivered' } });
    expect(await outbox(till)).toEqual(['sms delivered']);
    await becomeDue(till);
    await work(till);
    expect(gateway.handed).toHaveLength(1);
  });

  test('is believed by nobody when it is forged, changed, or kept for later', async () => {
    const body = { id, status: 'delivered' };
    const time = Math.floor(Date.now() / 1000);
    const other = createHmac('sha256', secret).update(`${time}.{}`).digest('hex');
    const refused = [
      await tellBack({ secret: 'guessed', body }),
      await tellBack({ secret, body, time, signature: `sha256=${other}` }),
      await tellBack({ secret, body, signature: '' }),
      await tellBack({ secret, body, time: time - 3600 }),
      await tellBack({ secret, body, time: time + 3600 }),
    ];
    expect(refused.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
    expect(await outbox(till)).toEqual(['sms sent']);
  });

  test('of a message that is not its own is answered like a forged one', async () => {
    const body = { id: id + 1000, status: 'delivered' };
    const unknown = await tellBack({ secret, body });
    const forged = await tellBack({ secret: 'guessed', body });
    expect(unknown.status).toBe(404);
    const told = ({ text }: { text: string }) => JSON.parse(text);
    expect(told(unknown)).toEqual(told(forged));
    const neighbour = await addTelling(till.app, gateway.url);
    const as = await addMember(till.app, neighbour.company);
    const params = { storeId: neighbour.company.companyId };
    const theirs = (await call(till.app, renewReceiptSecret, { params, as })).data.secret;
    const company = neighbour.company.companyId;
    expect((await tellBack({ secret: theirs, company, body: { ...body, id } })).status).toBe(404);
  });

  test('is signed with the newest secret alone, which is told once', async () => {
    const newer = await renew();
    const body = { id, status: 'delivered' };
    expect((await tellBack({ secret, body })).status).toBe(404);
    expect((await tellBack({ secret: newer, body })).status).toBe(200);
    const { data } = await call(till.app, allSettings, place());
    expect(data.message_receipts).toMatchObject({ secret_set: true });
    expect(JSON.stringify(data)).not.toContain(newer);
  });

  test('keeps an address that does not exist from being written to again', async () => {
    await tellBack({ secret, body: { id, status: 'failed', invalid_address: true } });
    expect(await outbox(till)).toEqual(['sms failed invalid_address']);
    await tell(till, shopper, { offer: offer(['sms']) }, { occasion: 'x' });
    expect((await outbox(till)).at(-1)).toBe('sms suppressed invalid_address');
  });

  test('comes from the installation’s gateway for what left through that', async () => {
    const body = { id, status: 'delivered' };
    const told = () => tellBack({ secret: installedSecret, company: 1, body });
    expect((await told()).status).toBe(404);
    await setCompany(till, { sms_mode: 'default' });
    expect((await told()).status).toBe(200);
    expect(await outbox(till)).toEqual(['sms delivered']);
  });
});
