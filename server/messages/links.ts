import type { Language } from '../../contract/engine/languages.ts';
import { unsubscribePage } from '../../contract/engine/pages.ts';
import { longest } from '../../contract/messages/longest.ts';
import type { Outgoing } from './outbox.ts';
import { tokenOf } from './unsubscribe-token.ts';

export interface Site {
  readonly publicUrl: string;
  readonly secret: string;
}

/** How one gets rid of what a message is one of. */
export interface Links {
  /** The page, for people. */
  readonly page: string;
  /** Where a mail program posts its one click. */
  readonly oneClick: string;
}

const placeholder = '{unsubscribe}';

const footers: Record<Language, (link: string) => string> = {
  el: (link) => `Δεν θέλετε άλλα τέτοια μηνύματα; Διαγραφή: ${link}`,
  en: (link) => `No longer want these messages? Unsubscribe: ${link}`,
  it: (link) => `Non vuoi più ricevere questi messaggi? Disiscriviti: ${link}`,
};
/** Understood everywhere, and in the alphabet of text messages. */
const short = (link: string) => `STOP: ${link}`;

/** Whether a message is one of a campaign, or has texts of campaigns in it. */
export const advertises = ({ purpose, content }: Pick<Outgoing, 'purpose' | 'content'>) =>
  purpose === 'campaign' || content?.advertises === true;

/** The links of a message that advertises; undefined for any other. */
export function linksOf(
  { publicUrl, secret }: Site,
  message: Pick<
    Outgoing,
    'companyId' | 'messageId' | 'accountId' | 'channel' | 'purpose' | 'content'
  >,
): Links | undefined {
  const { companyId, messageId, accountId, channel } = message;
  if (!advertises(message) || accountId === null) return undefined;
  const token = tokenOf(secret, { companyId, accountId, channel, messageId });
  return {
    page: `${publicUrl}/${unsubscribePage}/${token}`,
    oneClick: `${publicUrl}/api/common/unsubscription?token=${token}`,
  };
}

type WithLink = 'email' | 'push' | 'viber';
/** Whether a channel has room for a link more; texts have theirs by `smsText`. */
const hasRoom: Record<WithLink, (after: string) => boolean> = {
  viber: (after) => after.length <= longest.viber,
  email: () => true,
  push: () => false,
};

/** What a message other than a text says as it leaves: with the link where it says so, else below it where there is room. */
export function withLink(
  { channel, body, content }: Pick<Outgoing, 'body' | 'content'> & { readonly channel: WithLink },
  links: Links | undefined,
): string {
  if (body.includes(placeholder)) return body.replaceAll(placeholder, links?.page ?? '').trim();
  if (!links || body.includes(links.page)) return body;
  const isMail = channel === 'email';
  const line = isMail ? footers[content?.language ?? 'en'](links.page) : short(links.page);
  const after = `${body}${isMail ? '\n\n' : '\n'}${line}`.trim();
  return hasRoom[channel](after) ? after : body;
}
