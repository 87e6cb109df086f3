import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { connectEmbedded, type Database, openDatabase } from '../../db/connection.ts';
import { startEmbedded } from '../../db/embedded.ts';
import type { Environment } from '../../runtime/environment.ts';
import type { Server } from '../ask.ts';
import { holdFiles } from '../files-out.ts';
import type { Source } from '../make.ts';
import { Refused } from '../refused.ts';
import { atOneMoment } from '../session.ts';
import { withWorkFolder } from '../work-folders.ts';
import { withHolder } from './holder.ts';

/** Does work with a source. */
type Work<T> = (source: Source) => Promise<T>;

// Any number that nothing else in the same database takes.
const oneAtATime = 715_040_002;

/** The database as it is at this moment, and the files that were uploaded until then. */
const held = <T>(
  database: Database,
  from: Source['from'],
  dataDir: string,
  work: Work<T>,
): Promise<T> =>
  withWorkFolder(dataDir, 'held', (folder) =>
    atOneMoment(database, async (client) => {
      const files = await holdFiles(join(dataDir, 'files'), join(folder, 'files'));
      return work({ client, files, from });
    }),
  );

async function fromPostgres<T>(url: string, dataDir: string, work: Work<T>) {
  const database = await openDatabase({ databaseUrl: url, dataDir });
  const lock = await database.pool.connect();
  try {
    const { rows } = await lock.query('select pg_try_advisory_lock($1) as mine', [oneAtATime]);
    if (!rows[0].mine)
      throw new Refused('Another backup of this database is being made. Wait for its end.');
    return await held(database, 'postgres', dataDir, work);
  } finally {
    // Closing the connection gives the lock back.
    lock.release(true);
    await database.close();
  }
}

/** The copy that a server makes; it is in a folder of this process, and stays where that server ends. */
const fromServer = <T>(server: Server, dataDir: string, work: Work<T>) =>
  withWorkFolder(dataDir, 'snapshot', async (folder) => {
    await server.snapshot(folder);
    const { host, stop } = await startEmbedded(folder, true);
    const copy = connectEmbedded(host, stop);
    const copied = join(folder, 'files');
    const files = existsSync(copied) ? copied : join(dataDir, 'files');
    return atOneMoment(copy, (client) => work({ client, files, from: 'embedded' })).finally(() =>
      copy.close(),
    );
  });

/**
 * Does work with what the environment names: a PostgreSQL; the embedded database that nobody uses; or, of
 * one that a server holds, the copy that the server makes. The source is closed afterwards. Throws Refused
 * where there is nothing, and where another backup is under way.
 */
export function withSource<T>(environment: Environment, work: Work<T>): Promise<T> {
  const dataDir = resolve(environment.DATA_DIR);
  if (environment.DATABASE_URL) return fromPostgres(environment.DATABASE_URL, dataDir, work);
  return withHolder(dataDir, {
    server: (server) => fromServer(server, dataDir, work),
    database: (database) => held(database, 'embedded', dataDir, work),
  });
}
