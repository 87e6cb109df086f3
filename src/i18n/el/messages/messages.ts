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
    },
  },
} satisfies Words<typeof declared>;
