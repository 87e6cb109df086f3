import { sql } from 'drizzle-orm';
import { networkRegions } from '../../contract/network-regions.ts';
import { crud } from '../crud.ts';
import type { Api } from '../http/serve.ts';
import { rowsOf } from '../rows.ts';
import { networkRegionsTable } from './stores.tables.ts';

const rows = rowsOf(networkRegions, networkRegionsTable, {
  computed: {
    stores_count: sql`(select count(*) from stores s where s.company_id = network_regions.company_id
      and s.store_company_network_region_id = network_regions.store_company_network_region_id and s.deleted_at is null)`,
  },
});

/** The regions of a company's network. */
export const mountNetworkRegions = (api: Api) => crud(api, networkRegions, rows);
