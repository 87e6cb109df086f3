import type { productCategories as declared } from '../../../../contract/catalogue/product-categories.ts';
import type { Words } from '../../shape/words.ts';

export const productCategories = {
  name: 'Categoria di prodotti |||| Categorie di prodotti',
  tab: 'Categorie',
  fields: {
    product_category_id: 'ID',
    name: 'Nome',
    products_count: 'Prodotti',
    created_at: 'Creato il',
    updated_at: 'Ultima modifica',
  },
  texts: {
    empty: 'Le categorie ordinano i prodotti del negozio, ad esempio «Caffè» o «Panetteria».',
    created: 'Categoria creata',
    updated: 'Categoria aggiornata',
    deleted: 'Categoria eliminata',
  },
} satisfies Words<typeof declared>;
