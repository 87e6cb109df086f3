import type { Language, Localized } from '../../contract/engine/languages.ts';
import {
  type ChannelContents,
  type Offer,
  unsaid,
} from '../../contract/messages/channel-content.ts';
import { channelOf, type OfferChannel } from '../../contract/messages/channels.ts';
import { filledText, type VariableValues } from '../../contract/messages/variables.ts';
import { Refusal } from '../http/refusal.ts';
import type { MessageContent } from '../tables/messages.ts';

/** What somebody reads of a message, in one language. */
export interface Said {
  readonly subject: string | null;
  readonly body: string;
  /** What stands beside the text, where the channel has room for it. */
  readonly content: MessageContent;
}

const inLanguage = (text: Localized | undefined, language: Language) =>
  text?.[language] || text?.el || text?.en || text?.it || '';

type Words = Omit<Said, 'content'> & Omit<MessageContent, 'language'>;

/** What a message says by each channel. */
const words: {
  [C in OfferChannel]: (contents: ChannelContents, language: Language) => Words;
} = {
  sms: ({ sms }, language) => ({
    subject: null,
    body: inLanguage(sms?.text, language),
    ...(typeof sms?.capitals === 'boolean' ? { capitals: sms.capitals } : {}),
  }),
  email: ({ email }, language) => ({
    subject: inLanguage(email?.subject, language),
    body: inLanguage(email?.text, language),
    theme: email?.store_email_theme_id ?? null,
  }),
  push: ({ push }, language) => ({
    subject: inLanguage(push?.title, language),
    body: inLanguage(push?.body, language),
    picture: push?.image ?? null,
  }),
  viber: ({ viber }, language) => {
    const text = inLanguage(viber?.button_text, language);
    const url = viber?.button_url;
    return {
      subject: null,
      body: inLanguage(viber?.text, language),
      picture: viber?.image ?? null,
      button: text && url ? { text, url } : null,
    };
  },
};

/** What one channel says to one person, its variables filled in. */
export function saidBy(
  channel: OfferChannel,
  contents: ChannelContents,
  language: Language,
  values: VariableValues,
): Said {
  const { subject, body, button, ...content } = words[channel](contents, language);
  return {
    subject: subject === null ? null : filledText(subject, values),
    body: filledText(body, values),
    content: {
      language,
      ...content,
      ...(button ? { button: { ...button, text: filledText(button.text, values) } } : {}),
    },
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
