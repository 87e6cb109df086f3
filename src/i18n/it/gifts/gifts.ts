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
    redeem_stores: 'Negozi di ritiro',
    redeem_company_ids: 'Aziende di ritiro',
    loyalty_program_ids: 'Programmi',
    synergies: 'Collaborazioni',
    image: 'Immagine',
    claims_open: 'Richieste aperte',
    claims_redeemed: 'Riscattati',
    created_at: 'Creato il',
    updated_at: 'Ultima modifica',
  },
  texts: {
    empty: 'Aggiungete ciò che i clienti possono ottenere con i loro punti.',
    created: 'Premio creato correttamente',
    updated: 'Premio aggiornato correttamente',
    deleted: 'Premio eliminato correttamente',
    choices: {
      fixed: 'Importo fisso',
      percentage: 'Percentuale',
    },
  },
} satisfies Words<typeof declared>;
