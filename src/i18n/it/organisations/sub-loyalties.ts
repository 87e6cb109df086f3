import type { subLoyalties as declared } from '../../../../contract/organisations/sub-loyalties.ts';
import type { Words } from '../../shape/words.ts';

export const subLoyalties = {
  name: 'Programma |||| Programmi',
  fields: {
    loyalty_program_id: 'ID',
    name: 'Nome',
    description: 'Descrizione',
    points_label: 'Come si chiamano i suoi punti',
    logo: 'Logo',
    country_id: 'Paese',
    active: 'Attivo',
    gifts_count: 'Premi',
    created_at: 'Aggiunto',
    updated_at: 'Ultima modifica',
  },
  texts: {
    empty:
      'Programmi all’interno del tuo, con un logo e un nome per i loro punti. I premi possono farne parte.',
    created: 'Programma creato',
    updated: 'Programma aggiornato',
    deleted: 'Programma eliminato',
  },
} satisfies Words<typeof declared>;
