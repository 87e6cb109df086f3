import type { shopAttributes as declared } from '../../../../contract/shop/attributes.ts';
import type { Words } from '../../shape/words.ts';

export const shopAttributes = {
  name: 'Attributo di prodotto |||| Attributi di prodotto',
  tab: 'Attributi',
  fields: {
    attribute_id: 'ID',
    name: 'Nome',
    description: 'Descrizione',
    options_count: 'Opzioni',
    created_at: 'Creato il',
    updated_at: 'Ultima modifica',
  },
  texts: {
    empty:
      'In cosa differiscono le varianti di un prodotto, come il colore o la taglia. Aggiungine uno, poi le sue opzioni.',
    created: 'Attributo creato',
    updated: 'Attributo aggiornato',
    deleted: 'Attributo eliminato',
  },
} satisfies Words<typeof declared>;
