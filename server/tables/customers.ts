import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { attributeDefinitions } from '../../contract/customers/attribute-definitions.ts';
import { cardOrders } from '../../contract/customers/card-orders.ts';
import { dayOfYearPattern } from '../../contract/engine/birth-days.ts';
import { consentChannels } from '../../contract/messages/consents.ts';
import { birthdayOf } from './birthday-sql.ts';
import { columns, id, jsonOf, moment, now, withdrawn } from './columns.ts';
import { storesTable } from './organisations.ts';

/** What a merge moved, in hundredths and minor units. */
export interface Taken {
  /** The columns of the kept account that were empty. */
  filled: Record<string, unknown>;
  /** Its attributes before. */
  attributes: Record<string, unknown>;
  /** Its columns that had a value which something more exact of the other account replaced. */
  emptied?: Record<string, unknown>;
  cards: string[];
  /** Its open claims, which hold no points. */
  claims?: number[];
  points: number;
  deficit: number;
  sums: { earned: number; redeemed: number; total_amount: number; total_transactions: number };
}

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
    /** MM-DD, where the year is not known; the database empties it once there is a birth date. */
    birthday: text(),
    address: text(),
    zipcode: text(),
    county_id: integer(),
    marketing: boolean().notNull().default(false),
    sms: boolean().notNull().default(false),
    viber: boolean().notNull().default(false),
    push: boolean().notNull().default(false),
    mail: boolean().notNull().default(false),
    /** When the paper form was signed. */
    form_date: date(),
    /** By the id of their definition. */
    extra_attributes: jsonOf<Record<string, unknown>>()().notNull().default({}),
    /** The account that took over their cards and points. */
    merged_into: id(),
    anonymised_at: moment(),
    /** What the customer's QR code holds: nobody can guess it. */
    qr_code: text().notNull(),
    created_at: moment().notNull().default(now),
    updated_at: moment().notNull().default(now),
    deleted_at: moment(),
  },
  (t) => [
    primaryKey({ columns: [t.company_id, t.user_account_id] }),
    check('customers__birthday__never_both', sql`${t.birthday} is null or ${t.birth_date} is null`),
    check(
      'customers__birthday__is_day',
      sql`${t.birthday} ~ ${sql.raw(`'${dayOfYearPattern.source.replaceAll('\\d', '[0-9]')}'`)}`,
    ),
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
    // The list, and what narrows it or puts it in another order; nobody lists who was deleted.
    index('customers__created__idx')
      .on(t.company_id, t.created_at, t.user_account_id)
      .where(sql`${t.deleted_at} is null`),
    index('customers__last_name__idx')
      .on(t.company_id, sql`fold(coalesce(${t.last_name}, '')) collate "C"`, t.user_account_id)
      .where(sql`${t.deleted_at} is null`),
    index('customers__first_name__idx')
      .on(t.company_id, sql`fold(${t.first_name}) collate "C"`, t.user_account_id)
      .where(sql`${t.deleted_at} is null`),
    index('customers__email__idx')
      .on(t.company_id, sql`fold(coalesce(${t.email}, '')) collate "C"`, t.user_account_id)
      .where(sql`${t.deleted_at} is null`),
    index('customers__updated__idx')
      .on(t.company_id, t.updated_at, t.user_account_id)
      .where(sql`${t.deleted_at} is null`),
    index('customers__birth_date__idx')
      .on(t.company_id, t.birth_date)
      .where(sql`${t.deleted_at} is null`),
    index('customers__birthday__idx')
      .on(t.company_id, sql.raw(birthdayOf()))
      .where(sql`${t.deleted_at} is null`),
    index('customers__county__idx')
      .on(t.company_id, t.county_id)
      .where(sql`${t.deleted_at} is null`),
    // Who is left out of what counts people.
    index('customers__gone__idx')
      .on(t.company_id, t.user_account_id)
      .where(sql`${t.deleted_at} is not null`),
    index('customers__merged__idx')
      .on(t.company_id, t.merged_into)
      .where(sql`${t.merged_into} is not null`),
    // The mobile of an account that was merged leads to the one that stayed.
    index('customers__merged_mobile__idx')
      .on(t.company_id, t.mobile)
      .where(sql`${t.merged_into} is not null`),
    index('customers__attributes__idx').using('gin', t.extra_attributes.op('jsonb_path_ops')),
    index('customers__search__idx').using(
      'gin',
      sql`fold(${t.first_name} || ' ' || coalesce(${t.last_name}, '') || ' ' || coalesce(${t.mobile}, '') || ' ' || coalesce(${t.email}, '')) gin_trgm_ops`,
    ),
    index('customers__sound__idx').using(
      'gin',
      sql`sounded(${t.first_name} || ' ' || coalesce(${t.last_name}, '')) gin_trgm_ops`,
    ),
  ],
);

