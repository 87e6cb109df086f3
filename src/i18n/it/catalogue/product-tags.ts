import type { productTags as declared } from '../../../../contract/catalogue/product-tags.ts';
import type { Words } from '../../shape/words.ts';

export const productTags = {
  name: 'Etichetta |||| Etichette',
  fields: {
    product_tag_id: 'Numero',
    name: 'Nome',
    code: 'Codice',
    products_count: 'Prodotti',
    created_at: 'Creazione',
    updated_at: 'Ultima modifica',
  },
  texts: {
    empty:
      'Con le etichette si distinguono i prodotti e se ne cambiano molti insieme: prezzi, punti, negozi.',
    created: 'L’etichetta è stata creata',
    updated: 'L’etichetta è stata aggiornata',
    deleted: 'L’etichetta è stata eliminata',
  },
} satisfies Words<typeof declared>;
