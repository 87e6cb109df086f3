import type { BillingStatus } from '../../../contract/billing/states.ts';
import type { Language } from '../../../contract/engine/languages.ts';

interface Words {
  readonly title: string;
  readonly test: string;
  readonly testNote: string;
  readonly vatNumber: string;
  readonly seller: string;
  readonly buyer: string;
  readonly issued: string;
  readonly due: string;
  readonly what: string;
  readonly net: string;
  readonly vat: string;
  readonly total: string;
  readonly refunded: string;
  readonly code: string;
  readonly creditNote: string;
  /** Which billing a credit note corrects. */
  readonly ofBilling: string;
  readonly reason: string;
  /** What the law asks for where the buyer accounts for the tax. */
  readonly reverseCharge: string;
  readonly states: Readonly<Record<BillingStatus, string>>;
}

export const documentWords: Readonly<Record<Language, Words>> = {
  el: {
    title: 'Χρέωση',
    test: 'ΔΟΚΙΜΗ',
    testNote: 'Πληρώθηκε μέσω του δοκιμαστικού παρόχου: δεν κινήθηκαν πραγματικά χρήματα.',
    vatNumber: 'ΑΦΜ',
    seller: 'Από',
    buyer: 'Προς',
    issued: 'Ημερομηνία',
    due: 'Πληρωτέα έως',
    what: 'Περιγραφή',
    net: 'Καθαρή αξία',
    vat: 'ΦΠΑ',
    total: 'Σύνολο',
    refunded: 'Επιστράφηκαν',
    code: 'Κωδικός πληρωμής',
    creditNote: 'Πιστωτικό σημείωμα',
    ofBilling: 'Διορθώνει',
    reason: 'Αιτία',
    reverseCharge:
      'Αντίστροφη επιβάρυνση: υπόχρεος για τον ΦΠΑ είναι ο λήπτης (άρθρο 196 της Οδηγίας 2006/112/ΕΚ).',
    states: {
      open: 'Προς πληρωμή',
      failed: 'Απλήρωτη',
      paid: 'Πληρωμένη',
      disputed: 'Αμφισβητείται',
      refunded: 'Επιστράφηκε',
      cancelled: 'Ακυρωμένη',
    },
  },
  en: {
    title: 'Billing',
    test: 'TEST',
    testNote: 'Paid through the test provider: no real money moved.',
    vatNumber: 'VAT number',
    seller: 'From',
    buyer: 'To',
    issued: 'Date',
    due: 'Due by',
    what: 'Description',
    net: 'Net',
    vat: 'VAT',
    total: 'Total',
    refunded: 'Given back',
    code: 'Payment code',
    creditNote: 'Credit note',
    ofBilling: 'Corrects',
    reason: 'Reason',
    reverseCharge:
      'Reverse charge: the recipient accounts for the VAT (Article 196 of Directive 2006/112/EC).',
    states: {
      open: 'To be paid',
      failed: 'Unpaid',
      paid: 'Paid',
      disputed: 'Disputed',
      refunded: 'Given back',
      cancelled: 'Cancelled',
    },
  },
  it: {
    title: 'Addebito',
    test: 'PROVA',
    testNote: 'Pagato con il fornitore di prova: non si è mosso denaro reale.',
    vatNumber: 'Partita IVA',
    seller: 'Da',
    buyer: 'A',
    issued: 'Data',
    due: 'Da pagare entro',
    what: 'Descrizione',
    net: 'Imponibile',
    vat: 'IVA',
    total: 'Totale',
    refunded: 'Rimborsato',
    code: 'Codice di pagamento',
    creditNote: 'Nota di credito',
    ofBilling: 'Rettifica',
    reason: 'Motivo',
    reverseCharge:
      'Inversione contabile: l’IVA è dovuta dal destinatario (articolo 196 della direttiva 2006/112/CE).',
    states: {
      open: 'Da pagare',
      failed: 'Non pagato',
      paid: 'Pagato',
      disputed: 'Contestato',
      refunded: 'Rimborsato',
      cancelled: 'Annullato',
    },
  },
};
