import { createHash } from 'node:crypto';
import { getTableName, type SQL, sql } from 'drizzle-orm';
import { type AnyPgTable, PgDialect } from 'drizzle-orm/pg-core';
import type { PoolClient } from 'pg';
import { products } from '../../contract/catalogue/products.ts';
import type { Database } from '../db/connection.ts';
import { searchedText } from '../tables/columns.ts';
import { productsTable } from '../tables/products.ts';

/** Something that is searched by an index, because there are more rows than a search may read. */
interface Indexed {
  readonly table: AnyPgTable;
  /** What its search compares. */
  readonly text: SQL;
}

const indexed: readonly Indexed[] = [
  { table: productsTable, text: sql`fold(${searchedText(products, { ...productsTable })})` },
];

const dialect = new PgDialect();
/** One at a time of all servers that share a database. */
const lock = 7_046_029_254;
const limitMs = 30 * 60_000;

const existing = `select c.relname as name, i.indisvalid as valid from pg_index i join pg_class c on c.oid = i.indexrelid
  where i.indrelid = $1::regclass and c.relname like $2`;

async function keepIndex(client: PoolClient, { table, text }: Indexed, embedded: boolean) {
  const on = getTableName(table);
  const expression = dialect.sqlToQuery(text.inlineParams()).sql;
  const wanted = `${on}__search_${createHash('sha256').update(expression).digest('hex').slice(0, 8)}__idx`;
  const { rows } = await client.query<{ name: string; valid: boolean }>(existing, [
    on,
    `${on}\\_\\_search\\_%`,
  ]);
  // The embedded database has one session: nobody else could write meanwhile.
  const beside = embedded ? '' : 'concurrently';
  const drop = (name: string) => client.query(`drop index ${beside} if exists ${name}`);
  const isThere = rows.some(({ name, valid }) => name === wanted && valid);
  if (!isThere) {
    // One that a server left half built finds nothing, and is in the way.
    await drop(wanted);
    await client.query(
      `create index ${beside} ${wanted} on ${on} using gin ((${expression}) gin_trgm_ops)`,
    );
  }
  for (const { name } of rows) if (name !== wanted) await drop(name);
  return !isThere;
}

/**
 * Builds the index of each search that its declaration asks for and that is not there yet, beside whoever
 * writes; those of former declarations go once it is there. Answers how many were built.
 */
export async function keepSearchIndexes({ pool, embedded }: Database): Promise<number> {
  const client = await pool.connect();
  try {
    await client.query(`set statement_timeout = ${limitMs}`);
    const { rows } = await client.query('select pg_try_advisory_lock($1) as mine', [lock]);
    if (!rows[0]?.mine) return 0;
    let built = 0;
    for (const each of indexed) if (await keepIndex(client, each, embedded)) built += 1;
    // The session ends a moment after it is let go of, and who asks next would find it locked.
    await client.query('select pg_advisory_unlock($1)', [lock]);
    return built;
  } finally {
    // The session goes with what was set and locked in it.
    client.release(true);
  }
}
