import type { shopAttributeOptions as declared } from '../../../../contract/shop/attribute-options.ts';
import type { Words } from '../../shape/words.ts';

export const shopAttributeOptions = {
  name: 'Opzione di attributo |||| Opzioni di attributi',
  tab: 'Opzioni',
  fields: {
    attribute_option_id: 'ID',
    attribute_id: 'Attributo',
    option: 'Opzione',
    variants_count: 'Varianti',
    created_at: 'Creato il',
    updated_at: 'Ultima modifica',
  },
  texts: {
    empty:
      'Cosa può essere un attributo: rosso o blu, piccolo o grande. Aggiungi le opzioni delle tue varianti.',
    created: 'Opzione creata',
    updated: 'Opzione aggiornata',
    deleted: 'Opzione eliminata',
  },
} satisfies Words<typeof declared>;
