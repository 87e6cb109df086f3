import { beforeEach, expect, test } from 'vitest';
import { entities } from '../../../contract/all.ts';
import type { Database } from '../../../server/db/connection.ts';
import { keepSearchIndexes } from '../../../server/engine/search-indexes.ts';
import { testApp } from '../../support/app.ts';

let database: Database;
beforeEach(async () => {
  ({ database } = await testApp());
});

const indexes = async () => {
  const { rows } = await database.pool.query<{ name: string }>(
    `select indexname as name from pg_indexes where tablename = 'products' and indexname like 'products\\_\\_search%' order by 1`,
  );
  return rows.map(({ name }) => name);
};

test('the index of a search is built once, in place of one by other fields and of one left half built', async () => {
  await keepSearchIndexes(database);
  const [wanted = ''] = await indexes();
  expect(await indexes()).toEqual([wanted]);
  expect(await keepSearchIndexes(database)).toBe(0);

  await database.pool.query('create index products__search_former__idx on products (sku_number)');
  await database.pool.query(
    `update pg_index set indisvalid = false where indexrelid = '${wanted}'::regclass`,
  );
  expect(await keepSearchIndexes(database)).toBe(1);
  expect(await indexes()).toEqual([wanted]);
});

test('products are found by that index', async () => {
  await keepSearchIndexes(database);
  const [wanted] = await indexes();
  const client = await database.pool.connect();
  try {
    await client.query('begin; set local enable_seqscan = off');
    const { rows } = await client.query(
      `explain select 1 from products where fold((name->>'el') || ' ' || (name->>'en') || ' ' || (name->>'it') || ' ' || coalesce(sku_number, '')) like '%' || fold('καφ') || '%'`,
    );
    await client.query('rollback');
    expect(JSON.stringify(rows)).toContain(wanted);
  } finally {
    client.release();
  }
});

test('a search looks in texts that a person reads, and each that is asked for is declared', () => {
  // Searched by queries of their own.
  const own = ['customers', 'managed-suppliers', 'transactions', 'pending-payments'];
  const undeclared = entities.filter(
    ({ name, filters, searched }) => filters.includes('q') && !searched && !own.includes(name),
  );
  expect(undeclared.map(({ name }) => name)).toEqual([]);
  const odd = entities.flatMap(({ name, fields, searched = [] }) =>
    searched
      .filter(
        (field) =>
          !['text', 'localized'].includes(fields[field]?.kind ?? '') || fields[field]?.computed,
      )
      .map((field) => `${name}.${field}`),
  );
  expect(odd).toEqual([]);
  expect(entities.find(({ name }) => name === 'stores')?.searched).not.toContain(
    'public_api_token',
  );
});
