import type { ChannelContents } from '../../../contract/messages/channel-content.ts';
import type { OfferChannel } from '../../../contract/messages/channels.ts';

const title = { el: '{title}', en: '{title}', it: '{title}' };
const text = {
  el: 'Έχετε κάτι νέο από {company}: {title}.',
  en: 'There is something for you from {company}: {title}.',
  it: 'C’è qualcosa per te da {company}: {title}.',
};

/** What a campaign says by a channel for which no text was written. */
export const defaultContents: Required<{
  [C in OfferChannel]: NonNullable<ChannelContents[C]>;
}> = {
  sms: { text },
  email: { subject: title, text, store_email_theme_id: null },
  push: { title, body: text, image: null },
  viber: { text, image: null, button_text: { el: '', en: '', it: '' }, button_url: null },
};
