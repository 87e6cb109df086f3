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
import {
  creditMoves,
  credits,
  shopBillingTimes,
  shopOrderReasons,
  shopOrderStates,
} from '../../contract/shop/kinds.ts';
import { id, localized, moment, now } from './columns.ts';
import { shopVariantsTable } from './shop.ts';

/** What was bought. `company_id` and `store_id` are the seller's; money in minor units of its currency. */
export const shopOrdersTable = pgTable(
  'shop_orders',
  {
    company_id: id().notNull(),
    shop_order_id: id().notNull().generatedByDefaultAsIdentity(),
    store_id: id().notNull(),
    buyer_company_id: id().notNull(),
    buyer_store_id: id().notNull(),
    subscription_product_id: id().notNull(),
    subscription_product_variant_id: id().notNull(),
    /** As it was called when it was bought. */
    text: localized().notNull(),
    sku_number: text().notNull(),
    quantity: integer().notNull(),
    currency: text().notNull(),
    /** Of one piece, without tax. */
    price: id().notNull(),
    /** In hundredths of a percent. */
    vat_rate: integer().notNull(),
    net: id().notNull(),
    vat: id().notNull(),
    total: id().notNull(),
    /** Whether pieces were taken out of the stock, which go back when it comes to nothing. */
    takes_stock: boolean().notNull(),
    credit: text({ enum: credits }),
    /** How many credits it gives in all, and how long they are good. */
    credits: id(),
    valid_months: integer(),
    state: text({ enum: shopOrderStates }).notNull().default('placed'),
    reason: text({ enum: shopOrderReasons }),
    billed: text({ enum: shopBillingTimes }).notNull(),
    /** Empty until it is billed, and of what is settled outside. */
    billing_id: id(),
    /** By this key it is bought once. */
    idempotency_key: text().notNull(),
    /** Bought by itself, because a balance fell. */
    shop_threshold_id: id(),
    bought_by_id: id(),
    placed_at: moment().notNull().default(now),
    paid_at: moment(),
    delivered_at: moment(),
    closed_at: moment(),
    updated_at: moment().notNull().default(now),
  },
  (t) => [
    primaryKey({ columns: [t.company_id, t.shop_order_id] }),
    foreignKey({
      name: 'shop_orders__variant__fk',
      columns: [t.company_id, t.subscription_product_variant_id],
      foreignColumns: [
        shopVariantsTable.company_id,
        shopVariantsTable.subscription_product_variant_id,
      ],
    }),
    uniqueIndex('shop_orders__key__unique').on(
      t.buyer_company_id,
      t.buyer_store_id,
      t.idempotency_key,
    ),
    index('shop_orders__seller__idx').on(t.company_id, t.store_id, t.placed_at, t.shop_order_id),
    index('shop_orders__buyer__idx').on(
      t.buyer_company_id,
      t.buyer_store_id,
      t.placed_at,
      t.shop_order_id,
    ),
    index('shop_orders__variant__idx').on(t.company_id, t.subscription_product_variant_id),
    index('shop_orders__billing__idx').on(t.company_id, t.billing_id),
    index('shop_orders__waiting__idx')
      .on(t.company_id, t.buyer_company_id, t.buyer_store_id)
      .where(sql`${t.state} = 'placed' and ${t.billing_id} is null`),
  ],
);

/** How many credits a place has of each kind; its row is locked for whatever moves them. */
export const creditBalancesTable = pgTable(
  'credit_balances',
  {
    company_id: id().notNull(),
    store_id: id().notNull(),
    credit: text({ enum: credits }).notNull(),
    balance: id().notNull().default(0),
    updated_at: moment().notNull().default(now),
  },
  (t) => [
    primaryKey({ columns: [t.company_id, t.store_id, t.credit] }),
    check('credit_balances__never_negative', sql`${t.balance} >= 0`),
  ],
);

/** Credits that came together: those that are lost first are used first. */
export const creditLotsTable = pgTable(
  'credit_lots',
  {
    company_id: id().notNull(),
    store_id: id().notNull(),
    credit_lot_id: id().notNull().generatedByDefaultAsIdentity(),
    credit: text({ enum: credits }).notNull(),
    /** Whose order it was: the seller's tenant and the order. */
    seller_company_id: id().notNull(),
    shop_order_id: id().notNull(),
    amount: id().notNull(),
    remaining: id().notNull(),
    expires_at: moment(),
    created_at: moment().notNull().default(now),
  },
  (t) => [
    primaryKey({ columns: [t.company_id, t.store_id, t.credit_lot_id] }),
    uniqueIndex('credit_lots__order__unique').on(t.seller_company_id, t.shop_order_id),
    check('credit_lots__remaining', sql`${t.remaining} >= 0 and ${t.remaining} <= ${t.amount}`),
    index('credit_lots__left__idx')
      .on(t.company_id, t.store_id, t.credit, t.expires_at)
      .where(sql`${t.remaining} > 0`),
    index('credit_lots__expiring__idx')
      .on(t.expires_at)
      .where(sql`${t.remaining} > 0 and ${t.expires_at} is not null`),
  ],
);

/** Each move of credits, what is used and lost being negative; never changed. */
export const creditEntriesTable = pgTable(
  'credit_entries',
  {
    company_id: id().notNull(),
    store_id: id().notNull(),
    credit_entry_id: id().notNull().generatedByDefaultAsIdentity(),
    credit: text({ enum: credits }).notNull(),
    move: text({ enum: creditMoves }).notNull(),
    amount: id().notNull(),
    seller_company_id: id(),
    shop_order_id: id(),
    /** What it was used for: `message 12`, `cards 3`; once for each. */
    used_for: text(),
    created_at: moment().notNull().default(now),
  },
  (t) => [
    primaryKey({ columns: [t.company_id, t.store_id, t.credit_entry_id] }),
    uniqueIndex('credit_entries__used_for__unique')
      .on(t.company_id, t.store_id, t.credit, t.used_for)
      .where(sql`${t.used_for} is not null`),
    index('credit_entries__made__idx').on(t.company_id, t.store_id, t.credit, t.created_at),
  ],
);

/** What is bought by itself when a balance falls below a number. */
export const shopThresholdsTable = pgTable(
  'shop_thresholds',
  {
    company_id: id().notNull(),
    store_id: id().notNull(),
    shop_threshold_id: id().notNull().generatedByDefaultAsIdentity(),
    credit: text({ enum: credits }).notNull(),
    seller_company_id: id().notNull(),
    subscription_product_variant_id: id().notNull(),
    quantity: integer().notNull(),
    threshold: id().notNull(),
    most_a_month: integer().notNull(),
    /** Since when it buys no more, because the last time came to nothing. */
    paused_at: moment(),
    made_by_id: id(),
    created_at: moment().notNull().default(now),
    updated_at: moment().notNull().default(now),
  },
  (t) => [
    primaryKey({ columns: [t.company_id, t.store_id, t.shop_threshold_id] }),
    uniqueIndex('shop_thresholds__credit__unique').on(t.company_id, t.store_id, t.credit),
  ],
);
