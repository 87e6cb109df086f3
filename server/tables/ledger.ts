import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
} from 'drizzle-orm/pg-core';
import { postingKinds } from '../../contract/transactions/posting-kinds.ts';
import type { AppliedVoucher, Rule } from '../../contract/transactions/receipts.ts';
import { transactions } from '../../contract/transactions/transactions.ts';
import { columns, id, jsonOf, moment, now } from './columns.ts';
import { customersTable } from './customers.ts';
import { isCounted, type Line, sides, type Terms } from './ledger-terms.ts';

/**
 * What each customer has: points in hundredths. It follows from the entries and changes in the same
 * transaction as they are written; `ledger:verify` holds the two together.
 */
export const accountsTable = pgTable(
  'accounts',
  {
    company_id: id().notNull(),
    user_account_id: id().notNull(),
    balance: id().notNull().default(0),
    /** Points owed after a return took back more than was left; later credits fill it. */
    deficit: id().notNull().default(0),
    /** All points ever earned from receipts, less what returns took back: what tiers go by. */
    earned: id().notNull().default(0),
    /** What rounding cut off and the company keeps, in billionths of a hundredth of a point. */
    remainder: id().notNull().default(0),
    redeemed: id().notNull().default(0),
    total_amount: id().notNull().default(0),
    total_transactions: integer().notNull().default(0),
    store_point_title_id: id(),
    tier_until: moment(),
    last_transaction_at: moment(),
    /** Where their first receipt was. */
    first_transaction_store_id: id(),
  },
  (t) => [
    primaryKey({ columns: [t.company_id, t.user_account_id] }),
    foreignKey({
      name: 'accounts__user_account_id__fk',
      columns: [t.company_id, t.user_account_id],
      foreignColumns: [customersTable.company_id, customersTable.user_account_id],
    }),
    index('accounts__first_store__idx').on(t.company_id, t.first_transaction_store_id),
    // What customers are narrowed and sorted by.
    index('accounts__balance__idx').on(t.company_id, t.balance, t.user_account_id),
    index('accounts__amount__idx').on(t.company_id, t.total_amount, t.user_account_id),
    index('accounts__receipts__idx').on(t.company_id, t.total_transactions, t.user_account_id),
    check('accounts__deficit__check', sql`${t.deficit} >= 0`),
  ],
);

/** A receipt. What was decided when it was posted never changes; what returns took is added up. */
export const transactionsTable = pgTable(
  'transactions',
  {
    ...columns(transactions),
    store_id: id().notNull(),
    /** Who was at the till. */
    user_id: id().notNull(),
    /** The paired till that posted it; then `user_id` is who paired it. */
    till_id: id(),
    lines: jsonOf<Line[]>()().notNull().default([]),
    terms: jsonOf<Terms>()().notNull(),
    vouchers: jsonOf<AppliedVoucher[]>()().notNull().default([]),
    rules: jsonOf<Rule[]>()().notNull().default([]),
  },
  (t) => [
    primaryKey({ columns: [t.company_id, t.transaction_id] }),
    // No foreign keys: a check of the store's row by every receipt would make all tills of a store wait.
    index('transactions__store__idx').on(t.company_id, t.store_id, t.created_at, t.transaction_id),
    index('transactions__customer__idx').on(t.company_id, t.user_account_id, t.created_at),
    index('transactions__pending__idx')
      .on(t.company_id, t.store_id, t.created_at)
      .where(sql`${t.status} = 'pending'`),
    // Which receipts brought their customer to a tier: few, and campaigns wait for them.
    index('transactions__tier__idx')
      .on(t.company_id, t.created_at)
      .where(sql`${t.rules} @> '[{"rule": "tier_reached", "outcome": "applied"}]'::jsonb`),
    index('transactions__number__idx')
      .on(t.company_id, t.store_id, t.receipt_number)
      .where(sql`${t.receipt_number} is not null`),
  ],
);

/** A receipt given back, whole or in part. */
export const returnsTable = pgTable(
  'transaction_returns',
  {
    company_id: id().notNull(),
    return_id: id().notNull().generatedByDefaultAsIdentity(),
    transaction_id: id().notNull(),
    store_id: id().notNull(),
    user_id: id().notNull(),
    /** The paired till that took it back, where no person did. */
    till_id: id(),
    amount: id().notNull(),
    /** Whether with it all of the receipt is back. */
    whole: boolean().notNull().default(false),
    lines: jsonOf<Line[]>()().notNull().default([]),
    points_taken: id().notNull(),
    points_given_back: id().notNull(),
    points_expired: id().notNull(),
    deficit: id().notNull(),
    balance_after: id().notNull(),
    reason: text(),
    created_at: moment().notNull().default(now),
  },
  (t) => [
    primaryKey({ columns: [t.company_id, t.transaction_id, t.return_id] }),
    // What came back is taken off by its own day.
    index('transaction_returns__store__idx').on(t.company_id, t.store_id, t.created_at),
    foreignKey({
      name: 'transaction_returns__transaction_id__fk',
      columns: [t.company_id, t.transaction_id],
      foreignColumns: [transactionsTable.company_id, transactionsTable.transaction_id],
    }),
  ],
);

