import { and, eq, inArray, sql } from 'drizzle-orm';
import {
  subLoyalties,
  subLoyaltyLogo,
  toggleSubLoyalty,
} from '../../contract/organisations/sub-loyalties.ts';
import type { Database } from '../db/connection.ts';
import type { Executor } from '../db/executor.ts';
import { crud } from '../engine/crud.ts';
import { mountImage } from '../engine/images.ts';
import { rowsOf, type Tenant } from '../engine/rows.ts';
import type { Call } from '../http/call.ts';
import { invalidField } from '../http/refusal.ts';
import { type Api, serve } from '../http/serve.ts';
import { subLoyaltiesTable as table } from '../tables/organisations.ts';
import { assertCountry } from './store-rows.ts';

const rows = rowsOf(subLoyalties, table, {
  computed: {
    gifts_count: sql`(select count(*) from gifts g where g.company_id = sub_loyalties.company_id
      and sub_loyalties.loyalty_program_id = any(g.loyalty_program_ids))`,
  },
});

/**
 * Throws invalid, naming the field, for a programme that is not one of the company's. Within a
 * transaction none of them is deleted until it ends.
 */
export async function assertProgrammes(
  db: Executor,
  companyId: number,
  ids: readonly number[] = [],
  field = 'loyalty_program_ids',
) {
  if (!ids.length) return;
  const own = and(eq(table.company_id, companyId), inArray(table.loyalty_program_id, [...ids]));
  const rows = await db
    .select({ id: table.loyalty_program_id })
    .from(table)
    .where(own)
    .for('key share');
  if (rows.length !== new Set(ids).size) throw invalidField(field, 'invalidChoice');
}

/** The same of the one programme of a store. */
export const assertProgramme = (
  db: Executor,
  companyId: number,
  id: number | null | undefined,
  field = 'loyalty_program_id',
) => assertProgrammes(db, companyId, id ? [id] : [], field);

/** Deletes a programme and its logo. Throws in_use while gifts, products or stores name it. */
async function remove({
  database,
  scope,
  params,
  files,
}: Call<(typeof subLoyalties)['calls']['delete']>) {
  const gone = await database.db.transaction((tx) => rows.remove(tx, scope, params.id));
  if (typeof gone?.logo === 'string') await files.remove(gone.logo);
  return null;
}

const changed = (database: Database, scope: Tenant, id: number, change: object) =>
  rows.update(database.db, scope, id, { ...change });

/** The programmes within a company's own. */
export function mountSubLoyalties(api: Api) {
  crud(api, subLoyalties, rows, ['create', 'update', 'delete']);
  serve(api, subLoyalties.calls.create, async ({ database, scope, body }) => {
    assertCountry(body.country_id);
    return rows.create(database.db, scope, { ...body });
  });
  serve(api, subLoyalties.calls.update, ({ database, scope, params, body }) => {
    assertCountry(body.country_id);
    return changed(database, scope, params.id, body);
  });
  serve(api, toggleSubLoyalty, ({ database, scope, params, body }) =>
    changed(database, scope, params.id, body),
  );
  serve(api, subLoyalties.calls.delete, remove);
  mountImage(api, subLoyaltyLogo, rows, 'logo');
}
