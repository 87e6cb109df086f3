import type {
  couponsOverview as declaredCouponsOverview,
  storeCoupons as declaredStoreCoupons,
} from '../../../../contract/coupons/store-coupons.ts';
import type { Words } from '../../shape/words.ts';

const fields = {
  coupon_id: 'ID',
  kind: 'Tipo',
  gift_title: 'Titolo',
  store_id: 'Negozio',
  code: 'Codice',
  points: 'Punti',
  maximum: 'Totale',
  claimed: 'Emessi',
  rewarded: 'Riscattati',
  start_date: 'Inizia il',
  expiration_date: 'Scade il',
  state: 'Stato',
  created_at: 'Creato',
};

const choices = {
  draft: 'Bozza',
  scheduled: 'Programmato',
  running: 'Attivo',
  paused: 'In pausa',
  ended: 'Terminato',
  goal: 'Obiettivo',
  voucher: 'Con codice',
  product: 'Coupon prodotto',
  discount: 'Sconto',
  visit: 'Visita',
  multiple: 'Campagna',
};

export const couponsOverview = {
  name: 'Coupon |||| Panoramica coupon',
  fields,
  texts: {
    empty: 'I coupon del negozio appaiono qui appena ce n’è uno.',
    choices,
  },
} satisfies Words<typeof declaredCouponsOverview>;

export const storeCoupons = {
  name: 'Coupon del negozio |||| Coupon dei negozi',
  fields,
  texts: {
    links: { claims: 'Coupon dei clienti' },
    empty: 'Qui compaiono i coupon di tutti i negozi.',
    choices,
  },
} satisfies Words<typeof declaredStoreCoupons>;
