import { rm } from 'node:fs/promises';
import type { Logger } from 'pino';
import type { Checkpoints } from '../db/checkpoints.ts';
import type { Database } from '../db/connection.ts';
import { startControl } from './control.ts';
import { recordBackup } from './record.ts';
import { Refused } from './refused.ts';
import { takeSnapshot } from './snapshot.ts';
import { makeApart, startTimedBackups } from './timed.ts';
import { isSnapshotFolder, sweepBackups } from './work-folders.ts';

interface BackupsOptions {
  database: Database;
  checkpoints: Checkpoints;
  dataDir: string;
  /** Where finished backups go. */
  folder: string;
  everyHours: number | null;
  variables: NodeJS.ProcessEnv;
  log: Logger;
}

/**
 * Has the server make backups by itself, and take part in those that a command makes of the embedded
 * database, which only the server may open. Answers how to stop.
 */
export async function startBackups(options: BackupsOptions): Promise<() => Promise<void>> {
  const { database, checkpoints, dataDir, folder, everyHours, variables, log } = options;
  const swept = sweepBackups(dataDir, folder, database.embedded);
  if (swept) log.info({ swept }, 'what a killed backup left is removed');
  const stopControl = database.embedded
    ? await startControl(
        dataDir,
        {
          snapshot: (folder, signal) => {
            if (!isSnapshotFolder(dataDir, folder))
              throw new Refused(`${folder} is no such folder.`);
            return takeSnapshot(database, checkpoints, dataDir, folder, signal);
          },
          forget: (folder) => rm(folder, { recursive: true, force: true }),
          made: (last) => recordBackup(database.pool, last),
        },
        log,
      )
    : undefined;
  const stopTimed = everyHours
    ? startTimedBackups({
        database,
        everyHours,
        make: makeApart(variables),
        log,
        now: database.now,
      })
    : undefined;
  return async () => {
    await stopTimed?.();
    await stopControl?.();
  };
}
