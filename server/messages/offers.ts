import type { Language, Localized } from '../../contract/engine/languages.ts';
import {
  type ChannelContents,
  type Offer,
  unsaid,
} from '../../contract/messages/channel-content.ts';
import { channelOf, type OfferChannel } from '../../contract/messages/channels.ts';
import { filledText, type VariableValues } from '../../contract/messages/variables.ts';
import { Refusal } from '../http/refusal.ts';

/** What somebody reads of a message, in one language. */
export interface Said {
  readonly subject: string | null;
  readonly body: string;
}

const inLanguage = (text: Localized | undefined, language: Language) =>
  text?.[language] || text?.el || text?.en || text?.it || '';

/** What a message says by each channel. */
const words: {
  [C in OfferChannel]: (contents: ChannelContents, language: Language) => Said;
} = {
  sms: ({ sms }, language) => ({ subject: null, body: inLanguage(sms?.text, language) }),
  email: ({ email }, language) => ({
    subject: inLanguage(email?.subject, language),
    body: inLanguage(email?.text, language),
  }),
  push: ({ push }, language) => ({
    subject: inLanguage(push?.title, language),
    body: inLanguage(push?.body, language),
  }),
  viber: ({ viber }, language) => ({
    subject: null,
    body: [
      inLanguage(viber?.text, language),
      [inLanguage(viber?.button_text, language), viber?.button_url].filter(Boolean).join(': '),
    ]
      .filter(Boolean)
      .join('\n'),
  }),
};

/** What one channel says to one person, its variables filled in. */
export function saidBy(
  channel: OfferChannel,
  contents: ChannelContents,
  language: Language,
  values: VariableValues,
): Said {
  const { subject, body } = words[channel](contents, language);
  return {
    subject: subject === null ? null : filledText(subject, values),
    body: filledText(body, values),
  };
}

/** Throws invalid, naming the field, for a channel that there is not, and for one that says nothing. */
export function assertSaid(offer: Offer) {
  if (offer.system_notification_ids.some((id) => channelOf(id) === undefined))
    throw new Refusal('invalid', {
      fields: { system_notification_ids: [{ name: 'invalidChoice' }] },
    });
  const [first] = unsaid(offer);
  if (first) throw new Refusal('invalid', { fields: { [first]: [{ name: 'required' }] } });
}
