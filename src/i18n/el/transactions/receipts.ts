import { returning } from './returning.ts';
/** The words of a receipt: what it says, its printed slip, its returns, its payment. */
export const receipts = {
  receipt: {
    title: 'Απόδειξη %{number}',
    earned: '%{points} πόντος |||| %{points} πόντοι',
    facts: 'Η απόδειξη',
    coupons: 'Κουπόνια',
    customer: 'Πελάτης',
    name: 'Όνομα',
    mobile: 'Κινητό',
    balance: 'Πόντοι τώρα',
    all: 'Όλες οι αποδείξεις αυτού του πελάτη',
    lines: 'Προϊόντα',
    product: 'Προϊόν',
    quantity: 'Ποσότητα',
    points: 'Επιπλέον πόντοι',
    why: 'Πώς υπολογίστηκαν οι πόντοι',
    carried:
      'Από όσους είχαν κρατηθεί: %{points} πόντος |||| Από όσους είχαν κρατηθεί: %{points} πόντοι',
    campaigns: 'Από καμπάνιες',
    campaignPoints: '%{points} πόντος |||| %{points} πόντοι',
    campaignRevision: 'Με την έκδοση %{revision} της καμπάνιας.',
    campaignStates: {
      failed: 'Δεν δόθηκε· η σελίδα της καμπάνιας λέει γιατί.',
      taken_back: 'Ανακλήθηκε με επιστροφή.',
      marked: 'Επιστράφηκε αφού χρησιμοποιήθηκε.',
    },
    soFar: '%{points} πόντοι ως εδώ',
    lot: 'Τι απομένει από τους πόντους της',
    left: 'Απομένουν',
    activeFrom: 'Διαθέσιμοι από',
    expires: 'Ισχύουν έως',
    never: 'Δεν λήγουν',
    print: 'Εκτύπωση',
  },
  paper: {
    title: 'Δελτίο πόντων αρ. %{number}',
    vat: 'ΑΦΜ %{vat}',
    customer: 'Πελάτης',
    returned: 'Επιστράφηκε',
    moneyBack: 'Χρήματα που δόθηκαν πίσω',
    earned: 'Πόντοι που κερδήθηκαν',
    balance: 'Πόντοι τώρα',
    thanks: 'Ευχαριστούμε!',
  },
  returning,
  payments: {
    confirm: 'Επιβεβαίωση πληρωμής',
    confirmText: 'Πληρώθηκε αυτή η απόδειξη; Οι πόντοι της θα καταχωριστούν αμέσως.',
    confirmed:
      'Η πληρωμή επιβεβαιώθηκε: %{points} πόντος |||| Η πληρωμή επιβεβαιώθηκε: %{points} πόντοι',
    cancel: 'Ακύρωση απόδειξης',
    cancelText:
      'Αυτή η απόδειξη δεν θα πληρωθεί. Δεν κερδίζει πόντους και δεν θα μπορεί πλέον να επιβεβαιωθεί.',
    cancelled: 'Η απόδειξη ακυρώθηκε',
  },
};
