import type { cashRegisters as declared } from '../../../../contract/settings/cash-registers.ts';
import type { Words } from '../../shape/words.ts';

export const cashRegisters = {
  name: 'Ταμειακή μηχανή |||| Ταμειακές μηχανές',
  tab: 'Ταμειακές μηχανές',
  fields: {
    cash_register_id: 'Κωδικός εγγραφής',
    friendly_name: 'Όνομα',
    cash_register_code: 'Κωδικός',
    created_at: 'Δημιουργία',
    updated_at: 'Τελευταία αλλαγή',
  },
  texts: {
    empty: 'Προσθέστε τα ταμεία του καταστήματος: κάθε απόδειξη λέει από ποιο προήλθε.',
    created: 'Η ταμειακή μηχανή δημιουργήθηκε με επιτυχία',
    updated: 'Η ταμειακή μηχανή ενημερώθηκε με επιτυχία',
    deleted: 'Η ταμειακή μηχανή διαγράφηκε με επιτυχία',
  },
} satisfies Words<typeof declared>;
