import { orderStateWords } from '../../../../contract/words/order-states.ts';

/** The orders of redeemed gifts, as the company and their supplier see them. */
export const orders = {
  /** The states by the specification's numbers, as refusals name them too. */
  states: orderStateWords.el,
  title: 'Παραγγελία %{id}',
  facts: 'Η παραγγελία',
  timeline: 'Ιστορικό',
  ahead: 'Επόμενα βήματα',
  system: 'Pistos',
  invoice: 'Τιμολόγιο',
  noInvoice: 'Δεν υπάρχει ακόμη τιμολόγιο.',
  invoiceOf: 'Τιμολόγιο %{number}, ανέβηκε στις %{date}',
  download: 'Λήψη τιμολογίου',
  stateOf: 'Κατάσταση παραγγελιών',
  to: {
    2: 'Αποδοχή',
    3: 'Έναρξη προετοιμασίας',
    4: 'Σήμανση ως απεσταλμένη',
    5: 'Σήμανση ως παραδομένη',
    7: 'Ακύρωση παραγγελίας',
    8: 'Σήμανση ως επιστραφείσα',
  },
  asking:
    'Η παραγγελία θα περάσει στην κατάσταση «%{state}». |||| %{count} παραγγελίες θα περάσουν στην κατάσταση «%{state}».',
  pointsBack: 'Οι πόντοι επιστρέφονται στον πελάτη. |||| Οι πόντοι επιστρέφονται στους πελάτες.',
  note: 'Σημείωση',
  noteHint: 'Στο ιστορικό τη βλέπουν η εταιρεία και ο προμηθευτής.',
  moved:
    'Μία παραγγελία πέρασε στην κατάσταση «%{state}» |||| %{count} παραγγελίες πέρασαν στην κατάσταση «%{state}»',
  noMoves: 'Οι επιλεγμένες παραγγελίες δεν έχουν κοινή επόμενη κατάσταση.',
  notNow: 'Άκυρο',
  cancel: 'Ακύρωση εξαργύρωσης',
  cancelText:
    'Η παραγγελία ακυρώνεται, ο προμηθευτής δεν στέλνει το δώρο και οι πόντοι επιστρέφονται στον πελάτη.',
  reason: 'Αιτία',
  cancelled:
    'Η εξαργύρωση ακυρώθηκε: επιστράφηκε %{points} πόντος στον πελάτη |||| Η εξαργύρωση ακυρώθηκε: επιστράφηκαν %{points} πόντοι στον πελάτη',
  cancelledBalance: 'Υπόλοιπο τώρα: %{balance}',
};
