import type { messages as declared } from '../../../../contract/messages/messages.ts';
import type { Words } from '../../shape/words.ts';

export const messages = {
  name: 'Μήνυμα |||| Εξερχόμενα μηνύματα',
  tab: 'Εξερχόμενα',
  fields: {
    message_id: 'ID',
    channel: 'Κανάλι',
    recipient: 'Παραλήπτης',
    subject: 'Θέμα',
    body: 'Κείμενο',
    state: 'Κατάσταση',
    reason: 'Αιτία',
    cost: 'Κόστος',
    user_account_id: 'Πελάτης',
    sent_at: 'Αποστολή',
    created_at: 'Δημιουργία',
  },
  texts: {
    empty: 'Δεν υπάρχουν απεσταλμένα μηνύματα ούτε μηνύματα σε αναμονή.',
    choices: {
      sms: 'SMS',
      email: 'Email',
      push: 'Ειδοποίηση push',
      viber: 'Viber',
      queued: 'Σε αναμονή',
      sent: 'Στάλθηκε',
      failed: 'Απέτυχε',
      delivered: 'Παραδόθηκε',
      suppressed: 'Δεν στάλθηκε',
      quiet: 'Περιμένει τις ώρες ησυχίας',
      no_consent: 'Χωρίς συγκατάθεση',
      no_address: 'Χωρίς διεύθυνση',
      unsubscribed: 'Διαγράφηκε από τη λίστα',
      unwanted: 'Το έχει κλείσει ο ίδιος',
      switched_off: 'Κλειστό από την εταιρεία',
      invalid_address: 'Ανύπαρκτη διεύθυνση',
      cancelled: 'Ακυρώθηκε',
      refused: 'Δεν το δέχτηκε η πύλη',
      undelivered: 'Δεν έφτασε',
    },
  },
} satisfies Words<typeof declared>;
