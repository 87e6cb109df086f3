import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { id, moment } from './columns.ts';
import { appProvidersTable } from './people.ts';

/** People who are about to register, by the hash of what their browser holds; gone when they have, or after a day. */
export const registrationsTable = pgTable(
  'registrations',
  {
    identifier_hash: text().primaryKey(),
    app_provider_id: id()
      .notNull()
      .references(() => appProvidersTable.app_provider_id),
    country_id: integer().notNull(),
    mobile: text().notNull(),
    tos_accepted_at: moment().notNull(),
    /** When the last code left. */
    sent_at: moment().notNull(),
    /** When they proved that the mobile is theirs. */
    proved_at: moment(),
    expires_at: moment().notNull(),
  },
  (t) => [index('registrations__over__idx').on(t.expires_at)],
);
