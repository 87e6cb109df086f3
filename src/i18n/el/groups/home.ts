/** The home of a store. */
export const words = {
  home: {
    byStore: 'Τα καταστήματα τις τελευταίες 14 ημέρες',
    store: 'Κατάστημα',
    notices: {
      messages_failed:
        'Ένα μήνυμα δεν στάλθηκε, στις %{date}. |||| %{smart_count} μηνύματα δεν στάλθηκαν, το τελευταίο στις %{date}.',
      messages_waiting:
        'Ένα μήνυμα περιμένει: δεν έχει ρυθμιστεί τρόπος αποστολής. |||| %{smart_count} μηνύματα περιμένουν: δεν έχει ρυθμιστεί τρόπος αποστολής.',
      jobs_failed:
        'Μια εργασία στο παρασκήνιο απέτυχε στις %{date}. |||| %{smart_count} εργασίες στο παρασκήνιο απέτυχαν, η τελευταία στις %{date}.',
      synergies_asked:
        'Μια εταιρεία ζητά συνεργασία, από τις %{date}. |||| %{smart_count} εταιρείες ζητούν συνεργασία.',
    },
    against:
      'Το σήμερα σε σύγκριση με την ίδια ημέρα (%{weekday}) της προηγούμενης εβδομάδας, έως αυτή την ώρα.',
    live: 'Ζωντανά',
    connecting: 'Γίνεται σύνδεση',
    till: 'Σημείο πώλησης',
    figures: {
      customers: 'Πελάτες',
      new_this_month: 'Νέοι αυτόν τον μήνα',
      receipts_this_month: 'Αποδείξεις αυτόν τον μήνα',
      amount_this_month: 'Ποσό αυτόν τον μήνα',
      points_outstanding: 'Πόντοι στους πελάτες',
      points_value: 'Η αξία τους',
      claims_open: 'Ανοιχτές διεκδικήσεις',
      stores: 'Καταστήματα',
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
