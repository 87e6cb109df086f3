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
    applied:
      'Με %{points_used} πόντους πληρώθηκαν %{covered}· για αυτό το ποσό δεν δίνονται πόντοι.',
    skipped: 'Δεν χρησιμοποιήθηκαν πόντοι για πληρωμή.',
  },
  amount_points: {
    applied: '%{reward_points} πόντοι για κάθε %{reward_amount} του ποσού %{amount}.',
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
      'Τα προϊόντα προσθέτουν %{product_points} πόντους. Εκτός ημερών ισχύος, άρα χωρίς πόντους: %{not_valid}.',
  },
  online_offline_ratio: {
    applied: 'Οι αποδείξεις στο κατάστημα δίνουν το %{ratio}% των online πόντων.',
    skipped: 'Η αναλογία online/καταστήματος δεν αλλάζει τους πόντους.',
  },
  rounding: {
    whole: 'Στρογγυλοποίηση προς τα κάτω σε ακέραιους πόντους.',
    decimals: 'Στρογγυλοποίηση προς τα κάτω σε δύο δεκαδικά.',
  },
  remainder: {
    applied:
      'Με τους %{before} που είχαν κρατηθεί και τους %{cut} που έκοψε η στρογγυλοποίηση, %{carried} πόντοι ακόμη· κρατιούνται %{after}.',
    passed:
      'Η στρογγυλοποίηση έκοψε %{cut}· μαζί με όσους υπήρχαν κρατιούνται %{after} πόντοι για την επόμενη απόδειξη.',
  },
  daily_limits: {
    passed: 'Εντός του ημερήσιου ορίου του καταστήματος.',
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
    skipped: 'Δεν μετράει για κανέναν στόχο.',
  },
};