/** One movement of points. Never deleted, never updated but for the reason of an erased person; a correction names what it reverses. */
export const postingsTable = pgTable(
  'postings',
  {
    company_id: id().notNull(),
    posting_id: id().notNull().generatedByDefaultAsIdentity(),
    user_account_id: id().notNull(),
    kind: text({ enum: postingKinds }).notNull(),
    store_id: id().notNull(),
    user_id: id(),
    transaction_id: id(),
    return_id: id(),
    /** The claim whose points it holds, spends or gives back. */
    claim_id: id(),
    reverses_posting_id: id(),
    /** What a point was worth then, in hundredths of a minor unit. */
    point_value: integer().notNull(),
    reason: text(),
    created_at: moment().notNull().default(now),
  },
  (t) => [
    primaryKey({ columns: [t.company_id, t.posting_id] }),
    index('postings__customer__idx').on(t.company_id, t.user_account_id, t.posting_id),
    index('postings__transaction__idx').on(t.company_id, t.transaction_id),
    index('postings__claim__idx')
      .on(t.company_id, t.claim_id)
      .where(sql`${t.claim_id} is not null`),
    // Counted under a lock while a company gives initial points.
    index('postings__initial__idx').on(t.company_id).where(sql`${t.kind} = 'initial'`),
    index('postings__created__idx').using('brin', t.created_at),
    // What was given and redeemed without a receipt is little, and is looked for by its day.
    index('postings__given__idx')
      .on(t.company_id, t.created_at)
      .where(sql.raw(isCounted('kind'))),
  ],
);

/**
 * The entries of a posting, which sum to zero. Those of the customer name the lot they change, or
 * none where they change the deficit. `store_id` issued the points, `redeem_store_id` redeemed them.
 */
export const entriesTable = pgTable(
  'entries',
  {
    company_id: id().notNull(),
    posting_id: id().notNull(),
    entry_no: smallint().notNull(),
    side: text({ enum: sides }).notNull(),
    lot_id: id(),
    store_id: id().notNull(),
    redeem_store_id: id(),
    amount: id().notNull(),
  },
  (t) => [primaryKey({ columns: [t.company_id, t.posting_id, t.entry_no] })],
);

/** Points that came together: how many are left, from when they count and until when. */
export const lotsTable = pgTable(
  'lots',
  {
    company_id: id().notNull(),
    user_account_id: id().notNull(),
    lot_id: id().notNull().generatedByDefaultAsIdentity(),
    posting_id: id().notNull(),
    /** Who issued them. */
    store_id: id().notNull(),
    amount: id().notNull(),
    points_left: id().notNull(),
    active_from: moment().notNull(),
    expires_at: moment(),
  },
  (t) => [
    primaryKey({ columns: [t.company_id, t.user_account_id, t.lot_id] }),
    check('lots__points_left__check', sql`${t.points_left} between 0 and ${t.amount}`),
    index('lots__expiry__idx').on(t.company_id, t.expires_at).where(sql`${t.points_left} > 0`),
  ],
);

/** What a store has taken on one day of its own time zone; kept only while a limit asks for it. */
export const dailyTotalsTable = pgTable(
  'daily_totals',
  {
    company_id: id().notNull(),
    store_id: id().notNull(),
    day: text().notNull(),
    channel: text({ enum: ['offline', 'online'] }).notNull(),
    amount: id().notNull(),
    points: id().notNull(),
  },
  (t) => [primaryKey({ columns: [t.company_id, t.store_id, t.day, t.channel] })],
);

/** Keys of calls that move something: the same key with the same request is answered once more. */
export const idempotencyKeysTable = pgTable(
  'idempotency_keys',
  {
    company_id: id().notNull(),
    key: text().notNull(),
    request_hash: text().notNull(),
    /** The receipt or return that the first call made. */
    subject_id: id().notNull(),
    created_at: moment().notNull().default(now),
  },
  (t) => [
    primaryKey({ columns: [t.company_id, t.key] }),
    index('idempotency_keys__created__idx').using('brin', t.created_at),
  ],
);
