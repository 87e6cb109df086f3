import type { installation as english } from '../../en/organisations/installation.ts';
import type { Complete } from '../../shape/words.ts';

/** How the installation itself stands: on the home of a company, and on that of its super admins. */
export const installation: Complete<typeof english> = {
  title: 'L’installazione',
  failed: 'Impossibile caricare lo stato dell’installazione',
  names: {
    payments: 'Pagamenti',
    messages: 'Messaggi',
    backups: 'Backup',
    versions: 'Versione',
  },
  noMessages: 'Nessun messaggio attende un gateway.',
  noPayments: 'Nessuna azienda deve un pagamento non riuscito.',
  payments:
    '%{smart_count} pagamento all’installazione non è riuscito ed è dovuto (%{companies}). |||| %{smart_count} pagamenti all’installazione non sono riusciti e sono dovuti (%{companies}).',
  versions: 'Pistos %{pistos}, PostgreSQL %{database} (%{kind}), Node.js %{node}',
  kinds: { embedded: 'incorporato', own: 'su un proprio server' },
  started: 'In funzione dal %{date}.',
  messages: {
    waiting:
      '%{smart_count} messaggio attende un gateway dal %{date}. |||| %{smart_count} messaggi attendono un gateway, il più vecchio dal %{date}.',
    unreachable:
      '%{smart_count} messaggio degli ultimi sette giorni non è stato inviato perché il gateway non rispondeva. |||| %{smart_count} messaggi degli ultimi sette giorni non sono stati inviati perché il gateway non rispondeva.',
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
};
