import { words as coupons } from './coupons.ts';

/** Campaigns of many codes; the page of one shows its claims. */
export const words = {
  ...coupons,
  campaigns: {
    done: 'Το κουπόνι δημιουργήθηκε',
    new: 'Νέα καμπάνια',
    newHint:
      'Κάθε κωδικός εξαργυρώνεται μία φορά, από όποιον τον έχει. Οι κωδικοί δημιουργούνται στο παρασκήνιο.',
    codeHint: 'Έως οκτώ γράμματα ή ψηφία· μπορεί να μείνει κενό.',
    validHint: 'Ημέρες ισχύος μετά την ημέρα δημιουργίας των κωδικών.',
    rules: 'Πότε και πόσους κωδικούς',
    customerHint: 'Στην εξαργύρωση το ταμείο ζητά τον πελάτη.',
    minimumHint: 'Με ελάχιστη αγορά ο κωδικός εξαργυρώνεται πάνω σε απόδειξη.',
    reports: 'Αναφορές με email',
    reportsHint: 'Αφήστε τα όλα κενά, αν δεν θέλετε να στέλνονται αναφορές.',
    report: {
      redeemed_coupons_report: 'Εξαργυρωμένα κουπόνια',
      all_coupons_report: 'Όλα τα κουπόνια',
    },
    email: 'Διεύθυνση email %{number}',
    frequency: 'Συχνότητα',
    never: 'Ποτέ',
    frequencies: {
      daily: 'Κάθε ημέρα',
      weekly: 'Κάθε εβδομάδα',
      monthly: 'Κάθε μήνα',
    },
    made: 'Δημιουργήθηκαν %{done} από %{total} κωδικούς',
    redeemed: 'Εξαργυρώθηκαν %{done} από %{total}',
    days: '%{count} ημέρα |||| %{count} ημέρες',
    download: 'Λήψη όλων των κωδικών',
    failed: 'Δεν δημιουργήθηκαν όλοι οι κωδικοί. Όσοι υπάρχουν ισχύουν κανονικά.',
    claims: 'Κωδικοί και εξαργυρώσεις',
    back: 'Όλες οι καμπάνιες',
  },
};
