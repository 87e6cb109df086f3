import type { LedgerInvariant } from '../../../../contract/reports/reports.ts';
import { debts } from '../debts/debts.ts';
import { metrics } from '../messages/metrics.ts';

/** What a company owes in points. */
export const words = {
  debts,
  metrics,
  liability: {
    hint: 'Οι πόντοι που έχουν οι πελάτες, ανά κατάστημα που τους έδωσε και ανά μήνα λήξης, σε πόντους και σε χρήμα.',
    totals: 'Τι οφείλεται',
    chart: 'Πόντοι ανά μήνα λήξης',
    shares: 'Ανά κατάστημα και μήνα λήξης',
    outstanding: 'Πόντοι σε κυκλοφορία',
    pointValue: 'Αξία ενός πόντου',
    deficit: 'Οφειλές πελατών',
    held: 'Επιπλέον, δεσμευμένοι για δώρα και κουπόνια',
    ledger: 'Σύμφωνα με το καθολικό',
    reconciled: 'Τα δύο ποσά συμφωνούν.',
    differs: 'Διαφέρουν κατά %{points} πόντους. Ελέγξτε το καθολικό παρακάτω.',
    empty: 'Κανένας πελάτης δεν έχει πόντους.',
    never: 'Ποτέ',
    others: 'Άλλα καταστήματα',
    store: 'Κατάστημα',
    total: 'Σύνολο',
    check: 'Το καθολικό',
    checkHint:
      'Υπολογίζει ξανά κάθε εγγραφή και συγκρίνει υπόλοιπα, παρτίδες πόντων και αποδείξεις με τα αποθηκευμένα. Δεν αλλάζει τίποτα.',
    verify: 'Έλεγχος του καθολικού',
    replayed: 'Ελέγχθηκε %{count} εγγραφή. |||| Ελέγχθηκαν %{count} εγγραφές.',
    sound: 'Δεν βρέθηκαν διαφορές.',
    far: 'Ελέγχθηκε το %{percent} % του καθολικού',
    mayLeave: 'Μπορείτε να φύγετε από τη σελίδα: ο έλεγχος συνεχίζεται.',
    neverVerified: 'Το καθολικό δεν έχει ελεγχθεί ακόμη.',
    stopped: 'Ο έλεγχος της %{at} δεν ολοκληρώθηκε. Ξεκινήστε τον ξανά.',
    verified: 'Ελέγχθηκε στις %{at}.',
    verifiedBy: 'Ελέγχθηκε στις %{at} από %{by}.',
    breaches: 'Βρέθηκε μία διαφορά: |||| Βρέθηκαν %{smart_count} διαφορές:',
    invariants: {
      'what rounding cut off is kept or became points':
        'Ό,τι έκοψε η στρογγυλοποίηση ούτε κρατήθηκε ούτε έγινε πόντοι',
      'carried points are those that rounding had cut off':
        'Πόντοι από στρογγυλοποίηση δεν είναι όσοι είχαν κοπεί',
      'entries of each posting sum to zero': 'Τα σκέλη μιας εγγραφής δεν έχουν άθροισμα μηδέν',
      'every posting has entries': 'Μια εγγραφή δεν έχει σκέλη',
      'balance = sum of entries': 'Ένα υπόλοιπο δεν είναι το άθροισμα των εγγραφών του',
      'deficit = what the entries owe': 'Μια οφειλή δεν είναι όση λένε οι εγγραφές της',
      'balance = sum of lots - deficit':
        'Ένα υπόλοιπο δεν είναι το άθροισμα των παρτίδων του μείον την οφειλή',
      'each lot holds what the entries left in it':
        'Μια παρτίδα δεν έχει όσους πόντους της άφησαν οι εγγραφές',
      'no negative lot and no negative deficit': 'Μια παρτίδα ή μια οφειλή είναι κάτω από το μηδέν',
      'every reversal names one posting of the same customer and company':
        'Μια αντιλογιστική εγγραφή δεν αναφέρει εγγραφή του ίδιου πελάτη',
      'every return is posted once': 'Μια επιστροφή καταχωρίστηκε πάνω από μία φορά',
      'no receipt gives back more than it took': 'Μια απόδειξη έδωσε πίσω περισσότερα από όσα πήρε',
      'every posted receipt has its points in the ledger':
        'Οι πόντοι μιας απόδειξης δεν είναι στο καθολικό',
      'every receipt is posted once': 'Μια απόδειξη καταχωρίστηκε πάνω από μία φορά',
      'points of a partner are posted by a transfer':
        'Πόντοι συνεργάτη καταχωρίστηκαν χωρίς μεταφορά',
      'both sides of a transfer say the same': 'Οι δύο πλευρές μιας μεταφοράς δεν λένε το ίδιο',
      'a claim holds its points until it is redeemed or ends':
        'Ένα κουπόνι ή δώρο πελάτη δεν δεσμεύει τους πόντους του ως την εξαργύρωση ή τη λήξη της',
      'a coupon is given out as often as its claims say, never past its maximum':
        'Ένα κουπόνι δόθηκε περισσότερες ή λιγότερες φορές από όσες λένε τα κουπόνια πελατών του',
      'what was redeemed of a coupon is counted':
        'Οι εξαργυρώσεις ενός κουπονιού δεν έχουν μετρηθεί σωστά',
      'what a store took and gave is counted by quarters of an hour':
        'Σε κάποιο τέταρτο της ώρας ο τζίρος ή οι πόντοι ενός καταστήματος είναι αθροισμένοι λάθος',
      'the sums of each day are those of its postings':
        'Τα σύνολα μιας ημέρας δεν είναι όσα λένε οι εγγραφές της',
      'the sums of each day are those of its quarters of an hour':
        'Τα σύνολα μιας ημέρας ανά κατάστημα και ώρα δεν είναι όσα μετρήθηκαν ανά τέταρτο',
      'what is kept of a month or a day is what its receipts say':
        'Όσα κρατήθηκαν για έναν μήνα ή μια ημέρα δεν συμφωνούν με τις αποδείξεις',
    } satisfies Record<LedgerInvariant, string>,
  },
};
