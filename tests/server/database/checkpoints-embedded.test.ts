import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkpointsOf } from '../../../server/db/checkpoints.ts';
import type { Database } from '../../../server/db/connection.ts';
import { testDatabase } from '../../support/database.ts';

let database: Database;

beforeEach(async () => {
  database = await testDatabase();
  await database.pool.query('create table probe (text text)');
  await database.pool.query('checkpoint');
});
afterEach(() => database.pool.query('drop table probe'));

/** Twenty megabytes of the log. */
const write = () =>
  database.pool.query(
    `insert into probe select repeat(md5(n::text), 60) from generate_series(1, 9000) n`,
  );

const logged = async () => {
  const { rows } = await database.pool.query<{ bytes: number }>(
    'select sum(size)::bigint as bytes from pg_ls_waldir()',
  );
  return rows[0]?.bytes ?? 0;
};

test('the log of a server that runs for long stays short', async () => {
  const checkpoints = checkpointsOf(database);
  for (let round = 0; round < 10; round += 1) {
    await write();
    expect(await checkpoints.whenLong()).toBe(true);
  }
  expect(await logged()).toBeLessThan(100 * 2 ** 20);
});

test('a short log is left alone', async () => {
  expect(await checkpointsOf(database).whenLong()).toBe(false);
});

test('what the log says stays there while somebody reads it', async () => {
  const checkpoints = checkpointsOf(database);
  await checkpoints.without(async () => {
    await write();
    expect(await checkpoints.whenLong()).toBe(false);
  });
  expect(await checkpoints.whenLong()).toBe(true);
});
