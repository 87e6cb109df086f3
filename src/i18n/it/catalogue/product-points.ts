import type { productPoints as declared } from '../../../../contract/catalogue/product-points.ts';
import type { Words } from '../../shape/words.ts';

export const productPoints = {
  name: 'Punti del prodotto |||| Punti dei prodotti',
  fields: {
    product_id: 'ID',
    name: 'Prodotto',
    sku_number: 'Codice SKU',
    image: 'Immagine',
    retail_price: 'Prezzo al pubblico',
    reward_points: 'Punti',
    points_offline: 'Punti dell’azienda in negozio',
    points_online: 'Punti dell’azienda online',
    updated_at: 'Ultima modifica',
  },
  texts: {
    empty: 'Il negozio non ha ancora prodotti. I loro punti si impostano qui quando ce ne saranno.',
    updated: 'Il prodotto è stato aggiornato',
  },
} satisfies Words<typeof declared>;
