import type { Logger } from 'pino';
import type { Database } from '../db/connection.ts';
import { every } from '../jobs/every.ts';

const everyMs = 60_000;

// What is posted now, or by what has begun and is not done, lies at most a minute before its beginning.
const until = `select least(now(), min(a.xact_start)) - interval '1 minute' as until from pg_stat_activity a
  where a.datname = current_database() and a.backend_type = 'client backend' and a.pid <> pg_backend_pid()`;

/**
 * Counts in quarters of an hour what was posted since the last time, but for the last minute. Safe to repeat, to kill and
 * to do at once.
 */
export async function countReceipts({ pool }: Database): Promise<void> {
  const { rows } = await pool.query<{ until: Date }>(until);
  await pool.query('select count_receipts($1)', [rows[0]?.until]);
}

/** Counts them every minute; answers how to stop. */
export const startCounting = (database: Database, log: Logger) =>
  every('receipts counted', everyMs, log, () => countReceipts(database));
