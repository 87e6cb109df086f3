// @module-tag long
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest';
import { type Database, openDatabase } from '../../../server/db/connection.ts';
import type { Stopped } from '../../../server/db/statement-watch.ts';
import { withTransaction } from '../../../server/db/transaction.ts';
import { isPassing } from '../../../server/runtime/database-errors.ts';

let folder: string;
let database: Database;
const stopped: Stopped[] = [];
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'pistos-limit-'));
  cpSync(inject('migratedFolder'), folder, { recursive: true });
  database = await openDatabase({ dataDir: folder, tell: (one) => stopped.push(one) });
});
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  stopped.length = 0;
  await database.pool.query('reset statement_timeout');
});

const say = (text: string, values: unknown[] = []) => database.pool.query(text, values);
const endless = 'select count(*) from generate_series(1, 100000000) n where n % 7 = $1';
const refused = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => error as Error & { code?: string },
  );

test('a statement of the embedded database has the limit that one of PostgreSQL has', async () => {
  const { rows } = await say('show statement_timeout');
  expect(rows).toEqual([{ statement_timeout: '15s' }]);
});

test('a statement past its limit is stopped, its caller asked to come back, and the next one runs', async () => {
  await say('set statement_timeout = 200');
  const error = await refused(say(endless, [3]));
  expect([error?.code, isPassing(error)]).toEqual(['57014', true]);
  expect((await say('select 1 as n')).rows).toEqual([{ n: 1 }]);
});

test('which one it was is told as it was written, without its parameters', async () => {
  await say('set statement_timeout = 200');
  await refused(say(endless, [4]));
  expect(stopped).toEqual([{ statement: endless, ms: expect.any(Number) }]);
});

test('what computes, sorts, loops or writes an index can be stopped, and leaves nothing', async () => {
  await say('create table much as select n, md5(n::text) as x from generate_series(1, 200000) n');
  const statements = [
    'select count(*) from much a join much b on a.n % 1000 = b.n % 1000',
    'select x from much order by reverse(x) collate "C", md5(x)',
    'do $$ begin for i in 1..1000000000 loop null; end loop; end $$',
    'create index on much (md5(x), md5(x || x))',
    'update much set x = md5(x) || md5(x || x)',
  ];
  const briefly = (statement: string) =>
    withTransaction(database, async (client) => {
      await client.query('set local statement_timeout = 50');
      await client.query(statement);
    });
  for (const statement of statements)
    expect((await refused(briefly(statement)))?.code, statement).toBe('57014');
  const { rows } = await say('select count(*)::int as n from much where length(x) = 32');
  expect(rows).toEqual([{ n: 200_000 }]);
});

test('within a transaction the rest of it is undone', async () => {
  await say('create table kept (n int)');
  await say('set statement_timeout = 200');
  const error = await refused(
    withTransaction(database, async (client) => {
      await client.query('insert into kept values (1)');
      await client.query(endless, [1]);
    }),
  );
  expect(error?.code).toBe('57014');
  expect((await say('select * from kept')).rows).toEqual([]);
});

test('a transaction that lifts its limit takes its time, and only that one', async () => {
  await say('set statement_timeout = 100');
  const long = 'select count(*)::int from generate_series(1, 1500000) n where n % 7 = 1';
  await withTransaction(database, async (client) => {
    await client.query('set local statement_timeout = 0');
    await client.query(long);
  });
  expect(stopped).toEqual([]);
  expect((await refused(say(endless, [1])))?.code).toBe('57014');
});

test('the statement after one that was just stopped, or just ended in time, is never taken for it', async () => {
  for (let count = 0; count < 20; count += 1) {
    const rows = 150_000 + count * 40_000;
    await say('set statement_timeout = 100');
    const error = await refused(say(`select count(*) from generate_series(1, ${rows})`));
    expect([undefined, '57014']).toContain(error?.code);
    await say('set statement_timeout = 0');
    expect(await refused(say('select 1'))).toBeUndefined();
  }
});
