import type { networkRegions as declared } from '../../../../contract/organisations/network-regions.ts';
import type { Words } from '../../shape/words.ts';

export const networkRegions = {
  name: 'Area della rete |||| Aree della rete',
  fields: {
    store_company_network_region_id: 'ID',
    name: 'Nome',
    stores_count: 'Negozi',
    created_at: 'Creato il',
    updated_at: 'Ultima modifica',
  },
  texts: {
    empty: 'Le aree suddividono la rete di negozi per i report e le campagne.',
    created: 'Area della rete creata',
    updated: 'Area della rete aggiornata',
    deleted: 'Area della rete eliminata',
  },
} satisfies Words<typeof declared>;
