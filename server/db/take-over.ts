import { readMigrationFiles } from 'drizzle-orm/migrator';
import { newestStep } from './same-age.ts';
import type { Queryable } from './transaction.ts';

/**
 * Enters the baseline, the first migration of `folder`, as the step of a database that the 68 migrations before 0.2.0
 * made: the baseline has the time of the last of them, and makes the same schema.
 */
export async function takeOver(client: Queryable, folder: string): Promise<void> {
  const [baseline] = readMigrationFiles({ migrationsFolder: folder });
  if (!baseline || (await newestStep(client)) === undefined) return;
  await client.query(
    `with earlier as (delete from drizzle.__drizzle_migrations where created_at < $1)
      update drizzle.__drizzle_migrations set hash = $2 where created_at = $1 and hash <> $2`,
    [baseline.folderMillis, baseline.hash],
  );
}
