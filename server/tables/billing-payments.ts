import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { RateSums } from '../../contract/billing/billings.ts';
import { attemptStates, refundStates } from '../../contract/billing/payments.ts';
import { id, jsonOf, moment, now } from './columns.ts';

/** Each attempt to take the money of a billing. At most one of a billing is under way or has it. */
export const billingPaymentsTable = pgTable(
  'billing_payments',
  {
    company_id: id().notNull(),
    payment_id: id().notNull().generatedByDefaultAsIdentity(),
    billing_id: id().notNull(),
    store_id: id().notNull(),
    attempt: integer().notNull(),
    provider: text().notNull(),
    /** Which account of its seller there, as a fingerprint; none of the test bank, nor of what is older than that. */
    account: text(),
    /** What the provider calls it, once it has said so. */
    provider_ref: text(),
    /** The same however often it is asked for: it is charged once. */
    idempotency_key: text().notNull(),
    state: text({ enum: attemptStates }).notNull().default('pending'),
    amount: id().notNull(),
    /** The sums of its refunds that are done and of those under way, which `sum_refunds` writes. */
    refunded: id().notNull().default(0),
    refunding: id().notNull().default(0),
    currency: text().notNull(),
    card_id: id(),
    failure: text(),
    is_test: boolean().notNull(),
    /** Tried by the calendar, not by somebody who pays. */
    scheduled: boolean().notNull(),
    created_at: moment().notNull(),
    settled_at: moment(),
  },
  (t) => [
    primaryKey({ columns: [t.company_id, t.payment_id] }),
    check(
      'billing_payments__refunds',
      sql`${t.refunded} >= 0 and ${t.refunding} >= 0 and ${t.refunded} + ${t.refunding} <= ${t.amount}`,
    ),
    uniqueIndex('billing_payments__attempt__unique').on(t.company_id, t.billing_id, t.attempt),
    uniqueIndex('billing_payments__key__unique').on(t.idempotency_key),
    uniqueIndex('billing_payments__live__unique')
      .on(t.company_id, t.billing_id)
      .where(sql`${t.state} in ('pending', 'requires_action', 'succeeded')`),
    index('billing_payments__ref__idx').on(t.provider, t.provider_ref),
    index('billing_payments__open__idx')
      .on(t.created_at)
      .where(sql`${t.state} in ('pending', 'requires_action')`),
  ],
);

export const billingRefundsTable = pgTable(
  'billing_refunds',
  {
    company_id: id().notNull(),
    refund_id: id().notNull().generatedByDefaultAsIdentity(),
    billing_id: id().notNull(),
    payment_id: id(),
    amount: id().notNull(),
    state: text({ enum: refundStates }).notNull().default('pending'),
    reason: text().notNull(),
    /** The number of its credit note, from a series without gaps, and what that says of each rate of tax. */
    credit_note_number: id(),
    taxes: jsonOf<RateSums[]>()(),
    provider_ref: text(),
    idempotency_key: text().notNull(),
    created_at: moment().notNull(),
    settled_at: moment(),
  },
  (t) => [
    primaryKey({ columns: [t.company_id, t.refund_id] }),
    uniqueIndex('billing_refunds__credit_note__unique')
      .on(t.company_id, t.credit_note_number)
      .where(sql`${t.credit_note_number} is not null`),
    uniqueIndex('billing_refunds__key__unique').on(t.idempotency_key),
    index('billing_refunds__billing__idx').on(t.company_id, t.billing_id),
    index('billing_refunds__open__idx').on(t.created_at).where(sql`${t.state} = 'pending'`),
  ],
);

/** Keys of accounts that sellers had before, sealed: as long as what was begun there is under way. */
export const billingAccountsTable = pgTable(
  'billing_accounts',
  {
    company_id: id().notNull(),
    account: text().notNull(),
    credentials: jsonOf<Record<string, string>>()().notNull(),
    created_at: moment().notNull().default(now),
  },
  (t) => [primaryKey({ columns: [t.company_id, t.account] })],
);

/** What a provider told, each once. */
export const billingEventsTable = pgTable(
  'billing_events',
  {
    company_id: id().notNull(),
    provider: text().notNull(),
    event_id: text().notNull(),
    object_ref: text().notNull(),
    received_at: moment().notNull(),
  },
  (t) => [primaryKey({ columns: [t.company_id, t.provider, t.event_id] })],
);

/** A buyer's cards at a seller: never a number, only what the provider knows it by. */
export const billingCardsTable = pgTable(
  'billing_cards',
  {
    company_id: id().notNull(),
    card_id: id().notNull().generatedByDefaultAsIdentity(),
    store_id: id().notNull(),
    provider: text().notNull(),
    /** The account that knows its customer, as a fingerprint. */
    account: text(),
    customer_ref: text().notNull(),
    method_ref: text().notNull(),
    brand: text().notNull(),
    last4: text().notNull(),
    exp_month: integer().notNull(),
    exp_year: integer().notNull(),
    is_active: boolean().notNull().default(false),
    removed_at: moment(),
    created_at: moment().notNull().default(now),
  },
  (t) => [
    primaryKey({ columns: [t.company_id, t.card_id] }),
    uniqueIndex('billing_cards__method__unique').on(t.company_id, t.store_id, t.method_ref),
    uniqueIndex('billing_cards__active__unique')
      .on(t.company_id, t.store_id)
      .where(sql`${t.is_active} and ${t.removed_at} is null`),
  ],
);

/** Who is written to about billings, once they said so themselves. */
export const billingEmailsTable = pgTable(
  'billing_emails',
  {
    company_id: id().notNull(),
    store_subscription_email_notification_id: id().notNull().generatedByDefaultAsIdentity(),
    store_id: id().notNull(),
    email: text().notNull(),
    confirmed_at: moment(),
    created_at: moment().notNull().default(now),
  },
  (t) => [
    primaryKey({ columns: [t.company_id, t.store_subscription_email_notification_id] }),
    uniqueIndex('billing_emails__email__unique').on(t.company_id, t.store_id, t.email),
  ],
);

/** The points that a paid billing earns, once for each; they are given soon after. */
export const billingPointsTable = pgTable(
  'billing_points',
  {
    company_id: id().notNull(),
    billing_id: id().notNull(),
    /** In hundredths. */
    points: id().notNull(),
    /** Whose they became; nobody's where none of those who run the place is a customer. */
    user_account_id: id(),
    posting_id: id(),
    earned_at: moment().notNull(),
    given_at: moment(),
  },
  (t) => [
    primaryKey({ columns: [t.company_id, t.billing_id] }),
    index('billing_points__waiting__idx').on(t.earned_at).where(sql`${t.given_at} is null`),
  ],
);

/** What the test provider keeps: it is outside of the books, as a bank is. */
export const testBankTable = pgTable(
  'test_bank',
  {
    object_ref: text().primaryKey(),
    company_id: id().notNull(),
    kind: text({ enum: ['customer', 'card', 'payment', 'refund', 'event'] }).notNull(),
    /** The idempotency key it was asked for with. */
    key: text(),
    body: jsonb().notNull(),
    /** Of an event: when it was taken. */
    delivered_at: moment(),
    created_at: moment().notNull().default(now),
  },
  (t) => [
    uniqueIndex('test_bank__key__unique').on(t.company_id, t.key).where(sql`${t.key} is not null`),
    index('test_bank__events__idx')
      .on(t.created_at)
      .where(sql`${t.kind} = 'event' and ${t.delivered_at} is null`),
  ],
);
