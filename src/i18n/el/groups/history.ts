import type { PostingKind } from '../../../../contract/transactions/posting-kinds.ts';
import { debts } from '../debts/debts.ts';

/** Points by day and by month. */
export const words = {
  debts,
  history: {
    chart: 'Οι πόντοι στον χρόνο',
    day: 'Ημέρα',
    month: 'Μήνας',
    year: 'Έτος',
    total: 'Σύνολο',
    columns: {
      receipts: 'Αποδείξεις',
      amount: 'Ποσό',
      issued: 'Δόθηκαν',
      taken_back: 'Αφαιρέθηκαν',
      redeemed: 'Εξαργυρώθηκαν εδώ',
      redeemed_of_others: 'Από αυτούς, άλλων καταστημάτων',
      redeemed_elsewhere: 'Εξαργυρώθηκαν αλλού',
      expired: 'Έληξαν',
      adjusted: 'Διορθώθηκαν',
      to_partners: 'Προς συνεργάτες',
      from_partners: 'Από συνεργάτες',
    },
    open: 'Οι εγγραφές: %{name}',
    postings: 'Εγγραφές, %{period}',
    nothing: 'Δεν υπάρχει καμία εγγραφή.',
    posting: { time: 'Ώρα', kind: 'Τι', customer: 'Πελάτης', points: 'Πόντοι' },
    kinds: {
      receipt: 'Απόδειξη',
      return: 'Επιστροφή',
      expiry: 'Λήξη',
      initial: 'Αρχικό υπόλοιπο',
      adjustment: 'Διόρθωση',
      redemption: 'Εξαργύρωση',
      merge: 'Συγχώνευση',
      hold: 'Δέσμευση για δώρο',
      release: 'Επιστροφή από δώρο',
      synergy_out: 'Μεταφορά σε συνεργάτη',
      synergy_in: 'Μεταφορά από συνεργάτη',
      campaign: 'Καμπάνια',
      carried: 'Από στρογγυλοποίηση',
      coupon: 'Κουπόνι',
    } satisfies Record<PostingKind, string>,
  },
};
