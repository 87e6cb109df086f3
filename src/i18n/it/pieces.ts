/** The words of what many screens are made of: periods, charts, numbers edited in their row. */
export const pieces = {
  effects: {
    title: 'Prima di salvare',
    tiers_up: '%{count} cliente sale di livello. |||| %{count} clienti salgono di livello.',
    tiers_down: '%{count} cliente scende di livello. |||| %{count} clienti scendono di livello.',
    point_value:
      'I punti di %{count} cliente valgono %{after} invece di %{before}. |||| I punti di %{count} clienti valgono %{after} invece di %{before}.',
    limited_stores:
      'Il limite cambia in %{count} negozio. |||| Il limite cambia in %{count} negozi.',
    changed_products:
      'Cambia %{count} prodotto del catalogo. |||| Cambiano %{count} prodotti del catalogo.',
    store_products:
      '%{count} prodotto nei negozi cambia prezzo o punti. |||| %{count} prodotti nei negozi cambiano prezzo o punti.',
    lost_stores: 'Chiude %{count} negozio. |||| Chiudono %{count} negozi.',
    lost_customers:
      '%{count} cliente perde il programma. |||| %{count} clienti perdono il programma.',
    lost_points:
      '%{count} cliente ha punti per %{before}. |||| %{count} clienti hanno punti per %{before}.',
    removed_customers:
      '%{count} cliente dell’importazione viene rimosso, con i punti del file. |||| %{count} clienti dell’importazione vengono rimossi, con i punti del file.',
    restored_customers:
      '%{count} cliente torna ai dati di prima. |||| %{count} clienti tornano ai dati di prima.',
    left_customers:
      '%{count} cliente resta com’è: usato o modificato nel frattempo. |||| %{count} clienti restano come sono: usati o modificati nel frattempo.',
    removed_products:
      '%{count} prodotto dell’importazione viene rimosso. |||| %{count} prodotti dell’importazione vengono rimossi.',
    restored_products:
      '%{count} prodotto torna com’era, con i suoi prezzi nei negozi. |||| %{count} prodotti tornano com’erano, con i loro prezzi nei negozi.',
    left_products:
      '%{count} prodotto resta com’è: venduto nei negozi o modificato nel frattempo. |||| %{count} prodotti restano come sono: venduti nei negozi o modificati nel frattempo.',
  },
  secret: {
    saved: 'L’ho conservata',
    copy: 'Copia',
    copied: 'Copiata.',
    notCopied: 'Non è stata copiata. Selezionala e copiala tu.',
  },
  uses: {
    refuses: 'Non si può eliminare, perché è in uso. Modifica o termina prima:',
    lost: 'Si perdono insieme:',
    stays: 'Restano come sono:',
    more: 'e altri %{count}',
    unknown: 'Non è stato possibile verificare che cosa lo usa.',
    several: {
      refuses: 'Quelli che servono a questi non saranno eliminati. Modifica o termina prima:',
      lost: 'Si perdono insieme a loro:',
      stays: 'Restano come sono:',
    },
    deleted: '%{name} (eliminato)',
    done: '%{count} eliminato |||| %{count} eliminati',
    refused: '%{count} non è stato eliminato: |||| %{count} non sono stati eliminati:',
  },
  bulk: {
    able: 'Riguarda %{count} elemento. |||| Riguarda %{count} elementi, uno dopo l’altro.',
    unable:
      'Un altro elemento selezionato resta com’è: per questo non è possibile. |||| Altri %{count} elementi selezionati restano come sono: per questi non è possibile.',
    progress: '%{count} di %{of} completati',
    stop: 'Interrompi',
    done: 'Fatto per %{count} elemento |||| Fatto per %{count} elementi',
    refused: 'Non fatto per %{count} elemento: |||| Non fatto per %{count} elementi:',
  },
  period: {
    title: 'Periodo',
    from: 'Dal',
    to: 'Fino al (compreso)',
    today: 'Oggi',
    week: 'Ultimi 7 giorni',
    days30: 'Ultimi 30 giorni',
    thisWeek: 'Questa settimana',
    thisMonth: 'Questo mese',
    lastMonth: 'Mese scorso',
    thisYear: 'Quest’anno',
    any: 'Qualsiasi data',
    noDay: 'Scrivi la data come GG/MM/AAAA.',
    calendar: 'Calendario: %{name}',
    previousMonth: 'Mese precedente',
    nextMonth: 'Mese successivo',
    toYears: 'Scegli l’anno',
    toDays: 'Torna ai giorni',
    form: 'GG/MM/AAAA',
    apply: 'Applica',
    wrong: 'La fine del periodo deve seguire l’inizio.',
  },
  codeFile: {
    choose: 'Scegli un file',
    uploading: 'Invio: %{percent}%',
    reading: 'Lettura del file…',
    steps: { file: 'File', check: 'Controllo', result: 'Risultato' },
    pick: 'Scegli la colonna',
    what: 'Azione',
    preview: 'Le righe del file',
    why: 'Motivo',
    said: 'Non è stato ancora aggiunto nulla. Controlla le righe, poi conferma.',
    done: 'Il file è stato importato.',
    another: 'Un altro file',
    rejectedRows: 'Righe rifiutate',
    close: 'Chiudi',
  },
  fileColumns: {
    row: 'Riga',
    is: 'Colonna «%{column}»',
    unnamed: 'Colonna %{column}',
    empty: 'vuota nelle prime righe',
    leftOut: 'Esclusa',
    remembered: 'Le colonne sono abbinate come l’ultima volta per un file di questo tipo.',
    question: {
      decimals: '«%{column}»: come sono scritti i numeri? Nessuna riga lo chiarisce.',
      orders: '«%{column}»: come sono scritte le date? Nessuna riga lo chiarisce.',
    },
    settled: {
      comma: '1.500 è millecinquecento',
      point: '1.500 è uno e mezzo',
      dmy: 'Giorno, mese, anno',
      mdy: 'Mese, giorno, anno',
    },
    needsAnswer: 'Rispondi prima alle domande delle colonne.',
  },
  chart: { table: 'Mostra i numeri' },
  numbers: {
    which: 'Quale numero è?',
    either: '%{text} può essere %{one} o %{other}: scrivilo senza separatore delle migliaia.',
  },
  inline: {
    keys: 'Invio salva, Esc ripristina il numero, le frecce vanno su e giù.',
  },
};
