/** The home of a store. */
export const words = {
  home: {
    byStore: 'I negozi negli ultimi 14 giorni',
    store: 'Negozio',
    notices: {
      messages_failed:
        'Un messaggio non è stato inviato (%{date}). |||| %{smart_count} messaggi non sono stati inviati, l’ultimo: %{date}.',
      messages_waiting:
        'Un messaggio in attesa: nessun canale di invio configurato. |||| %{smart_count} messaggi in attesa: nessun canale di invio configurato.',
      jobs_failed:
        'Un’operazione in background non è riuscita (%{date}). |||| %{smart_count} operazioni in background non sono riuscite, l’ultima: %{date}.',
      synergies_asked:
        'Un’azienda propone una collaborazione (%{date}). |||| %{smart_count} aziende propongono una collaborazione.',
    },
    backups: {
      good: 'L’ultimo backup dell’installazione è del %{date} (%{size} MB).',
      old: 'L’ultimo backup valido dell’installazione è del %{date}: da allora se ne sarebbero dovuti fare altri due.',
      missing:
        'Non è mai stato fatto un backup dell’installazione, anche se il server avrebbe dovuto farlo da solo.',
      awaited:
        'Non è ancora stato fatto un backup dell’installazione. Il server lo fa da solo, ogni ora. |||| Non è ancora stato fatto un backup dell’installazione. Il server lo fa da solo, ogni %{smart_count} ore.',
      none: 'Non è mai stato fatto un backup dell’installazione. Il gestore lo fa con «npm run backup», oppure imposta BACKUP_EVERY_HOURS.',
      failed: 'L’ultimo tentativo, del %{date}, non è riuscito: %{reason}',
      reasons: {
        no_room: 'sul disco non c’è abbastanza spazio.',
        not_allowed: 'il server non può scrivere nella cartella dei backup.',
        database: 'il database non ha risposto.',
        other: 'il log del server dice perché.',
      },
    },
    against:
      'Oggi rispetto allo stesso giorno (%{weekday}) della settimana scorsa, fino a quest’ora.',
    live: 'In tempo reale',
    connecting: 'Connessione in corso',
    till: 'Cassa',
    figures: {
      customers: 'Clienti',
      new_this_month: 'Nuovi questo mese',
      receipts_this_month: 'Scontrini di questo mese',
      amount_this_month: 'Importo di questo mese',
      points_outstanding: 'Punti dei clienti',
      points_value: 'Il loro valore',
      claims_open: 'Premi prenotati',
      stores: 'Negozi',
      receipts: 'Scontrini',
      amount: 'Importo',
      points_issued: 'Punti assegnati',
      points_redeemed: 'Punti riscattati',
      new_customers: 'Nuovi clienti',
      pending_payments: 'Pagamenti in sospeso',
    },
    more: '%{by} in più',
    less: '%{by} in meno',
    same: 'Nessuna variazione',
    openPending: 'Mostra',
    hours: 'Importo per ora',
    hour: 'Ora',
    today: 'Oggi',
    lastWeek: 'Settimana scorsa',
    days: 'Gli ultimi 14 giorni',
    day: 'Giorno',
    points: 'Punti',
  },
};
