import webpush from 'web-push';
import type { Language } from '../../../contract/engine/languages.ts';
import type { Database } from '../../db/connection.ts';
import { RefusedForGood } from '../gateway.ts';
import { linksOf, type Site } from '../links.ts';
import type { Outgoing, Sender } from '../outbox.ts';
import { sendOutside } from '../outside.ts';
import type { PushKeys } from './keys.ts';
import { dropSubscription } from './subscriptions.ts';

interface Browser {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  readonly language: Language;
  readonly page: string;
}

const read = {
  name: 'browsers-of-customer',
  text: `select endpoint, p256dh, auth, language, page from push_subscriptions where company_id = $1
      and user_account_id = any(accounts_of($1, $2)) order by subscription_id`,
};

/** Seconds for which a push service keeps what a phone that is off does not get. */
const keptFor = 86_400;
const stop: Record<Language, string> = { el: 'Διαγραφή', en: 'Unsubscribe', it: 'Disiscriviti' };

interface Way extends Site {
  readonly keys: PushKeys;
  /** Whom a push service writes to. */
  readonly contact: string;
  readonly allowPrivate: boolean;
}

/** What the worker in the browser shows; one that comes again takes the place of the first. */
function shownIn({ language, page }: Browser, way: Way, message: Outgoing) {
  const { subject, body, key, content } = message;
  const links = linksOf(way, message);
  const picture = content?.picture;
  return JSON.stringify({
    title: subject,
    body,
    tag: key,
    url: new URL(page, way.publicUrl).href,
    ...(picture ? { image: new URL(picture, way.publicUrl).href } : {}),
    ...(links ? { stop: { title: stop[language], url: `${links.page}?lang=${language}` } } : {}),
  });
}

const gone = new Set([404, 410]);

/** Shows it in one browser. Throws where its push service did not take it; false where there is no such browser. */
async function toBrowser(database: Database, way: Way, message: Outgoing, browser: Browser) {
  const { endpoint, p256dh, auth } = browser;
  const subscription = { endpoint, keys: { p256dh, auth } };
  const vapidDetails = { subject: way.contact, ...way.keys };
  const { headers, body } = webpush.generateRequestDetails(
    subscription,
    shownIn(browser, way, message),
    { vapidDetails, TTL: keptFor, contentEncoding: 'aes128gcm' },
  );
  const sent = Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, `${value}`]),
  );
  const { status } = await sendOutside(endpoint, sent, body ?? Buffer.alloc(0), way.allowPrivate);
  if (gone.has(status)) {
    await dropSubscription(database, endpoint);
    return false;
  }
  if (status < 200 || status > 299) throw new Error(`push service answered ${status}`);
  return true;
}

/** Sends to every browser that a customer allowed; it is sent once one of them has it. */
export const pushSender =
  (database: Database, way: Way): Sender =>
  async (message) => {
    const values = [message.companyId, message.accountId];
    const { rows } = await database.pool.query<Browser>({ ...read, values });
    const told = await Promise.allSettled(
      rows.map((browser) => toBrowser(database, way, message, browser)),
    );
    if (told.some((each) => each.status === 'fulfilled' && each.value)) return {};
    const failed = told.find((each) => each.status === 'rejected');
    if (failed) throw failed.reason;
    throw new RefusedForGood('no browser allows it any more');
  };
