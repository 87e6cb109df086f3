import { auditLog } from '../audit-log.ts';

/** Who changed what. */
export const words = {
  audit: {
    before: 'Prima',
    after: 'Dopo',
    field: 'Campo',
    from: 'Dall’indirizzo',
    call: 'Tramite',
    who: 'Chi',
    system: 'Nessuno connesso (un processo o il database)',
    open: 'Mostra che cosa è cambiato',
    title: 'Modifica %{id}',
    nothing: 'Niente da confrontare.',
  },
  resources: { 'audit-log': auditLog },
};
