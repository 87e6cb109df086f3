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
  number: 'Αριθμός',
  gift_id: 'Δώρο',
  title: 'Δώρο',
  supplier_store_id: 'Προμηθευτής',
  supplier_name: 'Προμηθευτής',
  redemptions: 'Εξαργυρώσεις',
  cost: 'Συμφωνημένο κόστος',
  amount: 'Ποσό τιμολογίου',
  difference: 'Διαφορά',
  created_at: 'Ανέβηκε',
  paid_at: 'Πληρώθηκε',
  paid_by: 'Πληρωμή από',
};

export const giftsToSuppliers = {
  name: 'Παραγγελία δώρου |||| Παραγγελίες δώρων',
  tab: 'Δώρα προμηθευτών',
  fields: {
    order_id: 'ID',
    transaction_id: 'Συναλλαγή',
    gift_id: 'Δώρο',
    title: 'Δώρο',
    status: 'Κατάσταση',
    store_supplier_id: 'Προμηθευτής',
    store_id: 'Κατάστημα',
    store_name: 'Παράδοση σε',
    customer: 'Πελάτης',
    points: 'Πόντοι',
    cost: 'Κόστος',
    printed_catalog_code: 'Κωδικός καταλόγου',
    invoice_id: 'Τιμολόγιο',
    created_at: 'Παραγγέλθηκε',
    updated_at: 'Άλλαξε',
  },
  texts: {
    empty: 'Κανένα δώρο προμηθευτή δεν έχει εξαργυρωθεί ακόμη.',
  },
} satisfies Words<typeof declaredOrders>;

export const suppliedOrders = {
  name: 'Παραγγελία |||| Παραγγελίες',
  tab: 'Εκκρεμείς',
  fields: {
    order_id: 'ID',
    transaction_id: 'Συναλλαγή',
    gift_id: 'Δώρο',
    title: 'Δώρο',
    status: 'Κατάσταση',
    store_id: 'Κατάστημα',
    store_name: 'Παράδοση σε',
    customer: 'Πελάτης',
    points: 'Πόντοι',
    cost: 'Κόστος',
    printed_catalog_code: 'Κωδικός καταλόγου',
    invoice_id: 'Τιμολόγιο',
    created_at: 'Παραγγέλθηκε',
    updated_at: 'Άλλαξε',
  },
  texts: {
    empty: 'Δεν υπάρχουν δώρα προς αποστολή.',
  },
} satisfies Words<typeof declaredSupplied>;

export const supplierInvoices = {
  name: 'Τιμολόγιο προμηθευτή |||| Τιμολόγια προμηθευτών',
  fields,
  texts: {
    actions: {
      pay: { title: 'Σήμανση ως πληρωμένο', done: 'Το τιμολόγιο σημειώθηκε ως πληρωμένο' },
      unpay: { title: 'Τελικά δεν πληρώθηκε', done: 'Η πληρωμή αναιρέθηκε' },
      file: { title: 'Λήψη τιμολογίου' },
    },
    empty: 'Κανένας προμηθευτής δεν έχει στείλει τιμολόγιο ακόμη.',
  },
} satisfies Words<typeof declaredInvoices, typeof invoiceActions>;

export const suppliedInvoices = {
  name: 'Τιμολόγιο |||| Τιμολόγια',
  tab: 'Πληρωμένες',
  fields,
  texts: {
    links: { orders: 'Οι παραγγελίες που καλύπτει' },
    actions: { file: { title: 'Λήψη τιμολογίου' } },
    empty:
      'Κανένα τιμολόγιό σας δεν έχει πληρωθεί ακόμη. Όσα ανεβάσατε φαίνονται μέχρι τότε στις παραγγελίες τους.',
  },
} satisfies Words<typeof declaredOwn, typeof ownInvoiceActions>;
