import { createHash } from 'node:crypto';
import {
  constants,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { connectEmbedded, openDatabase } from '../../server/db/connection.ts';
import { type Embedded, startEmbedded } from '../../server/db/embedded.ts';
import { migrateDatabase, migrationsFolder } from '../../server/db/migrate.ts';
import { build } from '../support/process/built.ts';
import { prepareEmptying } from '../support/process/emptying.ts';
import '../support/workers.ts';

function cacheKey(): string {
  const hash = createHash('sha256');
  const journal = join(migrationsFolder, 'meta/_journal.json');
  const scripts = readdirSync(migrationsFolder).filter((name) => name.endsWith('.sql'));
  const engine = resolve('node_modules/@electric-sql/pglite/package.json');
  for (const file of [
    engine,
    journal,
    ...scripts.sort().map((name) => join(migrationsFolder, name)),
  ])
    hash.update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
}

/** A migrated, empty data folder, made once for each state of the migrations. */
async function migratedFolder(): Promise<string> {
  const cache = resolve('node_modules/.cache/pistos');
  const folder = join(cache, cacheKey());
  if (existsSync(folder)) return folder;
  rmSync(cache, { recursive: true, force: true });
  mkdirSync(cache, { recursive: true });
  const draft = mkdtempSync(join(cache, 'draft-'));
  const database = await openDatabase({ dataDir: draft });
  await migrateDatabase(database);
  await database.close();
  renameSync(draft, folder);
  return folder;
}

async function embeddedPlaces(workers: number) {
  const scratch = mkdtempSync(join(tmpdir(), 'pistos-test-'));
  const migrated = await migratedFolder();
  const started: Embedded[] = await Promise.all(
    Array.from({ length: workers }, (_, index) => {
      const folder = join(scratch, String(index));
      cpSync(migrated, folder, { recursive: true, mode: constants.COPYFILE_FICLONE });
      return startEmbedded(folder);
    }),
  );
  for (const { host } of started) {
    const database = connectEmbedded(host);
    await prepareEmptying(database);
    await database.close();
  }
  const stop = async () => {
    await Promise.all(started.map((each) => each.stop()));
    rmSync(scratch, { recursive: true, force: true });
  };
  return { places: started.map(({ host }) => ({ host })), migrated, stop };
}

async function postgresPlaces(databaseUrl: string, workers: number) {
  const admin = new pg.Client({ connectionString: databaseUrl });
  await admin.connect();
  const names = Array.from({ length: workers }, (_, index) => `pistos_test_${index + 1}`);
  const drop = async () => {
    for (const name of names) await admin.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
  };
  await drop();
  const places: { databaseUrl: string }[] = [];
  for (const name of names) {
    await admin.query(`CREATE DATABASE ${name}`);
    const address = new URL(databaseUrl);
    address.pathname = `/${name}`;
    places.push({ databaseUrl: address.href });
    const database = await openDatabase({ databaseUrl: address.href, dataDir: '' });
    await migrateDatabase(database);
    await prepareEmptying(database);
    await database.close();
  }
  const stop = async () => {
    await drop();
    await admin.end();
  };
  return { places, migrated: '', stop };
}

const onlyJourneys = ({ vitest }: TestProject) =>
  vitest.projects.every(({ name }) => name === 'browser');

const withProcesses = ({ vitest }: TestProject) =>
  vitest.projects.some(({ name }) => name === 'server');

/** Before all tests: one migrated database for each worker, embedded or on DATABASE_URL's server. */
export default async function startDatabases(project: TestProject) {
  // They have the database of the product.
  if (onlyJourneys(project)) return undefined;
  if (withProcesses(project)) build('server');
  const workers = Number(project.config.maxWorkers);
  const { DATABASE_URL } = process.env;
  const { places, migrated, stop } = DATABASE_URL
    ? await postgresPlaces(DATABASE_URL, workers)
    : await embeddedPlaces(workers);
  project.provide('places', places);
  project.provide('migratedFolder', migrated);
  return stop;
}
