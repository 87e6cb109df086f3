import { bit, integer, numeric, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { channels } from '../../contract/transactions/transactions.ts';
import { id, moment } from './columns.ts';

const time = {
  company_id: id().notNull(),
  store_id: id().notNull(),
  unit: text({ enum: ['month', 'day'] }).notNull(),
  /** Months are numbered from the year 0, days from the first of 1970. */
  number: integer().notNull(),
};

/**
 * Of which months of a store it is kept who came and what was bought, and of which days of the month that runs; by the
 * calendar of which time zone, and between which moments they lie. Whatever writes a receipt there, or changes one, forgets
 * the month or day (`forget_time`): what is kept is what the receipts say, and without its row here nobody reads it.
 */
export const storeTimesKeptTable = pgTable(
  'store_times_kept',
  {
    ...time,
    time_zone: text().notNull(),
    since: moment().notNull(),
    until: moment().notNull(),
  },
  (t) => [primaryKey({ columns: [t.company_id, t.store_id, t.unit, t.number] })],
);

const ofChannel = { ...time, channel: text({ enum: channels }).notNull() };

/**
 * Who had a receipt, a bit for each customer of a block: those of several stores and times are united by `bit_or`, and
 * counted without being told one by one. A block in which few came is stored in a few bytes, which shorter ones are not.
 */
export const customerTimesTable = pgTable(
  'customer_times',
  {
    ...ofChannel,
    /** Of 32768 customers, by their ids. */
    block: id().notNull(),
    people: bit({ dimensions: 32_768 }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.company_id, t.store_id, t.unit, t.number, t.channel, t.block] }),
  ],
);

/** How much of each product was bought, by the id that it had on the receipt. */
export const productTimesTable = pgTable(
  'product_times',
  {
    ...ofChannel,
    product_id: id().notNull(),
    quantity: numeric().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.company_id, t.store_id, t.unit, t.number, t.channel, t.product_id] }),
  ],
);
