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
    applied:
      'Con %{points_used} punti sono stati pagati %{covered}; su quella parte non si guadagnano punti.',
    skipped: 'Nessun punto è stato usato per pagare.',
  },
  amount_points: {
    applied: '%{reward_points} punti ogni %{reward_amount} su %{amount}.',
    skipped: 'Nessun importo su cui guadagnare punti.',
  },
  tier_multiplier: {
    applied: 'Il livello del cliente moltiplica per %{multiplier}.',
    skipped: 'Nessun livello li moltiplica.',
  },
  product_points: {
    applied: 'I prodotti aggiungono %{product_points} punti.',
    skipped: 'Nessun prodotto aggiunge punti.',
    notValid:
      'I prodotti aggiungono %{product_points} punti. Fuori dal periodo di validità, quindi senza punti: %{not_valid}.',
  },
  online_offline_ratio: {
    applied: 'Gli scontrini in negozio danno il %{ratio}% dei punti online.',
    skipped: 'Il rapporto online/offline non cambia nulla.',
  },
  rounding: {
    whole: 'Arrotondato per difetto a punti interi.',
    decimals: 'Arrotondato per difetto a due decimali.',
  },
  remainder: {
    applied:
      'Con i %{before} conservati prima e i %{cut} tolti dall’arrotondamento, altri %{carried} punti; ne restano conservati %{after}.',
    passed:
      'L’arrotondamento ha tolto %{cut}; con quanto c’era, %{after} punti sono conservati per lo scontrino successivo.',
  },
  daily_limits: {
    passed: 'Rientra nel limite giornaliero del negozio.',
    skipped: 'Il negozio non pone un limite giornaliero.',
  },
  deficit: {
    applied: '%{filled} punti coprono il debito di un reso precedente.',
    skipped: 'Nessun debito da resi precedenti.',
  },
  expiration: {
    applied: 'Scadenza dei punti: %{expires_at}.',
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
