import type {
  allVouchers as declaredAll,
  claims as declaredClaims,
  vouchers as declaredVouchers,
} from '../../../../contract/coupons/claims.ts';
import type { Words } from '../../shape/words.ts';

const fields = {
  claim_id: 'ID',
  kind: 'Είδος',
  state: 'Κατάσταση',
  coupon_id: 'Κουπόνι',
  gift_id: 'Δώρο',
  title: 'Τίτλος',
  user_account_id: 'Αριθμός πελάτη',
  customer: 'Πελάτης',
  code_end: 'Ο κωδικός τελειώνει σε',
  points: 'Πόντοι',
  store_id: 'Δόθηκε σε',
  redeem_store_id: 'Εξαργυρώθηκε σε',
  cashier: 'Ταμίας',
  transaction_id: 'Απόδειξη',
  expires_at: 'Ισχύει έως',
  redeemed_at: 'Εξαργυρώθηκε',
  created_at: 'Δόθηκε στις',
};

const choices = {
  gift: 'Δώρο',
  goal: 'Στόχος',
  voucher: 'Με κωδικό',
  product: 'Κουπόνι προϊόντος',
  discount: 'Εκπτωτικό',
  visit: 'Κουπόνι επίσκεψης',
  multiple: 'Κουπόνι καμπάνιας',
  claimed: 'Ενεργό',
  redeemed: 'Εξαργυρώθηκε',
  rejected: 'Απορρίφθηκε',
  expired: 'Έληξε',
  cancelled: 'Ακυρώθηκε',
};

export const claims = {
  name: 'Κουπόνι ή δώρο πελάτη |||| Κουπόνια και δώρα πελατών',
  fields,
  texts: {
    empty: 'Κανένας πελάτης δεν έχει πάρει ακόμη κουπόνι ή δώρο.',
    choices,
  },
} satisfies Words<typeof declaredClaims>;

export const vouchers = {
  name: 'Εξαργυρωμένο κουπόνι |||| Εξαργυρωμένα κουπόνια',
  tab: 'Κουπόνια',
  fields: { ...fields, reward: 'Δώρο ή κουπόνι', redeem_region_id: 'Περιοχή' },
  texts: {
    empty: 'Δεν έχει εξαργυρωθεί κάτι ακόμη.',
    choices: { ...choices, coupon: 'Κουπόνι' },
  },
} satisfies Words<typeof declaredVouchers>;

export const companyAllVouchers = {
  name: 'Κουπόνι ή δώρο |||| Όλα τα κουπόνια και τα δώρα',
  fields,
  texts: {
    empty: 'Κανένας πελάτης δεν έχει πάρει ακόμη κουπόνι ή δώρο.',
    choices,
  },
} satisfies Words<typeof declaredAll>;
