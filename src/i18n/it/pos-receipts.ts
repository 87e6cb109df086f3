import type * as english from '../en/pos-receipts.ts';
import type { Complete } from '../shape/words.ts';

export const returns: Complete<typeof english.returns> = {
  open: 'Reso di uno scontrino',
  find: 'Numero dello scontrino o cliente',
  recent: 'Ultimi scontrini',
  none: 'Ancora nessuno scontrino.',
  back: 'Indietro',
  lost: 'Nessuna risposta. Invialo di nuovo: se è già stato registrato, non lo sarà due volte.',
  again: 'Invia di nuovo lo stesso reso',
  standings: {
    pending: 'In attesa di pagamento',
    cancelled: 'Annullato',
    partly_returned: 'Reso in parte',
    returned: 'Reso',
  },
};

export const kept: Complete<typeof english.kept> = {
  of: 'Scontrini sul dispositivo: %{store}',
  text: 'Il dispositivo conserva ancora %{smart_count} scontrino non registrato (%{store}). Sarà registrato quando lo colleghi di nuovo a quel negozio o accedi lì. |||| Il dispositivo conserva ancora %{smart_count} scontrini non registrati (%{store}). Saranno registrati quando lo colleghi di nuovo a quel negozio o accedi lì.',
  see: 'Vedi',
  export: 'Esporta',
  file: 'scontrini-dispositivo',
  columns: {
    at: 'Ora',
    customer: 'Cliente',
    amount: 'Importo',
    number: 'Numero scontrino',
    state: 'Stato',
  },
};

export const queue: Complete<typeof english.queue> = {
  correct: 'Correggi il numero',
  register: 'Iscrivi il cliente',
  number: 'Il cellulare, la carta o il codice giusto',
  postCorrected: 'Registra',
  title: 'Scontrini su questo dispositivo',
  empty: 'Nessuno scontrino in attesa.',
  waiting: 'In attesa',
  conflict: 'Non accettato',
  tired: 'Fallito %{smart_count} volta |||| Fallito %{smart_count} volte',
  post: 'Registra ora',
  retry: 'Riprova',
  discard: 'Scarta',
  discardAsk:
    'Scartare lo scontrino di %{amount} per «%{code}»? I suoi punti non saranno registrati.',
  close: 'Chiudi',
  signIn: 'Accedi di nuovo per registrarli.',
};
