import type { EventName } from '../../../../contract/developers/event-names.ts';

/** What each event is called. */
export const eventWords = {
  'customer.created': 'Νέος πελάτης',
  'customer.updated': 'Αλλαγή στοιχείων πελάτη',
  'customer.merged': 'Συγχώνευση λογαριασμών',
  'customer.deleted': 'Κλείσιμο λογαριασμού πελάτη',
  'customer.forgotten': 'Διαγραφή προσωπικών δεδομένων',
  'transaction.created': 'Καταχώριση απόδειξης',
  'transaction.returned': 'Επιστροφή',
  'points.adjusted': 'Διόρθωση πόντων',
  'points.expired': 'Λήξη πόντων',
  'claim.created': 'Κουπόνι ή δώρο δόθηκε',
  'claim.redeemed': 'Κουπόνι ή δώρο εξαργυρώθηκε',
  'claim.rejected': 'Κουπόνι ή δώρο απορρίφθηκε',
  'claim.expired': 'Κουπόνι ή δώρο έληξε',
  'claim.cancelled': 'Κουπόνι ή δώρο ακυρώθηκε',
  'gift_order.status_changed': 'Αλλαγή κατάστασης παραγγελίας δώρου',
  'coupon.created': 'Νέο κουπόνι',
  'coupon.deleted': 'Διαγραφή κουπονιού',
  'tier.changed': 'Αλλαγή βαθμίδας πελάτη',
  'campaign.started': 'Έναρξη καμπάνιας',
  'campaign.ended': 'Λήξη καμπάνιας',
  'campaign.participant': 'Νέα συμμετοχή σε καμπάνια',
  'subscription.changed': 'Αλλαγή συνδρομής',
  'billing.paid': 'Πληρωμή χρέωσης',
  'billing.failed': 'Αποτυχία χρέωσης',
} satisfies Record<EventName, string>;
