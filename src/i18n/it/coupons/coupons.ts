import type {
  discountCoupons as declaredDiscountCoupons,
  goalCoupons as declaredGoalCoupons,
  productCoupons as declaredProductCoupons,
  visitCoupons as declaredVisitCoupons,
  voucherCoupons as declaredVoucherCoupons,
} from '../../../../contract/coupons/coupons.ts';
import type { Words } from '../../shape/words.ts';

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
    goal_max_days: 'Giorni a disposizione (0 = senza limite)',
    goal_sum_sequence: 'Spesa totale richiesta',
    maximum: 'Premi totali (0 = senza limite)',
    available: 'Ancora disponibili',
    image: 'Immagine',
    gift_image: 'Immagine della categoria',
    expiration_date: 'Scade',
    claimed: 'Premi assegnati',
    rewarded: 'Riscattati',
    created_at: 'Creato',
    updated_at: 'Modificato',
  },
  texts: {
    created: 'Coupon con transazioni creato correttamente',
    updated: 'Coupon con transazioni aggiornato correttamente',
    deleted: 'Coupon con transazioni eliminato correttamente',
    empty: 'Nessun obiettivo. I clienti lo raggiungono con gli acquisti e ottengono un premio.',
    choices: {
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
    maximum: 'Quantità totale (0 = senza limite)',
    image: 'Immagine',
    claimed: 'Emessi',
    rewarded: 'Riscattati',
    created_at: 'Creato',
    updated_at: 'Modificato',
  },
  texts: {
    created: 'Nuovo coupon creato correttamente',
    updated: 'Coupon aggiornato correttamente',
    deleted: 'Coupon eliminato correttamente',
    empty: 'Crea un coupon il cui codice dà punti o un premio, una volta a ogni cliente.',
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
    maximum: 'Quantità totale (0 = senza limite)',
    product_buy_name: 'Da comprare',
    product_free_name: 'In omaggio',
    claimed: 'Emessi',
    rewarded: 'Riscattati',
    created_at: 'Creato',
    updated_at: 'Modificato',
  },
  texts: {
    created: 'Coupon su prodotto creato correttamente',
    updated: 'Coupon su prodotto aggiornato correttamente',
    deleted: 'Coupon su prodotto eliminato correttamente',
    empty: 'Crea un coupon che regala un prodotto: con un altro, o da solo.',
    choices: {
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
    claimed: 'Emessi',
    rewarded: 'Riscattati',
    created_at: 'Creato',
    updated_at: 'Modificato',
  },
  texts: {
    created: 'Nuovo coupon creato correttamente',
    updated: 'Sconto del prodotto aggiornato correttamente',
    deleted: 'Sconto del prodotto eliminato correttamente',
    empty: 'Crea un coupon che sconta un prodotto di un importo o di una percentuale.',
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
    maximum: 'Quantità totale (0 = senza limite)',
    image: 'Immagine',
    claimed: 'Emessi',
    rewarded: 'Riscattati',
    created_at: 'Creato',
    updated_at: 'Modificato',
  },
  texts: {
    created: 'Nuovo coupon creato correttamente',
    updated: 'Coupon aggiornato correttamente',
    deleted: 'Coupon eliminato correttamente',
    empty: 'Crea un coupon per chi passa: il codice è esposto in negozio.',
  },
} satisfies Words<typeof declaredVisitCoupons>;
