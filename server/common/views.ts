import { and, asc, eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import {
  deleteView,
  listViews,
  type SavedView,
  saveView,
} from '../../contract/common/saved-views.ts';
import { listedEntities } from '../../contract/listed.ts';
import { retire } from '../engine/uses/retire.ts';
import type { Scope } from '../http/call.ts';
import { invalidField } from '../http/refusal.ts';
import { type Api, serve } from '../http/serve.ts';
import { demand } from '../http/session.ts';
import { savedViewsTable as table } from '../tables/settings.ts';

const viewReply = (row: typeof table.$inferSelect, userId: number): SavedView => ({
  view_id: row.view_id,
  resource: row.resource,
  name: row.name,
  shared: row.shared,
  own: row.user_id === userId,
  filter: row.filter,
  sort: row.sort,
});

/** Whoever may see a list may keep views of it. Throws invalid for a list that is not there, forbidden for one that is not theirs. */
function demandList(scope: Scope, resource: string) {
  const permission = listedEntities.find(({ name }) => name === resource)?.permission.read;
  if (!permission) throw invalidField('resource', 'invalidChoice');
  demand(scope, permission);
}

/** Views of lists that people keep for themselves or share within their company. */
export function mountViews(api: Api) {
  serve(api, listViews, async ({ database, scope, caller, query }) => {
    demandList(scope, query.resource);
    const rows = await database.db
      .select()
      .from(table)
      .where(
        and(
          eq(table.company_id, scope.companyId),
          isNull(table.deleted_at),
          eq(table.resource, query.resource),
          or(eq(table.user_id, caller.userId), table.shared),
        ),
      )
      .orderBy(sql`${table.user_id} <> ${caller.userId}`, asc(sql`fold(${table.name}) collate "C"`))
      .limit(200);
    return { views: rows.map((row) => viewReply(row, caller.userId)) };
  });
  serve(api, saveView, async ({ database, scope, caller, body }) => {
    demandList(scope, body.resource);
    const own = { company_id: scope.companyId, user_id: caller.userId };
    const { filter, sort, shared } = body;
    const [row] = await database.db
      .insert(table)
      .values({ ...own, ...body })
      .onConflictDoUpdate({
        target: [table.company_id, table.user_id, table.resource, table.name],
        targetWhere: isNull(table.deleted_at),
        set: { filter, sort, shared },
      })
      .returning();
    return viewReply(row as typeof table.$inferSelect, caller.userId);
  });
  serve(api, deleteView, async ({ database, scope, caller, params }) => {
    const { companyId } = scope;
    const row = and(
      eq(table.company_id, companyId),
      eq(table.view_id, params.id),
      isNull(table.deleted_at),
      eq(table.user_id, caller.userId),
    ) as SQL;
    await database.db.transaction((tx) => retire(tx, { companyId, table, id: params.id, row }));
    return null;
  });
}
