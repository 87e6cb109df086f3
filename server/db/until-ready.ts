import { setTimeout as pause } from 'node:timers/promises';
import { databaseError, isPassing } from '../runtime/database-errors.ts';
import type { Database } from './connection.ts';

const longestMs = 60_000;
const everyMs = 500;

/** A name that is not known yet, as when all of an installation's parts are started at once. */
const isUnknownYet = (error: unknown) =>
  ['ENOTFOUND', 'EAI_AGAIN'].includes(databaseError(error)?.code ?? '');

/** The oldest that knows all that is asked of it. */
const oldestVersion = 15;

async function assertNewEnough({ pool }: Pick<Database, 'pool'>) {
  const { rows } = await pool.query<{ version: number }>(
    "select current_setting('server_version_num')::int / 10000 as version",
  );
  const version = rows[0]?.version ?? 0;
  if (version < oldestVersion)
    throw new Error(
      `it is version ${version}, and ${oldestVersion} is the oldest that Pistos can use. Upgrade it, or name another in DATABASE_URL`,
    );
}

/**
 * Waits for a PostgreSQL that is starting, recovering or out of reach for a moment, up to a minute;
 * throws what it last said after that, and at once what will not pass, such as a wrong password or a
 * version that is too old.
 */
export async function untilReady(database: Pick<Database, 'pool'>): Promise<void> {
  const deadline = performance.now() + longestMs;
  for (;;) {
    try {
      return await assertNewEnough(database);
    } catch (error) {
      const passes = isPassing(error) || isUnknownYet(error);
      if (!passes || performance.now() > deadline) throw error;
      await pause(everyMs);
    }
  }
}
