import type { cashRegisters as declared } from '../../../../contract/settings/cash-registers.ts';
import type { Words } from '../../shape/words.ts';

export const cashRegisters = {
  name: 'Till |||| Tills',
  tab: 'Tills',
  fields: {
    cash_register_id: 'ID',
    friendly_name: 'Name',
    cash_register_code: 'Code',
    created_at: 'Created',
    updated_at: 'Last change',
  },
  texts: {
    empty: 'Add the store’s tills; each receipt shows which till it came from.',
    created: 'You have successfully created cash register',
    updated: 'You have successfully updated cash register',
    deleted: 'You have successfully deleted cash register',
  },
} satisfies Words<typeof declared>;
