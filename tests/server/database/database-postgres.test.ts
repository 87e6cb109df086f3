import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, openDatabase } from '../../../server/db/connection.ts';
import { migrateDatabase } from '../../../server/db/migrate.ts';
import { withTransaction } from '../../../server/db/transaction.ts';
import { testDatabase } from '../../support/database.ts';

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

const transactions = {
  "Drizzle's": (database: Database, end: (pid: number) => Promise<void>) =>
    database.db.transaction(async (tx) => {
      const { rows } = await tx.execute<{ pid: number }>('SELECT pg_backend_pid() AS pid');
      await end(rows[0]?.pid ?? 0);
      await tx.execute('SELECT 1');
    }),
  ours: (database: Database, end: (pid: number) => Promise<void>) =>
    withTransaction(database, async (client) => {
      const { rows } = await client.query('SELECT pg_backend_pid() AS pid');
      await end(rows[0].pid);
      await client.query('SELECT 1');
    }),
};

test.each(Object.entries(transactions))(
  'a connection that is cut within a transaction of %s fails that one, and the next has another',
  async (_, transact) => {
    const database = await openDatabase({ databaseUrl: address.href, dataDir: '' });
    const lost = new Promise((heard) => database.pool.once('remove', heard));
    const notice = new Promise((heard) =>
      database.pool.once('connect', (client) => client.once('end', heard)),
    );
    const cut = transact(database, async (pid) => {
      await admin.query('SELECT pg_terminate_backend($1)', [pid]);
      await notice;
    });
    await expect(cut).rejects.toThrow();
    await lost;
    expect((await database.pool.query('SELECT 1 AS n')).rows).toEqual([{ n: 1 }]);
    await database.close();
  },
);