/** When a customer agreed to a channel, and when they took it back; the database keeps it by itself. */
export const customerConsentsTable = pgTable(
  'customer_consents',
  {
    company_id: id().notNull(),
    consent_id: id().notNull().generatedByDefaultAsIdentity(),
    user_account_id: id().notNull(),
    channel: text({ enum: consentChannels }).notNull(),
    given: boolean().notNull(),
    user_id: id(),
    call: text(),
    created_at: moment().notNull().default(now),
  },
  (t) => [primaryKey({ columns: [t.company_id, t.user_account_id, t.consent_id] })],
);

/** What staff note of a customer. */
export const customerNotesTable = pgTable(
  'customer_notes',
  {
    company_id: id().notNull(),
    note_id: id().notNull().generatedByDefaultAsIdentity(),
    user_account_id: id().notNull(),
    user_id: id().notNull(),
    body: text().notNull(),
    created_at: moment().notNull().default(now),
  },
  (t) => [
    primaryKey({ columns: [t.company_id, t.user_account_id, t.note_id] }),
    foreignKey({
      name: 'customer_notes__user_account_id__fk',
      columns: [t.company_id, t.user_account_id],
      foreignColumns: [customersTable.company_id, customersTable.user_account_id],
    }),
  ],
);

/** What a company keeps of its customers beside the fields that everybody has. */
export const attributeDefinitionsTable = pgTable(
  'attribute_definitions',
  { ...columns(attributeDefinitions), ...withdrawn() },
  (t) => [primaryKey({ columns: [t.company_id, t.user_account_attribute_definition_id] })],
);

/** Orders of cards; each of its cards names it. */
export const cardOrdersTable = pgTable('loyalty_card_orders', columns(cardOrders), (t) => [
  primaryKey({ columns: [t.company_id, t.loyalty_card_order_id] }),
]);

/** The cards of a programme; one without a customer is free to be given. */
export const loyaltyCardsTable = pgTable(
  'loyalty_cards',
  {
    company_id: id().notNull(),
    card_number: text().notNull(),
    /** The order it was made for; none of a card that was added by its number. */
    loyalty_card_order_id: id(),
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
    foreignKey({
      name: 'loyalty_cards__loyalty_card_order_id__fk',
      columns: [t.company_id, t.loyalty_card_order_id],
      foreignColumns: [cardOrdersTable.company_id, cardOrdersTable.loyalty_card_order_id],
    }),
    index('loyalty_cards__order__idx').on(t.company_id, t.loyalty_card_order_id, t.card_number),
    index('loyalty_cards__customer__idx').on(t.company_id, t.user_account_id),
  ],
);

/** An account that took over another's cards, points and attributes, and what it takes to undo that. */
export const customerMergesTable = pgTable(
  'customer_merges',
  {
    company_id: id().notNull(),
    merge_id: id().notNull().generatedByDefaultAsIdentity(),
    kept_id: id().notNull(),
    merged_id: id().notNull(),
    user_id: id().notNull(),
    /** What the kept account took over: values by column, cards, sums and points by lot. */
    taken: jsonOf<Taken>()().notNull(),
    /** The last posting of the merge: any later one of the kept account means it is used. */
    last_posting_id: id(),
    created_at: moment().notNull().default(now),
    undone_at: moment(),
  },
  (t) => [
    primaryKey({ columns: [t.company_id, t.merge_id] }),
    index('customer_merges__kept__idx').on(t.company_id, t.kept_id),
  ],
);
