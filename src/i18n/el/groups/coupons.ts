import { resourceWords } from '../../shape/entities.ts';

/** The coupons of a store and their claims. */
export const words = {
  coupons: {
    page: 'Άνοιγμα δημόσιας σελίδας',
    claims: 'Κουπόνια πελατών',
    image: 'Εικόνα',
    done: {
      goalCreated: 'Ο στόχος δημιουργήθηκε',
      goalDeleted: 'Ο στόχος διαγράφηκε',
      imageUploaded: 'Η εικόνα ανέβηκε',
    },
    goal: {
      new: 'Νέος στόχος',
      byReceipts: 'Συμπληρώνεται με μία απόδειξη. |||| Συμπληρώνεται με %{count} αποδείξεις.',
      minimum: 'Κάθε μία από %{minimum} και πάνω.',
      within: 'Όλες μέσα σε %{days} ημέρες.',
      bySum: 'Γεμίζει με αποδείξεις %{sum} συνολικά.',
      given: 'Δόθηκαν %{given} από %{maximum} δώρα',
      delete: 'Διαγραφή του στόχου',
      deleteText: 'Η πρόοδος προς τον στόχο χάνεται. Όσα δώρα έχουν δοθεί μένουν στους πελάτες.',
    },
    statistics: {
      title: 'Πρόοδος πελατών',
      customer: 'Πελάτης',
      progress: 'Πρόοδος',
      rewards: 'Δώρα',
      redeemed: 'Εξαργυρώθηκαν',
      last: 'Τελευταία απόδειξη',
      none: 'Καμία απόδειξη δεν έχει μετρήσει ακόμη για τον στόχο.',
    },
  },
  resources: resourceWords(import.meta.glob('../coupons/*.ts', { eager: true })),
};
