import type { messages as declared } from '../../../../contract/messages/messages.ts';
import type { Words } from '../../shape/words.ts';

export const messages = {
  name: 'Μήνυμα |||| Εξερχόμενα μηνύματα',
  tab: 'Εξερχόμενα',
  fields: {
    message_id: 'Κωδικός',
    channel: 'Κανάλι',
    recipient: 'Παραλήπτης',
    subject: 'Θέμα',
    body: 'Κείμενο',
    state: 'Κατάσταση',
    sent_at: 'Αποστολή',
    created_at: 'Δημιουργία',
  },
  texts: {
    empty: 'Κανένα μήνυμα δεν έχει σταλεί και κανένα δεν περιμένει.',
    choices: {
      sms: 'SMS',
      email: 'Email',
      queued: 'Σε αναμονή',
      sent: 'Στάλθηκε',
      failed: 'Απέτυχε',
    },
  },
} satisfies Words<typeof declared>;
