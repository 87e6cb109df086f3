import type {
  couponsOverview as declaredCouponsOverview,
  storeCoupons as declaredStoreCoupons,
} from '../../../contract/store-coupons.ts';
import type { Words } from '../words.ts';

export const couponsOverview = {
  name: 'Κουπόνι |||| Επισκόπηση κουπονιών',
  fields: {
    coupon_id: 'ID',
    kind: 'Είδος',
    gift_title: 'Τίτλος',
    store_id: 'Κατάστημα',
    code: 'Κωδικός',
    points: 'Πόντοι',
    maximum: 'Συνολικά',
    claimed: 'Διεκδικήθηκαν',
    rewarded: 'Εξαργυρώθηκαν',
    expiration_date: 'Λήγει',
    created_at: 'Δημιουργήθηκε',
  },
  texts: {
    empty: 'Τα κουπόνια του καταστήματος εμφανίζονται εδώ μόλις υπάρξει κάποιο.',
    choices: {
      goal: 'Στόχος',
      voucher: 'Με κωδικό',
      product: 'Προϊόντων',
      discount: 'Εκπτωτικό',
      visit: 'Επίσκεψης',
      multiple: 'Καμπάνιας',
    },
  },
} satisfies Words<typeof declaredCouponsOverview>;

export const storeCoupons = {
  name: 'Κουπόνι καταστήματος |||| Κουπόνια καταστημάτων',
  fields: {
    coupon_id: 'ID',
    kind: 'Είδος',
    gift_title: 'Τίτλος',
    store_id: 'Κατάστημα',
    code: 'Κωδικός',
    points: 'Πόντοι',
    maximum: 'Συνολικά',
    claimed: 'Διεκδικήθηκαν',
    rewarded: 'Εξαργυρώθηκαν',
    expiration_date: 'Λήγει',
    created_at: 'Δημιουργήθηκε',
  },
  texts: {
    empty: 'Τα κουπόνια όλων των καταστημάτων εμφανίζονται εδώ.',
    choices: {
      goal: 'Στόχος',
      voucher: 'Με κωδικό',
      product: 'Προϊόντων',
      discount: 'Εκπτωτικό',
      visit: 'Επίσκεψης',
      multiple: 'Καμπάνιας',
    },
  },
} satisfies Words<typeof declaredStoreCoupons>;
