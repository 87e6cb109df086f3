/** The page that tells what became of a card payment. */
export const paymentResult = {
  success: 'Πληρωμή',
  pending: 'Η πληρωμή επιβεβαιώνεται. Η σελίδα συνεχίζει μόνη της.',
  paid: 'Πληρώθηκε. Ευχαριστούμε!',
  error: 'Η πληρωμή απέτυχε',
  notCharged: 'Δεν έγινε χρέωση.',
  goOn: 'Συνέχεια',
  again: 'Πίσω στην πληρωμή',
  failures: {
    declined: 'Η τράπεζα απέρριψε την κάρτα.',
    expired: 'Η κάρτα έχει λήξει.',
    authentication: 'Δεν δόθηκε έγκριση στην τράπεζα.',
    abandoned: 'Η τράπεζα δεν πήρε απάντηση.',
    unavailable: 'Η τράπεζα δεν ήταν διαθέσιμη.',
    account_gone:
      'Ο λογαριασμός του πωλητή στον οποίο ξεκίνησε δεν απαντά πια. Δεν καταχωρίστηκε ως πληρωμή.',
  },
};
