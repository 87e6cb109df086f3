import { words as coupons } from './coupons.ts';
import { words as newTransaction } from './new-transaction.ts';

/** Redeeming in a store; a customer is found, and claims are named, as elsewhere. */
export const words = {
  ...newTransaction,
  ...coupons,
  redeem: {
    title: 'Εξαργύρωση κουπονιού',
    code: 'Κωδικός κουπονιού',
    codeHint: 'Πληκτρολογήστε ή σαρώστε τον κωδικό. Κενά, παύλες και πεζά δεν επηρεάζουν.',
    look: 'Αναζήτηση',
    camera: 'Κάμερα',
    stopCamera: 'Διακοπή κάμερας',
    cameraFailed: 'Η κάμερα δεν μπορεί να χρησιμοποιηθεί εδώ.',
    lost: 'Δεν ήρθε απάντηση. Πατήστε ξανά: δεν θα γίνει δύο φορές.',
    customer: 'Πελάτης',
    balance: 'Υπόλοιπο',
    points: 'Δεσμευμένοι πόντοι',
    minimum: 'Ελάχιστη αγορά',
    pointsGiven: 'Πόντοι που δίνει',
    expires: 'Ισχύει έως',
    ordered: 'Με την αποδοχή το δώρο παραγγέλνεται στον προμηθευτή του.',
    needsReceipt: 'Ισχύει πάνω σε απόδειξη: προσθέστε το στο ταμείο ή σε νέα συναλλαγή.',
    accept: 'Αποδοχή',
    reject: 'Απόρριψη',
    rejectText: 'Το κουπόνι απορρίπτεται οριστικά. Οι δεσμευμένοι πόντοι επιστρέφουν στον πελάτη.',
    accepted: '%{title}: εξαργυρώθηκε',
    rejected: '%{title}: απορρίφθηκε',
    gave: 'Δόθηκε %{points} πόντος |||| Δόθηκαν %{points} πόντοι',
    returned: 'Επιστράφηκε %{points} πόντος |||| Επιστράφηκαν %{points} πόντοι',
    orderMade: 'Η παραγγελία %{id} στάλθηκε στον προμηθευτή.',
    balanceNow: 'Υπόλοιπο τώρα: %{points}',
    next: 'Επόμενος κωδικός',
    multiple: {
      here: 'Εξαργυρώθηκαν εδώ',
      last: 'Τελευταία εξαργύρωση',
      price: 'Τιμή',
      expires: 'Οι κωδικοί ισχύουν έως',
      none: 'Η εταιρεία δεν έχει καμπάνια κωδικών.',
    },
  },
  resources: coupons.resources,
};
