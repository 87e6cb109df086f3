import type { shopVariants as declared } from '../../../../contract/shop/variants.ts';
import type { Words } from '../../shape/words.ts';

export const shopVariants = {
  name: 'Variante |||| Varianti',
  fields: {
    subscription_product_variant_id: 'ID',
    name: 'Nome',
    description: 'Descrizione',
    subscription_product_id: 'Prodotto',
    sku_number: 'SKU',
    price: 'Prezzo senza IVA',
    inventory: 'Giacenza',
    credits: 'Crediti',
    visible: 'Visibile',
    attribute_option_ids: 'Opzioni',
    attributes: 'Opzioni per nome',
    sold_count: 'Vendute',
    created_at: 'Creato il',
    updated_at: 'Ultima modifica',
  },
  texts: {
    empty:
      'Una variante è ciò che si compra di un prodotto, con prezzo e giacenza. La pagina del prodotto le crea tutte insieme.',
    created: 'Variante creata',
    updated: 'Variante aggiornata',
    deleted: 'Variante eliminata',
    help: {
      inventory: 'Vuoto significa illimitata, 0 significa esaurita.',
      credits: 'Quanti ne dà un pezzo; solo per un prodotto di crediti.',
      attribute_option_ids: 'Al massimo una per attributo.',
      subscription_product_id: 'Una variante senza prodotto non si vende.',
    },
    unlimited: 'Illimitata',
    soldOut: 'Esaurita',
  },
} satisfies Words<typeof declared>;
