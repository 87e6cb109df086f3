import type { webhookLogs as declared } from '../../../../contract/developers/webhook-logs.ts';
import type { Words } from '../../shape/words.ts';
import { eventWords } from './event-words.ts';

export const webhookLogs = {
  name: 'Αποστολή |||| Ιστορικό webhooks',
  tab: 'Ιστορικό webhooks',
  fields: {
    store_event_log_id: 'ID',
    attempted_at: 'Πότε',
    webhook_id: 'Webhook',
    event: 'Γεγονός',
    message_id: 'Μήνυμα',
    attempt: 'Προσπάθεια',
    outcome: 'Αποτέλεσμα',
    status: 'Απάντηση',
    ms: 'ms',
    problem: 'Πρόβλημα',
    is_test: 'Δοκιμή',
    next_at: 'Επόμενη προσπάθεια',
  },
  texts: {
    empty:
      'Εδώ θα βρίσκεται κάθε προσπάθεια ειδοποίησης ενός προγράμματος, μαζί με την απάντησή του.',
    choices: {
      ...eventWords,
      accepted: 'Έγινε δεκτό',
      retry: 'Θα ξανασταλεί',
      rejected: 'Απορρίφθηκε',
    },
  },
} satisfies Words<typeof declared>;
