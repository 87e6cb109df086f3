import type { webhookLogs as declared } from '../../../../contract/developers/webhook-logs.ts';
import type { Words } from '../../shape/words.ts';
import { eventWords } from './event-words.ts';

export const webhookLogs = {
  name: 'Invio |||| Registro webhook',
  tab: 'Registro webhook',
  fields: {
    store_event_log_id: 'ID',
    attempted_at: 'Quando',
    webhook_id: 'Webhook',
    event: 'Evento',
    message_id: 'Messaggio',
    attempt: 'Tentativo',
    outcome: 'Esito',
    status: 'Risposta',
    ms: 'ms',
    problem: 'Problema',
    is_test: 'Prova',
    next_at: 'Prossimo tentativo',
  },
  texts: {
    empty: 'Qui ci sarà ogni tentativo di avvisare un programma, con la sua risposta.',
    choices: {
      ...eventWords,
      accepted: 'Accettato',
      retry: 'Da ripetere',
      rejected: 'Rifiutato',
    },
  },
} satisfies Words<typeof declared>;
