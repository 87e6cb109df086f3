import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Database } from '../../../server/db/connection.ts';
import { upkeep } from '../../../server/db/upkeep.ts';
import { testDatabase } from '../../support/database.ts';

let database: Database;

beforeEach(async () => {
  database = await testDatabase();
  await database.pool.query('create table probe (n int)');
  await add(1000);
  // What the tests before this one left.
  await upkeep(database);
});
afterEach(() => database.pool.query('drop table probe'));

const add = (count: number) =>
  database.pool.query('insert into probe select generate_series(1, $1::int)', [count]);

async function known() {
  const { rows } = await database.pool.query(
    `select c.reltuples::int as counted, s.n_dead_tup::int as dead
     from pg_class c join pg_stat_user_tables s on s.relid = c.oid where c.relname = 'probe'`,
  );
  return rows[0];
}

test('rows that were added are counted, so that searches are planned by them', async () => {
  expect(await known()).toEqual({ counted: 1000, dead: 0 });
  await add(500);
  await upkeep(database);
  expect(await known()).toEqual({ counted: 1500, dead: 0 });
});

test('rows that were changed or deleted leave no room behind', async () => {
  await database.pool.query('update probe set n = n + 1');
  await database.pool.query('delete from probe where n > 400');
  await upkeep(database);
  expect(await known()).toEqual({ counted: 399, dead: 0 });
});

test('a table that hardly changed is left alone', async () => {
  await add(20);
  await upkeep(database);
  expect((await known()).counted).toBe(1000);
});

test('on being told to stop it leaves the rest for the next time', async () => {
  await add(500);
  expect(await upkeep(database, AbortSignal.abort())).toBe(0);
  expect(await known()).toMatchObject({ counted: 1000 });
});
