import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { LastBackup } from '../../contract/backup/backups.ts';
import { connectEmbedded, type Database, openDatabase } from '../db/connection.ts';
import { startEmbedded } from '../db/embedded.ts';
import { holdsDatabase } from '../db/folder.ts';
import { InUse } from '../db/lock.ts';
import type { Environment } from '../runtime/environment.ts';
import { askServer, type Server } from './ask.ts';
import { holdFiles } from './files-out.ts';
import type { Source } from './make.ts';
import { recordBackup } from './record.ts';
import { Refused } from './refused.ts';
import { atOneMoment } from './session.ts';

/** Does work with a source. */
type Work<T> = (source: Source) => Promise<T>;
/** Does work, and notes what was made of it. */
type Note = (last: LastBackup) => Promise<void>;

// Any number that nothing else in the same database takes.
const oneAtATime = 715_040_002;

/** The database as it is at this moment, and the files that were uploaded until then. */
const held = <T>(
  database: Database,
  from: Source['from'],
  dataDir: string,
  work: Work<T>,
): Promise<T> =>
  atOneMoment(database, async (client) => {
    const aside = join(dataDir, 'held');
    try {
      const files = await holdFiles(join(dataDir, 'files'), aside);
      return await work({ client, files, from });
    } finally {
      await rm(aside, { recursive: true, force: true });
    }
  });

async function fromPostgres<T>(url: string, dataDir: string, work: Work<T>, done: Finish<T>) {
  const database = await openDatabase({ databaseUrl: url, dataDir });
  const lock = await database.pool.connect();
  try {
    const { rows } = await lock.query('select pg_try_advisory_lock($1) as mine', [oneAtATime]);
    if (!rows[0].mine)
      throw new Refused('Another backup of this database is being made. Wait for its end.');
    const made = await held(database, 'postgres', dataDir, work);
    return await done(made, (last) => recordBackup(lock, last));
  } finally {
    // Closing the connection gives the lock back.
    lock.release(true);
    await database.close();
  }
}

const silent = (dataDir: string, pid: number) =>
  new Refused(
    `${dataDir} is in use by process ${pid}, which takes no commands: a server that is starting, or another command. Try again when that is done.`,
  );

async function fromFolder<T>(dataDir: string, work: Work<T>, done: Finish<T>) {
  if (!holdsDatabase(dataDir))
    throw new Refused(
      `${dataDir} holds no database. Is DATA_DIR right, or is DATABASE_URL missing?`,
    );
  const database = await openDatabase({ dataDir }).catch((error: unknown) => {
    throw error instanceof InUse ? silent(dataDir, error.pid) : error;
  });
  try {
    const made = await held(database, 'embedded', dataDir, work);
    return await done(made, (last) => recordBackup(database.pool, last));
  } finally {
    await database.close();
  }
}

async function fromServer<T>(server: Server, dataDir: string, work: Work<T>, done: Finish<T>) {
  try {
    const folder = await server.snapshot();
    const { host, stop } = await startEmbedded(folder, true);
    const copy = connectEmbedded(host, stop);
    const filesFolder = join(folder, 'files');
    const files = existsSync(filesFolder) ? filesFolder : join(dataDir, 'files');
    const made = await atOneMoment(copy, (client) =>
      work({ client, files, from: 'embedded' }),
    ).finally(() => copy.close());
    return await done(made, (last) => server.made(last));
  } finally {
    server.close();
  }
}

type Finish<T> = (made: T, note: Note) => Promise<T>;

/**
 * Does work with what the environment names: a PostgreSQL; the embedded database that nobody uses; or, of
 * one that a server holds, the copy that the server makes. `done` may note what came of it. Throws Refused
 * where there is nothing, and where another backup is under way.
 */
export async function withSource<T>(
  environment: Environment,
  work: Work<T>,
  done: Finish<T>,
): Promise<T> {
  const dataDir = resolve(environment.DATA_DIR);
  if (environment.DATABASE_URL) return fromPostgres(environment.DATABASE_URL, dataDir, work, done);
  const server = await askServer(dataDir);
  return server ? fromServer(server, dataDir, work, done) : fromFolder(dataDir, work, done);
}
