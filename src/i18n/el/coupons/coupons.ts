import type {
  discountCoupons as declaredDiscountCoupons,
  goalCoupons as declaredGoalCoupons,
  productCoupons as declaredProductCoupons,
  visitCoupons as declaredVisitCoupons,
  voucherCoupons as declaredVoucherCoupons,
} from '../../../../contract/coupons/coupons.ts';
import type { Words } from '../../shape/words.ts';

const rules = {
  start_date: 'Ξεκινά',
  expiration_date: 'Λήγει',
  per_customer: 'Φορές ανά πελάτη',
  is_draft: 'Πρόχειρο',
  paused: 'Σε παύση',
  state: 'Κατάσταση',
};

const states = {
  draft: 'Πρόχειρο',
  scheduled: 'Προσεχώς',
  running: 'Ενεργό',
  paused: 'Σε παύση',
  ended: 'Έληξε',
};

export const goalCoupons = {
  name: 'Κουπόνι στόχου |||| Κουπόνια στόχου',
  tab: 'Στόχοι',
  fields: {
    coupon_id: 'ID',
    goal_type: 'Συμπληρώνεται με',
    gift_category_id: 'Κατηγορία δώρου',
    gift_title: 'Δώρο',
    gift_description: 'Περιγραφή',
    titles: 'Τίτλος σε άλλες γλώσσες',
    descriptions: 'Περιγραφή σε άλλες γλώσσες',
    goal_sequence: 'Αποδείξεις που χρειάζονται',
    goal_minimum_amount: 'Ελάχιστο ποσό απόδειξης',
    goal_max_days: 'Προθεσμία σε ημέρες',
    goal_sum_sequence: 'Συνολικό ποσό αγορών',
    maximum: 'Δώρα συνολικά',
    available: 'Διαθέσιμα ακόμη',
    image: 'Εικόνα',
    gift_image: 'Εικόνα κατηγορίας',
    under_way: 'Τον συμπληρώνουν ήδη πελάτες',
    ...rules,
    per_customer: 'Δώρα ανά πελάτη',
    claimed: 'Δώρα που δόθηκαν',
    rewarded: 'Εξαργυρώθηκαν',
    created_at: 'Δημιουργήθηκε',
    updated_at: 'Άλλαξε',
  },
  texts: {
    about:
      'Ο πελάτης μαζεύει αποδείξεις ή ποσό αγορών και κερδίζει δώρο κάθε φορά που φτάνει τον στόχο.',
    created: 'Το κουπόνι με συναλλαγές δημιουργήθηκε με επιτυχία',
    updated: 'Το κουπόνι με συναλλαγές ενημερώθηκε με επιτυχία',
    deleted: 'Το κουπόνι με συναλλαγές διαγράφηκε με επιτυχία',
    empty:
      'Δεν υπάρχει ακόμη στόχος. Οι πελάτες τον συμπληρώνουν με τις αγορές τους και κερδίζουν δώρο.',
    choices: {
      ...states,
      transactions: 'Πλήθος αποδείξεων',
      sum: 'Άθροισμα ποσών',
    },
  },
} satisfies Words<typeof declaredGoalCoupons>;

export const voucherCoupons = {
  name: 'Κουπόνι με κωδικό |||| Κουπόνια με κωδικό',
  tab: 'Με κωδικό',
  fields: {
    coupon_id: 'ID',
    code: 'Κωδικός',
    gift_category_id: 'Κατηγορία δώρου',
    gift_title: 'Δώρο',
    gift_description: 'Περιγραφή',
    titles: 'Τίτλος σε άλλες γλώσσες',
    descriptions: 'Περιγραφή σε άλλες γλώσσες',
    points: 'Πόντοι που δίνει',
    maximum: 'Συνολικό πλήθος',
    image: 'Εικόνα',
    ...rules,
    minimum_spend: 'Ελάχιστη αγορά',
    claimed: 'Δόθηκαν',
    rewarded: 'Εξαργυρώθηκαν',
    created_at: 'Δημιουργήθηκε',
    updated_at: 'Άλλαξε',
  },
  texts: {
    about: 'Όποιος δείξει τον κωδικό κερδίζει πόντους ή δώρο.',
    created: 'Το νέο κουπόνι δημιουργήθηκε με επιτυχία',
    updated: 'Το κουπόνι ενημερώθηκε με επιτυχία',
    deleted: 'Το κουπόνι διαγράφηκε με επιτυχία',
    empty: 'Δημιουργήστε ένα κουπόνι με κωδικό που δίνει πόντους ή δώρο, μία φορά σε κάθε πελάτη.',
    choices: states,
  },
} satisfies Words<typeof declaredVoucherCoupons>;

