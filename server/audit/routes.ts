import { and, eq, sql } from 'drizzle-orm';
import { entities } from '../../contract/all.ts';
import { auditLog, auditUsers, readAudit } from '../../contract/audit/audit.ts';
import type { Database } from '../db/connection.ts';
import { rowsOf } from '../engine/rows.ts';
import { type Api, serve } from '../http/serve.ts';
import { decimalOf } from '../runtime/units.ts';
import { auditLogTable } from '../tables/audit.ts';
import { balancesAround, holder } from './posted.ts';

// Of tables that are no entity's; the others say so by the kinds of their fields.
const settings: Record<string, readonly string[]> = {
  company_settings: ['init_user_points'],
  store_settings: [
    'reward_points',
    'reward_amount',
    'min_amount_limit',
    'max_amount_limit',
    'ask_above_amount',
  ],
  point_titles: ['from', 'to', 'multiplier'],
  postings: ['points', 'balance'],
  subscription_plans: ['plan_price', 'reward_points'],
  billings: ['refunded'],
};
const limits = ['offline_amount', 'offline_points', 'online_amount', 'online_points'];

const inHundredths = (subject: string): readonly string[] => {
  const entity = entities.find(({ name }) => name.replaceAll('-', '_') === subject);
  const kinds = Object.entries(entity?.fields ?? {}).filter(([, { kind }]) =>
    ['money', 'points'].includes(kind),
  );
  return [...kinds.map(([name]) => name), ...(settings[subject] ?? []), ...limits];
};

type Values = Record<string, unknown> | null;

/** Money and points as the API tells them everywhere: decimal numbers. */
function decimals(subject: string, values: Values) {
  const units = inHundredths(subject);
  const changes = Object.entries(values ?? {}).map(([name, value]) => [
    name,
    typeof value === 'number' && value !== -1 && units.includes(name) ? decimalOf(value) : value,
  ]);
  return values && Object.fromEntries(changes);
}

// Of points only their number changes; the rest of a posting tells what it was for.
const names = sql`case when ${auditLogTable.subject} = 'postings' then 'points' else (select string_agg(name, ', ' order by name) from jsonb_object_keys(
  coalesce(${auditLogTable.after}, ${auditLogTable.before})) name) end`;
const named = sql`${auditLogTable.title}`;
const who = sql`(select u.full_name from users u where u.user_id = ${auditLogTable.user_id})`;

const log = auditLogTable;
const store = sql`(select s.name from stores s where s.company_id = ${log.company_id} and s.kind = 'store' and s.store_id = coalesce(
  case ${log.subject} when 'products' then (select p.store_id from products p where p.company_id = ${log.company_id} and p.product_id = ${log.subject_id}::bigint) end,
  (${log.after}->>'store_id')::bigint, (${log.before}->>'store_id')::bigint, ${log.store_id}))`;
const customer = sql`case ${log.subject} when 'customers' then ${log.subject_id}::bigint
  when 'postings' then (select p.user_account_id from postings p where p.company_id = ${log.company_id} and p.posting_id = ${log.subject_id}::bigint) end`;

/** What was changed of a customer: what is known of them, and points that were given or taken by hand. */
const ofCustomer = (
  companyId: number,
  id: unknown,
) => sql`(${log.subject} = 'customers' and ${log.subject_id} = ${String(id)}
  or ${log.subject} = 'postings' and ${log.subject_id} = any(array(select p.posting_id::text from postings p
    where p.company_id = ${companyId} and p.user_account_id = ${id})))`;

const rows = rowsOf(auditLog, auditLogTable, {
  computed: {
    store: sql`coalesce(${store}, '')`,
    user_account_id: customer,
    user: sql`coalesce(${who}, '')`,
    changed: sql`coalesce(${names}, '')`,
    title: sql`coalesce(${named}, ${holder})`,
  },
});

/** What stood before and after; of points the balance too, which a posting does not say itself. */
async function valuesOf(database: Database, companyId: number, id: number) {
  const { subject, subject_id, before, after } = auditLogTable;
  const [change] = await database.db
    .select({ subject, subject_id, before, after })
    .from(auditLogTable)
    .where(and(eq(auditLogTable.company_id, companyId), eq(auditLogTable.audit_id, id)));
  if (change?.subject !== 'postings' || !change.after)
    return { before: change?.before ?? null, after: change?.after ?? null };
  const { posting_id, user_id, ...posting } = change.after;
  const balance = await balancesAround(database, companyId, Number(posting_id));
  const points = balance.after - balance.before;
  return {
    before: { balance: balance.before },
    after: { points, balance: balance.after, ...posting },
  };
}

/** What was changed in a company, by whom: only ever read. */
export function mountAudit(api: Api) {
  serve(api, auditLog.calls.list, ({ database, scope, query, language }) => {
    const { user_account_id: id, ...filters } = query;
    const also = id === undefined ? undefined : ofCustomer(scope.companyId, id);
    return rows.list(database, scope, filters, language, also && { where: also });
  });
  serve(api, auditUsers, async ({ database, scope }) => {
    // One step along the index for each user, however many changes there are.
    const { rows: users } = await database.db.execute(sql`with recursive seen as (
        (select user_id from audit_log where company_id = ${scope.companyId} and user_id is not null order by user_id limit 1)
        union all select (select a.user_id from audit_log a where a.company_id = ${scope.companyId} and a.user_id > seen.user_id
          order by a.user_id limit 1) from seen where seen.user_id is not null)
      select u.user_id, u.full_name from users u join seen on seen.user_id = u.user_id order by fold(u.full_name) collate "C" limit 500`);
    return auditUsers.reply.parse({
      users: users.map((user) => ({ ...user, user_id: Number(user.user_id) })),
    });
  });
  serve(api, readAudit, async ({ database, scope, params }) => {
    const change = await rows.read(database.db, scope, params.id);
    const { before, after } = await valuesOf(database, scope.companyId, params.id);
    const subject = String(change.subject);
    return {
      ...change,
      before: decimals(subject, before),
      after: decimals(subject, after),
    };
  });
}
