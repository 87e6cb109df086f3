import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { BillingLine, Parties } from '../../contract/billing/billings.ts';
import { billingKinds } from '../../contract/billing/billings.ts';
import { intervals } from '../../contract/billing/periods.ts';
import { billingStatuses, subscriptionStatuses } from '../../contract/billing/states.ts';
import { id, jsonOf, localized, moment, now } from './columns.ts';
import { subscriptionPlansTable } from './organisations.ts';

/** Who sells subscriptions: the platform to companies, a company to its stores. Its row is locked for each number. */
export const billingSellersTable = pgTable('billing_sellers', {
  company_id: id().primaryKey(),
  /** In hundredths of a percent. */
  vat_rate: integer().notNull().default(2400),
  /** The last number that was given; the next transaction takes the one after it. */
  last_number: id().notNull().default(0),
  /** The same of credit notes, which have a series of their own. */
  last_credit_note: id().notNull().default(0),
  /** How long a subscription that is to be paid for works before it is. */
  grace_days: integer().notNull().default(14),
});

/** What the register of the European Union (VIES) said of tax numbers, each with the letters of its country. */
export const vatChecksTable = pgTable('vat_checks', {
  vat_number: text().primaryKey(),
  /** None where it never answered. */
  valid: boolean(),
  checked_at: moment(),
  /** The proof of having asked, where it gives one. */
  request_id: text(),
  /** When it was asked last, whatever it said, and when it is asked again. */
  tried_at: moment().notNull(),
  next_at: moment().notNull(),
});

/** How a seller is paid. Money in minor units everywhere here. */
export const paymentMethodsTable = pgTable(
  'store_payment_methods',
  {
    company_id: id().notNull(),
    store_payment_method_id: id().notNull().generatedByDefaultAsIdentity(),
    system_payment_method_id: integer().notNull(),
    name: localized().notNull(),
    /** Sealed, each under its name. */
    credentials: jsonOf<Record<string, string>>()().notNull().default({}),
    /** The last four characters of each. */
    hints: jsonOf<Record<string, string>>()().notNull().default({}),
    removed_at: moment(),
    created_at: moment().notNull().default(now),
    updated_at: moment().notNull().default(now),
  },
  (t) => [primaryKey({ columns: [t.company_id, t.store_payment_method_id] })],
);

/** A time in which a subscription was off, in ISO 8601. */
export interface Pause {
  readonly from: string;
  readonly to: string;
}

/** What a store or a company has subscribed to; `company_id` is who sells it. */
export const subscriptionsTable = pgTable(
  'subscriptions',
  {
    company_id: id().notNull(),
    subscription_id: id().notNull().generatedByDefaultAsIdentity(),
    store_id: id().notNull(),
    /** Whose tenant the buyer is: a store's company, or the company itself. */
    buyer_company_id: id().notNull(),
    store_subscription_plan_id: id().notNull(),
    status: text({ enum: subscriptionStatuses }).notNull(),
    /** What periods are counted from, and which of them it is in. */
    anchor_at: moment().notNull(),
    period_index: integer().notNull().default(0),
    period_from: moment().notNull(),
    period_to: moment().notNull(),
    /** The terms that this period was billed at: a plan's new price is one of the next. */
    price: id().notNull(),
    interval: text({ enum: intervals }).notNull(),
    interval_count: integer().notNull(),
    vat_included: boolean().notNull(),
    /** The last time for which no period was billed, because renewals stood still. */
    unbilled_from: moment(),
    unbilled_to: moment(),
    /** When it was off within this period, which moved by that time; nobody pays for it. */
    pauses: jsonOf<readonly Pause[]>()().notNull().default([]),
    /** What it becomes when this period is over. */
    next_plan_id: id(),
    payment_level: integer().notNull().default(0),
    failures: integer().notNull().default(0),
    first_failed_at: moment(),
    next_try_at: moment(),
    /** When the next period begins, or the last one ends; nothing while it is not to be renewed. */
    due_at: moment(),
    cancelled_at: moment(),
    /** Since when it is inactive. */
    ended_at: moment(),
    /** Until when it works before its first payment. */
    grace_until: moment(),
    /** How it is paid; none until one is chosen. */
    store_payment_method_id: id(),
    reminders: boolean().notNull().default(true),
    created_at: moment().notNull().default(now),
    updated_at: moment().notNull().default(now),
  },
  (t) => [
    primaryKey({ columns: [t.company_id, t.subscription_id] }),
    foreignKey({
      name: 'subscriptions__store_subscription_plan_id__fk',
      columns: [t.store_subscription_plan_id],
      foreignColumns: [subscriptionPlansTable.store_subscription_plan_id],
    }),
    uniqueIndex('subscriptions__store_id__unique').on(t.store_id),
    index('subscriptions__due__idx').on(t.due_at).where(sql`${t.due_at} is not null`),
    index('subscriptions__try__idx').on(t.next_try_at).where(sql`${t.next_try_at} is not null`),
    index('subscriptions__plan__idx').on(t.company_id, t.store_subscription_plan_id),
    index('subscriptions__status__idx').on(t.company_id, t.status),
    index('subscriptions__period__idx').on(t.company_id, t.period_to, t.subscription_id),
    index('subscriptions__updated__idx').on(t.company_id, t.updated_at, t.subscription_id),
  ],
);

