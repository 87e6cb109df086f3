import type { products as declared } from '../../../../contract/catalogue/products.ts';
import type { Words } from '../../shape/words.ts';

export const products = {
  name: 'Prodotto |||| Prodotti',
  fields: {
    product_id: 'ID',
    name: 'Nome',
    description: 'Descrizione',
    product_category_id: 'Categoria',
    group_product: 'Gruppo di prodotti',
    sku_number: 'Codice SKU',
    retail_price: 'Prezzo al pubblico',
    wholesale_price: 'Prezzo all’ingrosso',
    maximum_price_per_transaction: 'Importo massimo per transazione',
    availability_days: 'Giorni di disponibilità',
    published: 'Pubblicato',
    image: 'Immagine',
    parent_product_id: 'Prodotto dell’azienda',
    created_at: 'Creato il',
    updated_at: 'Ultima modifica',
  },
  texts: {
    empty: 'Aggiungi i prodotti in vendita, con prezzo, punti, giorni di disponibilità e foto.',
    created: 'Prodotto creato',
    updated: 'Prodotto aggiornato',
    deleted: 'Prodotto eliminato',
    choices: {
      monday: 'Lunedì',
      tuesday: 'Martedì',
      wednesday: 'Mercoledì',
      thursday: 'Giovedì',
      friday: 'Venerdì',
      saturday: 'Sabato',
      sunday: 'Domenica',
    },
    short: {
      monday: 'Lun',
      tuesday: 'Mar',
      wednesday: 'Mer',
      thursday: 'Gio',
      friday: 'Ven',
      saturday: 'Sab',
      sunday: 'Dom',
    },
  },
} satisfies Words<typeof declared>;
