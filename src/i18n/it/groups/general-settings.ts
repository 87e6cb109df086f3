/** The subscription. */
export const words = {
  subscription: {
    title: 'Abbonamento',
    states: {
      active: 'Attivo',
      cancelled: 'Disdetto',
      inactive: 'Inattivo',
    },
    explained: {
      active: 'L’abbonamento è valido e tutte le funzioni sono disponibili.',
      cancelled: 'L’abbonamento è stato disdetto e resta valido fino alla scadenza.',
      inactive:
        'L’abbonamento non è valido. Contatta l’amministratore del servizio per riattivarlo.',
    },
    until: 'Valido fino al %{date}',
  },
};
