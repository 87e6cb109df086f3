import type { synergies as declared } from '../../../../contract/synergies/synergies.ts';
import type { Words } from '../../shape/words.ts';

export const synergies = {
  name: 'Collaborazione |||| Collaborazioni',
  fields: {
    synergy_id: 'Codice',
    store_id: 'Azienda',
    name: 'Azienda',
    logo: 'Logo',
    to_company_id: 'Azienda',
    from_to_points_ratio: 'Cambio: nostri punti → loro',
    to_from_points_ratio: 'Cambio: loro punti → nostri',
    status: 'Stato',
    asked_by: 'Richiesta da',
    created_at: 'Richiesta il',
    updated_at: 'Ultima modifica',
  },
  texts: {
    empty:
      'Accordati con un’altra azienda: i clienti di entrambe potranno usare i punti in tutte e due.',
    created: 'Richiesta di collaborazione inviata',
    choices: {
      requested: 'In attesa',
      active: 'Attiva',
      rejected: 'Rifiutata',
      cancelled: 'Ritirata',
      ended: 'Terminata',
      us: 'Noi',
      them: 'Loro',
    },
  },
} satisfies Words<typeof declared>;
