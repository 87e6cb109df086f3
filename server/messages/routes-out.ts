import type { Language } from '../../contract/engine/languages.ts';
import type { VariableValues } from '../../contract/messages/variables.ts';
import type { EmailMode, ViberState } from '../../contract/settings/messaging-settings.ts';
import type { Database } from '../db/connection.ts';
import type { MailSettings } from '../http/dependencies.ts';
import { unseal } from '../runtime/secrets.ts';
import { withCode } from './codes/codes.ts';
import { gatewayBody, takenAs } from './gateway.ts';
import { linksOf, type Site, withLink } from './links.ts';
import { type Mail, type MailServer, sendInstalled, sendThrough } from './mail.ts';
import { keyHeader, type Outgoing, type Sender, type Senders } from './outbox.ts';
import { postOutside } from './outside.ts';
import { partsOf, priceOf, usesOf } from './prices.ts';
import { type SmsRow, smsColumns, smsOf, smsRowOf } from './texts-out.ts';

/** A mail as its design draws it. */
export interface Drawn {
  readonly html: string;
  readonly text: string;
}
/** Draws a mail by a design of the company; `text` is what it says there. Undefined where there is none such. */
export type DrawMail = (mail: {
  companyId: number;
  themeId: number;
  language: Language;
  values: VariableValues;
  text: string;
}) => Promise<Drawn | undefined>;

export interface Ways extends Site {
  mail: MailSettings;
}

/** How a company has set up its messages, as the database keeps it. */
export interface OutRow extends SmsRow {
  company_id: number;
  name: string;
  sms_url: string | null;
  sms_token: string | null;
  sms_sender_name: string | null;
  email_mode: EmailMode;
  email_host: string | null;
  email_port: number | null;
  email_account: string | null;
  email_password: string | null;
  email_own_name: string | null;
  email_own_address: string | null;
  email_sender_alias_name: string | null;
  email_sender_alias_email: string | null;
  secondary_email_settings: boolean;
  campaign_username: string | null;
  campaign_password: string | null;
  viber_state: ViberState;
  viber_alias_name: string | null;
  sms_part_price: number;
  viber_price: number;
}

const read = {
  name: 'ways-out',
  text: `select cs.company_id, s.name, ${smsColumns}, cs.sms_url, cs.sms_token, cs.sms_sender_name, cs.email_mode, cs.email_host, cs.email_port,
      cs.email_account, cs.email_password, cs.email_own_name, cs.email_own_address, cs.email_sender_alias_name, cs.email_sender_alias_email,
      cs.secondary_email_settings, cs.campaign_username, cs.campaign_password, cs.viber_state, cs.viber_alias_name, cs.sms_part_price, cs.viber_price
    from company_settings cs join stores s on s.company_id = cs.company_id and s.store_id = cs.company_id where cs.company_id = $1`,
};

/** Throws for a company that does not exist. */
export async function outRowOf({ pool }: Database, companyId: number): Promise<OutRow> {
  const { rows } = await pool.query<OutRow>({ ...read, values: [companyId] });
  if (!rows[0]) throw new Error('A company without settings');
  return rows[0];
}

/** Prices are kept in ten-thousandths of the currency. */
const hundredthsOfMinor = 100;

type SecretName = 'sms_token' | 'email_password' | 'campaign_password';
const opened = ({ secret }: Ways, row: OutRow, name: SecretName) => {
  const sealed = row[name];
  return sealed ? unseal(secret, row.company_id, name, sealed) : '';
};

/** Who signs in to the gateway: campaigns on their own, where they have credentials. */
function authorizationOf(ways: Ways, row: OutRow, { purpose }: Outgoing): Record<string, string> {
  if (purpose === 'campaign' && row.campaign_username) {
    const pair = `${row.campaign_username}:${opened(ways, row, 'campaign_password')}`;
    return { authorization: `Basic ${Buffer.from(pair).toString('base64')}` };
  }
  const token = opened(ways, row, 'sms_token');
  return token ? { authorization: `Bearer ${token}` } : {};
}

/** Under which name a message of a company arrives. */
const senderOf = (row: OutRow, { channel }: Outgoing) =>
  channel === 'viber' && row.viber_state === 'confirmed'
    ? row.viber_alias_name
    : row.sms_sender_name;

const ownGateway =
  (ways: Ways, row: OutRow): Sender =>
  async (message) => {
    const headers = { ...keyHeader(message), ...authorizationOf(ways, row, message) };
    const body = gatewayBody(message, senderOf(row, message));
    const { allowPrivate } = ways.mail;
    const answer = await postOutside(row.sms_url ?? '', headers, body, allowPrivate);
    return takenAs(answer.status, answer.text);
  };

/** The server that a company's own mails leave through; undefined where it is the installation's. */
export function mailServerOf(ways: Ways, row: OutRow): MailServer | undefined {
  const password = opened(ways, row, 'email_password');
  if (row.email_mode === 'smtp')
    return {
      host: row.email_host ?? '',
      port: row.email_port ?? 25,
      user: row.email_account ?? '',
      password,
    };
  if (row.email_mode === 'elastic')
    return { ...ways.mail.elastic, user: row.email_own_address ?? '', password };
  return undefined;
}

