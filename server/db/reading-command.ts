import { resolve } from 'node:path';
import { readEnvironment } from '../runtime/environment.ts';
import { makePrivately } from '../runtime/private.ts';
import { type Database, openDatabase } from './connection.ts';
import { holdsDatabase, refuseUnmeant } from './folder.ts';
import { stepsIn } from './journal.ts';
import { InUse } from './lock.ts';
import { migrationsFolder } from './migrate.ts';
import { newestStep, refuseUnknown } from './same-age.ts';

/** How a command ends that could not begin: 1 is what it found. */
const couldNotBegin = 2;

/** Why a command does not begin. */
class Unusable extends Error {}

/** Opens the database of the environment as it is: it makes none, and brings none up to date. */
async function openExisting(): Promise<Database> {
  const { DATABASE_URL: databaseUrl, DATA_DIR } = readEnvironment(process.env);
  const dataDir = resolve(DATA_DIR);
  if (databaseUrl) return openDatabase({ databaseUrl, dataDir });
  refuseUnmeant(dataDir);
  if (!holdsDatabase(dataDir))
    throw new Unusable(
      `${dataDir} holds no database. Is DATA_DIR right, or is DATABASE_URL missing?`,
    );
  return openDatabase({ dataDir, passing: true }).catch((error: unknown) => {
    throw error instanceof InUse ? new Unusable(inUse(dataDir, error.pid)) : error;
  });
}

const inUse = (dataDir: string, pid: number) =>
  `${dataDir} is in use by process ${pid}, a server or another command. Stop that one first, or restore a backup into another folder and verify that.`;

/** Throws where the database is not at the state that this version reads. */
async function assertSameAge({ pool }: Database): Promise<void> {
  const newest = await newestStep(pool);
  if (newest === undefined)
    throw new Unusable('The database holds no data of Pistos. Is DATABASE_URL right?');
  await refuseUnknown(pool, migrationsFolder);
  if (newest !== stepsIn(migrationsFolder).at(-1)?.when)
    throw new Unusable(
      'The database is of an earlier version of Pistos. Start this version on it once, or verify with the version that it is of.',
    );
}

/**
 * Runs a command that reads the database of the environment and changes nothing; what it answers is the code to end
 * with. Where there is no database, one of another version, or one that a server has, it says so and ends with 2.
 */
export async function runReading(work: (database: Database) => Promise<number>): Promise<void> {
  makePrivately();
  let database: Database | undefined;
  try {
    database = await openExisting();
    await assertSameAge(database);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = couldNotBegin;
    return database?.close();
  }
  process.exitCode = await work(database).finally(() => database?.close());
}
