import type { multipleCoupons as declared } from '../../../../contract/coupons/multiple-coupons.ts';
import type { Words } from '../../shape/words.ts';

export const multipleCoupons = {
  name: 'Coupon multiplo |||| Coupon multipli',
  fields: {
    coupon_id: 'ID',
    code: 'I codici iniziano con',
    gift_category_id: 'Categoria del premio',
    gift_title: 'Premio',
    gift_description: 'Descrizione',
    price: 'Prezzo',
    maximum: 'Numero di codici',
    valid_days: 'Giorni di validità',
    claimed: 'Distribuiti',
    rewarded: 'Riscattati',
    start_date: 'Inizia il',
    expiration_date: 'Scade il',
    per_customer: 'Codici per cliente',
    minimum_spend: 'Spesa minima',
    paused: 'In pausa',
    state: 'Stato',
    generated: 'Codici creati',
    generation: 'Codici',
    created_at: 'Creato',
    updated_at: 'Modificato',
  },
  texts: {
    empty: 'Crea una campagna con molti codici monouso.',
    choices: {
      draft: 'Bozza',
      scheduled: 'Programmato',
      paused: 'In pausa',
      ended: 'Terminato',
      queued: 'In attesa',
      running: 'In creazione',
      done: 'Pronti',
      failed: 'Non riuscito',
    },
  },
} satisfies Words<typeof declared>;
