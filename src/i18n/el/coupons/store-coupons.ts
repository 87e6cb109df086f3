import type {
  couponsOverview as declaredCouponsOverview,
  storeCoupons as declaredStoreCoupons,
} from '../../../../contract/coupons/store-coupons.ts';
import type { Words } from '../../shape/words.ts';

const fields = {
  coupon_id: 'ID',
  kind: 'Είδος',
  gift_title: 'Τίτλος',
  store_id: 'Κατάστημα',
  code: 'Κωδικός',
  points: 'Πόντοι',
  maximum: 'Συνολικά',
  claimed: 'Δόθηκαν',
  rewarded: 'Εξαργυρώθηκαν',
  start_date: 'Ξεκινά',
  expiration_date: 'Λήγει',
  state: 'Κατάσταση',
  created_at: 'Δημιουργήθηκε',
};

const choices = {
  draft: 'Πρόχειρο',
  scheduled: 'Προσεχώς',
  running: 'Ενεργό',
  paused: 'Σε παύση',
  ended: 'Έληξε',
  goal: 'Στόχος',
  voucher: 'Με κωδικό',
  product: 'Κουπόνι προϊόντος',
  discount: 'Εκπτωτικό',
  visit: 'Κουπόνι επίσκεψης',
  multiple: 'Κουπόνι καμπάνιας',
};

export const couponsOverview = {
  name: 'Κουπόνι |||| Επισκόπηση κουπονιών',
  fields,
  texts: {
    empty: 'Τα κουπόνια του καταστήματος εμφανίζονται εδώ μόλις υπάρξει κάποιο.',
    choices,
  },
} satisfies Words<typeof declaredCouponsOverview>;

export const storeCoupons = {
  name: 'Κουπόνι καταστήματος |||| Κουπόνια καταστημάτων',
  fields,
  texts: {
    links: { claims: 'Κουπόνια πελατών' },
    empty: 'Τα κουπόνια όλων των καταστημάτων εμφανίζονται εδώ.',
    choices,
  },
} satisfies Words<typeof declaredStoreCoupons>;
