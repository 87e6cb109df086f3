import { sql } from 'drizzle-orm';
import { allEndpoints } from '../../../contract/all.ts';
import {
  isRetired,
  type RetiredTable,
  usesOf as usesCall,
  usesIn,
} from '../../../contract/common/uses.ts';
import type { AnyCall } from '../../http/call.ts';
import { Refusal } from '../../http/refusal.ts';
import { type Api, serve } from '../../http/serve.ts';
import { targets } from './references.data.ts';
import type { Target } from './target.ts';
import { usesOf } from './uses.ts';

interface Wanted {
  readonly table: RetiredTable;
  readonly ids: readonly number[];
}

/** Throws not_found unless all are records that the caller may delete. */
async function assertOwn({ database, scope, caller }: AnyCall, { table, ids }: Wanted) {
  const {
    table: stored = table,
    id,
    of,
    only,
    withdrawn,
    since = 'deleted_at',
  }: Target = targets[table];
  const conditions = [
    sql`u.company_id = ${scope.companyId} and u.${sql.identifier(id)} = any(${sql.param([...ids])}::bigint[])`,
    ...(of === 'store' ? [sql`u.store_id = ${scope.storeId}`] : []),
    ...(of === 'user' ? [sql`u.user_id = ${caller.userId}`] : []),
    ...(only ? [sql.raw(only)] : []),
    ...(withdrawn ? [sql`u.${sql.identifier(since)} is null`] : []),
  ];
  const { rows } = await database.db.execute<{ count: number }>(sql`select count(*)::int as count
    from ${sql.identifier(stored)} u where ${sql.join(conditions, sql` and `)}`);
  if (rows[0]?.count !== ids.length) throw new Refusal('not_found');
}

/** Serves, for every call that deletes a record, the one that answers what uses it, or any of several. */
export function mountUses(api: Api) {
  for (const removal of allEndpoints) {
    const table = removal.retires;
    if (!isRetired(table)) continue;
    serve(api, usesCall(removal), async (call) => {
      const { database, scope, params, query, language } = call;
      const ids = [...new Set([Number(params.id), ...(query.with ?? [])])];
      await assertOwn(call, { table, ids });
      const found = await usesOf(database.db, { companyId: scope.companyId, table, ids });
      return { uses: usesIn(language, found) };
    });
  }
}
