import { eq, isNotNull, sql } from 'drizzle-orm';
import { giftOrders, suppliedOrders } from '../../contract/gift-orders/gift-orders.ts';
import { companyInvoices, suppliedInvoices } from '../../contract/gift-orders/supplier-invoices.ts';
import { rowsOf } from '../engine/rows.ts';
import { giftOrdersTable, supplierInvoicesTable } from '../tables/gift-orders.ts';

const computed = {
  store_name: sql`(select s.name from stores s where s.company_id = gift_orders.company_id and s.store_id = gift_orders.store_id)`,
  customer: sql`coalesce((select concat_ws(' ', c.first_name, c.last_name) from claims k
    join customers c on c.company_id = k.company_id and c.user_account_id = k.user_account_id
    where k.company_id = gift_orders.company_id and k.claim_id = gift_orders.transaction_id), '')`,
};
const supplier = {
  supplier_name: sql`coalesce((select s.name from stores s where s.company_id = supplier_invoices.company_id
    and s.store_id = supplier_invoices.supplier_store_id), '')`,
  paid_by: sql`coalesce((select u.full_name from users u where u.user_id = supplier_invoices.paid_by_id), '')`,
};

export const orderRows = rowsOf(giftOrders, giftOrdersTable, { computed });
export const suppliedOrderRows = rowsOf(suppliedOrders, giftOrdersTable, { computed });
export const invoiceRows = rowsOf(companyInvoices, supplierInvoicesTable, { computed: supplier });
export const suppliedInvoiceRows = rowsOf(suppliedInvoices, supplierInvoicesTable, {
  computed: supplier,
});

/** What of a company is one supplier's. */
export const ordersOf = (supplierId: number) => eq(giftOrdersTable.store_supplier_id, supplierId);
/** The invoices of a supplier that were paid. */
export const paidTo = (supplierId: number) =>
  sql`${eq(supplierInvoicesTable.supplier_store_id, supplierId)} and ${isNotNull(supplierInvoicesTable.paid_at)}`;
