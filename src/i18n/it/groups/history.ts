/** Points by day and by month. */
export const words = {
  history: {
    chart: 'I punti nel tempo',
    day: 'Giorno',
    month: 'Mese',
    year: 'Anno',
    total: 'Totale',
    columns: {
      receipts: 'Scontrini',
      amount: 'Importo',
      issued: 'Assegnati',
      taken_back: 'Tolti',
      redeemed: 'Usati qui',
      redeemed_of_others: 'Di questi, di altri negozi',
      redeemed_elsewhere: 'Usati altrove',
      expired: 'Scaduti',
      adjusted: 'Rettificati',
    },
    open: 'Le registrazioni: %{name}',
    postings: 'Registrazioni, %{period}',
    nothing: 'Non è stato registrato nulla.',
    posting: { time: 'Ora', kind: 'Che cosa', customer: 'Cliente', points: 'Punti' },
    kinds: {
      receipt: 'Scontrino',
      return: 'Reso',
      expiry: 'Scadenza',
      initial: 'Saldo iniziale',
      adjustment: 'Rettifica',
      redemption: 'Riscatto',
      merge: 'Unione',
    },
  },
};
