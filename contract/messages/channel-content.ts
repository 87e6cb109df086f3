import { z } from 'zod';
import type { Field } from '../engine/fields.ts';
import type { Localized } from '../engine/languages.ts';
import { link } from '../engine/links.ts';
import { localizedAny, localizedOptional } from '../engine/localized-fields.ts';
import { channelOf, type OfferChannel } from './channels.ts';
import { longest } from './longest.ts';

/** What one channel says; nothing of a channel that is not used. */
const content = <W extends z.ZodRawShape, R extends z.ZodRawShape>(written: W, read: R) =>
  ({
    kind: 'facts',
    value: z.object(written).nullable(),
    read: z.object(read).nullable(),
    nullable: true,
    default: null,
  }) as const satisfies Field;

const told = localizedAny(1).read;
const nothing = { el: '', en: '', it: '' };
const path = z.string().max(200).nullable();
const picture = path.default(null);

/** The fields of a message to customers, by its channel. */
export const channelContents = {
  sms: content(
    {
      text: localizedAny(longest.sms, 'lines').value,
      /** Whether its Greek is put in capitals that cost less; null is as the company does. */
      capitals: z.boolean().nullish(),
    },
    { text: told, capitals: z.boolean().nullish() },
  ),
  email: content(
    {
      subject: localizedAny(longest.subject).value,
      /** Without a theme the mail is this text alone; with one, what its `{message}` says. */
      text: localizedOptional(longest.mail).value.default(nothing),
      store_email_theme_id: z.int().positive().nullable().default(null),
    },
    { subject: told, text: told, store_email_theme_id: z.int().nullable() },
  ),
  push: content(
    {
      title: localizedAny(longest.pushTitle).value,
      body: localizedAny(longest.push, 'lines').value,
      image: picture,
    },
    { title: told, body: told, image: path },
  ),
  viber: content(
    {
      text: localizedAny(longest.viber, 'lines').value,
      image: picture,
      button_text: localizedOptional(longest.button).value.default(nothing),
      button_url: link.nullable().default(null),
    },
    { text: told, image: path, button_text: told, button_url: z.string().nullable() },
  ),
} as const;

export type ChannelContents = {
  [C in OfferChannel]?: z.infer<(typeof channelContents)[C]['read']> | undefined;
};

/** A message as it is sent to somebody who reads one language. */
export interface Offer extends ChannelContents {
  readonly system_notification_ids: readonly number[];
}

const says = (text: Localized | undefined) => Boolean(text?.el || text?.en || text?.it);

/** Whether what a channel needs to be sent with is there. */
const isWhole: { [C in OfferChannel]: (offer: ChannelContents) => boolean } = {
  sms: ({ sms }) => says(sms?.text),
  email: ({ email }) =>
    says(email?.subject) && (says(email?.text) || Boolean(email?.store_email_theme_id)),
  push: ({ push }) => says(push?.title) && says(push?.body),
  viber: ({ viber }) =>
    says(viber?.text) && says(viber?.button_text) === Boolean(viber?.button_url),
};

/** The channels that are to be used and say nothing, or not enough. */
export const unsaid = (offer: Offer): readonly OfferChannel[] =>
  offer.system_notification_ids.flatMap((id) => {
    const channel = channelOf(id);
    return channel && !isWhole[channel](offer) ? [channel] : [];
  });
