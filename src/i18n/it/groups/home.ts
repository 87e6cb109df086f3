/** The home of a store. */
export const words = {
  home: {
    notices: {
      messages_failed:
        'Un messaggio non è stato inviato (%{date}). |||| %{smart_count} messaggi non sono stati inviati, l’ultimo: %{date}.',
      messages_waiting:
        'Un messaggio in attesa: nessun canale di invio configurato. |||| %{smart_count} messaggi in attesa: nessun canale di invio configurato.',
      jobs_failed:
        'Un’operazione in background non è riuscita (%{date}). |||| %{smart_count} operazioni in background non sono riuscite, l’ultima: %{date}.',
      synergies_asked:
        'Un’azienda propone una collaborazione (%{date}). |||| %{smart_count} aziende propongono una collaborazione.',
      campaigns_paused:
        'Una campagna ha raggiunto il limite ed è in pausa |||| %{count} campagne hanno raggiunto il limite e sono in pausa',
      campaign_rewards_failed:
        'Una ricompensa di una campagna non è stata assegnata |||| %{count} ricompense di campagne non sono state assegnate',
      orders_requested:
        'Un regalo attende l’accettazione del fornitore |||| %{count} regali attendono l’accettazione del fornitore',
      invoices_differ:
        'Una fattura differisce da quanto consegnato |||| %{count} fatture differiscono da quanto consegnato',
      points_expire:
        '%{count} punto scade questa settimana |||| %{count} punti scadono questa settimana',
    },
    backups: {
      good: 'L’ultimo backup dell’installazione è del %{date} (%{size} MB).',
      old: 'L’ultimo backup valido dell’installazione è del %{date}: da allora se ne sarebbero dovuti fare altri due.',
      missing:
        'Non è mai stato fatto un backup dell’installazione, anche se il server avrebbe dovuto farlo da solo.',
      awaited:
        'Non è ancora stato fatto un backup dell’installazione. Il server lo fa da solo, ogni ora. |||| Non è ancora stato fatto un backup dell’installazione. Il server lo fa da solo, ogni %{smart_count} ore.',
      none: 'Non è mai stato fatto un backup dell’installazione. Il gestore lo fa con «pistos backup», oppure imposta BACKUP_EVERY_HOURS.',
      failed: 'L’ultimo tentativo, del %{date}, non è riuscito: %{reason}',
      reasons: {
        no_room: 'sul disco non c’è abbastanza spazio.',
        not_allowed: 'il server non può scrivere nella cartella dei backup.',
        database: 'il database non ha risposto.',
        other: 'il log del server dice perché.',
      },
    },
    needsYou: 'Da fare',
    period: 'Periodo',
    lastDays: '%{smart_count} giorno |||| %{smart_count} giorni',
    worth: 'per un valore di %{amount}',
    amountByDay: 'Importo per giorno',
    thisPeriod: 'Questo periodo',
    periodBefore: 'Il periodo precedente',
    change: {
      more: '%{by}% in più del periodo precedente',
      less: '%{by}% in meno del periodo precedente',
      same: 'Come nel periodo precedente',
      new: 'Niente nel periodo precedente',
    },
    leaders: {
      stores: 'Negozi che hanno venduto di più',
      gifts: 'Regali più riscattati',
      expiring: 'Punti in scadenza',
      all: 'Tutti',
      none: 'Niente in questo periodo.',
      points: '%{count} punto |||| %{count} punti',
      until: 'scadono dal %{date}',
    },
    start: {
      title: 'Per far partire il programma',
      progress: '%{done} passi su %{all} completati',
      done: 'Fatto',
      open: 'Da fare',
      points: {
        title: 'Imposta il valore dei punti',
        text: 'Quanti punti vale un euro speso e quanto vale ciascun punto.',
        go: 'Impostazioni',
      },
      store: {
        title: 'Aggiungi il primo negozio',
        text: 'Dove i clienti accumulano e riscattano.',
        go: 'Nuovo negozio',
      },
      gift: {
        title: 'Aggiungi il primo regalo',
        text: 'Qualcosa per cui valga la pena accumulare punti.',
        go: 'Nuovo regalo',
      },
      till: {
        title: 'Abbina una cassa',
        text: 'Nel pannello del negozio: Impostazioni, Casse.',
      },
      customer: {
        title: 'Aggiungi il primo cliente',
        text: 'Oppure importa i clienti da un file, dal loro elenco.',
        go: 'Nuovo cliente',
      },
    },
    against:
      'Oggi rispetto allo stesso giorno (%{weekday}) della settimana scorsa, fino a quest’ora.',
    live: 'In tempo reale',
    connecting: 'Connessione in corso',
    till: 'Cassa',
    figures: {
      points_outstanding: 'Punti dei clienti',
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
