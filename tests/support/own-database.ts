import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll } from 'vitest';
import { type Database, openDatabase } from '../../server/db/connection.ts';

let made = 0;

async function inFolder(): Promise<Database> {
  const dataDir = mkdtempSync(join(tmpdir(), 'pistos-own-'));
  const database = await openDatabase({ dataDir });
  afterAll(async () => {
    await database.close();
    rmSync(dataDir, { recursive: true, force: true });
  });
  return database;
}

async function onServer(databaseUrl: string): Promise<Database> {
  const admin = new pg.Client({ connectionString: databaseUrl });
  await admin.connect();
  made += 1;
  const name = `pistos_test_own_${process.pid}_${made}`;
  await admin.query(`create database ${name}`);
  const address = new URL(databaseUrl);
  address.pathname = `/${name}`;
  const database = await openDatabase({ databaseUrl: address.href, dataDir: '' });
  afterAll(async () => {
    await database.close();
    await admin.query(`drop database ${name} with (force)`);
    await admin.end();
  });
  return database;
}

/** An empty database of a test file's own, of the kind that the tests run on; it is gone at the end of the file. */
export const ownDatabase = (): Promise<Database> =>
  process.env.DATABASE_URL ? onServer(process.env.DATABASE_URL) : inFolder();
