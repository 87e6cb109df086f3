import type { why as english } from '../../en/transactions/why.ts';
import type { Complete } from '../../shape/words.ts';

export const why: Complete<typeof english> = {
  title: 'Perché',
  points: '%{points} punti',
  store_awards: { passed: 'Il negozio assegna punti.' },
  coupons: {
    applied: 'I coupon tolgono %{discount} da %{gross}.',
    skipped: 'Nessun coupon è stato usato.',
  },
  transaction_limits: {
    passed: '%{amount} rientra nei limiti del negozio per uno scontrino.',
    skipped: 'Il negozio non pone limiti per scontrino.',
  },
  points_payment: {
    applied: '%{points_used} punti hanno pagato %{covered}; quella parte non dà punti.',
    skipped: 'Nessun punto è stato usato per pagare.',
  },
  amount_points: {
    applied: 'Ogni %{reward_amount} di %{amount}: %{reward_points} p.',
    skipped: 'Nessun importo restava per guadagnare punti.',
  },
  tier_multiplier: {
    applied: 'Il livello del cliente moltiplica per %{multiplier}.',
    skipped: 'Nessun livello li moltiplica.',
  },
  product_points: {
    applied: 'I prodotti aggiungono %{product_points} punti.',
    skipped: 'Nessun prodotto aggiunge punti.',
    notValid:
      'I prodotti aggiungono %{product_points} punti; fuori dai loro giorni di validità, e senza punti, sono %{not_valid}.',
  },
  online_offline_ratio: {
    applied: 'Gli scontrini in negozio danno il %{ratio} % di quelli online.',
    skipped: 'Il rapporto online/offline non cambia nulla.',
  },
  rounding: {
    whole: 'Arrotondato per difetto a punti interi.',
    decimals: 'Arrotondato per difetto a due decimali.',
  },
  daily_limits: {
    passed: 'Rientra nel limite giornaliero del negozio.',
    skipped: 'Il negozio non pone un limite giornaliero.',
  },
  deficit: {
    applied: '%{filled} punti coprono quanto dovuto da un reso precedente.',
    skipped: 'Nulla era dovuto da resi precedenti.',
  },
  expiration: {
    applied: 'I punti scadono il %{expires_at}.',
    skipped: 'I punti non scadono.',
  },
  tier_reached: {
    applied: 'Il cliente raggiunge il livello %{tier}.',
    skipped: 'Il livello resta com’è.',
  },
  goal: {
    applied: 'Conta per l’obiettivo «%{goal}».',
    skipped: 'Non conta per alcun obiettivo.',
  },
};
