import type { cashRegisters as declared } from '../../../../contract/settings/cash-registers.ts';
import type { Words } from '../../shape/words.ts';

export const cashRegisters = {
  name: 'Registratore di cassa |||| Registratori di cassa',
  tab: 'Registratori',
  fields: {
    cash_register_id: 'Numero interno',
    friendly_name: 'Nome',
    cash_register_code: 'Codice',
    created_at: 'Creazione',
    updated_at: 'Ultima modifica',
  },
  texts: {
    empty: 'Aggiungete le casse del negozio: ogni scontrino dice da quale proviene.',
    created: 'Il registratore di cassa è stato creato',
    updated: 'Il registratore di cassa è stato aggiornato',
    deleted: 'Il registratore di cassa è stato eliminato',
  },
} satisfies Words<typeof declared>;
