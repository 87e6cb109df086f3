import {
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { giftOrders } from '../../contract/gift-orders/gift-orders.ts';
import { companyInvoices } from '../../contract/gift-orders/supplier-invoices.ts';
import { columns, id, moment, now } from './columns.ts';
import { claimsTable } from './coupons.ts';

/** A redeemed gift that its supplier delivers. */
export const giftOrdersTable = pgTable('gift_orders', columns(giftOrders), (t) => [
  primaryKey({ columns: [t.company_id, t.order_id] }),
  foreignKey({
    name: 'gift_orders__transaction_id__fk',
    columns: [t.company_id, t.transaction_id],
    foreignColumns: [claimsTable.company_id, claimsTable.claim_id],
  }),
  uniqueIndex('gift_orders__claim__unique').on(t.company_id, t.transaction_id),
  index('gift_orders__supplier__idx').on(t.company_id, t.store_supplier_id, t.status, t.created_at),
  index('gift_orders__created__idx').on(t.company_id, t.created_at, t.order_id),
  index('gift_orders__invoice__idx').on(t.company_id, t.invoice_id),
]);

/** Each state an order came to: its timeline. */
export const orderEventsTable = pgTable(
  'gift_order_events',
  {
    company_id: id().notNull(),
    order_id: id().notNull(),
    event_id: id().notNull().generatedByDefaultAsIdentity(),
    status: integer().notNull(),
    user_id: id(),
    store_id: id().notNull(),
    note: text(),
    created_at: moment().notNull().default(now),
  },
  (t) => [primaryKey({ columns: [t.company_id, t.order_id, t.event_id] })],
);

/** An invoice of a supplier and the redemptions it covers. */
export const supplierInvoicesTable = pgTable(
  'supplier_invoices',
  {
    ...columns(companyInvoices),
    /** Where the PDF is kept. */
    file: text().notNull(),
    user_id: id().notNull(),
    paid_by_id: id(),
  },
  (t) => [
    primaryKey({ columns: [t.company_id, t.invoice_id] }),
    index('supplier_invoices__supplier__idx').on(t.company_id, t.supplier_store_id, t.created_at),
  ],
);
