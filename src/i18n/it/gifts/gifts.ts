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
    links: { claims: 'Coupon dei clienti' },
    empty: 'Aggiungi i premi che i clienti possono ottenere con i punti.',
    created: 'Premio creato',
    updated: 'Premio aggiornato',
    deleted: 'Premio eliminato',
    sections: {
      basics: {
        title: 'Il premio',
        hint: 'Ciò che i clienti vedono nel catalogo.',
      },
      handing: {
        title: 'Consegna',
        hint: 'Chi lo consegna al cliente.',
      },
      points: {
        title: 'Punti e costo',
        hint: 'Quanti punti servono, da quale livello, e quanto costa a te.',
      },
      codes: {
        title: 'Codici',
        hint: 'Quelli per il catalogo stampato e per gli ordini.',
      },
      shown: {
        title: 'Visibilità',
        hint: 'A quali programmi appartiene e se appare nel catalogo.',
      },
    },
    choices: {
      fixed: 'Importo fisso',
      percentage: 'Percentuale',
    },
  },
} satisfies Words<typeof declared>;
