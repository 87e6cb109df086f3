import type { cashRegisters as declared } from '../../../../contract/settings/cash-registers.ts';
import type { Words } from '../../shape/words.ts';

export const cashRegisters = {
  name: 'Cassa |||| Casse',
  tab: 'Casse',
  fields: {
    cash_register_id: 'ID',
    friendly_name: 'Nome',
    cash_register_code: 'Codice',
    created_at: 'Creazione',
    updated_at: 'Ultima modifica',
  },
  texts: {
    empty: 'Aggiungi le casse del negozio: ogni scontrino indica da quale cassa proviene.',
    created: 'La cassa è stata creata',
    updated: 'La cassa è stata aggiornata',
    deleted: 'La cassa è stata eliminata',
  },
} satisfies Words<typeof declared>;
