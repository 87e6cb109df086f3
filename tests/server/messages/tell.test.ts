import { beforeEach, describe, expect, test } from 'vitest';
import { messages } from '../../../contract/messages/messages.ts';
import { withTransaction } from '../../../server/db/transaction.ts';
import { tellCustomer } from '../../../server/messages/tell.ts';
import { call, testApp } from '../../support/app.ts';
import { addMember } from '../../support/areas/people.ts';
import {
  addReachable,
  addTelling,
  offer,
  outbox,
  setCustomer,
  tell,
} from '../../support/areas/telling.ts';
import { addCustomer, type Shopper, setCompany, type Till } from '../../support/areas/till.ts';

let till: Till;
let shopper: Shopper;
beforeEach(async () => {
  till = await addTelling(await testApp());
  shopper = await addReachable(till);
});

const allow = (account: Shopper, endpoint = 'https://push.example/1') =>
  till.app.database.pool.query(
    `insert into push_subscriptions (company_id, user_account_id, endpoint, p256dh, auth, language, page) values ($1, $2, $3, 'k', 'a', 'el', '/')`,
    [till.company.companyId, account.id, endpoint],
  );
const rows = async (columns = '*') =>
  (await till.app.database.pool.query(`select ${columns} from messages order by message_id`)).rows;

