import { resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { LastBackup } from '../../../contract/backup/backups.ts';
import { openDatabase } from '../../db/connection.ts';
import type { Environment } from '../../runtime/environment.ts';
import { recordBackup } from '../record.ts';
import { withHolder } from './holder.ts';

const tries = 5;
const againMs = 2000;

async function noteOnce({ DATABASE_URL: databaseUrl, DATA_DIR }: Environment, last: LastBackup) {
  const dataDir = resolve(DATA_DIR);
  if (!databaseUrl)
    return withHolder(dataDir, {
      server: (server) => server.made(last),
      database: ({ pool }) => recordBackup(pool, last),
    });
  const database = await openDatabase({ databaseUrl, dataDir });
  return recordBackup(database.pool, last).finally(() => database.close());
}

/**
 * Notes a finished backup in the database it is of. A server that ends meanwhile, or is away for a moment, is asked
 * again. Answers whether it is noted; the backup is whole in either case.
 */
export async function noteBackup(environment: Environment, last: LastBackup): Promise<boolean> {
  for (let tried = 1; ; tried += 1) {
    try {
      await noteOnce(environment, last);
      return true;
    } catch {
      if (tried === tries) return false;
      await pause(againMs);
    }
  }
}
