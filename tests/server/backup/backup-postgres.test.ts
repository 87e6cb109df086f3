// @module-tag long
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { writeDraft } from '../../../server/backup/make.ts';
import { withPlainSession } from '../../../server/backup/session.ts';
import { makeApart } from '../../../server/backup/timed.ts';
import { type Database, openDatabase } from '../../../server/db/connection.ts';
import { refuseUnmeant } from '../../../server/db/folder.ts';
import { stepsIn } from '../../../server/db/journal.ts';
import { migrationsFolder } from '../../../server/db/migrate.ts';
import { migrateWithin } from '../../../server/db/migrate-within.ts';
import { newestStep } from '../../../server/db/same-age.ts';
import { contentsOf, npm, startNpm } from '../../support/areas/backups.ts';
import { limit } from '../../support/pace.ts';
import { filesIn, installOn, scratch } from '../../support/worlds/installation.ts';

const folder = scratch();
const data = join(folder, 'data');
const file = join(folder, 'backup.tar.gz');
const embedded = join(folder, 'embedded');
const admin = new pg.Client({ connectionString: process.env.DATABASE_URL });
const nameOf = (name: string) => `pistos_test_backup_${process.pid}_${name}`;
// They own their databases, and nothing else.
const owner = nameOf('owner');
const addressOf = (name: string) => {
  const address = new URL(process.env.DATABASE_URL ?? '');
  address.pathname = `/${nameOf(name)}`;
  address.username = owner;
  address.password = owner;
  return address.href;
};
const names = ['source', 'restored', 'moved', 'older', 'newer'] as const;
let contents: Record<string, string>;

async function within<T>(name: string, work: (database: Database) => Promise<T>): Promise<T> {
  const database = await openDatabase({ databaseUrl: addressOf(name), dataDir: '' });
  return work(database).finally(() => database.close());
}

beforeAll(async () => {
  await admin.connect();
  await admin.query(`create role ${owner} login password '${owner}'`);
  for (const name of names) await admin.query(`create database ${nameOf(name)} owner ${owner}`);
  ({ contents } = await within('source', (database) => installOn(database, data)));
}, limit(60_000));
afterAll(async () => {
  for (const name of names) await admin.query(`drop database ${nameOf(name)} with (force)`);
  await admin.query(`drop role ${owner}`);
  await admin.end();
});

test('a PostgreSQL is backed up beside its servers, which tell of it', async () => {
  const variables = { DATA_DIR: data, DATABASE_URL: addressOf('source') };
  const { code, said } = await npm('backup', [file], variables);
  expect([code, said]).toEqual([0, expect.stringMatching(/[\d,]+ rows and 2 files in \d+ kB\./)]);
  expect(existsSync(join(data, 'snapshot'))).toBe(false);
  const { rows } = await within('source', ({ pool }) =>
    pool.query(
      `select value::jsonb ->> 'name' as name from installation where fact = 'backup_last'`,
    ),
  );
  expect(rows).toEqual([{ name: 'backup.tar.gz' }]);
});

test('a server backs its PostgreSQL up by itself, and keeps as many as it is told', async () => {
  const variables = { DATA_DIR: data, DATABASE_URL: addressOf('source'), BACKUP_KEEP: '1' };
  const backups = join(data, 'backups');
  mkdirSync(backups);
  writeFileSync(join(backups, 'pistos-timed-2020-01-01T000000000Z.tar.gz'), '');
  const make = makeApart({ ...process.env, ...variables });
  expect(await make(new AbortController().signal)).toEqual({ code: 0, said: '' });
  expect(readdirSync(backups)).toEqual([expect.stringMatching(/^pistos-timed-2\d{3}-.*\.gz$/)]);
  expect(readdirSync(backups)).not.toContain('pistos-timed-2020-01-01T000000000Z.tar.gz');
});

test('a restore that is killed leaves an empty PostgreSQL, and the same command fills it', async () => {
  const to = join(folder, 'restored');
  const variables = { DATA_DIR: to, DATABASE_URL: addressOf('restored') };
  const first = startNpm('restore', [file], variables);
  await vi.waitUntil(() => first.said().includes('Filling the tables'), { timeout: limit(30_000) });
  first.kill();
  await first.ended;
  const { code, said } = await npm('restore', [file], variables);
  expect([code, said]).toEqual([0, expect.stringContaining('Every invariant of the ledger holds')]);
  expect(await within('restored', contentsOf)).toEqual(contents);
  expect(filesIn(to)).toEqual(filesIn(data));
});

test('a PostgreSQL that holds anything is not restored into', async () => {
  const variables = { DATA_DIR: data, DATABASE_URL: addressOf('restored') };
  const { code, said } = await npm('restore', [file], variables);
  expect([code, said]).toEqual([67, expect.stringMatching(/is not empty: .* Make an empty one/)]);
});

test('a backup from before an upgrade is restored as it was, and brought up to date', async () => {
  const steps = stepsIn(migrationsFolder);
  const path = join(folder, 'older.tar.gz');
  await within('older', (database) =>
    withPlainSession(database, async (client) => {
      await migrateWithin(client, steps[0]?.when);
      await client.query(`insert into app_providers (name) values ('Older')`);
      await writeDraft({ client, files: folder, from: 'postgres' }, path, path);
    }),
  );
  const variables = { DATA_DIR: join(folder, 'older'), DATABASE_URL: addressOf('newer') };
  expect((await npm('restore', [path], variables)).code).toBe(0);
  await within('newer', async ({ pool }) => {
    expect((await pool.query('select name from app_providers')).rows).toEqual([{ name: 'Older' }]);
    expect(await newestStep(pool)).toBe(steps.at(-1)?.when);
  });
});

test(
  'the backup of a PostgreSQL becomes an embedded database, which moves to a PostgreSQL with all that it holds',
  async () => {
    expect((await npm('restore', [file], { DATA_DIR: embedded })).code).toBe(0);
    const refused = await npm('move', [addressOf('restored')], { DATA_DIR: embedded });
    expect([refused.code, refused.said]).toEqual([67, expect.stringContaining('is not empty')]);
    const { code, said } = await npm('move', [addressOf('moved')], { DATA_DIR: embedded });
    expect([code, said]).toEqual([0, expect.stringMatching(/Moved: .* as many as here/)]);
    expect(await within('moved', contentsOf)).toEqual(contents);
    expect(filesIn(embedded)).toEqual(filesIn(data));
    expect(readdirSync(join(embedded, 'backups'))).toHaveLength(1);
  },
  limit(120_000),
);

test('what was moved is not started on any more, and moving it again does nothing', async () => {
  expect(() => refuseUnmeant(embedded)).toThrow(/was moved to a PostgreSQL: set DATABASE_URL/);
  const { code, said } = await npm('move', [addressOf('moved')], { DATA_DIR: embedded });
  expect([code, said]).toEqual([0, expect.stringContaining('nothing is left to do')]);
});
