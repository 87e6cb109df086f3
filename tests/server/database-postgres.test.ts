import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '../../server/db/connection.ts';
import { migrateDatabase } from '../../server/db/migrate.ts';
import { testDatabase } from '../support/database.ts';

const name = `pistos_test_migrating_${process.pid}`;
const admin = new pg.Client({ connectionString: process.env.DATABASE_URL });
const address = new URL(process.env.DATABASE_URL ?? '');
address.pathname = `/${name}`;

beforeAll(async () => {
  await admin.connect();
  await admin.query(`CREATE DATABASE ${name}`);
});
afterAll(async () => {
  await admin.query(`DROP DATABASE ${name} WITH (FORCE)`);
  await admin.end();
});

test('servers that start at once migrate an empty database once', async () => {
  const open = () => openDatabase({ databaseUrl: address.href, dataDir: '' });
  const servers = await Promise.all([open(), open(), open()]);
  await Promise.all(servers.map(migrateDatabase));
  const applied = await servers[0]?.pool.query(
    'SELECT count(*) - count(DISTINCT hash) AS twice FROM drizzle.__drizzle_migrations',
  );
  await Promise.all(servers.map((server) => server.close()));
  expect(applied?.rows).toEqual([{ twice: 0 }]);
});

test('a statement may take fifteen seconds, a migration longer', async () => {
  const { pool } = await testDatabase();
  const { rows } = await pool.query("SELECT current_setting('statement_timeout') AS limit");
  expect(rows).toEqual([{ limit: '15s' }]);
});
