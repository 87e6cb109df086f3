import { boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { id, moment } from './columns.ts';
import { sides } from './ledger-terms.ts';

/**
 * What each store took, gave and redeemed in each quarter of an hour, so that a home or a report adds up
 * quarters and not receipts, each in the quarter in which it was posted. The database keeps it as returns and postings are written;
 * receipts are counted some minutes after they were posted (`receipts_counted`), and `store_quarters_now`, which is what is read, has
 * both. Quarters, because no clock on a wall divides them, whatever its zone. Whoever writes takes the first row that
 * nobody is writing (`slot`): tills of one store never wait here. The background has a slot of its own, -1.
 */
export const storeQuartersTable = pgTable(
  'store_quarters',
  {
    company_id: id().notNull(),
    store_id: id().notNull(),
    /** Quarters of an hour since 1970, UTC. */
    quarter: integer().notNull(),
    slot: integer().notNull(),
    receipts: integer().notNull(),
    /** In cents: receipts, less what came back in that quarter. */
    amount: id().notNull(),
    /** In hundredths: points that were given, less those that were taken back in it. */
    issued: id().notNull(),
    /** In hundredths: points that paid and those of gifts that were handed over, less those that came back in it. */
    redeemed: id().notNull(),
    /** How often public pages of its coupons were opened. */
    views: integer().notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.company_id, t.store_id, t.quarter, t.slot] }),
    index('store_quarters__company__idx').on(t.company_id, t.quarter),
  ],
);

/**
 * Until when receipts are counted in quarters of an hour: one row. To count each as it is posted takes a till a tenth of
 * what it does; what was posted since is looked up where it is asked for.
 */
export const receiptsCountedTable = pgTable('receipts_counted', {
  only: boolean().primaryKey().default(true),
  until: moment().notNull(),
});

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

/**
 * What each store took, gave and redeemed on each day that is over, and by the hour: a year is some thousand rows of
 * these and not some hundred thousand quarters. Kept up to the same day as `ledger_days`; what comes back later is taken
 * out of the day it counts in (`add_to_quarter`).
 */
export const storeDaysTable = pgTable(
  'store_days',
  {
    company_id: id().notNull(),
    /** As in `ledger_days`. */
    day: integer().notNull(),
    store_id: id().notNull(),
    receipts: integer().notNull(),
    /** In minor units, less what came back that day. */
    turnover: id().notNull(),
    /** In hundredths. */
    given: id().notNull(),
    redeemed: id().notNull(),
    /** From midnight to midnight, 24 of them. */
    receipts_by_hour: integer().array().notNull(),
    turnover_by_hour: id().array().notNull(),
  },
  (t) => [primaryKey({ columns: [t.company_id, t.day, t.store_id] })],
);
