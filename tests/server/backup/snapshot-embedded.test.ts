// @module-tag long
import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { takeSnapshot } from '../../../server/backup/snapshot.ts';
import { checkpointsOf } from '../../../server/db/checkpoints.ts';
import { connectEmbedded, type Database, openDatabase } from '../../../server/db/connection.ts';
import { startEmbedded } from '../../../server/db/embedded.ts';
import { withTransaction } from '../../../server/db/transaction.ts';
import { limit } from '../../support/pace.ts';
import { scratch } from '../../support/worlds/installation.ts';

const data = join(scratch(), 'data');
let database: Database;

beforeAll(async () => {
  cpSync(inject('migratedFolder'), data, { recursive: true });
  database = await openDatabase({ dataDir: data });
  await database.pool.query('create table one (n int primary key, text text)');
  await database.pool.query('create table other (n int primary key)');
}, limit(60_000));
afterAll(() => database.close());

/** Writes both rows of a pair, or neither. */
const write = (n: number) =>
  withTransaction(database, async (client) => {
    await client.query('insert into one values ($1::int, repeat(md5($1::int::text), 60))', [n]);
    await client.query('insert into other values ($1)', [n]);
  });

/** What a copy holds: its pairs, and how many rows have no other. */
async function read(folder: string) {
  const { host, stop } = await startEmbedded(folder, true);
  const copy = connectEmbedded(host, stop);
  const { rows } = await copy.pool.query<{ pairs: number; halves: number }>(
    `select count(one.n + other.n)::int as pairs, count(*) filter (where one.n is null or other.n is null)::int as halves
      from one full join other on other.n = one.n`,
  );
  await copy.close();
  return rows[0];
}

test(
  'a copy is of one moment, and whoever writes meanwhile is answered',
  async () => {
    const checkpoints = checkpointsOf(database);
    let acknowledged = 0;
    const more = async () => {
      await write(acknowledged + 1);
      acknowledged += 1;
    };
    while (acknowledged < 300) await more();
    const before = acknowledged;
    const folder = join(data, 'snapshot-test');
    let copied = false;
    const { signal } = new AbortController();
    const copying = takeSnapshot(database, checkpoints, data, folder, signal).then(() => {
      copied = true;
    });
    while (!copied) await more();
    await copying;
    expect(acknowledged).toBeGreaterThan(before);
    const held = await read(folder);
    expect(held?.halves).toBe(0);
    expect(held?.pairs).toBeGreaterThanOrEqual(before);
    expect(held?.pairs).toBeLessThanOrEqual(acknowledged);
    rmSync(folder, { recursive: true });
  },
  limit(60_000),
);

test('a copy that nobody waits for any more is given up, and the log is shortened again', async () => {
  const checkpoints = checkpointsOf(database);
  const gone = AbortSignal.abort(new Error('gone'));
  await expect(
    takeSnapshot(database, checkpoints, data, join(data, 'snapshot-gone'), gone),
  ).rejects.toThrow('gone');
  await database.pool.query(
    `insert into one select n, repeat(md5(n::text), 60) from generate_series(100000, 109000) n`,
  );
  expect(await checkpoints.whenLong()).toBe(true);
});
