import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import type { Database } from '../../../server/db/connection.ts';
import { withTransaction } from '../../../server/db/transaction.ts';

interface Step {
  tag: string;
  when: number;
  sql: string;
}

/** The 68 migrations before 0.2.0, which have become the baseline. */
export const stepsBefore = JSON.parse(
  brotliDecompressSync(
    readFileSync(new URL('before-baseline.json.br', import.meta.url)),
  ).toString(),
) as readonly Step[];

/** Makes the schema of an empty database as the last version before the baseline did. */
export const migrateAsBefore = (database: Database) =>
  withTransaction(database, async (client) => {
    await client.query(`create schema drizzle;
      create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`);
    for (const { when, sql } of stepsBefore) {
      for (const statement of sql.split('--> statement-breakpoint')) await client.query(statement);
      await client.query(
        'insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)',
        [createHash('sha256').update(sql).digest('hex'), when],
      );
    }
  });
