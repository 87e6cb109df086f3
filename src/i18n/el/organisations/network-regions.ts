import type { networkRegions as declared } from '../../../../contract/organisations/network-regions.ts';
import type { Words } from '../../shape/words.ts';

export const networkRegions = {
  name: 'Περιοχή δικτύου |||| Περιοχές δικτύου',
  fields: {
    store_company_network_region_id: 'ID',
    name: 'Όνομα',
    stores_count: 'Καταστήματα',
    created_at: 'Δημιουργία',
    updated_at: 'Τελευταία αλλαγή',
  },
  texts: {
    empty: 'Οι περιοχές χωρίζουν το δίκτυο καταστημάτων, για αναφορές και καμπάνιες ανά περιοχή.',
    created: 'Η περιοχή δικτύου δημιουργήθηκε',
    updated: 'Η περιοχή δικτύου ενημερώθηκε',
    deleted: 'Η περιοχή δικτύου διαγράφηκε',
  },
} satisfies Words<typeof declared>;
