import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { emailThemes } from '../../contract/email-themes/email-themes.ts';
import { messages } from '../../contract/messages/messages.ts';
import { columns, moment } from './columns.ts';

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
  },
  (t) => [
    primaryKey({ columns: [t.company_id, t.message_id] }),
    index('messages__created__idx').on(t.company_id, t.created_at),
    // A customer's page tells what was sent to them.
    index('messages__recipient__idx').on(t.company_id, t.recipient, t.created_at),
    index('messages__due__idx')
      .on(t.company_id, t.channel, t.next_try_at)
      .where(sql`${t.state} = 'queued'`),
  ],
);

/** How the mails among them look. */
export const emailThemesTable = pgTable('email_themes', columns(emailThemes), (t) => [
  primaryKey({ columns: [t.company_id, t.store_email_theme_id] }),
  index('email_themes__updated__idx').on(t.company_id, t.updated_at),
]);
