/** The statement of a bank, and the billings that it says were paid. */
export const statement = {
  title: 'Estratto conto',
  open: 'Importa un estratto conto',
  intro:
    'I pagamenti si trovano dal codice di pagamento (RF…) indicato da chi ha pagato. Controlla come è stata letta ogni colonna. Niente cambia finché non confermi.',
  hint: 'Un estratto della tua banca in CSV o XLSX, fino a 5 MB',
  choose: 'Scegli il file',
  reading: 'Il file viene letto',
  none: 'Nessuna riga indica un codice di pagamento.',
  others:
    '%{smart_count} riga non indica un codice di pagamento. |||| %{smart_count} righe non indicano un codice di pagamento.',
  table: 'Pagamenti nell’estratto conto',
  row: 'Riga %{row}',
  billing: 'Addebito %{number}, %{store}',
  settle:
    'Segna %{smart_count} addebito come pagato |||| Segna %{smart_count} addebiti come pagati',
  nothing: 'Non c’è più niente da segnare come pagato.',
  done: '%{smart_count} addebito è segnato come pagato |||| %{smart_count} addebiti sono segnati come pagati',
  columns: 'Che cos’è ogni colonna',
  first: 'Le prime righe, come sono state lette',
  noAmount: 'Scegli la colonna degli accrediti: senza, niente viene segnato come pagato.',
  kinds: {
    date: 'Data',
    text: 'Causale o riferimento',
    amount_in: 'Accredito',
    amount_out: 'Addebito',
    amount: 'Importo: accredito (+) o addebito (−)',
    balance: 'Saldo',
  },
  cameIn: 'Accreditati %{amount}',
  nothingIn: 'Nessun accredito',
  outcomes: {
    matches: 'Sarà pagato',
    settled: 'Segnato come pagato',
    other_amount: 'Altro importo',
    not_owed: 'Non più dovuto',
    under_way: 'Addebito su carta in corso',
    unknown: 'Codice sconosciuto',
  },
};
