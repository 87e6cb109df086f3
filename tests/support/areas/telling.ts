import pino from 'pino';
import { channelIds, type OfferChannel } from '../../../contract/messages/channels.ts';
import { withTransaction } from '../../../server/db/transaction.ts';
import { deliver } from '../../../server/messages/delivery.ts';
import type { Senders } from '../../../server/messages/outbox.ts';
import { type DrawMail, wayOut } from '../../../server/messages/routes-out.ts';
import { type Telling, type Told, tellCustomer } from '../../../server/messages/tell.ts';
import type { SentOffer } from '../../../server/tables/messages.ts';
import type { testApp } from '../app.ts';
import { settingsWith } from '../app.ts';
import { addCustomer, addTill, type Shopper, setCompany, type Till } from './till.ts';

const log = pino({ level: 'silent' });
const inAll = (text: string) => ({ el: text, en: `${text} (en)`, it: `${text} (it)` });

/** What every channel says, with variables in it. */
export const offer = (
  channels: readonly OfferChannel[],
  own: Partial<SentOffer> = {},
): SentOffer => ({
  system_notification_ids: channels.map((channel) => channelIds[channel]),
  notifier_type: 'priority',
  override_user_notification_settings: false,
  sms: { text: inAll('Δώρο για σένα, {first_name}') },
  email: { subject: inAll('Δώρο'), text: inAll('Γεια {first_name}'), store_email_theme_id: null },
  push: { title: inAll('Δώρο'), body: inAll('Για σένα'), image: '/files/a.webp' },
  viber: {
    text: inAll('Δώρο στο Viber'),
    image: '/files/b.webp',
    button_text: inAll('Δείτε το'),
    button_url: 'https://aigaion.example/gift',
  },
  ...own,
});

/** A till whose company is never quiet and whose own gateway is at an address. */
export async function addTelling(app: Awaited<ReturnType<typeof testApp>>, gatewayUrl?: string) {
  const till = await addTill(app);
  await setCompany(till, {
    quiet_from: '00:00',
    quiet_until: '00:00',
    ...(gatewayUrl ? { sms_mode: 'own', sms_url: gatewayUrl } : {}),
  });
  return till;
}

const everything = { marketing: true, sms: true, viber: true, push: true, mail: true };
type Consents = Partial<typeof everything & { email: string | null; mobile: string | null }>;

/** Changes what a customer agreed to and where they are reached. */
export async function setCustomer({ app }: Till, { id }: Shopper, own: Consents) {
  const names = Object.keys(own);
  await app.database.pool.query(
    `update customers set ${names.map((name, place) => `${name} = $${place + 2}`).join(', ')} where user_account_id = $1`,
    [id, ...Object.values(own)],
  );
}

/** A customer who agreed to everything. */
export async function addReachable(till: Till, own: Consents = {}): Promise<Shopper> {
  const shopper = await addCustomer(till);
  await setCustomer(till, shopper, {
    ...everything,
    email: `c${shopper.id}@example.org`,
    ...own,
  });
  return shopper;
}

/** Tells one customer something, as whatever happens to them does. */
export const tell = (
  { app, company }: Till,
  { id }: Shopper,
  telling: Partial<Telling> & Pick<Telling, 'offer'>,
  told: Partial<Told> = {},
) =>
  withTransaction(app.database, (client) =>
    tellCustomer(
      client,
      { companyId: company.companyId, purpose: 'campaign', ...telling },
      { accountId: id, occasion: 'it happened', ...told },
    ),
  );

/** Settings under which addresses of this machine may be posted to. */
export const open = settingsWith({
  mail: { installed: null, elastic: { host: '127.0.0.1', port: 1 }, allowPrivate: true },
});

/** Sends what is due, as the server does. */
export const work = ({ app }: Pick<Till, 'app'>, senders: Senders = {}, draw?: DrawMail) =>
  deliver(app.database, senders, log, wayOut(app.database, open, senders, draw));

/** Brings forward when messages are tried again. */
export const becomeDue = ({ app }: Pick<Till, 'app'>) =>
  app.database.pool.query("update messages set next_try_at = now() - interval '1 second'");

/** The outbox: channel, state and reason of each message, in order. */
export const outbox = async ({ app }: Pick<Till, 'app'>) =>
  (
    await app.database.pool.query<{ channel: string; state: string; reason: string | null }>(
      'select channel, state, reason from messages order by message_id',
    )
  ).rows.map(({ channel, state, reason }) =>
    [channel, state, ...(reason ? [reason] : [])].join(' '),
  );
