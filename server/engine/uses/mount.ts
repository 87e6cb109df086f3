import { sql } from 'drizzle-orm';
import { allEndpoints } from '../../../contract/all.ts';
import {
  isRetired,
  type RetiredTable,
  usesOf as usesCall,
  usesIn,
} from '../../../contract/common/uses.ts';
import type { Executor } from '../../db/executor.ts';
import { Refusal } from '../../http/refusal.ts';
import { type Api, serve } from '../../http/serve.ts';
import { targets } from './references.data.ts';
import { usesOf } from './uses.ts';

interface Wanted {
  readonly companyId: number;
  readonly table: RetiredTable;
  readonly id: number;
}

/** Throws not_found for a record that is not the company's. */
async function assertOwn(db: Executor, { companyId, table, id }: Wanted) {
  const { rows } = await db.execute(sql`select 1 from ${sql.identifier(table)}
    where company_id = ${companyId} and ${sql.identifier(targets[table].id)} = ${id} limit 1`);
  if (!rows.length) throw new Refusal('not_found');
}

/** Serves, for every call that deletes a record, the one that answers what uses it. */
export function mountUses(api: Api) {
  for (const removal of allEndpoints) {
    const table = removal.retires;
    if (!isRetired(table)) continue;
    serve(api, usesCall(removal), async ({ database, scope, params, language }) => {
      const wanted = { companyId: scope.companyId, table, id: Number(params.id) };
      await assertOwn(database.db, wanted);
      return { uses: usesIn(language, await usesOf(database.db, wanted)) };
    });
  }
}
