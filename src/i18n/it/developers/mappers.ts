import type {
  responseMappers as declaredMappers,
  webhookResponses as declaredResponses,
} from '../../../../contract/developers/mappers.ts';
import type { Words } from '../../shape/words.ts';
import { eventWords } from './event-words.ts';

export const webhookResponses = {
  name: 'Risposta |||| Risposte',
  tab: 'Risposte',
  fields: {
    store_event_log_id: 'ID',
    attempted_at: 'Quando',
    webhook_id: 'Webhook',
    event: 'Evento',
    status: 'Stato',
    answer: 'Risposta',
    outcome: 'Significa',
    mapper_id: 'Deciso da',
    taken: 'Valori presi',
  },
  texts: {
    empty: 'Qui ci sarà che cosa hanno risposto i tuoi programmi e come è stato letto.',
    choices: {
      ...eventWords,
      accepted: 'Accettato',
      retry: 'Da ripetere',
      rejected: 'Rifiutato',
    },
  },
} satisfies Words<typeof declaredResponses>;

export const responseMappers = {
  name: 'Regola di risposta |||| Regole di risposta',
  tab: 'Regole di risposta',
  fields: {
    mapper_id: 'ID',
    name: 'Nome',
    webhook_ids: 'Webhook',
    events: 'Eventi',
    active: 'Attiva',
    rows: 'Righe',
    values: 'Valori',
    vouched_by: 'Responsabile',
    created_at: 'Creata',
    updated_at: 'Ultima modifica',
  },
  texts: {
    empty:
      'Solo se un tuo programma dice in altro modo, e non con lo stato, se ha accettato qualcosa.',
    created: 'Regola creata',
    updated: 'Regola aggiornata',
    deleted: 'Regola eliminata',
    choices: eventWords,
  },
} satisfies Words<typeof declaredMappers>;
