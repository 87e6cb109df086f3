import { orderStateWords } from '../../../../contract/words/order-states.ts';

/** The orders of redeemed gifts, as the company and their supplier see them. */
export const orders = {
  /** The states by the specification's numbers, as refusals name them too. */
  states: orderStateWords.it,
  title: 'Ordine %{id}',
  facts: 'L’ordine',
  timeline: 'Cronologia',
  ahead: 'Prossimi passaggi',
  system: 'Pistos',
  invoice: 'Fattura',
  noInvoice: 'Non c’è ancora una fattura.',
  invoiceOf: 'Fattura %{number}, caricata il %{date}',
  download: 'Scarica la fattura',
  stateOf: 'Stato degli ordini',
  to: {
    2: 'Accetta',
    3: 'Inizia la preparazione',
    4: 'Segna come spedito',
    5: 'Segna come consegnato',
    7: 'Annulla l’ordine',
    8: 'Segna come restituito',
  },
  asking:
    'L’ordine passa allo stato «%{state}». |||| %{count} ordini passano allo stato «%{state}».',
  pointsBack: 'I punti tornano al cliente. |||| I punti tornano ai clienti.',
  note: 'Nota',
  noteHint: 'Visibile nella cronologia all’azienda e al fornitore.',
  moved:
    '%{count} ordine passato allo stato «%{state}» |||| %{count} ordini passati allo stato «%{state}»',
  noMoves: 'Gli ordini scelti non hanno uno stato successivo in comune.',
  notNow: 'Non ora',
  cancel: 'Annulla il riscatto',
  cancelText:
    'L’ordine viene annullato, il fornitore non spedisce il premio e i punti tornano al cliente.',
  reason: 'Motivo',
  cancelled:
    'Riscatto annullato: %{points} punto è tornato al cliente |||| Riscatto annullato: %{points} punti sono tornati al cliente',
  cancelledBalance: 'Saldo attuale: %{balance}',
};