describe('a customer is told something', () => {
  test('by the first channel that reaches them, in their country’s language, with their name', async () => {
    await tell(till, shopper, { offer: offer(['sms', 'email']) });
    expect(await rows('channel, recipient, body, state, purpose')).toEqual([
      {
        channel: 'sms',
        recipient: `+30${shopper.mobile}`,
        body: 'Δώρο για σένα, Μαρία',
        state: 'queued',
        purpose: 'campaign',
      },
    ]);
  });

  test('by the next one where the first does not reach them', async () => {
    await setCustomer(till, shopper, { sms: false });
    await tell(till, shopper, { offer: offer(['sms', 'email']) });
    expect(await outbox(till)).toEqual(['email queued']);
  });

  test('by every channel, each that does not reach them with its reason', async () => {
    await setCustomer(till, shopper, { viber: false, email: null });
    const all = offer(['sms', 'viber', 'email', 'push'], { notifier_type: 'all' });
    await tell(till, shopper, { offer: all });
    expect(await outbox(till)).toEqual([
      'sms queued',
      'viber suppressed no_consent',
      'email suppressed no_address',
      'push suppressed no_address',
    ]);
  });

  test('in a browser they allowed it in, unless the company switched that off', async () => {
    await allow(shopper);
    await tell(till, shopper, { offer: offer(['push']) });
    await setCompany(till, { push_notifications: false });
    await tell(till, shopper, { offer: offer(['push']) }, { occasion: 'again' });
    expect(await outbox(till)).toEqual(['push queued', 'push suppressed switched_off']);
  });

  test('once for one occasion, however often and whatever they agreed to in between', async () => {
    const once = () => tell(till, shopper, { offer: offer(['sms', 'email']) });
    expect(await once()).toHaveLength(1);
    await setCustomer(till, shopper, { sms: false });
    expect(await once()).toEqual([]);
    await Promise.all([once(), once()]);
    expect(await outbox(till)).toEqual(['sms queued']);
    await tell(till, shopper, { offer: offer(['sms', 'email']) }, { occasion: 'another' });
    expect(await outbox(till)).toEqual(['sms queued', 'email queued']);
  });

  test('if and only if what caused it is done', async () => {
    const { companyId } = till.company;
    const undone = withTransaction(till.app.database, async (client) => {
      const telling = { companyId, purpose: 'campaign', offer: offer(['sms']) } as const;
      await tellCustomer(client, telling, { accountId: shopper.id, occasion: 'x' });
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await outbox(till)).toEqual([]);
  });

  test('with values of its own, and what it belongs to', async () => {
    const text = { el: '{title}: {code} {store}', en: '', it: '' };
    const values = { title: 'Καφές', code: 'K7' };
    await tell(
      till,
      shopper,
      { offer: offer(['sms'], { sms: { text } }), campaignId: 7 },
      { values, participantId: 9 },
    );
    expect(await rows('body, campaign_id, participant_id, user_account_id')).toEqual([
      { body: 'Καφές: K7', campaign_id: 7, participant_id: 9, user_account_id: shopper.id },
    ]);
  });
});

describe('nobody is told', () => {
  const barred = async (
    own: Parameters<typeof setCustomer>[2],
    purpose: 'service' | 'campaign' = 'campaign',
    override = false,
  ) => {
    await setCustomer(till, shopper, own);
    const what = offer(['sms'], { override_user_notification_settings: override });
    await tell(
      till,
      shopper,
      { offer: what, purpose },
      { occasion: JSON.stringify([own, purpose, override]) },
    );
    return (await outbox(till)).at(-1);
  };

  test('who refused offers altogether, or this channel', async () => {
    expect(await barred({ marketing: false })).toBe('sms suppressed no_consent');
    expect(await barred({ marketing: true, sms: false })).toBe('sms suppressed no_consent');
  });

  test('an offer that overrides what they closed, for it is no service', async () => {
    expect(await barred({ sms: false }, 'campaign', true)).toBe('sms suppressed no_consent');
    expect(await barred({ sms: false }, 'service', true)).toBe('sms queued');
    expect(await barred({ marketing: false }, 'service', true)).toBe('sms suppressed no_consent');
  });

  test('who switched a channel off for every programme', async () => {
    await till.app.database.pool.query(
      `insert into users (app_provider_id, country_id, mobile, full_name, password_hash, proved_at, notify_sms)
        select 1, country_id, mobile, first_name, '', now(), false from customers where user_account_id = $1`,
      [shopper.id],
    );
    expect(await barred({ sms: true })).toBe('sms suppressed unwanted');
  });

  test('by an address of the list of those not to be written to, until they agree anew', async () => {
    const { companyId } = till.company;
    await till.app.database.pool.query(
      `insert into suppressions (company_id, channel, address, reason) values ($1, 'sms', $2, 'unsubscribed')`,
      [companyId, shopper.mobile],
    );
    expect(await barred({ sms: true })).toBe('sms suppressed unsubscribed');
    await setCustomer(till, shopper, { sms: false });
    expect(await barred({ sms: true, viber: false })).toBe('sms queued');
  });

  test('who is gone, or of another company', async () => {
    await till.app.database.pool.query('update customers set deleted_at = now()');
    const other = await addTelling(till.app);
    const stranger = await addCustomer(other);
    await tell(till, shopper, { offer: offer(['sms']) });
    await tell(till, stranger, { offer: offer(['sms']) }, { occasion: 'x' });
    expect(await outbox(till)).toEqual([]);
  });
});

describe('in quiet hours', () => {
  /** Hours around now in the company's own time zone. */
  const around = (from: number, until: number) => {
    const hour = (offset: number) =>
      new Intl.DateTimeFormat('en-GB', {
        timeZone: 'Asia/Tokyo',
        hour: '2-digit',
        minute: '2-digit',
        hourCycle: 'h23',
      }).format(Date.now() + offset * 3_600_000);
    return { time_zone: 'Asia/Tokyo', quiet_from: hour(from), quiet_until: hour(until) };
  };

  test('an offer waits for their end and says so; a service does not', async () => {
    await setCompany(till, around(-2, 3));
    await tell(till, shopper, { offer: offer(['sms']) });
    await tell(till, shopper, { offer: offer(['sms']), purpose: 'service' }, { occasion: 'x' });
    expect(await outbox(till)).toEqual(['sms queued quiet', 'sms queued']);
    const [waits] = await rows('next_try_at');
    const hours = (Date.parse(waits.next_try_at) - Date.now()) / 3_600_000;
    expect(Math.round(hours)).toBe(3);
  });

  test('that are not now nothing waits', async () => {
    await setCompany(till, around(1, 3));
    await tell(till, shopper, { offer: offer(['sms']) });
    expect(await outbox(till)).toEqual(['sms queued']);
  });
});

test('the outbox is filtered by state, reason and customer', async () => {
  const other = await addReachable(till, { marketing: false });
  await tell(till, shopper, { offer: offer(['sms']) });
  await tell(till, other, { offer: offer(['sms']) }, { occasion: 'x' });
  const as = await addMember(till.app, till.company);
  const list = async (query: Record<string, string | number>) =>
    (
      await call(till.app, messages.calls.list, {
        params: { storeId: till.company.companyId },
        query,
        as,
      })
    ).data.messages;
  expect(await list({ state: 'suppressed' })).toMatchObject([
    { reason: 'no_consent', user_account_id: other.id, cost: null },
  ]);
  expect(await list({ reason: 'no_consent' })).toHaveLength(1);
  expect(await list({ user_account_id: shopper.id })).toMatchObject([{ state: 'queued' }]);
});
