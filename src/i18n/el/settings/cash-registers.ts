import type { cashRegisters as declared } from '../../../../contract/settings/cash-registers.ts';
import type { Words } from '../../shape/words.ts';

export const cashRegisters = {
  name: 'Ταμείο |||| Ταμεία',
  tab: 'Ταμεία',
  fields: {
    cash_register_id: 'ID',
    friendly_name: 'Όνομα',
    cash_register_code: 'Κωδικός',
    created_at: 'Δημιουργία',
    updated_at: 'Τελευταία αλλαγή',
  },
  texts: {
    empty: 'Προσθέστε τα ταμεία του καταστήματος· κάθε απόδειξη δείχνει από ποιο ταμείο προήλθε.',
    created: 'Το ταμείο δημιουργήθηκε',
    updated: 'Το ταμείο ενημερώθηκε',
    deleted: 'Το ταμείο διαγράφηκε',
  },
} satisfies Words<typeof declared>;
