import { type SQL, sql } from 'drizzle-orm';
import { PgDialect, type PgTable } from 'drizzle-orm/pg-core';
import type { Total } from '../../contract/engine/endpoint.ts';
import type { Database } from '../db/connection.ts';
import type { Executor } from '../db/executor.ts';

/** Up to here every total is counted anew; above it an exact count is kept for a while. */
const countedAnew = 10_000;
/** Up to here one is counted that may also be estimated. */
const notEstimated = 1_000;
const lifetimeMs = 30_000;
const mostTotals = 1_000;
/** The embedded database has one connection, and nobody is to wait for a number that few look at. */
const embeddedCountMs = 500;

interface Totals {
  totals: Map<string, { total: number; countedAt: number }>;
  /** What took too long to be counted, and when that was found. */
  tooSlow: Map<string, number>;
  /** One count at a time goes on beside the requests, so that these keep their connections. */
  counting: boolean;
  /** The newest question waits; an older one, whose asker has gone on, is dropped. */
  next?: (() => Promise<unknown>) | undefined;
}

interface Counted {
  database: Database;
  table: PgTable | SQL;
  where: SQL;
}

const dialect = new PgDialect();
const totalsOf = new WeakMap<Database, Totals>();

function totalsIn(database: Database): Totals {
  const known = totalsOf.get(database) ?? {
    totals: new Map(),
    tooSlow: new Map(),
    counting: false,
  };
  totalsOf.set(database, known);
  return known;
}

/**
 * How many rows there are: exact to ten thousand, above that an exact count of at most a minute
 * ago, which is renewed beside the request and not in it.
 */
export async function totalOf(database: Database, table: PgTable | SQL, where: SQL) {
  if (database.uncounted) return 0;
  const counted = { database, table, where };
  return (await knownOrFew(counted, countedAnew)) ?? (await countAndKeep(counted));
}

/** As totalOf, but the first time above a thousand it is the planner's estimate: nobody waits for a count of a million. */
export async function nearTotalOf(
  database: Database,
  table: PgTable | SQL,
  where: SQL,
): Promise<Total> {
  if (database.uncounted) return { total: 0, estimated: true };
  const counted = { database, table, where };
  const exact = await knownOrFew(counted, notEstimated);
  if (exact !== undefined) return { total: exact };
  countLater(counted);
  const planned = await rowsPlanned(database, table, where);
  return { total: Math.max(notEstimated + 1, planned), estimated: true };
}

/** About how many rows are left of those that are counted, where only a share of them is meant. */
export async function shareOfTotal(
  database: Database,
  table: PgTable | SQL,
  where: SQL,
  share: number,
): Promise<Total> {
  const { total } = await nearTotalOf(database, table, where);
  return { total: Math.max(notEstimated + 1, Math.round(total * share)), estimated: true };
}

/** How many rows the planner expects. */
export async function rowsPlanned({ db }: Database, table: PgTable | SQL, where: SQL) {
  const { rows } = await db.execute<{ 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }>(
    sql`explain (format json) select 1 from ${table} where ${where}`,
  );
  return rows[0]?.['QUERY PLAN'][0].Plan['Plan Rows'] ?? 0;
}

async function knownOrFew(counted: Counted, few: number): Promise<number | undefined> {
  const known = totalsIn(counted.database).totals.get(keyOf(counted));
  const age = known ? performance.now() - known.countedAt : Number.POSITIVE_INFINITY;
  if (known && age > lifetimeMs) countLater(counted);
  if (known && age <= 2 * lifetimeMs) return known.total;
  const { database, table, where } = counted;
  const total = await count(
    database.db,
    sql`select count(*)::int as total from (select 1 from ${table} where ${where} limit ${few + 1}) as few`,
  );
  return total <= few ? total : undefined;
}

async function countAndKeep(counted: Counted, db: Executor = counted.database.db): Promise<number> {
  const { totals } = totalsIn(counted.database);
  const total = await count(
    db,
    sql`select count(*)::int as total from ${counted.table} where ${counted.where}`,
  );
  if (totals.size >= mostTotals) totals.clear();
  totals.set(keyOf(counted), { total, countedAt: performance.now() });
  return total;
}

const isRecent = (at: number | undefined) =>
  at !== undefined && performance.now() - at <= lifetimeMs;

async function countBeside(counted: Counted, totals: Totals) {
  const key = keyOf(counted);
  if (isRecent(totals.totals.get(key)?.countedAt) || isRecent(totals.tooSlow.get(key))) return;
  if (totals.tooSlow.size >= mostTotals) totals.tooSlow.clear();
  totals.tooSlow.set(key, performance.now());
  await counted.database.db.transaction(async (tx) => {
    // One core is enough for what nobody waits for.
    await tx.execute(sql`set local max_parallel_workers_per_gather = 0`);
    if (counted.database.embedded)
      await tx.execute(sql`set local statement_timeout = ${sql.raw(String(embeddedCountMs))}`);
    await countAndKeep(counted, tx);
  });
  totals.tooSlow.delete(key);
}

function countLater(counted: Counted): void {
  const totals = totalsIn(counted.database);
  totals.next = () => countBeside(counted, totals);
  if (!totals.counting) void countOn(totals);
}

async function countOn(totals: Totals): Promise<void> {
  totals.counting = true;
  for (let next = totals.next; next; next = totals.next) {
    totals.next = undefined;
    // A count that fails (the server is stopping) leaves the estimate; the next asker counts again.
    await next().catch(() => undefined);
  }
  totals.counting = false;
}

async function count(db: Executor, query: SQL): Promise<number> {
  const result = await db.execute<{ total: number }>(query);
  return result.rows[0]?.total ?? 0;
}

function keyOf({ table, where }: Counted) {
  const query = dialect.sqlToQuery(sql`${table} ${where}`);
  return JSON.stringify([query.sql, query.params]);
}
