import type { networkRegions as declared } from '../../../../contract/organisations/network-regions.ts';
import type { Words } from '../../shape/words.ts';

export const networkRegions = {
  name: 'Network region |||| Network regions',
  fields: {
    store_company_network_region_id: 'ID',
    name: 'Name',
    stores_count: 'Stores',
    created_at: 'Created',
    updated_at: 'Last change',
  },
  texts: {
    empty: 'Regions divide the network of stores, for reports and campaigns by region.',
    created: 'You have successfully created store network region',
    updated: 'You have successfully updated store network region',
    deleted: 'You have successfully deleted network region',
  },
} satisfies Words<typeof declared>;
