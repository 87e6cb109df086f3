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
    empty: 'Le aree suddividono la rete dei negozi, per rapporti e campagne per area.',
    created: 'Area della rete creata correttamente',
    updated: 'Area della rete aggiornata correttamente',
    deleted: 'Area della rete eliminata correttamente',
  },
} satisfies Words<typeof declared>;
