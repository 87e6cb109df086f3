import type {
  couponsOverview as declaredCouponsOverview,
  storeCoupons as declaredStoreCoupons,
} from '../../../contract/store-coupons.ts';
import type { Words } from '../words.ts';

export const couponsOverview = {
  name: 'Coupon |||| Panoramica coupon',
  fields: {
    coupon_id: 'ID',
    kind: 'Tipo',
    gift_title: 'Titolo',
    store_id: 'Negozio',
    code: 'Codice',
    points: 'Punti',
    maximum: 'In tutto',
    claimed: 'Richiesti',
    rewarded: 'Riscattati',
    expiration_date: 'Scade',
    created_at: 'Creato',
  },
  texts: {
    empty: 'I coupon del negozio appaiono qui appena ce n’è uno.',
    choices: {
      goal: 'Obiettivo',
      voucher: 'Con codice',
      product: 'Sui prodotti',
      discount: 'Sconto',
      visit: 'Visita',
      multiple: 'Campagna',
    },
  },
} satisfies Words<typeof declaredCouponsOverview>;

export const storeCoupons = {
  name: 'Coupon del negozio |||| Coupon dei negozi',
  fields: {
    coupon_id: 'ID',
    kind: 'Tipo',
    gift_title: 'Titolo',
    store_id: 'Negozio',
    code: 'Codice',
    points: 'Punti',
    maximum: 'In tutto',
    claimed: 'Richiesti',
    rewarded: 'Riscattati',
    expiration_date: 'Scade',
    created_at: 'Creato',
  },
  texts: {
    empty: 'I coupon di tutte le filiali appaiono qui.',
    choices: {
      goal: 'Obiettivo',
      voucher: 'Con codice',
      product: 'Sui prodotti',
      discount: 'Sconto',
      visit: 'Visita',
      multiple: 'Campagna',
    },
  },
} satisfies Words<typeof declaredStoreCoupons>;
