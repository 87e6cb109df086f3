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
  store_id: 'Διεκδικήθηκε σε',
  redeem_store_id: 'Εξαργυρώθηκε σε',
  cashier: 'Από',
  transaction_id: 'Απόδειξη',
  expires_at: 'Ισχύει έως',
  redeemed_at: 'Εξαργυρώθηκε',
  created_at: 'Διεκδικήθηκε',
};

const choices = {
  gift: 'Δώρο',
  goal: 'Στόχος',
  voucher: 'Με κωδικό',
  product: 'Προϊόντων',
  discount: 'Εκπτωτικό',
  visit: 'Επίσκεψης',
  multiple: 'Καμπάνιας',
  claimed: 'Ανοιχτή',
  redeemed: 'Εξαργυρώθηκε',
  rejected: 'Απορρίφθηκε',
  expired: 'Έληξε',
  cancelled: 'Ακυρώθηκε',
};

export const claims = {
  name: 'Διεκδίκηση |||| Διεκδικήσεις',
  fields,
  texts: {
    empty: 'Κανείς δεν έχει διεκδικήσει κάτι ακόμη.',
    choices,
  },
} satisfies Words<typeof declaredClaims>;

export const vouchers = {
  name: 'Εξαργυρωμένο κουπόνι |||| Εξαργυρωμένα κουπόνια',
  tab: 'Κουπόνια',
  fields,
  texts: {
    empty: 'Δεν έχει εξαργυρωθεί κάτι ακόμη.',
    choices,
  },
} satisfies Words<typeof declaredVouchers>;

export const companyAllVouchers = {
  name: 'Διεκδίκηση |||| Όλες οι διεκδικήσεις',
  fields,
  texts: {
    empty: 'Κανείς δεν έχει διεκδικήσει κάτι ακόμη.',
    choices,
  },
} satisfies Words<typeof declaredAll>;
