import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type { Database } from './connection.ts';
import { packageRoot } from './place.ts';
import { refuseUnknown } from './same-age.ts';
import { takeOver } from './take-over.ts';

export const migrationsFolder = join(packageRoot, 'server/db/migrations');

// Any number that nothing else in the same database takes.
export const migrationLock = 715_040_001;

/**
 * Brings the schema up to date. Several processes may do so at once: the later ones find it done. Throws
 * where the schema is ahead of this version, or older than its first migration.
 */
export async function migrateDatabase({ pool }: Pick<Database, 'pool'>): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('SET statement_timeout = 0');
    await client.query('SELECT pg_advisory_lock($1)', [migrationLock]);
    await refuseUnknown(client, migrationsFolder);
    await takeOver(client, migrationsFolder);
    await migrate(drizzle(client), { migrationsFolder });
    await client.query('SELECT pg_advisory_unlock($1)', [migrationLock]);
    await client.query('RESET statement_timeout');
    client.release();
  } catch (error) {
    // Closing the connection gives the lock back.
    client.release(true);
    throw error;
  }
}
