import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from './connection.ts';
import { databaseError, isPassing } from './errors.ts';

const longestMs = 60_000;
const everyMs = 500;

/** A name that is not known yet, as when all of an installation's parts are started at once. */
const isUnknownYet = (error: unknown) =>
  ['ENOTFOUND', 'EAI_AGAIN'].includes(databaseError(error)?.code ?? '');

/**
 * Waits for a PostgreSQL that is starting, recovering or out of reach for a moment, up to a minute;
 * throws what it last said after that, and at once what will not pass, such as a wrong password.
 */
export async function untilReady({ pool }: Pick<Database, 'pool'>): Promise<void> {
  const deadline = Date.now() + longestMs;
  for (;;) {
    try {
      await pool.query('select 1');
      return;
    } catch (error) {
      const passes = isPassing(error) || isUnknownYet(error);
      if (!passes || Date.now() > deadline)
        throw new Error(
          `The database of DATABASE_URL does not answer: ${error instanceof Error ? error.message : ''}`,
          { cause: error },
        );
      await pause(everyMs);
    }
  }
}
