import { readMigrationFiles } from 'drizzle-orm/migrator';
import { migrationsFolder } from './migrate.ts';
import type { Queryable } from './transaction.ts';

// As Drizzle's own migrator keeps it, which goes on from here at the next start.
const prepare = `create schema if not exists drizzle;
  create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`;

/**
 * Brings the schema up to a step, or to the last one, within the caller's transaction: Drizzle's own
 * migrator commits by itself, and always goes to the end.
 */
export async function migrateWithin(client: Queryable, until = Number.POSITIVE_INFINITY) {
  await client.query(prepare);
  const { rows } = await client.query<{ newest: number | null }>(
    'select max(created_at) as newest from drizzle.__drizzle_migrations',
  );
  const newest = rows[0]?.newest ?? 0;
  for (const { folderMillis, sql, hash } of readMigrationFiles({ migrationsFolder })) {
    if (folderMillis <= newest || folderMillis > until) continue;
    for (const statement of sql) await client.query(statement);
    await client.query(
      'insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)',
      [hash, folderMillis],
    );
  }
}
