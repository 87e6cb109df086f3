import { existsSync } from 'node:fs';
import { readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import { connectEmbedded, type Database, openDatabase } from '../db/connection.ts';
import { startEmbedded } from '../db/embedded.ts';
import { noteFolder, restoringIn } from '../db/folder.ts';
import { InUse, lockFolder } from '../db/lock.ts';
import { migrationLock } from '../db/migrate.ts';
import type { Queryable } from '../db/transaction.ts';
import { syncFolder } from '../runtime/sync-folder.ts';
import { copyIn } from './copy.ts';
import type { Target } from './load.ts';
import { Refused } from './refused.ts';
import { say } from './run-command.ts';
import { withPlainSession } from './session.ts';

export type Filled = Pick<Target, 'client' | 'copyIn'>;
/** Fills an empty database within one transaction; it is kept if this does not throw. */
type Fill<T> = (target: Filled) => Promise<T>;

const anyTable = `
  select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind in ('r', 'p', 'v', 'm', 'S', 'f') and n.nspname not in ('pg_catalog', 'information_schema') and n.nspname !~ '^pg_(toast|temp)'
    and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype in ('e', 'i'))
  order by n.nspname <> 'public', c.relkind <> 'r', 1 limit 1`;

/** Throws Refused where a database holds anything at all. */
export async function assertEmpty(client: Queryable): Promise<void> {
  const { rows } = await client.query<{ name: string; database: string }>(
    `select t.name, current_database() as database from (${anyTable}) t`,
  );
  const [row] = rows;
  if (row)
    throw new Refused(
      `The database ${row.database} is not empty: it has ${row.name}. Make an empty one, as with createdb, and name that.`,
    );
}

async function within<T>(client: pg.ClientBase, work: () => Promise<T>): Promise<T> {
  await client.query('begin');
  const done = await work();
  await client.query('commit');
  return done;
}

/** Keeps everybody else from changing the schema, until the connection is closed. */
async function lockSchema(client: pg.ClientBase) {
  const { rows } = await client.query('select pg_try_advisory_lock($1) as mine', [migrationLock]);
  if (rows[0].mine) return;
  say('Waiting for another command, or a server that starts, to be done with this database');
  await client.query('select pg_advisory_lock($1)', [migrationLock]);
}

/**
 * Fills an empty PostgreSQL, all in one transaction: whoever is killed meanwhile leaves it empty. A server
 * that starts on it waits until this is done.
 */
export async function fillPostgres<T>(url: string, fill: Fill<T>): Promise<T> {
  const database = await openDatabase({ databaseUrl: url, dataDir: '' });
  try {
    return await withPlainSession(database, async (client) => {
      // So that one that was killed lets go soon.
      await client.query(`set client_connection_check_interval = '2s'`).catch(() => undefined);
      await lockSchema(client);
      await assertEmpty(client);
      return within(client, () =>
        fill({ client, copyIn: (into, rows) => copyIn(client, into, rows) }),
      );
    });
  } finally {
    await database.close();
  }
}

// The folder as the embedded database itself sees it.
const seenFrom = '/pglite/data';
const rowsFile = 'restored.copy';

/** The embedded database cannot be sent rows in the midst of a statement: it reads them from a file. */
async function copyFrom(client: pg.ClientBase, folder: string, into: string, rows: Buffer) {
  await writeFile(join(folder, rowsFile), rows);
  const { rowCount } = await client.query(`copy ${into} from '${seenFrom}/${rowsFile}'`);
  return rowCount ?? 0;
}

async function fillDraft<T>(draft: Database, folder: string, fill: Fill<T>): Promise<T> {
  try {
    return await withPlainSession(draft, async (client) => {
      const filled = await within(client, () =>
        fill({ client, copyIn: (into, rows) => copyFrom(client, folder, into, rows) }),
      );
      await client.query('checkpoint');
      return filled;
    });
  } finally {
    await rm(join(folder, rowsFile), { force: true });
    await draft.close();
  }
}

async function assertNoDatabase(dataDir: string) {
  const db = join(dataDir, 'db');
  const entries = existsSync(db) ? await readdir(db) : [];
  if (entries.length)
    throw new Refused(
      `${db} holds a database. Name an empty folder as DATA_DIR, or move ${db} away.`,
    );
}

function lock(dataDir: string) {
  try {
    return lockFolder(dataDir);
  } catch (error) {
    if (error instanceof InUse)
      throw new Refused(`${dataDir} is in use by process ${error.pid}. Stop that one first.`);
    throw error;
  }
}

/** Makes an embedded database in a folder of its own. */
export async function fillBeside<T>(folder: string, fill: Fill<T>): Promise<T> {
  const { host, stop } = await startEmbedded(folder, true);
  return fillDraft(connectEmbedded(host, stop), join(folder, 'db'), fill);
}

/**
 * Makes the embedded database of a folder that has none, beside its place, and puts it there when it is
 * whole: whoever is killed meanwhile leaves what the next one throws away.
 */
export async function fillFolder<T>(dataDir: string, fill: Fill<T>): Promise<T> {
  const unlock = lock(dataDir);
  const beside = restoringIn(dataDir);
  try {
    await assertNoDatabase(dataDir);
    await rm(beside, { recursive: true, force: true });
    const filled = await fillBeside(beside, fill);
    await rename(join(beside, 'db'), join(dataDir, 'db'));
    syncFolder(dataDir);
    noteFolder(dataDir);
    return filled;
  } finally {
    await rm(beside, { recursive: true, force: true });
    unlock();
  }
}
