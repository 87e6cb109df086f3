import { networkRegions } from '../network-regions.ts';
import { rights } from '../rights.ts';
import { stores } from '../stores.ts';

/** The stores of a company, its regions and its daily limits. */
export const words = {
  stores: {
    summaries: {
      title: 'Negozi in sintesi',
      total: 'negozi',
      active: 'con abbonamento attivo',
      inactive: 'inattivi',
      cancelled: 'disdetti',
      published: '%{published} di %{products} in vendita',
    },
    contact: 'Contatti',
    place: 'Posizione',
    manager: 'Responsabile',
    switches: 'Funzioni del negozio',
    user: {
      new_manager: 'Nuovo responsabile',
      self: 'Il responsabile sarete voi, %{name}.',
      full_name: 'Nome e cognome',
      mobile: 'Cellulare',
      password: 'Prima password',
      tos: 'Ha accettato i termini di servizio',
      marketing: 'Accetta comunicazioni commerciali',
    },
    delete: {
      title: 'Eliminare «%{name}»?',
      text: 'Il negozio non sarà più disponibile per nessuno.',
      history:
        'Questo negozio ha uno storico. I suoi dati restano, ma nessuno potrà più aprirlo. Per confermare digitate il nome: %{name}',
      typeName: 'Nome del negozio',
    },
  },
  dailyLimits: {
    hint: 'Quanto un negozio può registrare in un giorno, contato a parte alla cassa e online. Un campo vuoto segue il limite dell’azienda; 0 significa nessun limite.',
    store: 'Negozio',
    default: 'Limite dell’azienda',
    defaultHint: 'Per ogni negozio senza un limite proprio',
    none: 'Nessun limite',
    offline: { amount: 'Alla cassa, importo', points: 'Alla cassa, punti' },
    online: { amount: 'Online, importo', points: 'Online, punti' },
    empty: 'L’azienda non ha ancora negozi.',
    done: 'Il limite di transazione è stato aggiornato',
  },
  rights,
  resources: {
    'stores/stores-tab': stores,
    'stores/network-regions': networkRegions,
  },
};
