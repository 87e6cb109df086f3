import { resourceWords } from '../../shape/entities.ts';

/** The coupons of a store and their claims. */
export const words = {
  coupons: {
    page: 'Άνοιγμα δημόσιας σελίδας',
    claims: 'Διεκδικήσεις',
    image: 'Εικόνα',
    done: {
      goalCreated: 'Το κουπόνι με συναλλαγές δημιουργήθηκε επιτυχώς',
      goalDeleted: 'Το κουπόνι με συναλλαγές διαγράφηκε επιτυχώς',
      imageUploaded: 'Η εικόνα ανέβηκε επιτυχώς',
    },
    goal: {
      new: 'Νέος στόχος',
      byReceipts: 'Γεμίζει με μία απόδειξη. |||| Γεμίζει με %{count} αποδείξεις.',
      minimum: 'Κάθε μία από %{minimum} και πάνω.',
      within: 'Όλες μέσα σε %{days} ημέρες.',
      bySum: 'Γεμίζει με αποδείξεις %{sum} συνολικά.',
      given: 'Δόθηκαν %{given} από %{maximum} δώρα',
      delete: 'Διαγραφή του στόχου',
      deleteText: 'Η πρόοδος προς τον στόχο τελειώνει. Όσα δώρα δόθηκαν μένουν στους πελάτες.',
    },
    statistics: {
      title: 'Πού βρίσκονται οι πελάτες',
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
