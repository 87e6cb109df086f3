import { rm } from 'node:fs/promises';
import type { Logger } from 'pino';
import type { Checkpoints } from '../db/checkpoints.ts';
import type { Database } from '../db/connection.ts';
import { startControl } from './control.ts';
import { recordBackup } from './record.ts';
import { snapshotOf, takeSnapshot } from './snapshot.ts';
import { makeApart, startTimedBackups } from './timed.ts';

interface BackupsOptions {
  database: Database;
  checkpoints: Checkpoints;
  dataDir: string;
  everyHours: number | null;
  variables: NodeJS.ProcessEnv;
  log: Logger;
}

/**
 * Has the server make backups by itself, and take part in those that a command makes of the embedded
 * database, which only the server may open. Answers how to stop.
 */
export async function startBackups(options: BackupsOptions): Promise<() => Promise<void>> {
  const { database, checkpoints, dataDir, everyHours, variables, log } = options;
  const stopControl = database.embedded
    ? await startControl(
        dataDir,
        {
          snapshot: (signal) => takeSnapshot(database, checkpoints, dataDir, signal),
          forget: () => rm(snapshotOf(dataDir), { recursive: true, force: true }),
          made: (last) => recordBackup(database.pool, last),
        },
        log,
      )
    : undefined;
  const stopTimed = everyHours
    ? startTimedBackups({ database, everyHours, make: makeApart(variables), log })
    : undefined;
  return async () => {
    await stopTimed?.();
    await stopControl?.();
  };
}
