import type {
  transactions as declared,
  pendingPayments as declaredPending,
} from '../../../../contract/transactions/transactions.ts';
import type { Words } from '../../shape/words.ts';
import { sums } from './sums.ts';

const fields = {
  transaction_id: 'ID',
  receipt_number: 'Αριθμός απόδειξης',
  user_account_id: 'Αριθμός πελάτη',
  customer: 'Πελάτης',
  cash_register_id: 'Ταμείο',
  cashier: 'Ταμίας',
  channel: 'Κανάλι',
  status: 'Κατάσταση',
  standing: 'Κατάσταση',
  ...sums,
  amount: 'Μετά τα κουπόνια',
  points: 'Πόντοι',
  points_used: 'Χρήση πόντων',
  returned_amount: 'Επιστράφηκε',
  money_back: 'Χρήματα που δόθηκαν πίσω',
  points_taken: 'Πόντοι που αφαιρέθηκαν',
  points_kept: 'Πόντοι που μένουν',
  points_given_back: 'Πόντοι που επιστράφηκαν',
  balance_after: 'Νέο υπόλοιπο',
  occurred_at: 'Ώρα αγοράς',
  created_at: 'Ημερομηνία',
};
const choices = {
  offline: 'Στο κατάστημα',
  online: 'Online',
  posted: 'Καταχωρισμένη',
  pending: 'Σε αναμονή πληρωμής',
  cancelled: 'Ακυρωμένη',
  partly_returned: 'Με μερική επιστροφή',
  returned: 'Επιστράφηκε',
};

export const transactions = {
  name: 'Συναλλαγή |||| Συναλλαγές',
  fields,
  texts: {
    empty: 'Οι αποδείξεις εμφανίζονται εδώ μόλις καταχωριστεί η πρώτη.',
    choices,
  },
} satisfies Words<typeof declared>;

export const pendingPayments = {
  name: 'Εκκρεμής πληρωμή |||| Εκκρεμείς πληρωμές',
  fields,
  texts: {
    empty:
      'Οι αποδείξεις που θα πληρωθούν αργότερα περιμένουν εδώ μέχρι να επιβεβαιωθεί η πληρωμή τους.',
    choices,
  },
} satisfies Words<typeof declaredPending>;
