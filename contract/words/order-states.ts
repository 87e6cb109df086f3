import type { Language } from '../engine/languages.ts';

/** The states of a gift order by their number, as refusals and screens call them. */
export const orderStateWords: Record<Language, Record<number, string>> = {
  el: {
    1: 'Ζητήθηκε',
    2: 'Έγινε δεκτή',
    3: 'Ετοιμάζεται',
    4: 'Απεστάλη',
    5: 'Παραδόθηκε',
    6: 'Τιμολογήθηκε',
    7: 'Ακυρώθηκε',
    8: 'Επιστράφηκε',
  },
  en: {
    1: 'Requested',
    2: 'Accepted',
    3: 'Preparing',
    4: 'Shipped',
    5: 'Delivered',
    6: 'Invoiced',
    7: 'Cancelled',
    8: 'Returned',
  },
  it: {
    1: 'Inviato',
    2: 'Accettato',
    3: 'In preparazione',
    4: 'Spedito',
    5: 'Consegnato',
    6: 'Fatturato',
    7: 'Annullato',
    8: 'Restituito',
  },
};
