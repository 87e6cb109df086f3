import type {
  webhookActions as actions,
  webhooks as declared,
} from '../../../../contract/developers/webhooks.ts';
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
    created: 'Webhook creato',
    updated: 'Webhook aggiornato',
    deleted: 'Webhook eliminato',
    deleting: 'Non viene più avvisato, e il suo registro va con lui.',
    help: {
      name: 'Quale programma è, per esempio «Contabilità».',
      url: 'Deve essere raggiungibile da internet con https://.',
      active: 'Ciò che succede mentre è disattivato non viene inviato dopo.',
      events: 'Viene avvisato di ciò che puoi vedere tu. Se perdi il permesso, l’evento si ferma.',
    },
    actions: {
      test: { title: 'Invia una prova' },
      replay: { title: 'Invia di nuovo' },
      rotate: {
        title: 'Cambia segreto',
        question: 'Cambiare il segreto di «%{name}»?',
        text: 'Per 24 ore i messaggi sono firmati con entrambi i segreti, così puoi cambiarlo nel tuo programma.',
        done: 'Segreto cambiato.',
      },
    },
    secret: {
      title: 'Il segreto di «%{name}»',
      text: 'Copia ora il segreto: con esso il tuo programma controlla che un messaggio venga da noi. Viene mostrato solo questa volta.',
      label: 'Segreto di firma',
    },
    notices: {
      offFailing:
        'Questo indirizzo non ha accettato nulla per cinque giorni ed è stato disattivato. Attivalo quando funziona e invia di nuovo ciò che è mancato.',
      offGone: 'Questo indirizzo ha risposto che non esiste più (410) ed è stato disattivato.',
      failing: 'Non è stato accettato nulla dal %{failing_since}.',
    },
    parts: {
      attempts: 'Ultimi invii',
      settings: 'Impostazioni del webhook',
      settingsHint: 'Chi salva l’indirizzo o gli eventi ne diventa responsabile.',
    },
    choices: {
      ...eventWords,
      failing: 'Non ha funzionato per cinque giorni',
      gone: 'L’indirizzo non esiste più (410)',
    },
  },
} satisfies Words<typeof declared, typeof actions>;
