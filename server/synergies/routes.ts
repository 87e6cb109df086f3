import { sql } from 'drizzle-orm';
import { itemsPerPage, paginationOf } from '../../contract/engine/endpoint.ts';
import {
  allSynergies,
  availableCompanies,
  moveSynergy,
  synergies,
} from '../../contract/synergies/synergies.ts';
import type { SynergyAction } from '../../contract/synergies/synergy-states.ts';
import type { Database } from '../db/connection.ts';
import { withTransaction } from '../db/transaction.ts';
import { crud } from '../engine/crud.ts';
import { rowsOf } from '../engine/rows.ts';
import { type Api, serve } from '../http/serve.ts';
import { synergiesTable } from '../tables/synergies.ts';
import { mountPartnerPoints } from './partner-routes.ts';
import { ask, isOpenToRequests, move } from './requests.ts';

const partner = (column: 'name' | 'logo') =>
  sql`(select ${sql.raw(`s.${column}`)} from stores s where s.company_id = synergies.to_company_id and s.store_id = synergies.to_company_id)`;
const rows = rowsOf(synergies, synergiesTable, {
  computed: {
    store_id: sql`synergies.to_company_id`,
    name: partner('name'),
    logo: partner('logo'),
  },
});

interface Partner {
  store_id: number;
  name: string;
  logo: string | null;
}

/** The companies that may be asked, with names like the one that is looked for. */
async function availableOf({ pool }: Database, companyId: number, q: string, page: number) {
  const source = `from stores s where ${isOpenToRequests} and fold(s.name) like '%' || fold($2) || '%'`;
  const values = [companyId, q.replace(/[\\%_]/g, '\\$&')];
  const listed = await pool.query<Partner>(
    `select s.store_id, s.name, s.logo ${source} order by fold(s.name) collate "C", s.store_id limit ${itemsPerPage} offset $3`,
    [...values, (page - 1) * itemsPerPage],
  );
  const all = await pool.query<{ total: number }>(
    `select count(*)::int as total ${source}`,
    values,
  );
  const companies = listed.rows;
  return { companies, pagination: paginationOf(page, all.rows[0]?.total ?? 0, companies.length) };
}

const active = `select y.synergy_id, s.store_id, s.name, s.logo, y.to_company_id, y.from_to_points_ratio, y.to_from_points_ratio
  from synergies y join stores s on s.company_id = y.to_company_id and s.store_id = y.to_company_id and s.deleted_at is null
  where y.company_id = $1 and y.status = 'active' order by fold(s.name) collate "C", y.synergy_id`;

/** Synergies: asked for, answered, ended, and the points that go across. */
export function mountSynergies(api: Api) {
  crud(api, synergies, rows, ['create']);
  serve(api, synergies.calls.create, async ({ database, scope, body }) => {
    const { companyId } = scope;
    const { to_company_id: toCompanyId, from_to_points_ratio, to_from_points_ratio } = body;
    const asking = {
      companyId,
      toCompanyId,
      there: from_to_points_ratio,
      here: to_from_points_ratio,
    };
    const id = await withTransaction(database, (client) => ask(client, asking));
    return rows.read(database.db, scope, id);
  });
  serve(api, moveSynergy, async ({ database, scope, params }) => {
    const { synergyId, action } = params;
    // The path takes the declared verbs only.
    const verb = action as SynergyAction;
    await withTransaction(database, (client) => move(client, scope.companyId, synergyId, verb));
    return rows.read(database.db, scope, synergyId);
  });
  serve(api, allSynergies, async ({ database, scope }) => {
    const result = await database.pool.query(active, [scope.companyId]);
    return { synergies: result.rows };
  });
  serve(api, availableCompanies, ({ database, scope, query }) =>
    availableOf(database, scope.companyId, query.q ?? '', query.page ?? 1),
  );
  mountPartnerPoints(api);
}
