import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '../../../server/db/connection.ts';
import { migrateDatabase } from '../../../server/db/migrate.ts';
import { testDatabase } from '../../support/database.ts';

let database: Database;
beforeEach(async () => {
  database = await testDatabase();
});

const one = async (text: string, values: unknown[] = []) =>
  (await database.pool.query(text, values)).rows[0];

describe('the connection', () => {
  test('answers bigints as numbers', async () => {
    expect(await one('SELECT 9007199254740991::bigint AS n')).toEqual({ n: 9007199254740991 });
  });

  test('carries a text of three megabytes there and back', async () => {
    const text = 'αβγ'.repeat(500_000);
    const answered = await one('SELECT $1::text AS text', [text]);
    expect(answered.text === text).toBe(true);
  });

  test('goes on after a statement that failed', async () => {
    await expect(database.pool.query('SELECT nonsense')).rejects.toMatchObject({ code: '42703' });
    expect(await one('SELECT 1 AS n')).toEqual({ n: 1 });
  });

  test('a named statement works again on a later connection', async () => {
    const query = { name: 'seven', text: 'SELECT $1::int AS n', values: [7] };
    const first = await database.pool.connect();
    await first.query(query);
    first.release(true);
    expect((await database.pool.query(query)).rows).toEqual([{ n: 7 }]);
  });
});

describe('transactions', () => {
  const outside = 'Within a transaction use its tx, never the database or the pool';

  test('the database within a transaction is refused, not waited for', async () => {
    const attempt = database.db.transaction(() => database.db.execute(sql`SELECT 1`));
    await expect(attempt).rejects.toMatchObject({ cause: { message: outside } });
  });

  test('the pool and a second transaction within one are refused too', async () => {
    const { db, pool } = database;
    await expect(db.transaction(() => pool.query('SELECT 1'))).rejects.toThrow(outside);
    await expect(db.transaction(() => db.transaction(async () => {}))).rejects.toThrow(outside);
  });

  test('the database is free again once the transaction is over', async () => {
    const later = await database.db.transaction(async () => {
      const ended = new Promise((settle) => setTimeout(settle, 20));
      return { query: ended.then(() => database.pool.query('SELECT 1 AS n')) };
    });
    expect((await later.query).rows).toEqual([{ n: 1 }]);
  });

  test('those of several callers never mingle', async () => {
    await database.pool.query('CREATE TABLE IF NOT EXISTS steps (caller int, step int)');
    const run = (caller: number) =>
      database.db.transaction(async (tx) => {
        for (const step of [1, 2, 3]) {
          await tx.execute(sql`INSERT INTO steps VALUES (${caller}, ${step})`);
          await new Promise((settle) => setTimeout(settle, 1));
        }
        if (caller % 2) throw new Error('rolled back');
        const own = await tx.execute(sql`SELECT count(*) AS n FROM steps WHERE caller = ${caller}`);
        return own.rows[0]?.n;
      });

    const results = await Promise.allSettled(Array.from({ length: 20 }, (_, at) => run(at)));

    const callers = await database.pool.query('SELECT DISTINCT caller FROM steps ORDER BY caller');
    await database.pool.query('DROP TABLE steps');
    expect(callers.rows.map(({ caller }) => caller)).toEqual([0, 2, 4, 6, 8, 10, 12, 14, 16, 18]);
    expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(10);
    for (const result of results) if (result.status === 'fulfilled') expect(result.value).toBe(3);
  });
});

describe('migrations', () => {
  const applied = async () =>
    (await one('SELECT count(*) AS n FROM drizzle.__drizzle_migrations')).n;

  test('applied again change nothing', async () => {
    const before = await applied();
    await Promise.all([migrateDatabase(database), migrateDatabase(database)]);
    expect(await applied()).toBe(before);
    expect(before).toBeGreaterThan(0);
  });
});

describe('fold', () => {
  test.each([
    ['Καφές', 'καφεσ'],
    ['ΕΛΛΗΝΙΚΌΣ ΚΑΦΈΣ', 'ελληνικοσ καφεσ'],
    ['ϊΐΰϋ', 'ιιυυ'],
    ['ΆΈΉΊΌΎΏΪΫ άέήίόύώ', 'αεηιουωιυ αεηιουω'],
    ['ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩ', 'αβγδεζηθικλμνξοπρστυφχψω'],
    ['ἄλφα ᾼ', 'αλφα α'],
    ['Perché Caffè È', 'perche caffe e'],
    ['ÀÈÉÌÒÙ àèéìòù', 'aeeiou aeeiou'],
    ['ñçü ØĐŁ Šž', 'ncu odl sz'],
    ['Cafe\u0301', 'cafe'],
    ['ABCXYZ 100% [a_b]', 'abcxyz 100% [a_b]'],
    ['İIıi', 'iiii'],
    ['', ''],
  ])('%s is compared as %s', async (text, folded) => {
    expect(await one('SELECT fold($1) AS folded', [text])).toEqual({ folded });
  });

  test('of nothing is nothing', async () => {
    expect(await one('SELECT fold(NULL) AS folded')).toEqual({ folded: null });
  });

  test('sorts Greek beside Latin without regard to case and accents', async () => {
    const sorted = await database.pool.query(
      `SELECT name FROM unnest($1::text[]) AS name ORDER BY fold(name) COLLATE "C"`,
      [['ώρα', 'Έλα', 'zero', 'ΑΛΦΑ', 'È', 'άλλο', 'a1']],
    );
    expect(sorted.rows.map(({ name }) => name)).toEqual([
      'a1',
      'È',
      'zero',
      'άλλο',
      'ΑΛΦΑ',
      'Έλα',
      'ώρα',
    ]);
  });

  test('may be indexed', async () => {
    await database.pool.query('CREATE TABLE IF NOT EXISTS folded (name text)');
    await database.pool.query('CREATE INDEX ON folded USING gin (fold(name) gin_trgm_ops)');
    await database.pool.query('DROP TABLE folded');
  });
});

test('that a newer version has changed is refused, naming both', async () => {
  const later = Date.UTC(2099, 0, 2);
  await database.pool.query(
    "insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', $1)",
    [later],
  );
  try {
    await expect(migrateDatabase(database)).rejects.toThrow(/up to \d{4}_.* a newer .* 2099-01-02/);
  } finally {
    await database.pool.query("delete from drizzle.__drizzle_migrations where hash = 'later'");
  }
  await migrateDatabase(database);
});
