import { sql } from 'drizzle-orm';
import { networkRegions } from '../../contract/organisations/network-regions.ts';
import { crud } from '../engine/crud.ts';
import { rowsOf } from '../engine/rows.ts';
import type { Api } from '../http/serve.ts';
import { networkRegionsTable } from '../tables/organisations.ts';

const rows = rowsOf(networkRegions, networkRegionsTable, {
  computed: {
    stores_count: sql`(select count(*) from stores s where s.company_id = network_regions.company_id
      and s.store_company_network_region_id = network_regions.store_company_network_region_id and s.deleted_at is null)`,
  },
});

/** The regions of a company's network. */
export const mountNetworkRegions = (api: Api) => crud(api, networkRegions, rows);
