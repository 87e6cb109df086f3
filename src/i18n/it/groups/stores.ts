import { resourceWords } from '../../shape/entities.ts';
import { rights } from '../people/rights.ts';

/** The stores of a company, their figures, its regions and its daily limits. */
export const words = {
  stores: {
    summaries: {
      title: 'Negozi in sintesi',
      total: 'negozi',
      active: 'con abbonamento attivo',
      inactive: 'inattivi',
      cancelled: 'disdetti',
      published: '%{published} prodotti su %{products} in vendita',
    },
    switches: 'Funzioni del negozio',
    user: {
      new_manager: 'Nuovo responsabile',
      self: 'Il responsabile sei tu, %{name}.',
      full_name: 'Nome e cognome',
      mobile: 'Cellulare',
      password: 'Password iniziale',
      tos: 'Ha accettato i termini di servizio',
      marketing: 'Accetta comunicazioni commerciali',
    },
    delete: {
      title: 'Eliminare «%{name}»?',
      text: 'Il negozio non sarà più disponibile per nessuno.',
      history:
        'Questo negozio ha uno storico. I dati restano, ma nessuno potrà più aprirlo. Per confermare digita il nome: %{name}',
      typeName: 'Nome del negozio',
    },
  },
  dailyLimits: {
    hint: 'Quanto un negozio può registrare in un giorno, separatamente in cassa e online. Un campo vuoto usa il limite dell’azienda; 0 significa nessun limite.',
    store: 'Negozio',
    default: 'Limite dell’azienda',
    defaultHint: 'Per ogni negozio senza un limite proprio',
    none: 'Nessun limite',
    offline: { amount: 'Alla cassa, importo', points: 'Alla cassa, punti' },
    online: { amount: 'Online, importo', points: 'Online, punti' },
    empty: 'L’azienda non ha ancora negozi.',
    done: 'Il limite di transazione è stato aggiornato',
  },
  financial: {
    hint: 'Fatturato e punti per negozio, nei giorni dell’azienda. Ogni movimento conta nel giorno in cui è stato registrato: un reso riduce il fatturato del giorno in cui è avvenuto.',
    against:
      'I numeri piccoli sono la differenza rispetto a %{before}. I punti assegnati e riscattati valgono quanto valevano allora; quelli in circolazione quanto vale un punto oggi, %{value}.',
    caption: 'Dati per negozio, %{period}, e la differenza rispetto a %{before}',
    byStore: 'Dati per negozio',
    turnoverChart: 'Fatturato per negozio',
    pointsChart: 'Punti per negozio',
    before: 'Periodo precedente',
    same: 'Nessuna variazione',
    total: 'Totale azienda',
    desk: 'L’azienda stessa',
    deleted: 'Eliminato',
    sort: 'Ordina per',
    open: '%{name}, %{figure}: apri gli scontrini',
    noStores: 'L’azienda non ha ancora negozi.',
    nothing: 'Nessun movimento in questo periodo.',
    columns: {
      name: 'Negozio',
      turnover: 'Fatturato',
      receipts: 'Scontrini',
      points_given: 'Punti assegnati',
      points_redeemed: 'Punti riscattati',
      points_expired: 'Punti scaduti',
      points_other: 'Altri movimenti di punti',
      points_outstanding: 'Punti in circolazione',
    },
  },
  rights,
  resources: resourceWords(import.meta.glob('../organisations/*.ts', { eager: true })),
};
