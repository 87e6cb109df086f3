import type {
  apiKeyActions as actions,
  apiKeys as declared,
} from '../../../../contract/developers/api-keys.ts';
import type { Words } from '../../shape/words.ts';

export const apiKeys = {
  name: 'Chiave API |||| Chiavi API',
  tab: 'Chiavi API',
  fields: {
    api_key_id: 'ID',
    name: 'Nome',
    hint: 'Chiave',
    state: 'Stato',
    permissions: 'Permessi',
    store_ids: 'Negozi',
    allowed_addresses: 'Indirizzi ammessi',
    rate_limit: 'Chiamate al minuto',
    expires_at: 'Scade',
    vouched_by: 'Responsabile',
    is_orphan: 'Senza responsabile',
    last_used_at: 'Ultimo uso',
    last_used_from: 'Ultimo uso da',
    rotated_at: 'Sostituita',
    previous_until: 'La precedente vale fino a',
    revoked_at: 'Revocata',
    created_at: 'Creata',
    updated_at: 'Ultima modifica',
  },
  texts: {
    empty: 'Un tuo programma, come una cassa o un negozio online, chiama con una chiave sua.',
    created: 'Chiave creata.',
    updated: 'Chiave salvata.',
    help: {
      name: 'A che cosa serve, per esempio «Cassa del negozio al porto».',
      store_ids: 'I negozi in cui lavora anche. Senza nessuno, vede solo ciò che è dell’azienda.',
      expires_at: 'L’ultimo giorno in cui vale.',
      rate_limit: 'Le chiamate in più vengono rifiutate con 429, dicendo quando riprovare.',
      allowed_addresses:
        'Un indirizzo IP o una rete per riga, come 192.0.2.0/24. Vuoto significa da ovunque.',
      permissions:
        'Dai solo ciò che serve al programma. Se perdi uno di questi permessi, lo perde anche la chiave.',
    },
    actions: {
      rotate: {
        title: 'Sostituisci',
        question: 'Sostituire la chiave di «%{name}»?',
        text: 'Ricevi una nuova chiave. Quella attuale vale ancora per 24 ore, così puoi cambiarla nel tuo programma.',
        done: 'Chiave sostituita.',
      },
      revoke: {
        title: 'Revoca',
        question: 'Revocare la chiave di «%{name}»?',
        text: 'Tutto ciò che la usa smette subito di funzionare, per sempre. Ciò che ha fatto resta nel registro.',
        done: 'Chiave revocata.',
      },
    },
    secret: {
      title: 'La chiave di «%{name}»',
      text: 'Copia ora la chiave e conservala: viene mostrata solo questa volta.',
      label: 'Chiave API',
    },
    notices: {
      orphan:
        'Il responsabile di questa chiave è %{vouched_by}, che non lavora più qui: la chiave non può fare nulla. Salva i suoi permessi per diventarne responsabile.',
    },
    parts: {
      settings: 'Impostazioni della chiave',
      settingsHint:
        'Le modifiche valgono dalla prossima chiamata. Chi salva i permessi ne diventa responsabile.',
      requests: 'Le sue chiamate degli ultimi 30 giorni',
    },
    choices: {
      active: 'Attiva',
      expired: 'Scaduta',
      revoked: 'Revocata',
    },
  },
} satisfies Words<typeof declared, typeof actions>;
