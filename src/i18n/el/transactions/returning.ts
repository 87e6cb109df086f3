import type { returning as english } from '../../en/transactions/returning.ts';
import type { Complete } from '../../shape/words.ts';

export const returning: Complete<typeof english> = {
  title: 'Επιστροφές',
  none: 'Δεν έχει επιστραφεί τίποτε.',
  soFar: 'Έχουν επιστραφεί %{returned} από %{amount}.',
  did: {
    moneyBack: 'Δόθηκαν πίσω %{amount} σε χρήμα.',
    taken: 'Αφαιρέθηκαν %{points} πόντοι.',
    givenBack: 'Επιστράφηκαν %{points} χρησιμοποιημένοι πόντοι.',
    expired: 'Από αυτούς, %{points} είχαν λήξει.',
    owes: 'Ο πελάτης όφειλε μετά %{points} πόντους.',
  },
  because: 'Αιτία: %{reason}',
  open: 'Επιστροφή',
  what: 'Τι επιστρέφεται',
  modes: { whole: 'Ολόκληρο το υπόλοιπο', amount: 'Μέρος του ποσού', lines: 'Προϊόντα' },
  amount: 'Ποσό που επιστρέφεται',
  rest: 'Έως %{rest}',
  reason: 'Αιτία (προαιρετικά)',
  ofLeft: 'Έως %{left}',
  preview: {
    title: 'Τι θα γίνει',
    amount: 'Ποσό που επιστρέφεται',
    moneyBack: 'Χρήματα που δίνονται πίσω',
    taken: 'Πόντοι που αφαιρούνται',
    givenBack: 'Χρησιμοποιημένοι πόντοι που επιστρέφονται',
    expired: 'Από αυτούς έληξαν στο μεταξύ',
    deficit: 'Πόντοι που θα οφείλει ο πελάτης',
    balance: 'Νέο υπόλοιπο',
    keeps: 'Πόντοι της απόδειξης',
  },
  confirm: 'Καταχώριση επιστροφής',
  done: 'Η επιστροφή καταχωρίστηκε',
};
