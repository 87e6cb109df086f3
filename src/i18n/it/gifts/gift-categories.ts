import type { giftCategories as declared } from '../../../../contract/gifts/gift-categories.ts';
import type { Words } from '../../shape/words.ts';

export const giftCategories = {
  name: 'Categoria di premi |||| Categorie di premi',
  tab: 'Categorie',
  fields: {
    gift_category_id: 'ID',
    name: 'Nome',
    bg_color: 'Colore di sfondo',
    text_color: 'Colore del testo',
    image: 'Immagine',
    gifts_count: 'Premi',
    created_at: 'Creato il',
    updated_at: 'Ultima modifica',
  },
  texts: {
    empty: 'Le categorie suddividono il catalogo premi, con colori e immagine propri.',
    created: 'Categoria creata',
    updated: 'Categoria aggiornata',
    deleted: 'Categoria eliminata',
  },
} satisfies Words<typeof declared>;
