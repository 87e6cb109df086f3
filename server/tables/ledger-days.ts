import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { id } from './columns.ts';
import { sides } from './ledger.ts';

/**
 * What was posted on each day that is over: sums by store that reports would otherwise take from all entries
 * of years. They follow from receipts, returns and entries, which never change; `ledger:verify` holds them
 * together. Days are numbered from the first of 1970, by the company's calendar.
 */
export const ledgerDaysTable = pgTable(
  'ledger_days',
  {
    company_id: id().notNull(),
    day: integer().notNull(),
    what: text({ enum: ['receipts', 'returns', ...sides] }).notNull(),
    store_id: id().notNull(),
    /** 0 for none. */
    redeem_store_id: id().notNull(),
    count: integer().notNull(),
    /** Minor units, or hundredths of points. */
    sum: id().notNull(),
    /** Hundredths of points times hundredths of a minor unit: what they were worth. */
    worth: id().notNull(),
  },
  (t) => [primaryKey({ columns: [t.company_id, t.day, t.what, t.store_id, t.redeem_store_id] })],
);

/** Up to which day the sums of a company are there, and by which calendar. */
export const ledgerDaysKeptTable = pgTable('ledger_days_kept', {
  company_id: id().primaryKey(),
  day: integer().notNull(),
  time_zone: text().notNull(),
});
