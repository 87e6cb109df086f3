import { spawn } from 'node:child_process';
import { join } from 'node:path';
import type { Logger } from 'pino';
import type { Database } from '../db/connection.ts';
import { fromSource, packageRoot } from '../db/place.ts';
import { every } from '../jobs/every.ts';
import { beginBackups, putOff, recordFailure, takeDue } from './record.ts';
import { reasonOfCode } from './run-command.ts';

const lookEveryMs = 60_000;
/** Whoever starts the server wants other things of it first. */
const restMs = 10 * 60_000;
const againMs = 15 * 60_000;
const hourMs = 3_600_000;

/** How one backup ended: the code of its process, and what that said for the log. */
interface Ended {
  code: number | null;
  said: string;
}
type Make = (signal: AbortSignal) => Promise<Ended>;

const command = fromSource
  ? [join(packageRoot, 'server/backup/commands/backup-command.ts')]
  : [join(packageRoot, 'dist/server/backup.js')];

/**
 * Makes a backup in a process of its own: what it takes of memory and time is not the server's, and what
 * goes wrong in it is not either.
 */
export const makeApart =
  (variables: NodeJS.ProcessEnv): Make =>
  (signal) =>
    new Promise((done) => {
      const child = spawn(process.execPath, [...command, '--timed'], {
        env: variables,
        stdio: ['ignore', 'ignore', 'pipe'],
        signal,
      });
      let said = '';
      child.stderr.on('data', (text: Buffer) => {
        said = `${said}${text}`.slice(-4000);
      });
      child.once('error', (error) => done({ code: null, said: error.name }));
      child.once('close', (code) => done({ code, said }));
    });

/** The error as the process told it; its words are nobody's to log. */
function errorIn(said: string): unknown {
  try {
    return JSON.parse(said.trim().split('\n').at(-1) ?? '').err;
  } catch {
    return undefined;
  }
}

interface TimedBackupsOptions {
  database: Pick<Database, 'pool'>;
  everyHours: number;
  make: Make;
  log: Logger;
  /** The database's clock: of two servers one makes the backup that is due. */
  now: () => number;
}

/** Makes the backup that is due, where one is; one that fails is told, and tried again. */
export async function backUpWhenDue(
  { database: { pool }, everyHours, make, log, now }: TimedBackupsOptions,
  signal: AbortSignal,
): Promise<void> {
  const everyMs = everyHours * hourMs;
  const began = now();
  await beginBackups(pool, began);
  const again = began + Math.min(againMs, everyMs);
  if (!(await takeDue(pool, began, again, began + everyMs + againMs))) return;
  const { code, said } = await make(signal);
  if (signal.aborted) return;
  if (code === 0) {
    await putOff(pool, began + everyMs);
    log.info({ ms: now() - began }, 'backed up');
    return;
  }
  const reason = reasonOfCode(code);
  log.error({ reason, code, err: errorIn(said) }, 'backup failed');
  await recordFailure(pool, reason, now());
}

/** Looks each minute whether a backup is due, but for the first ten; answers how to stop. */
export function startTimedBackups(options: TimedBackupsOptions): () => Promise<void> {
  const began = performance.now();
  return every('backups', lookEveryMs, options.log, async (signal) => {
    if (performance.now() - began >= restMs) await backUpWhenDue(options, signal);
  });
}
