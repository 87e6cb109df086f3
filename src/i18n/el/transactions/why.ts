import type { why as english } from '../../en/transactions/why.ts';
import type { Complete } from '../../shape/words.ts';

export const why: Complete<typeof english> = {
  title: 'Γιατί',
  points: '%{points} πόντοι',
  store_awards: { passed: 'Το κατάστημα δίνει πόντους.' },
  coupons: {
    applied: 'Τα κουπόνια αφαιρούν %{discount} από %{gross}.',
    skipped: 'Δεν χρησιμοποιήθηκε κουπόνι.',
  },
  transaction_limits: {
    passed: 'Το ποσό %{amount} είναι εντός των ορίων του καταστήματος.',
    skipped: 'Το κατάστημα δεν έχει όρια ανά απόδειξη.',
  },
  points_payment: {
    applied: '%{points_used} πόντοι πλήρωσαν %{covered}· αυτό το μέρος δεν κερδίζει πόντους.',
    skipped: 'Δεν χρησιμοποιήθηκαν πόντοι για πληρωμή.',
  },
  amount_points: {
    applied: 'Για κάθε %{reward_amount} του ποσού %{amount}: %{reward_points} π.',
    skipped: 'Δεν έμεινε ποσό για να κερδίσει πόντους.',
  },
  tier_multiplier: {
    applied: 'Η βαθμίδα του πελάτη πολλαπλασιάζει τους πόντους επί %{multiplier}.',
    skipped: 'Καμία βαθμίδα δεν τους πολλαπλασιάζει.',
  },
  product_points: {
    applied: 'Τα προϊόντα προσθέτουν %{product_points} πόντους.',
    skipped: 'Κανένα προϊόν δεν προσθέτει πόντους.',
    notValid:
      'Τα προϊόντα προσθέτουν %{product_points} πόντους· εκτός των ημερών ισχύος τους, και χωρίς πόντους, είναι %{not_valid}.',
  },
  online_offline_ratio: {
    applied: 'Οι αποδείξεις εντός καταστήματος δίνουν το %{ratio} % των online πόντων.',
    skipped: 'Η αναλογία online και offline δεν αλλάζει κάτι.',
  },
  rounding: {
    whole: 'Στρογγυλοποίηση προς τα κάτω σε ακέραιους πόντους.',
    decimals: 'Στρογγυλοποίηση προς τα κάτω σε δύο δεκαδικά.',
  },
  daily_limits: {
    passed: 'Χωράει στο ημερήσιο όριο του καταστήματος.',
    skipped: 'Το κατάστημα δεν έχει ημερήσιο όριο.',
  },
  deficit: {
    applied: '%{filled} πόντοι καλύπτουν όσα οφείλονταν από προηγούμενη επιστροφή.',
    skipped: 'Δεν οφείλονταν πόντοι από προηγούμενες επιστροφές.',
  },
  expiration: {
    applied: 'Οι πόντοι λήγουν στις %{expires_at}.',
    skipped: 'Οι πόντοι δεν λήγουν.',
  },
  tier_reached: {
    applied: 'Ο πελάτης φτάνει στη βαθμίδα %{tier}.',
    skipped: 'Η βαθμίδα μένει όπως είναι.',
  },
  goal: {
    applied: 'Μετράει για τον στόχο «%{goal}».',
    skipped: 'Δεν μετράει για κάποιον στόχο.',
  },
};
