import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { id, localized, moment, now, withdrawn } from './columns.ts';

/**
 * The tiers of a company's ladder. `from` and `to` are points in hundredths (the last `to` is -1),
 * or minor units of money where the company counts amounts; `multiplier` is in hundredths.
 */
export const pointTitlesTable = pgTable(
  'point_titles',
  {
    company_id: id().notNull(),
    store_point_title_id: id().notNull().generatedByDefaultAsIdentity(),
    from: id().notNull(),
    to: id().notNull(),
    multiplier: integer().notNull().default(100),
    color: text().notNull(),
    title: localized().notNull(),
    description: localized().notNull(),
    expiration_days: integer(),
    created_at: moment().notNull().default(now),
    updated_at: moment().notNull().default(now),
    ...withdrawn(),
  },
  (t) => [primaryKey({ columns: [t.company_id, t.store_point_title_id] })],
);
