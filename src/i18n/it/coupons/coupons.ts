import type {
  discountCoupons as declaredDiscountCoupons,
  goalCoupons as declaredGoalCoupons,
  productCoupons as declaredProductCoupons,
  visitCoupons as declaredVisitCoupons,
  voucherCoupons as declaredVoucherCoupons,
} from '../../../../contract/coupons/coupons.ts';
import type { Words } from '../../shape/words.ts';

const rules = {
  start_date: 'Inizia il',
  expiration_date: 'Scade il',
  per_customer: 'Volte per cliente',
  is_draft: 'Bozza',
  paused: 'In pausa',
  state: 'Stato',
};

const states = {
  draft: 'Bozza',
  scheduled: 'Programmato',
  running: 'Attivo',
  paused: 'In pausa',
  ended: 'Terminato',
};

export const goalCoupons = {
  name: 'Coupon a obiettivo |||| Coupon a obiettivo',
  tab: 'Obiettivi',
  fields: {
    coupon_id: 'ID',
    goal_type: 'Si completa con',
    gift_category_id: 'Categoria del premio',
    gift_title: 'Premio',
    gift_description: 'Descrizione',
    goal_sequence: 'Scontrini necessari',
    goal_minimum_amount: 'Importo minimo dello scontrino',
    goal_max_days: 'Giorni a disposizione',
    goal_sum_sequence: 'Spesa totale richiesta',
    maximum: 'Premi totali',
    available: 'Ancora disponibili',
    image: 'Immagine',
    gift_image: 'Immagine della categoria',
    ...rules,
    per_customer: 'Premi per cliente',
    claimed: 'Premi assegnati',
    rewarded: 'Riscattati',
    created_at: 'Creato',
    updated_at: 'Modificato',
  },
  texts: {
    about:
      'Il cliente raccoglie scontrini o una somma di acquisti e vince un premio ogni volta che raggiunge l’obiettivo.',
    created: 'Coupon con transazioni creato correttamente',
    updated: 'Coupon con transazioni aggiornato correttamente',
    deleted: 'Coupon con transazioni eliminato correttamente',
    empty: 'Nessun obiettivo. I clienti lo raggiungono con gli acquisti e ottengono un premio.',
    choices: {
      ...states,
      transactions: 'Numero di scontrini',
      sum: 'Somma degli importi',
    },
  },
} satisfies Words<typeof declaredGoalCoupons>;

export const voucherCoupons = {
  name: 'Coupon con codice |||| Coupon con codice',
  tab: 'Con codice',
  fields: {
    coupon_id: 'ID',
    code: 'Codice',
    gift_category_id: 'Categoria del premio',
    gift_title: 'Premio',
    gift_description: 'Descrizione',
    points: 'Punti assegnati',
    maximum: 'Quantità totale',
    image: 'Immagine',
    ...rules,
    minimum_spend: 'Spesa minima',
    claimed: 'Emessi',
    rewarded: 'Riscattati',
    created_at: 'Creato',
    updated_at: 'Modificato',
  },
  texts: {
    about: 'Chi mostra il codice riceve punti o un premio.',
    created: 'Nuovo coupon creato correttamente',
    updated: 'Coupon aggiornato correttamente',
    deleted: 'Coupon eliminato correttamente',
    empty: 'Crea un coupon il cui codice dà punti o un premio, una volta a ogni cliente.',
    choices: states,
  },
} satisfies Words<typeof declaredVoucherCoupons>;

export const productCoupons = {
  name: 'Coupon sui prodotti |||| Coupon sui prodotti',
  tab: 'Sui prodotti',
  fields: {
    coupon_id: 'ID',
    code: 'Codice',
    action: 'Tipo di offerta',
    gift_category_id: 'Categoria del premio',
    product_buy_id: 'Prodotto da comprare',
    product_free_id: 'Prodotto in omaggio',
    maximum: 'Quantità totale',
    product_buy_name: 'Da comprare',
    product_free_name: 'In omaggio',
    ...rules,
    minimum_spend: 'Spesa minima',
    claimed: 'Emessi',
    rewarded: 'Riscattati',
    created_at: 'Creato',
    updated_at: 'Modificato',
  },
  texts: {
    about: 'Regala un prodotto sullo scontrino: con l’acquisto di un altro o da solo.',
    created: 'Coupon su prodotto creato correttamente',
    updated: 'Coupon su prodotto aggiornato correttamente',
    deleted: 'Coupon su prodotto eliminato correttamente',
    empty: 'Crea un coupon che regala un prodotto: con un altro, o da solo.',
    choices: {
      ...states,
      '1p1': '1+1 in omaggio',
      sample: 'Campione omaggio',
    },
  },
} satisfies Words<typeof declaredProductCoupons>;

export const discountCoupons = {
  name: 'Coupon sconto |||| Coupon sconto',
  tab: 'Con sconto',
  fields: {
    coupon_id: 'ID',
    discount_product_name: 'Nome sul coupon',
    gift_category_id: 'Categoria del premio',
    product_discount_id: 'Prodotto',
    discount_value: 'Importo dello sconto',
    discount_percentage: 'Percentuale di sconto',
    confirm_discount: 'Sì, più del suo prezzo',
    product: 'Prodotto',
    discount_amount: 'Sconto al prezzo di oggi',
    ...rules,
    minimum_spend: 'Spesa minima',
    claimed: 'Emessi',
    rewarded: 'Riscattati',
    created_at: 'Creato',
    updated_at: 'Modificato',
  },
  texts: {
    about: 'Toglie un importo o una percentuale dal prezzo di un prodotto sullo scontrino.',
    created: 'Nuovo coupon creato correttamente',
    updated: 'Sconto del prodotto aggiornato correttamente',
    deleted: 'Sconto del prodotto eliminato correttamente',
    empty: 'Crea un coupon che sconta un prodotto di un importo o di una percentuale.',
    choices: states,
  },
} satisfies Words<typeof declaredDiscountCoupons>;

export const visitCoupons = {
  name: 'Coupon di visita |||| Coupon di visita',
  tab: 'Per visita',
  fields: {
    coupon_id: 'ID',
    code: 'Codice',
    gift_category_id: 'Categoria del premio',
    gift_title: 'Premio',
    gift_description: 'Descrizione',
    maximum: 'Quantità totale',
    image: 'Immagine',
    ...rules,
    minimum_spend: 'Spesa minima',
    claimed: 'Emessi',
    rewarded: 'Riscattati',
    created_at: 'Creato',
    updated_at: 'Modificato',
  },
  texts: {
    about: 'Un premio per chi visita il negozio, al massimo una volta al giorno.',
    created: 'Nuovo coupon creato correttamente',
    updated: 'Coupon aggiornato correttamente',
    deleted: 'Coupon eliminato correttamente',
    empty: 'Crea un coupon per chi passa: il codice è esposto in negozio.',
    choices: states,
  },
} satisfies Words<typeof declaredVisitCoupons>;
