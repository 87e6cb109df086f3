import { index, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { id } from './columns.ts';

/**
 * What each store took, gave and redeemed in each quarter of an hour, so that a home or a report adds up
 * quarters and not receipts. The database keeps it (0033_store-quarters.sql) as receipts, returns, claims and
 * given points are written. Quarters, because no clock on a wall divides them, whatever its zone. Whoever
 * writes takes the first row that nobody is writing (`slot`): tills of one store never wait here.
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
    /** In cents, and without what came back since. */
    amount: id().notNull(),
    /** In hundredths: points of receipts without what was taken back, and given points. */
    issued: id().notNull(),
    /** In hundredths: points that paid, without what was given back, and those of claims redeemed here. */
    redeemed: id().notNull(),
    /** How often public pages of its coupons were opened. */
    views: integer().notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.company_id, t.store_id, t.quarter, t.slot] }),
    index('store_quarters__company__idx').on(t.company_id, t.quarter),
  ],
);
