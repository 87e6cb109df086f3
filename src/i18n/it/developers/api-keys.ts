import type { apiKeys as declared } from '../../../../contract/developers/api-keys.ts';
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
    updated: 'Chiave salvata.',
    choices: {
      active: 'Attiva',
      expired: 'Scaduta',
      revoked: 'Revocata',
    },
  },
} satisfies Words<typeof declared>;