export const productCoupons = {
  name: 'Κουπόνι προϊόντων |||| Κουπόνια προϊόντων',
  tab: 'Προϊόντων',
  fields: {
    coupon_id: 'ID',
    code: 'Κωδικός',
    action: 'Είδος κουπονιού',
    gift_category_id: 'Κατηγορία δώρου',
    product_buy_id: 'Προϊόν που αγοράζεται',
    product_free_id: 'Δωρεάν προϊόν',
    maximum: 'Συνολικό πλήθος',
    product_buy_name: 'Αγορά',
    product_free_name: 'Δωρεάν',
    discount_amount: 'Έκπτωση με τις σημερινές τιμές',
    ...rules,
    minimum_spend: 'Ελάχιστη αγορά',
    claimed: 'Δόθηκαν',
    rewarded: 'Εξαργυρώθηκαν',
    created_at: 'Δημιουργήθηκε',
    updated_at: 'Άλλαξε',
  },
  texts: {
    about: 'Χαρίζει ένα προϊόν στην απόδειξη: μαζί με την αγορά ενός άλλου ή μόνο του.',
    created: 'Το κουπόνι σε προϊόν δημιουργήθηκε με επιτυχία',
    updated: 'Το κουπόνι σε προϊόν ενημερώθηκε με επιτυχία',
    deleted: 'Το κουπόνι σε προϊόν διαγράφηκε με επιτυχία',
    empty: 'Δημιουργήστε ένα κουπόνι που χαρίζει προϊόν: μαζί με άλλο ή μόνο του.',
    choices: {
      ...states,
      '1p1': '1+1 δώρο',
      sample: 'Δωρεάν δείγμα',
    },
  },
} satisfies Words<typeof declaredProductCoupons>;

export const discountCoupons = {
  name: 'Εκπτωτικό κουπόνι |||| Εκπτωτικά κουπόνια',
  tab: 'Εκπτωτικά',
  fields: {
    coupon_id: 'ID',
    discount_product_name: 'Όνομα στο κουπόνι',
    titles: 'Τίτλος σε άλλες γλώσσες',
    gift_category_id: 'Κατηγορία δώρου',
    product_discount_id: 'Προϊόν',
    discount_value: 'Έκπτωση σε ευρώ',
    discount_percentage: 'Ποσοστό έκπτωσης',
    confirm_discount: 'Ναι, μεγαλύτερη από την τιμή του',
    product: 'Προϊόν',
    discount_amount: 'Έκπτωση με τη σημερινή τιμή',
    ...rules,
    minimum_spend: 'Ελάχιστη αγορά',
    claimed: 'Δόθηκαν',
    rewarded: 'Εξαργυρώθηκαν',
    created_at: 'Δημιουργήθηκε',
    updated_at: 'Άλλαξε',
  },
  texts: {
    about: 'Αφαιρεί ποσό ή ποσοστό από την τιμή ενός προϊόντος στην απόδειξη.',
    created: 'Το νέο κουπόνι δημιουργήθηκε με επιτυχία',
    updated: 'Η έκπτωση του προϊόντος ενημερώθηκε με επιτυχία',
    deleted: 'Η έκπτωση του προϊόντος διαγράφηκε με επιτυχία',
    empty: 'Δημιουργήστε ένα κουπόνι που κάνει έκπτωση σε ένα προϊόν, σε αξία ή ποσοστό.',
    choices: states,
  },
} satisfies Words<typeof declaredDiscountCoupons>;

export const visitCoupons = {
  name: 'Κουπόνι επίσκεψης |||| Κουπόνια επίσκεψης',
  tab: 'Επίσκεψης',
  fields: {
    coupon_id: 'ID',
    code: 'Κωδικός',
    gift_category_id: 'Κατηγορία δώρου',
    gift_title: 'Δώρο',
    gift_description: 'Περιγραφή',
    titles: 'Τίτλος σε άλλες γλώσσες',
    descriptions: 'Περιγραφή σε άλλες γλώσσες',
    maximum: 'Συνολικό πλήθος',
    image: 'Εικόνα',
    ...rules,
    minimum_spend: 'Ελάχιστη αγορά',
    claimed: 'Δόθηκαν',
    rewarded: 'Εξαργυρώθηκαν',
    created_at: 'Δημιουργήθηκε',
    updated_at: 'Άλλαξε',
  },
  texts: {
    about: 'Δώρο για όποιον επισκέπτεται το κατάστημα, έως μία φορά την ημέρα.',
    created: 'Το νέο κουπόνι δημιουργήθηκε με επιτυχία',
    updated: 'Το κουπόνι ενημερώθηκε με επιτυχία',
    deleted: 'Το κουπόνι διαγράφηκε με επιτυχία',
    empty:
      'Δημιουργήστε ένα κουπόνι για όσους επισκέπτονται το κατάστημα: εκεί βλέπουν τον κωδικό του.',
    choices: states,
  },
} satisfies Words<typeof declaredVisitCoupons>;
