import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { itemsPerPage, paginationOf } from '../../contract/engine/endpoint.ts';
import {
  type CompanyLimits,
  changeDefaultLimits,
  changeStoreLimits,
  listDailyLimits,
  type StoreLimits,
} from '../../contract/settings/daily-limits.ts';
import type { Executor } from '../db/executor.ts';
import { foresee } from '../engine/foresee.ts';
import { literally } from '../engine/list.ts';
import { totalOf } from '../engine/total.ts';
import type { Call } from '../http/call.ts';
import { Refusal } from '../http/refusal.ts';
import { type Api, serve } from '../http/serve.ts';
import { decimalOf, hundredthsOf } from '../runtime/units.ts';
import { folded } from '../tables/columns.ts';
import { dailyTotalsTable } from '../tables/ledger.ts';
import { storesTable } from '../tables/organisations.ts';
import { companySettingsTable, storeSettingsTable } from '../tables/settings.ts';

const channels = ['offline', 'online'] as const;
const measures = ['amount', 'points'] as const;
type Column = `${(typeof channels)[number]}_${(typeof measures)[number]}`;
type Stored = Record<Column, number | null>;
type Sent = {
  [C in (typeof channels)[number]]?:
    | { [M in (typeof measures)[number]]?: number | null | undefined }
    | undefined;
};

/** The columns that a body names, in hundredths; null where it says null. */
function columnsOf(sent: Sent): Partial<Stored> {
  const named = channels.flatMap((channel) =>
    measures.map((measure) => [`${channel}_${measure}`, sent[channel]?.[measure]] as const),
  );
  return Object.fromEntries(
    named
      .filter(([, value]) => value !== undefined)
      .map(([column, value]) => [column, typeof value === 'number' ? hundredthsOf(value) : null]),
  );
}

const limitOf = (value: number | null) => (value === null ? null : decimalOf(value));
const ownOf = (row: Stored) => ({
  offline: { amount: limitOf(row.offline_amount), points: limitOf(row.offline_points) },
  online: { amount: limitOf(row.online_amount), points: limitOf(row.online_points) },
});
const defaultOf = (row: Stored): CompanyLimits => ({
  offline: {
    amount: limitOf(row.offline_amount) ?? 0,
    points: limitOf(row.offline_points) ?? 0,
  },
  online: {
    amount: limitOf(row.online_amount) ?? 0,
    points: limitOf(row.online_points) ?? 0,
  },
});

async function defaultLimits(db: Executor, companyId: number) {
  const { company_id, offline_amount, offline_points, online_amount, online_points } =
    companySettingsTable;
  const [row] = await db
    .select({ offline_amount, offline_points, online_amount, online_points })
    .from(companySettingsTable)
    .where(eq(company_id, companyId));
  if (!row) throw new Refusal('not_found');
  return defaultOf(row);
}

const branchesOf = (companyId: number, also?: SQL) =>
  and(
    eq(storesTable.company_id, companyId),
    eq(storesTable.kind, 'store'),
    isNull(storesTable.deleted_at),
    also,
  ) as SQL;

async function storeLimits(db: Executor, where: SQL, page = 1): Promise<StoreLimits[]> {
  const { offline_amount, offline_points, online_amount, online_points } = storeSettingsTable;
  const { store_id, name, app_name } = storesTable;
  const settings = and(
    eq(storeSettingsTable.company_id, storesTable.company_id),
    eq(storeSettingsTable.store_id, storesTable.store_id),
  );
  const rows = await db
    .select({
      store_id,
      name,
      app_name,
      offline_amount,
      offline_points,
      online_amount,
      online_points,
    })
    .from(storesTable)
    .innerJoin(storeSettingsTable, settings)
    .where(where)
    .orderBy(folded(sql`${name}`), store_id)
    .limit(itemsPerPage)
    .offset((page - 1) * itemsPerPage);
  return rows.map(({ store_id, name, app_name, ...limits }) => {
    const own = Object.values(limits).some((value) => value !== null);
    return { store_id, name, app_name, own, ...ownOf(limits) };
  });
}

async function list({ database, scope, query: { page = 1, q } }: Call<typeof listDailyLimits>) {
  const named = q
    ? sql`fold(concat_ws(' ', ${storesTable.name}, ${storesTable.app_name})) like '%' || fold(${literally(q)}) || '%'`
    : undefined;
  const where = branchesOf(scope.companyId, named);
  const [standard, stores, total] = await Promise.all([
    defaultLimits(database.db, scope.companyId),
    storeLimits(database.db, where, page),
    totalOf(database, storesTable, where),
  ]);
  return { default: standard, stores, pagination: paginationOf(page, total, stores.length) };
}

/** What was taken today counts anew under the new limits. */
const countAnew = (tx: Executor, companyId: number, storeId?: number) =>
  tx
    .delete(dailyTotalsTable)
    .where(
      and(
        eq(dailyTotalsTable.company_id, companyId),
        storeId ? eq(dailyTotalsTable.store_id, storeId) : undefined,
      ),
    );

const changeDefault = ({ database, scope, body }: Call<typeof changeDefaultLimits>) =>
  database.db.transaction(async (tx) => {
    await tx
      .update(companySettingsTable)
      .set({ ...columnsOf(body), updated_at: sql`now()` })
      .where(eq(companySettingsTable.company_id, scope.companyId));
    await countAnew(tx, scope.companyId);
    return defaultLimits(tx, scope.companyId);
  });

/** How many stores have another limit by a new default: those that set none of their own where it changes. */
async function limitedBy({ database, scope, body }: Call<typeof changeDefaultLimits>) {
  const changed = Object.entries(columnsOf(body)).map(([column, value]) => {
    const name = sql.raw(column);
    return sql`(s.${name} is null and coalesce(cs.${name}, 0) <> coalesce(${value}::bigint, 0))`;
  });
  if (!changed.length) return [];
  const { rows } = await database.db.execute<{ count: number }>(sql`select count(*)::int as count
    from store_settings s join company_settings cs on cs.company_id = s.company_id
    join stores t on t.company_id = s.company_id and t.store_id = s.store_id and t.kind = 'store' and t.deleted_at is null
    where s.company_id = ${scope.companyId} and (${sql.join(changed, sql` or `)})`);
  return [{ effect: 'limited_stores', count: rows[0]?.count ?? 0 }] as const;
}

/** Throws not_found for what is no store of the company. */
const changeOwn = ({ database, scope, params, body }: Call<typeof changeStoreLimits>) =>
  database.db.transaction(async (tx) => {
    const itself = branchesOf(scope.companyId, eq(storesTable.store_id, params.id));
    if (!(await storeLimits(tx, itself)).length) throw new Refusal('not_found');
    await tx
      .update(storeSettingsTable)
      .set({ ...columnsOf(body), updated_at: sql`now()` })
      .where(
        and(
          eq(storeSettingsTable.company_id, scope.companyId),
          eq(storeSettingsTable.store_id, params.id),
        ),
      );
    await countAnew(tx, scope.companyId, params.id);
    const [changed] = await storeLimits(tx, itself);
    return changed as StoreLimits;
  });

/** What stores may take in a day. */
export function mountDailyLimits(api: Api) {
  serve(api, listDailyLimits, list);
  serve(api, changeDefaultLimits, changeDefault);
  foresee(api, changeDefaultLimits, limitedBy);
  serve(api, changeStoreLimits, changeOwn);
}
