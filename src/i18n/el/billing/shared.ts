import { planWords } from './plan-words.ts';

/** What buyers and sellers of plans call the same. */
export const billingShared = {
  ...planWords,
  subscription: {
    incomplete: 'Περιμένει την πρώτη πληρωμή',
    active: 'Ενεργή',
    past_due: 'Σε καθυστέρηση',
    inactive: 'Ανενεργή',
    cancelled: 'Ακυρωμένη',
  },
  billing: {
    open: 'Προς πληρωμή',
    failed: 'Η πληρωμή απέτυχε',
    paid: 'Πληρωμένη',
    disputed: 'Υπό αμφισβήτηση',
    refunded: 'Επιστράφηκε',
    cancelled: 'Ακυρωμένη',
  },
  attempts: {
    pending: 'σε εξέλιξη',
    requires_action: 'περιμένει την τράπεζα',
    succeeded: 'πληρώθηκε',
    failed: 'δεν πληρώθηκε',
  },
  failures: {
    declined: 'η τράπεζα απέρριψε την κάρτα',
    expired: 'η κάρτα έχει λήξει',
    authentication: 'δεν δόθηκε έγκριση στην τράπεζα',
    abandoned: 'η τράπεζα δεν πήρε απάντηση',
    unavailable: 'η τράπεζα δεν ήταν διαθέσιμη',
  },
  test: 'Δοκιμή',
  billingNo: 'Χρέωση %{number}',
  document: 'Έγγραφο (PDF)',
  details: 'Λεπτομέρειες',
  detailsOf: 'Λεπτομέρειες της χρέωσης %{number}',
  line: 'Για',
  amount: 'Ποσό',
  net: 'Καθαρή αξία',
  vat: 'ΦΠΑ',
  total: 'Σύνολο',
  due: 'Πληρωτέα έως %{date}',
  paid: 'Πληρώθηκε %{date}',
  givenBack: 'Επιστράφηκαν: %{amount}',
  code: 'Κωδικός πληρωμής %{code}',
  reason: 'Αιτία: %{reason}',
};
