import { entity } from '../engine/entity.ts';
import { computed, moment, readOnly } from '../engine/fields.ts';
import { text } from '../engine/text-fields.ts';

/** A region of a company's network of stores. */
export const networkRegions = entity({
  name: 'network-regions',
  id: 'store_company_network_region_id',
  path: '/companies/{storeId}/network-regions',
  screen: 'stores/network-regions',
  tag: 'network-regions',
  audited: 'network_regions',
  permission: {
    read: 'stores.network_regions.read',
    create: 'stores.network_regions.create',
    update: 'stores.network_regions.update',
    delete: 'stores.network_regions.delete',
  },
  fields: {
    name: text(80),
    stores_count: computed(),
    created_at: readOnly(moment()),
    updated_at: readOnly(moment()),
  },
  filters: ['q'],
  searched: ['name'],
  sorts: ['name', 'created_at'],
  extensions: ['read'],
});
