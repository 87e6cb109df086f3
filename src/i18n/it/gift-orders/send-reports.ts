/** What a supplier delivers and invoices. */
export const sendReports = {
  title: 'Da fatturare',
  hint: 'Premi consegnati non ancora fatturati. Un PDF copre tutte le consegne di un premio.',
  none: 'Nessuna consegna da fatturare.',
  redemptions: '%{count} riscatto |||| %{count} riscatti',
  ordered: 'Ordinato %{days} |||| Ordinati %{days}',
  sendDifferent: 'Invia comunque',
  upload: 'Carica fattura',
  uploadOf: 'Fattura per: %{title}',
  file: 'Fattura (PDF)',
  choose: 'Scegli un PDF',
  number: 'Numero della fattura',
  amount: 'Importo della fattura',
  amountHint:
    'Concordato per %{count} riscatto: %{cost} |||| Concordato per %{count} riscatti: %{cost}',
  done: 'La fattura è stata caricata',
  covers:
    '%{title}: la fattura copre %{count} riscatto. |||| %{title}: la fattura copre %{count} riscatti.',
  equal: 'L’importo è quello concordato.',
  more: 'Chiede %{difference} in più dei %{cost} concordati.',
  less: 'Chiede %{difference} in meno dei %{cost} concordati.',
  untold: 'Costo concordato: %{cost}.',
  orders: 'Ordini',
  redeemed: 'Riscatti',
  never: 'Nessun riscatto',
};
