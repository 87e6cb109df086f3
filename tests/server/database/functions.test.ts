import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { withTransaction } from '../../../server/db/transaction.ts';
import { receiptRow } from '../../../server/ledger/post.ts';
import { postingRow } from '../../../server/ledger/write.ts';
import { type TestApp, testApp } from '../../support/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});

const files = readdirSync('server', { recursive: true, encoding: 'utf8' })
  .filter((path) => /\/sql\/\w+\.sql$/.test(path))
  .map((path) => [basename(path, '.sql'), join('server', path)] as const);

interface FunctionRow {
  query: (text: string) => Promise<{ rows: { name: string; text: string }[] }>;
}
/** The functions of ours, by name. */
async function functionsOf(client: FunctionRow) {
  const { rows } = await client.query(`select p.proname as name, pg_get_functiondef(p.oid) as text
    from pg_proc p join pg_namespace n on n.oid = p.pronamespace
    where n.nspname = 'public' and p.prokind = 'f' and not exists (
      select 1 from pg_depend d where d.classid = 'pg_proc'::regclass and d.objid = p.oid and d.deptype = 'e')`);
  return Object.fromEntries(rows.map(({ name, text }) => [name, text]));
}

test('each function of the database has a file of its own beside the code that calls it', async () => {
  const there = await functionsOf(app.database.pool as unknown as FunctionRow);
  expect(files.map(([name]) => name).sort()).toEqual(Object.keys(there).sort());
});

class Looked extends Error {}

test.each(files)('%s is what its file says', async (name, path) => {
  const looking = withTransaction(app.database, async (client) => {
    const ask = client as unknown as FunctionRow;
    const before = await functionsOf(ask);
    await client.query(readFileSync(path, 'utf8'));
    const after = await functionsOf(ask);
    expect(after[name]).toBe(before[name]);
    expect(Object.keys(after).sort()).toEqual(Object.keys(before).sort());
    throw new Looked();
  });
  await expect(looking).rejects.toThrow(Looked);
});

/** What a type of the database is made of. */
async function namesOf(type: string) {
  const { rows } = await app.database.pool.query<{ name: string }>(
    `select attname as name from pg_attribute where attrelid = $1::regclass and attnum > 0 and not attisdropped`,
    [type],
  );
  return rows.map(({ name }) => name).sort();
}

test('a receipt and a posting are handed over by the names that the database knows, all of them', async () => {
  const dependencies = new Proxy({}, { get: () => ({}) }) as never;
  const empty = { entries: [], tier: {}, nowMs: 0, occurredMs: 0, tierUntil: null } as never;
  expect(Object.keys(receiptRow(empty, dependencies, empty, [])).sort()).toEqual(
    await namesOf('new_receipt'),
  );
  // A receipt counts itself.
  expect([...Object.keys(postingRow(empty)), 'receipts'].sort()).toEqual(
    await namesOf('new_posting'),
  );
});
