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
  coupon_id: 'Numero del coupon',
  gift_id: 'Premio',
  title: 'Titolo',
  user_account_id: 'Numero cliente',
  customer: 'Cliente',
  code_end: 'Il codice finisce con',
  points: 'Punti',
  store_id: 'Richiesto in',
  redeem_store_id: 'Riscattato in',
  cashier: 'Da',
  transaction_id: 'Scontrino',
  expires_at: 'Valido fino a',
  redeemed_at: 'Riscattato',
  created_at: 'Richiesto',
};

const choices = {
  gift: 'Premio',
  goal: 'Obiettivo',
  voucher: 'Con codice',
  product: 'Sui prodotti',
  discount: 'Sconto',
  visit: 'Visita',
  multiple: 'Campagna',
  claimed: 'Aperta',
  redeemed: 'Riscattata',
  rejected: 'Rifiutata',
  expired: 'Scaduta',
  cancelled: 'Annullata',
};

export const claims = {
  name: 'Richiesta |||| Richieste',
  fields,
  texts: {
    empty: 'Nessuno ha ancora richiesto nulla.',
    choices,
  },
} satisfies Words<typeof declaredClaims>;

export const vouchers = {
  name: 'Buono riscattato |||| Buoni riscattati',
  tab: 'Buoni',
  fields,
  texts: {
    empty: 'Nulla è stato ancora riscattato.',
    choices,
  },
} satisfies Words<typeof declaredVouchers>;

export const companyAllVouchers = {
  name: 'Richiesta |||| Tutte le richieste',
  fields,
  texts: {
    empty: 'Nessuno ha ancora richiesto nulla.',
    choices,
  },
} satisfies Words<typeof declaredAll>;
