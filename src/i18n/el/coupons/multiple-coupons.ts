import type { multipleCoupons as declared } from '../../../../contract/coupons/multiple-coupons.ts';
import type { Words } from '../../shape/words.ts';

export const multipleCoupons = {
  name: 'Πολλαπλό κουπόνι |||| Πολλαπλά κουπόνια',
  fields: {
    coupon_id: 'ID',
    code: 'Οι κωδικοί αρχίζουν με',
    gift_category_id: 'Κατηγορία δώρου',
    gift_title: 'Δώρο',
    gift_description: 'Περιγραφή',
    price: 'Τιμή',
    maximum: 'Πλήθος κωδικών',
    valid_days: 'Ημέρες ισχύος',
    claimed: 'Διατέθηκαν',
    rewarded: 'Εξαργυρώθηκαν',
    start_date: 'Ξεκινά',
    expiration_date: 'Λήγει',
    per_customer: 'Κωδικοί ανά πελάτη',
    minimum_spend: 'Ελάχιστη αγορά',
    paused: 'Σε παύση',
    state: 'Κατάσταση',
    generated: 'Κωδικοί που δημιουργήθηκαν',
    generation: 'Κωδικοί',
    created_at: 'Δημιουργήθηκε',
    updated_at: 'Άλλαξε',
  },
  texts: {
    empty: 'Δημιουργήστε μια καμπάνια με πολλούς κωδικούς μίας χρήσης.',
    choices: {
      draft: 'Πρόχειρο',
      scheduled: 'Προσεχώς',
      paused: 'Σε παύση',
      ended: 'Έληξε',
      queued: 'Σε αναμονή',
      running: 'Δημιουργούνται',
      done: 'Έτοιμοι',
      failed: 'Απέτυχε',
    },
  },
} satisfies Words<typeof declared>;
