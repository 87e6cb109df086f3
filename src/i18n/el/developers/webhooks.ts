import type { webhooks as declared } from '../../../../contract/developers/webhooks.ts';
import type { Words } from '../../shape/words.ts';
import { eventWords } from './event-words.ts';

export const webhooks = {
  name: 'Webhook |||| Webhooks',
  fields: {
    webhook_id: 'ID',
    name: 'Όνομα',
    url: 'Διεύθυνση',
    events: 'Γεγονότα',
    store_event_id: 'Πρώτο συμβάν με τον αριθμό του',
    active: 'Ενεργό',
    hint: 'Μυστικό',
    vouched_by: 'Υπεύθυνος',
    failing_since: 'Αποτυγχάνει από',
    switched_off: 'Αιτία απενεργοποίησης',
    previous_until: 'Το προηγούμενο μυστικό ισχύει έως',
    last_delivered_at: 'Τελευταία αποδοχή',
    created_at: 'Δημιουργήθηκε',
    updated_at: 'Τελευταία αλλαγή',
  },
  texts: {
    empty:
      'Ένα πρόγραμμά σας μαθαίνει αμέσως ό,τι συμβαίνει: μια απόδειξη, έναν νέο πελάτη, ένα δώρο που εξαργυρώθηκε.',
    updated: 'Ενημερώσατε με επιτυχία το webhook',
    deleted: 'Διαγράψατε με επιτυχία το webhook',
    choices: {
      ...eventWords,
      failing: 'Αποτύγχανε για πέντε ημέρες',
      gone: 'Η διεύθυνση δεν υπάρχει πια (410)',
    },
  },
} satisfies Words<typeof declared>;
