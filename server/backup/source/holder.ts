import { setTimeout as pause } from 'node:timers/promises';
import { type Database, openDatabase } from '../../db/connection.ts';
import { holdsDatabase } from '../../db/folder.ts';
import { InUse } from '../../db/lock.ts';
import { askServer, type Server } from '../ask.ts';
import { Refused } from '../refused.ts';

/** What is done with an embedded database: through the server that has it, or with the database itself. */
interface Ways<T> {
  server: (server: Server) => Promise<T>;
  database: (database: Database) => Promise<T>;
}

const longestMs = 60_000;
const lookEveryMs = 250;

const silent = (dataDir: string, pid: number) =>
  new Refused(
    `${dataDir} is in use by process ${pid}, which takes no commands: a server that is starting, or another command. Try again when that is done.`,
  );

/** The server of a folder or, where none has it, its database; for a server that is starting it waits a minute. */
async function holderOf(dataDir: string): Promise<{ server: Server } | { database: Database }> {
  for (const deadline = performance.now() + longestMs; ; await pause(lookEveryMs)) {
    const server = await askServer(dataDir);
    if (server) return { server };
    try {
      return { database: await openDatabase({ dataDir, passing: true }) };
    } catch (error) {
      if (!(error instanceof InUse)) throw error;
      if (performance.now() > deadline) throw silent(dataDir, error.pid);
    }
  }
}

/**
 * Does something with the embedded database of a folder, whoever has it, and lets go of it. Throws Refused where the
 * folder holds none, and where a process has it for more than a minute that takes no commands.
 */
export async function withHolder<T>(dataDir: string, ways: Ways<T>): Promise<T> {
  if (!holdsDatabase(dataDir))
    throw new Refused(
      `${dataDir} holds no database. Is DATA_DIR right, or is DATABASE_URL missing?`,
    );
  const holder = await holderOf(dataDir);
  if ('server' in holder) return ways.server(holder.server).finally(() => holder.server.close());
  return ways.database(holder.database).finally(() => holder.database.close());
}
