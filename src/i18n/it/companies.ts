import type { companies as english } from '../en/companies.ts';
import type { Complete } from '../shape/words.ts';
import { installation } from './organisations/installation.ts';

/** The overview of an installation's companies, for super admins. */
export const companies: Complete<typeof english> = {
  title: 'Aziende',
  about: 'Gli ultimi 30 giorni, fino a ieri',
  failed: 'Impossibile caricare le aziende',
  company: 'Azienda',
  subscription: 'Abbonamento',
  stores: 'Negozi',
  customers: 'Clienti',
  receipts: 'Scontrini',
  amount: 'Importo',
  points: 'Valore dei punti',
  states: { active: 'Attivo', ending: 'Scade il %{date}', inactive: 'Non attivo' },
  open: 'Apri %{name}',
  messages: 'Un messaggio non è stato inviato |||| %{smart_count} messaggi non sono stati inviati',
  more: '%{by}% in più dei 30 giorni precedenti',
  less: '%{by}% in meno dei 30 giorni precedenti',
  payments: 'Un pagamento non è riuscito |||| %{smart_count} pagamenti non sono riusciti',
  create: 'Nuova azienda',
  installation,
};
