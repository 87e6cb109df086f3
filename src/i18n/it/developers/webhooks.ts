import type { webhooks as declared } from '../../../../contract/developers/webhooks.ts';
import type { Words } from '../../shape/words.ts';
import { eventWords } from './event-words.ts';

export const webhooks = {
  name: 'Webhook |||| Webhook',
  fields: {
    webhook_id: 'ID',
    name: 'Nome',
    url: 'Indirizzo',
    events: 'Eventi',
    store_event_id: 'Primo evento con il suo numero',
    active: 'Attivo',
    hint: 'Segreto',
    vouched_by: 'Responsabile',
    failing_since: 'Non riesce dal',
    switched_off: 'Disattivato perché',
    previous_until: 'Il segreto precedente vale fino a',
    last_delivered_at: 'Ultima accettazione',
    created_at: 'Creato',
    updated_at: 'Ultima modifica',
  },
  texts: {
    empty:
      'Un tuo programma viene avvisato subito di ciò che succede: uno scontrino, un nuovo cliente, un premio riscattato.',
    updated: 'Webhook aggiornato',
    deleted: 'Webhook eliminato',
    choices: {
      ...eventWords,
      failing: 'Non ha funzionato per cinque giorni',
      gone: 'L’indirizzo non esiste più (410)',
    },
  },
} satisfies Words<typeof declared>;
