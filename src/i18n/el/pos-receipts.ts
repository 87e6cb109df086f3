import type * as english from '../en/pos-receipts.ts';
import type { Complete } from '../shape/words.ts';

export const returns: Complete<typeof english.returns> = {
  open: 'Επιστροφή απόδειξης',
  find: 'Αριθμός απόδειξης ή πελάτης',
  recent: 'Τελευταίες αποδείξεις',
  none: 'Καμία απόδειξη ακόμη.',
  back: 'Πίσω',
  lost: 'Δεν λάβαμε απάντηση. Στείλτε την ξανά: αν έχει ήδη καταχωριστεί, δεν θα καταχωριστεί δεύτερη φορά.',
  again: 'Αποστολή της ίδιας επιστροφής ξανά',
  standings: {
    pending: 'Σε αναμονή πληρωμής',
    cancelled: 'Ακυρωμένη',
    partly_returned: 'Με μερική επιστροφή',
    returned: 'Επιστράφηκε',
  },
};

export const kept: Complete<typeof english.kept> = {
  of: 'Αποδείξεις στη συσκευή: %{store}',
  text: 'Η συσκευή κρατά ακόμη %{smart_count} απόδειξη που δεν καταχωρίστηκε (%{store}). Θα καταχωριστεί όταν τη συνδέσετε ξανά με αυτό το κατάστημα ή συνδεθείτε εκεί. |||| Η συσκευή κρατά ακόμη %{smart_count} αποδείξεις που δεν καταχωρίστηκαν (%{store}). Θα καταχωριστούν όταν τη συνδέσετε ξανά με αυτό το κατάστημα ή συνδεθείτε εκεί.',
  see: 'Προβολή',
  export: 'Εξαγωγή',
  file: 'apodeixeis-syskevis',
  columns: {
    at: 'Ώρα',
    customer: 'Πελάτης',
    amount: 'Ποσό',
    number: 'Αριθμός απόδειξης',
    state: 'Κατάσταση',
  },
};

export const queue: Complete<typeof english.queue> = {
  correct: 'Διόρθωση αριθμού',
  register: 'Εγγραφή πελάτη',
  number: 'Το σωστό κινητό, η κάρτα ή ο κωδικός',
  postCorrected: 'Καταχώριση',
  title: 'Αποδείξεις στη συσκευή',
  empty: 'Δεν υπάρχουν αποδείξεις σε αναμονή.',
  waiting: 'Σε αναμονή',
  conflict: 'Δεν έγινε δεκτή',
  tired: 'Απέτυχε %{smart_count} φορά |||| Απέτυχε %{smart_count} φορές',
  post: 'Καταχώριση τώρα',
  retry: 'Δοκιμάστε ξανά',
  discard: 'Απόρριψη',
  discardAsk: 'Απόρριψη της απόδειξης %{amount} για «%{code}»; Οι πόντοι της δεν θα καταχωριστούν.',
  close: 'Κλείσιμο',
  signIn: 'Συνδεθείτε ξανά για να καταχωριστούν.',
};
