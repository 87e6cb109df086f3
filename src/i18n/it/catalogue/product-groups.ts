import type { productGroups as declared } from '../../../../contract/catalogue/product-groups.ts';
import type { Words } from '../../shape/words.ts';

export const productGroups = {
  name: 'Gruppo di prodotti |||| Gruppi di prodotti',
  tab: 'Gruppi',
  fields: {
    product_group_id: 'ID',
    name: 'Nome',
    description: 'Descrizione',
    products_count: 'Prodotti',
    created_at: 'Creato il',
    updated_at: 'Ultima modifica',
  },
  texts: {
    empty: 'Un gruppo riunisce prodotti, così che un’offerta possa comprenderli insieme.',
    created: 'Gruppo creato',
    updated: 'Gruppo aggiornato',
    deleted: 'Gruppo eliminato',
  },
} satisfies Words<typeof declared>;
