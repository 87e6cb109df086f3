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
  number: 'Numero',
  gift_id: 'Premio',
  title: 'Premio',
  supplier_store_id: 'Fornitore',
  supplier_name: 'Fornitore',
  redemptions: 'Riscatti',
  cost: 'Costo concordato',
  amount: 'Importo fatturato',
  difference: 'Differenza',
  created_at: 'Caricata',
  paid_at: 'Pagata il',
  paid_by: 'Pagata da',
};

export const giftsToSuppliers = {
  name: 'Ordine premio |||| Ordini premi',
  tab: 'Premi dei fornitori',
  fields: {
    order_id: 'ID',
    transaction_id: 'Transazione',
    gift_id: 'Premio',
    title: 'Premio',
    status: 'Stato',
    store_supplier_id: 'Fornitore',
    store_id: 'Negozio',
    store_name: 'Consegna a',
    customer: 'Cliente',
    points: 'Punti',
    cost: 'Costo',
    printed_catalog_code: 'Codice di catalogo',
    invoice_id: 'Fattura',
    created_at: 'Ordinato',
    updated_at: 'Modificato',
  },
  texts: {
    empty: 'Nessun premio di fornitori riscattato finora.',
  },
} satisfies Words<typeof declaredOrders>;

export const suppliedOrders = {
  name: 'Ordine |||| Ordini',
  tab: 'In sospeso',
  fields: {
    order_id: 'ID',
    transaction_id: 'Transazione',
    gift_id: 'Premio',
    title: 'Premio',
    status: 'Stato',
    store_id: 'Negozio',
    store_name: 'Consegna a',
    customer: 'Cliente',
    points: 'Punti',
    cost: 'Costo',
    printed_catalog_code: 'Codice di catalogo',
    invoice_id: 'Fattura',
    created_at: 'Ordinato',
    updated_at: 'Modificato',
  },
  texts: {
    empty: 'Nessun premio in attesa di spedizione.',
  },
} satisfies Words<typeof declaredSupplied>;

export const supplierInvoices = {
  name: 'Fattura fornitore |||| Fatture dei fornitori',
  fields,
  texts: {
    actions: {
      pay: { title: 'Segna come pagata', done: 'Fattura segnata come pagata' },
      unpay: { title: 'In realtà non pagata', done: 'Pagamento annullato' },
      file: { title: 'Scarica la fattura' },
    },
    empty: 'Nessun fornitore ha ancora inviato una fattura.',
  },
} satisfies Words<typeof declaredInvoices, typeof invoiceActions>;

export const suppliedInvoices = {
  name: 'Fattura |||| Fatture',
  tab: 'Pagate',
  fields,
  texts: {
    links: { orders: 'Gli ordini che copre' },
    actions: { file: { title: 'Scarica la fattura' } },
    empty:
      'Nessuna delle tue fatture è stata ancora pagata. Quelle caricate restano fino ad allora con i loro ordini.',
  },
} satisfies Words<typeof declaredOwn, typeof ownInvoiceActions>;