export const billingsTable = pgTable(
  'billings',
  {
    company_id: id().notNull(),
    billing_id: id().notNull().generatedByDefaultAsIdentity(),
    subscription_id: id().notNull(),
    store_id: id().notNull(),
    buyer_company_id: id().notNull(),
    /** Of a change of plan: what it changes from, and what to once it is paid. */
    from_plan_id: id(),
    to_plan_id: id(),
    /** From a series without gaps. */
    number: id().notNull(),
    kind: text({ enum: billingKinds }).notNull(),
    status: text({ enum: billingStatuses }).notNull().default('open'),
    period_from: moment().notNull(),
    period_to: moment().notNull(),
    currency: text().notNull(),
    vat_rate: integer().notNull(),
    lines: jsonOf<BillingLine[]>()().notNull(),
    parties: jsonOf<Parties>()().notNull(),
    /** The buyer accounts for the tax. */
    reverse_charge: boolean().notNull().default(false),
    net: id().notNull(),
    vat: id().notNull(),
    total: id().notNull(),
    /** The sums of its refunds that are done and of those under way, which `sum_refunds` writes. */
    refunded: id().notNull().default(0),
    refunding: id().notNull().default(0),
    /** What a buyer names where they pay at a bank or a kiosk. */
    payment_code: text().notNull(),
    /** How it was paid. */
    store_payment_method_id: id(),
    /** Taken by the test provider. */
    is_test: boolean().notNull().default(false),
    reason: text(),
    issued_at: moment().notNull(),
    due_at: moment().notNull(),
    paid_at: moment(),
    updated_at: moment().notNull().default(now),
  },
  (t) => [
    primaryKey({ columns: [t.company_id, t.billing_id] }),
    check(
      'billings__refunds',
      sql`${t.refunded} >= 0 and ${t.refunding} >= 0 and ${t.refunded} + ${t.refunding} <= case when ${t.status} in ('paid', 'disputed', 'refunded') then ${t.total} else 0 end`,
    ),
    uniqueIndex('billings__number__unique').on(t.company_id, t.number),
    // A period is billed once, whatever number of servers does it.
    uniqueIndex('billings__period__unique')
      .on(t.company_id, t.store_id, t.period_from)
      .where(sql`${t.kind} = 'period' and ${t.status} <> 'cancelled'`),
    uniqueIndex('billings__payment_code__unique').on(t.company_id, t.payment_code),
    index('billings__issued__idx').on(t.company_id, t.issued_at, t.billing_id),
    index('billings__buyer__idx').on(t.buyer_company_id, t.store_id, t.issued_at, t.billing_id),
    index('billings__subscription__idx').on(t.company_id, t.subscription_id, t.issued_at),
    index('billings__owed__idx')
      .on(t.company_id, t.subscription_id)
      .where(sql`${t.status} in ('open', 'failed')`),
    // What was bought in the shop, or changes a plan, and is paid too late is given up.
    index('billings__shop_owed__idx')
      .on(t.due_at)
      .where(sql`${t.kind} <> 'period' and ${t.status} = 'open'`),
  ],
);
