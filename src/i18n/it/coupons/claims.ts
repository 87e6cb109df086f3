import type {
  allVouchers as declaredAll,
  claims as declaredClaims,
  vouchers as declaredVouchers,
} from '../../../../contract/coupons/claims.ts';
import type { Words } from '../../shape/words.ts';

const fields = {
  claim_id: 'ID',
  kind: 'Tipo',
  state: 'Stato',
  coupon_id: 'Coupon',
  gift_id: 'Premio',
  title: 'Titolo',
  user_account_id: 'Numero cliente',
  customer: 'Cliente',
  code_end: 'Il codice finisce con',
  points: 'Punti',
  store_id: 'Emesso in',
  redeem_store_id: 'Riscattato in',
  cashier: 'Operatore',
  transaction_id: 'Scontrino',
  expires_at: 'Valido fino a',
  redeemed_at: 'Riscattato',
  created_at: 'Emesso il',
};

const choices = {
  gift: 'Premio',
  goal: 'Obiettivo',
  voucher: 'Con codice',
  product: 'Coupon prodotto',
  discount: 'Sconto',
  visit: 'Visita',
  multiple: 'Campagna',
  claimed: 'Attivo',
  redeemed: 'Riscattata',
  rejected: 'Rifiutata',
  expired: 'Scaduta',
  cancelled: 'Annullata',
};

export const claims = {
  name: 'Coupon o premio del cliente |||| Coupon e premi dei clienti',
  fields,
  texts: {
    empty: 'Nessun cliente ha ancora ottenuto un coupon o un premio.',
    choices,
  },
} satisfies Words<typeof declaredClaims>;

export const vouchers = {
  name: 'Buono riscattato |||| Buoni riscattati',
  tab: 'Buoni',
  fields: { ...fields, reward: 'Premio o coupon', redeem_region_id: 'Zona' },
  texts: {
    empty: 'Nessun riscatto finora.',
    choices: { ...choices, coupon: 'Coupon' },
  },
} satisfies Words<typeof declaredVouchers>;

export const companyAllVouchers = {
  name: 'Coupon o premio |||| Tutti i coupon e i premi',
  fields,
  texts: {
    empty: 'Nessun cliente ha ancora ottenuto un coupon o un premio.',
    choices,
  },
} satisfies Words<typeof declaredAll>;
