/** The home of a store. */
export const words = {
  home: {
    against:
      'Oggi rispetto allo stesso giorno (%{weekday}) della settimana scorsa, fino a quest’ora.',
    live: 'In diretta',
    connecting: 'Connessione in corso',
    till: 'Punto cassa',
    figures: {
      receipts: 'Scontrini',
      amount: 'Importo',
      points_issued: 'Punti assegnati',
      points_redeemed: 'Punti usati',
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
