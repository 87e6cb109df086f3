import type {
  giftOrders as declaredOrders,
  suppliedOrders as declaredSupplied,
} from '../../../../contract/gift-orders/gift-orders.ts';
import type {
  companyInvoices as declaredInvoices,
  suppliedInvoices as declaredOwn,
  invoiceActions,
  ownInvoiceActions,
} from '../../../../contract/gift-orders/supplier-invoices.ts';
import type { Words } from '../../shape/words.ts';

const fields = {
  invoice_id: 'ID',
  number: 'Number',
  gift_id: 'Gift',
  title: 'Gift',
  supplier_store_id: 'Supplier',
  supplier_name: 'Supplier',
  redemptions: 'Redemptions',
  cost: 'Agreed cost',
  amount: 'Invoiced',
  difference: 'Difference',
  created_at: 'Uploaded',
  paid_at: 'Paid',
  paid_by: 'Paid by',
};

export const giftsToSuppliers = {
  name: 'Gift order |||| Gift orders',
  tab: 'Supplier gifts',
  fields: {
    order_id: 'ID',
    transaction_id: 'Transaction',
    gift_id: 'Gift',
    title: 'Gift',
    status: 'State',
    store_supplier_id: 'Supplier',
    store_id: 'Store',
    store_name: 'Deliver to',
    customer: 'Customer',
    points: 'Points',
    cost: 'Cost',
    printed_catalog_code: 'Catalogue code',
    invoice_id: 'Invoice',
    created_at: 'Ordered',
    updated_at: 'Changed',
  },
  texts: {
    empty: 'No gift of a supplier has been redeemed yet.',
  },
} satisfies Words<typeof declaredOrders>;

export const suppliedOrders = {
  name: 'Order |||| Orders',
  tab: 'Pending',
  fields: {
    order_id: 'ID',
    transaction_id: 'Transaction',
    gift_id: 'Gift',
    title: 'Gift',
    status: 'State',
    store_id: 'Store',
    store_name: 'Deliver to',
    customer: 'Customer',
    points: 'Points',
    cost: 'Cost',
    printed_catalog_code: 'Catalogue code',
    invoice_id: 'Invoice',
    created_at: 'Ordered',
    updated_at: 'Changed',
  },
  texts: {
    empty: 'None of your gifts is waiting to be sent.',
  },
} satisfies Words<typeof declaredSupplied>;

export const supplierInvoices = {
  name: 'Supplier invoice |||| Supplier invoices',
  fields,
  texts: {
    actions: {
      pay: { title: 'Mark as paid', done: 'You have successfully marked invoice as paid' },
      unpay: { title: 'Not paid after all', done: 'The invoice is marked as not paid' },
      file: { title: 'Download the invoice' },
    },
    empty: 'No supplier has sent an invoice yet.',
  },
} satisfies Words<typeof declaredInvoices, typeof invoiceActions>;

export const suppliedInvoices = {
  name: 'Invoice |||| Invoices',
  tab: 'Paid',
  fields,
  texts: {
    links: { orders: 'The orders it covers' },
    actions: { file: { title: 'Download the invoice' } },
    empty:
      'None of your invoices has been paid yet. One that you uploaded is with its orders until then.',
  },
} satisfies Words<typeof declaredOwn, typeof ownInvoiceActions>;
