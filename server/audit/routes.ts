import { and, eq, sql } from 'drizzle-orm';
import { entities } from '../../contract/all.ts';
import { auditLog, readAudit } from '../../contract/audit.ts';
import type { Entity } from '../../contract/entity.ts';
import { crud } from '../crud.ts';
import { type Api, serve } from '../http/serve.ts';
import { rowsOf } from '../rows.ts';
import { auditLogTable } from './tables.ts';

// Of tables that are no entity's; the others say so by the kinds of their fields.
const settings: Record<string, readonly string[]> = {
  company_settings: ['init_user_points'],
  store_settings: ['reward_points', 'reward_amount', 'min_amount_limit', 'max_amount_limit'],
  point_titles: ['from', 'to', 'multiplier'],
};
const limits = ['offline_amount', 'offline_points', 'online_amount', 'online_points'];

const inHundredths = (subject: string): readonly string[] => {
  const entity = entities.find(({ name }) => name.replaceAll('-', '_') === subject);
  const kinds = Object.entries(entity?.fields ?? {}).filter(([, { kind }]) =>
    ['money', 'points'].includes(kind),
  );
  return [...kinds.map(([name]) => name), ...(settings[subject] ?? []), ...limits];
};

/** Money and points as the API tells them everywhere: decimal numbers. */
function decimals(subject: string, values: Record<string, unknown> | null) {
  const units = inHundredths(subject);
  const told = Object.entries(values ?? {}).map(([name, value]) => [
    name,
    typeof value === 'number' && value !== -1 && units.includes(name) ? value / 100 : value,
  ]);
  return values && Object.fromEntries(told);
}

const names = sql`(select string_agg(name, ', ' order by name) from jsonb_object_keys(
  coalesce(${auditLogTable.after}, ${auditLogTable.before})) name)`;
const who = sql`(select u.full_name from users u where u.user_id = ${auditLogTable.user_id})`;

const rows = rowsOf(auditLog as Entity, auditLogTable, {
  computed: { user: sql`coalesce(${who}, '')`, changed: sql`coalesce(${names}, '')` },
});

/** What was changed in a company, by whom: only ever read. */
export function mountAudit(api: Api) {
  crud(api, auditLog as Entity, rows);
  serve(api, readAudit, async ({ database, scope, params }) => {
    const change = await rows.read(database.db, scope, params.id);
    const [values] = await database.db
      .select({ before: auditLogTable.before, after: auditLogTable.after })
      .from(auditLogTable)
      .where(
        and(eq(auditLogTable.company_id, scope.companyId), eq(auditLogTable.audit_id, params.id)),
      );
    const { before, after } = values ?? { before: null, after: null };
    const subject = String(change.subject);
    return {
      ...change,
      before: decimals(subject, before),
      after: decimals(subject, after),
    } as never;
  });
}
