import type {
  responseMappers as declaredMappers,
  webhookResponses as declaredResponses,
} from '../../../../contract/developers/mappers.ts';
import type { Words } from '../../shape/words.ts';
import { eventWords } from './event-words.ts';

export const webhookResponses = {
  name: 'Απάντηση |||| Απαντήσεις',
  tab: 'Απαντήσεις',
  fields: {
    store_event_log_id: 'ID',
    attempted_at: 'Πότε',
    webhook_id: 'Webhook',
    event: 'Γεγονός',
    status: 'Κωδικός',
    answer: 'Απάντηση',
    outcome: 'Σημαίνει',
    mapper_id: 'Αποφάσισε ο κανόνας',
    taken: 'Τιμές που κρατήθηκαν',
  },
  texts: {
    empty: 'Εδώ θα βρίσκεται τι απάντησαν τα προγράμματά σας και πώς ερμηνεύτηκε.',
    choices: {
      ...eventWords,
      accepted: 'Έγινε δεκτό',
      retry: 'Θα ξανασταλεί',
      rejected: 'Απορρίφθηκε',
    },
  },
} satisfies Words<typeof declaredResponses>;

export const responseMappers = {
  name: 'Κανόνας απαντήσεων |||| Κανόνες απαντήσεων',
  tab: 'Κανόνες απαντήσεων',
  fields: {
    mapper_id: 'ID',
    name: 'Όνομα',
    webhook_ids: 'Webhooks',
    events: 'Γεγονότα',
    active: 'Ενεργός',
    rows: 'Γραμμές',
    values: 'Τιμές',
    vouched_by: 'Υπεύθυνος',
    created_at: 'Δημιουργήθηκε',
    updated_at: 'Τελευταία αλλαγή',
  },
  texts: {
    empty: 'Μόνο αν ένα πρόγραμμά σας λέει με άλλον τρόπο, και όχι με τον κωδικό, αν δέχτηκε κάτι.',
    created: 'Ο κανόνας δημιουργήθηκε',
    updated: 'Ενημερώσατε με επιτυχία τον κανόνα',
    deleted: 'Διαγράψατε με επιτυχία τον κανόνα',
    choices: eventWords,
  },
} satisfies Words<typeof declaredMappers>;
