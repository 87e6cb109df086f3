import type { attributeDefinitions as declared } from '../../../../contract/customers/attribute-definitions.ts';
import type { Words } from '../../shape/words.ts';

export const attributeDefinitions = {
  name: 'Attributo |||| Attributi',
  fields: {
    user_account_attribute_definition_id: 'ID',
    name: 'Nome',
    type: 'Tipo',
    used: 'In uso',
    values: 'Valori tra cui scegliere',
    created_at: 'Creazione',
    updated_at: 'Ultima modifica',
  },
  texts: {
    empty: 'Aggiungi ciò che vuoi sapere dei clienti oltre a nome e cellulare.',
    created: 'Attributo creato',
    updated: 'Attributo aggiornato',
    deleted: 'Attributo eliminato',
    choices: {
      text: 'Testo',
      number: 'Numero',
      day: 'Data',
      flag: 'Sì o no',
      choice: 'Scelta da un elenco',
    },
  },
} satisfies Words<typeof declared>;
