import { installation } from '../organisations/installation.ts';
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
        'Una campagna è andata in pausa da sola |||| %{count} campagne sono andate in pausa da sole',
      campaign_rewards_failed:
        'Una ricompensa di una campagna non è stata assegnata |||| %{count} ricompense di campagne non sono state assegnate',
      campaign_rewards_used:
        'Un premio di una campagna è stato usato o ordinato prima del reso del suo scontrino |||| %{count} premi di campagne sono stati usati o ordinati prima del reso dei loro scontrini',
      orders_requested:
        'Un regalo attende l’accettazione del fornitore |||| %{count} regali attendono l’accettazione del fornitore',
      invoices_differ:
        'Una fattura differisce da quanto consegnato |||| %{count} fatture differiscono da quanto consegnato',
      points_expire:
        '%{count} punto scade questa settimana |||| %{count} punti scadono questa settimana',
    },
    messages: installation.messages,
    backups: installation.backups,
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
      title: 'Primi passi',
      lead: 'Nell’ordine che preferisci. Ogni passo si segna da solo quando è stato fatto.',
      progress: '%{done} passi su %{all} completati',
      minutes: 'Circa un minuto. |||| Circa %{smart_count} minuti.',
      done: 'Fatto',
      open: 'Da fare',
      hide: 'Nascondi l’elenco',
      notYours: 'Richiede permessi che qui non hai.',
      store: {
        title: 'Aggiungi il primo negozio',
        text: 'Dove i clienti accumulano e riscattano.',
        go: 'Nuovo negozio',
      },
      points: {
        title: 'Imposta il valore dei punti',
        text: 'Consigliato: %{points} punto per ogni euro, e %{hundred} punti valgono %{worth}.',
        go: 'Imposta i punti',
      },
      customer: {
        title: 'Registra il primo cliente',
        text: 'Un cellulare e un nome.',
        go: 'Nuovo cliente',
      },
      receipt: {
        title: 'Registra il primo scontrino',
        text: 'Un importo alla cassa dà i primi punti.',
        go: 'Primo scontrino',
      },
      import: {
        title: 'Importa i tuoi clienti',
        text: 'Da un file di un foglio di calcolo, con i saldi che hanno.',
        go: 'Importa',
      },
      staff: {
        title: 'Invita il personale',
        text: 'Un collega con permessi propri.',
        go: 'Invita',
      },
      gift: {
        title: 'Aggiungi il primo regalo',
        text: 'Consigliato: un caffè per %{points} punti, che valgono %{worth}.',
        go: 'Nuovo regalo',
      },
      campaign: {
        title: 'Crea una campagna',
        text: 'Consigliato: un regalo di benvenuto o punti doppi per un fine settimana.',
        go: 'Nuova campagna',
      },
      till: {
        title: 'Abbina una cassa',
        text: 'Un tablet o un telefono al banco registra gli scontrini da solo.',
        go: 'Abbina',
      },
      platform: {
        title: 'Questa è l’installazione stessa',
        text: 'Qui ci sono i piani e ciò che riguarda tutte le aziende. Un programma si crea in una propria azienda.',
        go: 'Crea un’azienda',
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
