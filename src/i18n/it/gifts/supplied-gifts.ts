import type { suppliedGifts as declared } from '../../../../contract/gifts/gifts.ts';
import type { Words } from '../../shape/words.ts';

export const suppliedGifts = {
  name: 'Premio |||| Premi',
  fields: {
    gift_id: 'ID',
    title: 'Titolo',
    description: 'Descrizione',
    points: 'Punti',
    cost: 'Costo',
    printed_catalog_code: 'Codice del catalogo cartaceo',
    product_code: 'Codice prodotto',
    show_on_catalog: 'Nel catalogo',
    image: 'Immagine',
    updated_at: 'Ultima modifica',
  },
  texts: {
    empty: 'I premi che fornisci compaiono qui quando l’azienda li inserisce nel catalogo.',
  },
} satisfies Words<typeof declared>;
