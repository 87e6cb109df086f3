/** The home of a store. */
export const words = {
  home: {
    against:
      'Το σήμερα σε σύγκριση με την ίδια ημέρα (%{weekday}) της προηγούμενης εβδομάδας, έως αυτή την ώρα.',
    live: 'Ζωντανά',
    connecting: 'Γίνεται σύνδεση',
    till: 'Σημείο πώλησης',
    figures: {
      receipts: 'Αποδείξεις',
      amount: 'Ποσό',
      points_issued: 'Πόντοι που δόθηκαν',
      points_redeemed: 'Πόντοι που εξαργυρώθηκαν',
      new_customers: 'Νέοι πελάτες',
      pending_payments: 'Εκκρεμείς πληρωμές',
    },
    more: '%{by} περισσότερα',
    less: '%{by} λιγότερα',
    same: 'Χωρίς αλλαγή',
    openPending: 'Δείτε τες',
    hours: 'Ποσό ανά ώρα',
    hour: 'Ώρα',
    today: 'Σήμερα',
    lastWeek: 'Προηγούμενη εβδομάδα',
    days: 'Οι τελευταίες 14 ημέρες',
    day: 'Ημέρα',
    points: 'Πόντοι',
  },
};
