import { type SQL, sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { Database } from './db/connection.ts';
import type { EntityTable } from './rows.ts';

/** Up to here every total is counted anew; above it an exact count is kept for a while. */
const countedAnew = 10_000;
const keptForMs = 30_000;
const mostKept = 1_000;

interface Kept {
  total: number;
  countedAt: number;
  recounting: boolean;
}

interface Totals {
  kept: Map<string, Kept>;
  /** Ends when no total is being renewed: one at a time, so that requests keep their connections. */
  renewed: Promise<void>;
}

const dialect = new PgDialect();
const totalsOf = new WeakMap<Database, Totals>();

/**
 * How many rows there are: exact to ten thousand, above that an exact count of at most half a
 * minute ago, which is renewed beside the request and not in it.
 */
export async function totalOf(
  database: Database,
  table: EntityTable | SQL,
  where: SQL,
): Promise<number> {
  const totals = totalsOf.get(database) ?? { kept: new Map(), renewed: Promise.resolve() };
  totalsOf.set(database, totals);
  const { kept } = totals;
  const key = keyOf(table, where);
  const known = kept.get(key);
  if (known) {
    if (Date.now() - known.countedAt > keptForMs && !known.recounting) {
      known.recounting = true;
      totals.renewed = totals.renewed.then(() => recount(database, table, where, known));
    }
    if (Date.now() - known.countedAt <= 2 * keptForMs) return known.total;
  }
  const few = sql`select count(*)::int as total from (select 1 from ${table} where ${where} limit ${countedAnew + 1}) as few`;
  const total = await count(database, few);
  if (total <= countedAnew) return total;
  const exact = await count(database, all(table, where));
  if (kept.size >= mostKept) kept.clear();
  kept.set(key, { total: exact, countedAt: Date.now(), recounting: false });
  return exact;
}

const all = (table: EntityTable | SQL, where: SQL) =>
  sql`select count(*)::int as total from ${table} where ${where}`;

async function count({ db }: Database, query: SQL): Promise<number> {
  const result = await db.execute<{ total: number }>(query);
  return result.rows[0]?.total ?? 0;
}

function keyOf(table: EntityTable | SQL, where: SQL) {
  const query = dialect.sqlToQuery(sql`${table} ${where}`);
  return JSON.stringify([query.sql, query.params]);
}

const recount = (database: Database, table: EntityTable | SQL, where: SQL, known: Kept) =>
  count(database, all(table, where))
    .then((total) => Object.assign(known, { total, countedAt: Date.now() }))
    .catch(() => undefined)
    .then(() => {
      known.recounting = false;
    });
