import { sql } from 'drizzle-orm';
import {
  index,
  integer,
  numeric,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { emailThemes } from '../../contract/email-themes/email-themes.ts';
import type { Language, Localized } from '../../contract/engine/languages.ts';
import type { ChannelContents } from '../../contract/messages/channel-content.ts';
import {
  type messageStates,
  type OfferChannel,
  offerChannels,
} from '../../contract/messages/channels.ts';
import { messages } from '../../contract/messages/messages.ts';
import type { VariableValues } from '../../contract/messages/variables.ts';
import { columns, id, jsonOf, moment, now, withdrawn } from './columns.ts';

/** What a message has beside its text. */
export interface MessageContent {
  readonly language: Language;
  readonly picture?: string | null;
  readonly button?: { readonly text: string; readonly url: string } | null;
  /** The design of a mail, which is drawn when it leaves, and what is filled in there. */
  readonly theme?: number | null;
  readonly values?: VariableValues;
  /** It is told even to who wants nothing by its channel. */
  readonly override?: boolean;
  /** Whether a text is put in capitals that cost less, where that is not as the company does. */
  readonly capitals?: boolean;
  /** It is about a receipt and has texts of campaigns in it: with their way out. */
  readonly advertises?: boolean;
}

/** A message by the next channel, for when none arrives by those before. */
export interface NextWay {
  readonly channel: OfferChannel;
  readonly recipient: string;
  readonly subject: string | null;
  readonly body: string;
  readonly content: MessageContent;
}

/** The outbox: a message is a row of the transaction that causes it, and is sent afterwards. */
export const messagesTable = pgTable(
  'messages',
  {
    ...columns(messages),
    /** What it is about: messages of campaigns can be switched off and sign in on their own. */
    purpose: text({ enum: ['service', 'campaign'] })
      .notNull()
      .default('service'),
    /** What a gateway tells a message by that it gets a second time; never used again for another. */
    idempotency_key: uuid().notNull().defaultRandom(),
    attempts: integer().notNull().default(0),
    // Cut off, not rounded up: a new message is due at once.
    next_try_at: moment().notNull().default(sql`date_trunc('milliseconds', now())`),
    /** After that nobody needs it any more: it is not tried again. The database sets it. */
    useful_until: moment().notNull().default(sql`now() + interval '7 days'`),
    /** What happened that it tells, and which of the offer's messages it is: told once. */
    occasion: text(),
    step: integer().notNull().default(0),
    /** The occasion of the message that has its text: what one receipt brings leaves as one. */
    joined_to: text(),
    content: jsonOf<MessageContent>()(),
    /** What is sent in its place when it fails, in order. */
    fallback: jsonOf<NextWay[]>()(),
    participant_id: id(),
    send_id: id(),
    /** The code that stands masked in its text, sealed; gone once it was sent or is too old. */
    sealed_code: text(),
    /** When a super admin looked at it last. */
    code_shown_at: moment(),
    /** What the gateway calls it. */
    provider_id: text(),
    /** Parts of the text that left, by which it was paid for; null of other channels. */
    parts: integer(),
    /** In minor units with their fractions: a part of a text costs less than one. */
    cost: numeric({ precision: 14, scale: 4 }),
    delivered_at: moment(),
  },
  (t) => [
    primaryKey({ columns: [t.company_id, t.message_id] }),
    index('messages__created__idx').on(t.company_id, t.created_at),
    index('messages__code__idx').on(t.created_at).where(sql`${t.sealed_code} is not null`),
    // A customer's page tells what was sent to them.
    index('messages__recipient__idx').on(t.company_id, t.recipient, t.created_at),
    index('messages__customer__idx')
      .on(t.company_id, t.user_account_id, t.created_at)
      .where(sql`${t.user_account_id} is not null`),
    index('messages__due__idx')
      .on(t.company_id, t.channel, t.next_try_at)
      .where(sql`${t.state} = 'queued'`),
    uniqueIndex('messages__occasion__unique')
      .on(t.company_id, t.occasion, t.step)
      .where(sql`${t.occasion} is not null`),
    index('messages__joined__idx')
      .on(t.company_id, t.joined_to)
      .where(sql`${t.joined_to} is not null`),
    index('messages__campaign__idx')
      .on(t.company_id, t.campaign_id, t.created_at)
      .where(sql`${t.campaign_id} is not null`),
    index('messages__participant__idx')
      .on(t.company_id, t.participant_id)
      .where(sql`${t.participant_id} is not null`),
    index('messages__send__idx')
      .on(t.company_id, t.send_id, t.state)
      .where(sql`${t.send_id} is not null`),
  ],
);

/**
 * SQL: whether a message counts as sent: it was handed over, and nobody said since that it failed. Messages count on the day they
 * were written, whatever became of them later.
 */
export const isSent = (message: string) => `${message}.state in ('sent', 'delivered')`;

const inState = (message: string, state: (typeof messageStates)[number]) =>
  `count(*) filter (where ${message}.state = '${state}')::int as ${state}`;

/** SQL: what became of messages, and what those that were sent came to: parts, and minor units with their fractions. */
export const messageCounts = (message: string) =>
  `count(*) filter (where ${isSent(message)})::int as sent, ${(['delivered', 'failed', 'suppressed', 'queued'] as const).map((state) => inState(message, state)).join(', ')},
    coalesce(sum(coalesce(${message}.parts, 1)) filter (where ${isSent(message)}), 0)::int as parts,
    coalesce(sum(${message}.cost) filter (where ${isSent(message)}), 0)::float8 as cost`;

/** How the mails among them look. */
export const emailThemesTable = pgTable(
  'email_themes',
  { ...columns(emailThemes), ...withdrawn() },
  (t) => [
    primaryKey({ columns: [t.company_id, t.store_email_theme_id] }),
    index('email_themes__updated__idx').on(t.company_id, t.updated_at),
  ],
);

/** Addresses that are not written to: whose owner wants nothing more, or that do not exist. */
export const suppressionsTable = pgTable(
  'suppressions',
  {
    company_id: id().notNull(),
    channel: text({ enum: offerChannels }).notNull(),
    address: text().notNull(),
    reason: text({ enum: ['unsubscribed', 'invalid_address'] }).notNull(),
    created_at: moment().notNull().default(now),
  },
  (t) => [primaryKey({ columns: [t.company_id, t.channel, t.address] })],
);

/** Browsers in which a customer allowed a company to tell them something. */
export const pushSubscriptionsTable = pgTable(
  'push_subscriptions',
  {
    company_id: id().notNull(),
    subscription_id: id().notNull().generatedByDefaultAsIdentity(),
    user_account_id: id().notNull(),
    endpoint: text().notNull(),
    p256dh: text().notNull(),
    auth: text().notNull(),
    language: text().notNull(),
    /** The page it came from, which a notification leads back to. */
    page: text().notNull(),
    created_at: moment().notNull().default(now),
  },
  (t) => [
    primaryKey({ columns: [t.company_id, t.subscription_id] }),
    uniqueIndex('push_subscriptions__endpoint__unique').on(t.company_id, t.endpoint),
    index('push_subscriptions__customer__idx').on(t.company_id, t.user_account_id),
  ],
);

/** How much went through a gateway in the second that is under way. */
export const gatewayPacesTable = pgTable('gateway_paces', {
  gateway: text().primaryKey(),
  began_at: moment().notNull(),
  used: integer().notNull(),
});

/** What is told to many at once. */
export interface SentOffer extends ChannelContents {
  readonly system_notification_ids: readonly number[];
  readonly notifier_type: 'priority' | 'all';
  readonly override_user_notification_settings: boolean;
  readonly title?: string | Localized;
}

export const sendsTable = pgTable(
  'message_sends',
  {
    company_id: id().notNull(),
    send_id: id().notNull().generatedByDefaultAsIdentity(),
    offer: jsonOf<SentOffer>()().notNull(),
    purpose: text({ enum: ['service', 'campaign'] }).notNull(),
    campaign_id: id(),
    cancelled_at: moment(),
    created_at: moment().notNull().default(now),
  },
  (t) => [primaryKey({ columns: [t.company_id, t.send_id] })],
);

/** Whom a send tells it, in order; gone once they were. */
export const sendPeopleTable = pgTable(
  'message_send_people',
  {
    company_id: id().notNull(),
    send_id: id().notNull(),
    place: integer().notNull(),
    user_account_id: id().notNull(),
    participant_id: id(),
    values: jsonOf<VariableValues>()().notNull().default({}),
  },
  (t) => [primaryKey({ columns: [t.company_id, t.send_id, t.place] })],
);
