import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { id, moment, now } from '../columns.ts';
import { storesTable } from '../resources/stores.tables.ts';

/** A customer's membership in one company's programme: the user account of the specification. */
export const customersTable = pgTable(
  'customers',
  {
    company_id: id().notNull(),
    user_account_id: id().notNull().generatedByDefaultAsIdentity(),
    user_id: id(),
    /** Where they registered. */
    store_id: id().notNull(),
    first_name: text().notNull(),
    last_name: text(),
    country_id: integer().notNull(),
    mobile: text(),
    email: text(),
    phone: text(),
    gender: text({ enum: ['male', 'female', 'other'] }),
    birth_date: date(),
    address: text(),
    zipcode: text(),
    county_id: integer(),
    marketing: boolean().notNull().default(false),
    sms: boolean().notNull().default(false),
    viber: boolean().notNull().default(false),
    push: boolean().notNull().default(false),
    mail: boolean().notNull().default(false),
    /** What the customer's QR code holds: nobody can guess it. */
    qr_code: text().notNull(),
    created_at: moment().notNull().default(now),
    updated_at: moment().notNull().default(now),
    deleted_at: moment(),
  },
  (t) => [
    primaryKey({ columns: [t.company_id, t.user_account_id] }),
    foreignKey({
      name: 'customers__store_id__fk',
      columns: [t.company_id, t.store_id],
      foreignColumns: [storesTable.company_id, storesTable.store_id],
    }),
    uniqueIndex('customers__mobile__unique')
      .on(t.company_id, t.mobile, t.country_id)
      .where(sql`${t.deleted_at} is null`),
    uniqueIndex('customers__qr_code__unique').on(t.company_id, t.qr_code),
    index('customers__registered__idx').on(t.company_id, t.store_id, t.created_at),
  ],
);

/** The cards of a programme; one without a customer is free to be given. */
export const loyaltyCardsTable = pgTable(
  'loyalty_cards',
  {
    company_id: id().notNull(),
    card_number: text().notNull(),
    user_account_id: id(),
    created_at: moment().notNull().default(now),
    attached_at: moment(),
  },
  (t) => [
    primaryKey({ columns: [t.company_id, t.card_number] }),
    foreignKey({
      name: 'loyalty_cards__user_account_id__fk',
      columns: [t.company_id, t.user_account_id],
      foreignColumns: [customersTable.company_id, customersTable.user_account_id],
    }),
    index('loyalty_cards__customer__idx').on(t.company_id, t.user_account_id),
  ],
);
