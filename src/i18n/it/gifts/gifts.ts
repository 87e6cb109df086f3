import type { gifts as declared } from '../../../../contract/gifts/gifts.ts';
import type { Words } from '../../shape/words.ts';

export const gifts = {
  name: 'Premio |||| Premi',
  fields: {
    gift_id: 'ID',
    title: 'Titolo',
    description: 'Descrizione',
    gift_category_id: 'Categoria',
    gift_type_id: 'Tipo di premio',
    supplier_store_id: 'Fornitore',
    points: 'Punti',
    store_point_title_id: 'Dal livello',
    cost: 'Costo',
    cost_type: 'Tipo di costo',
    printed_catalog_code: 'Codice del catalogo cartaceo',
    product_code: 'Codice prodotto',
    show_on_catalog: 'Nel catalogo',
    redeem_stores: 'Negozi in cui si riscatta',
    redeem_company_ids: 'Aziende in cui si riscatta',
    loyalty_program_ids: 'Programmi',
    synergies: 'Collaborazioni',
    image: 'Immagine',
    claims_open: 'Premi prenotati',
    claims_redeemed: 'Riscattati',
    created_at: 'Creato il',
    updated_at: 'Ultima modifica',
  },
  texts: {
    empty: 'Aggiungi i premi che i clienti possono ottenere con i punti.',
    created: 'Premio creato',
    updated: 'Premio aggiornato',
    deleted: 'Premio eliminato',
    choices: {
      fixed: 'Importo fisso',
      percentage: 'Percentuale',
    },
  },
} satisfies Words<typeof declared>;
