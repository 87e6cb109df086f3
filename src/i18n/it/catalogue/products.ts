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
    chosen: {
      actions: 'Azioni',
      publish: 'Pubblica',
      unpublish: 'Togli dalla pubblicazione',
      price: 'Prezzo',
      tag: 'Etichetta',
      category: 'Categoria',
      title: {
        publish: 'Pubblica un prodotto |||| Pubblica %{count} prodotti',
        unpublish:
          'Togli un prodotto dalla pubblicazione |||| Togli %{count} prodotti dalla pubblicazione',
        price: 'Prezzo di un prodotto |||| Prezzo di %{count} prodotti',
        tag: 'Etichetta di un prodotto |||| Etichetta di %{count} prodotti',
        category: 'Categoria di un prodotto |||| Categoria di %{count} prodotti',
      },
      apply: 'Applica',
      inStores: 'Anche nei negozi che li vendono',
      inStoresHint: 'Altrimenti ogni negozio mantiene la propria scelta.',
      priceHint: 'I negozi si adeguano, tranne quelli con un prezzo proprio.',
      none: 'Nessuna',
      done: 'È stato cambiato un prodotto |||| Sono stati cambiati %{count} prodotti',
      refused:
        'Nessun prodotto è stato cambiato, a causa di questo: |||| Nessun prodotto è stato cambiato, a causa di questi:',
    },
    sections: {
      basics: {
        title: 'Il prodotto',
        hint: 'Come si chiama, come appare e a cosa appartiene.',
      },
      price: {
        title: 'Prezzo',
        hint: 'Quanto paga il cliente alla cassa.',
      },
      selling: {
        title: 'Disponibilità',
        hint: 'In quali giorni si vende e se i clienti lo vedono.',
      },
    },
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