type Content = Pick<Mail, 'to' | 'subject' | 'text' | 'id' | 'html' | 'oneClick'>;

function installedMail(ways: Ways, row: OutRow, content: Content): Mail {
  const address = ways.mail.installed?.from ?? '';
  const from = { name: row.email_sender_alias_name ?? row.name, address };
  return { ...content, from, replyTo: row.email_sender_alias_email };
}

function ownMail(row: OutRow, content: Content): Mail {
  const own = row.email_mode === 'elastic' ? row.email_own_address : row.email_account;
  const name = row.email_own_name ?? row.email_sender_alias_name ?? row.name;
  const replyTo = row.email_mode === 'smtp' ? row.email_own_address : null;
  const from = { name, address: own ?? '' };
  return { ...content, from, replyTo: replyTo ?? row.email_sender_alias_email };
}

const domainOf = (address: string) => address.split('@').at(-1);

/** A mail that was taken. */
interface TakenMail {
  /** In the server's words. */
  readonly said: string;
  /** Whether that server is the installation's. */
  readonly byInstallation: boolean;
}

/**
 * Sends a mail of a company the way it has set up, and through the installation where the company
 * lets that stand in. Throws when nobody took it.
 */
export async function sendCompanyMail(
  ways: Ways,
  row: OutRow,
  content: Content,
): Promise<TakenMail> {
  const { installed, allowPrivate } = ways.mail;
  const server = mailServerOf(ways, row);
  const own = ownMail(row, content);
  // The same through whichever server it leaves: one may have taken it without saying so.
  const id = `pistos-${content.id}@${domainOf(installed?.from ?? own.from.address)}`;
  const standIn = async () => {
    const mail = { ...installedMail(ways, row, content), id };
    return { said: await sendInstalled(installed?.url ?? '', mail), byInstallation: true };
  };
  if (server) {
    const said = sendThrough(server, { ...own, id }, allowPrivate);
    const sending = said.then((words) => ({ said: words, byInstallation: false }));
    return row.secondary_email_settings && installed ? sending.catch(standIn) : sending;
  }
  if (!installed) throw new Error('no mail server');
  return standIn();
}

const mailSender =
  (ways: Ways, row: OutRow, draw: DrawMail): Sender =>
  async (message) => {
    const { companyId, key: id, recipient: to, subject, content } = message;
    const links = linksOf(ways, message);
    const { theme: themeId, language = 'en', values = {} } = content ?? {};
    const filled = { ...values, unsubscribe: links?.page ?? '' };
    const drawn =
      themeId && (await draw({ companyId, themeId, language, values: filled, text: message.body }));
    const body = drawn ? drawn.text : message.body;
    const text = withLink({ channel: 'email', body, content }, links);
    const mail = { id, to, subject: subject ?? row.name, text, oneClick: links?.oneClick };
    const html = drawn ? drawn.html : undefined;
    const { byInstallation } = await sendCompanyMail(ways, row, { ...mail, html });
    return byInstallation ? { uses: usesOf(message) } : {};
  };

/** A message of a gateway as it leaves: pictures by their whole address, and the way out of what advertises. */
function finished(ways: Ways, row: OutRow, message: Outgoing): Outgoing {
  const { content, channel } = message;
  const coded = withCode(ways.secret, message);
  const body =
    channel === 'viber'
      ? withLink({ channel, body: coded.body, content }, linksOf(ways, message))
      : smsOf(ways, row, message).text;
  const picture = content?.picture && new URL(content.picture, ways.publicUrl).href;
  return { ...message, body, content: content && { ...content, picture: picture ?? null } };
}

const nothingDrawn: DrawMail = async () => undefined;

/** How messages of companies leave. */
export interface WayOut {
  /** How one leaves; undefined where nobody sends its channel. */
  (message: Outgoing): Promise<Sender | undefined>;
  /** Parts of a text as it leaves. */
  readonly parts: (message: Outgoing) => Promise<number>;
}

/** `installed` is what the installation sends with. */
export const wayOut = (
  database: Database,
  ways: Ways,
  installed: Senders = {},
  draw: DrawMail = nothingDrawn,
): WayOut => {
  const senderFor = async (message: Outgoing): Promise<Sender | undefined> => {
    const { companyId, channel } = message;
    const row = await outRowOf(database, companyId);
    if (channel === 'email') return mailSender(ways, row, draw);
    if (channel === 'push') return installed.push;
    const send = row.sms_mode === 'own' ? ownGateway(ways, row) : installed[channel];
    if (!send) return undefined;
    return async (each) => {
      const whole = finished(ways, row, each);
      const uses = row.sms_mode === 'own' ? undefined : usesOf(whole);
      const cost = priceOf(row, whole) / hundredthsOfMinor;
      return { ...(await send(whole)), cost, uses, parts: partsOf(whole) };
    };
  };
  const parts = async (message: Outgoing) =>
    smsOf(ways, await smsRowOf(database.pool, message.companyId), message).count.messages;
  return Object.assign(senderFor, { parts });
};
