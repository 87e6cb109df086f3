import type {
  productActions as actions,
  subscriptionProducts as declared,
} from '../../../../contract/shop/subscription-products.ts';
import type { Words } from '../../shape/words.ts';

export const subscriptionProducts = {
  name: 'Prodotto in vendita |||| Prodotti in vendita',
  tab: 'Prodotti',
  fields: {
    subscription_product_id: 'ID',
    subscription_product_type_id: 'Tipo',
    credit_option_id: 'Crediti per',
    valid_months: 'Validità dei crediti (mesi)',
    name: 'Nome',
    description: 'Descrizione',
    image_url: 'Immagine',
    deleted: 'Eliminato',
    visibility: 'In vendita',
    store_ids: 'Acquirenti',
    stores: 'Acquirenti per nome',
    variant_ids: 'Varianti',
    variants: 'Varianti',
    created_at: 'Creato il',
    updated_at: 'Ultima modifica',
  },
  texts: {
    empty:
      'Quello che altri possono comprare da te, come un dispositivo o un servizio. Aggiungi il primo prodotto, poi le sue varianti con prezzo e giacenza.',
    created: 'Prodotto creato',
    updated: 'Prodotto aggiornato',
    actions: {
      hide: { title: 'Togli dalla vendita', done: 'Non in vendita' },
      show: { title: 'Metti in vendita', done: 'In vendita' },
      remove: {
        title: 'Elimina',
        question: 'Eliminare %{name}?',
        text: 'Esce definitivamente da questo elenco e dal negozio, con le sue varianti. Gli ordini restano, come ciò che è stato acquistato.',
        done: 'Prodotto eliminato',
      },
    },
    help: {
      store_ids: 'Vuoto significa tutti quelli a cui vendi.',
      valid_months: 'Vuoto significa che non scadono mai.',
      visibility: 'Un prodotto disattivato resta qui e non compare nel marketplace.',
    },
    sections: {
      what: {
        title: 'Il prodotto',
        hint: 'Quello che vedono gli acquirenti.',
      },
      who: {
        title: 'Chi lo vede',
        hint: 'Se è in vendita, e per chi.',
      },
    },
  },
} satisfies Words<typeof declared, typeof actions>;
