import { beforeAll, expect, test } from 'vitest';
import { type Declared, declaredIn } from '../../../server/db/sources/declared.ts';
import { type Queryable, withTransaction } from '../../../server/db/transaction.ts';
import { receiptRow } from '../../../server/ledger/post.ts';
import { postingRow } from '../../../server/ledger/write.ts';
import { type TestApp, testApp } from '../../support/app.ts';
import { catalogueOf, filledTables } from '../../support/catalogue.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});

const declared = declaredIn('server');

/** What each kind of file makes, by its kind in the catalogue. */
const catalogued = {
  extension: 'extension',
  type: 'composite',
  function: 'function',
  view: 'view',
  storage: 'relation',
  trigger: 'trigger',
} as const;
const kinds = Object.keys(catalogued) as (keyof typeof catalogued)[];
const made = declared.flatMap((each) =>
  each.kind === 'row' ? [] : [{ ...each, kind: each.kind }],
);

/** A name without the kind, the arguments of a function and the table of a trigger. */
const nameOf = (key: string) => key.replace(/^\w+ (?:"?\w+"?\.)?(\w+).*$/, '$1');

/** What of the database has to stand in a file of that kind, by name. */
async function foundOf(kind: keyof typeof catalogued, client: Queryable) {
  const found = await catalogueOf(client, [catalogued[kind]]);
  const own = Object.entries(found).filter(([key, definition]) => {
    if (kind === 'storage') return /fillfactor|autovacuum/.test(definition);
    return key !== 'extension plpgsql';
  });
  return Object.fromEntries(own.map(([key, definition]) => [nameOf(key), definition]));
}

test.each(kinds)(
  'each %s of the database has a file of its own beside the code that uses it',
  async (kind) => {
    const names = made.filter((each) => each.kind === kind).map(({ name }) => name);
    const found = await foundOf(kind, app.database.pool);
    expect(names.toSorted()).toEqual(Object.keys(found).toSorted());
    expect(names.length).toBeGreaterThan(0);
  },
);

test.each(declared.filter(({ kind }) => kind === 'row').map(({ name }) => name))(
  'the row of %s is there from the beginning',
  async (name) => {
    expect(await filledTables(app.database.pool)).toHaveProperty(name, 1);
  },
);

/** What takes an object off before its file makes it again; a function is replaced whole. */
const off = {
  extension: () => 'select',
  type: ({ name }: Declared) => `alter type ${name} rename to ${name}_before`,
  function: () => 'select',
  view: ({ name }: Declared) => `drop view ${name}`,
  storage: ({
    name,
  }: Declared) => `alter table ${name} reset (fillfactor, autovacuum_vacuum_threshold,
    autovacuum_vacuum_scale_factor, autovacuum_analyze_threshold, autovacuum_analyze_scale_factor)`,
  trigger: ({ name, table }: Declared) => `drop trigger ${name} on ${table}`,
};

class Looked extends Error {}

test.each(made.map((each) => [each.name, each.kind, each] as const))(
  '%s, a %s, is what its file says',
  async (name, kind, each) => {
    const looking = withTransaction(app.database, async (client) => {
      const before = await foundOf(kind, client);
      await client.query(off[kind](each));
      await client.query(each.text);
      const after = await foundOf(kind, client);
      expect(after[name]).toBe(before[name]);
      throw new Looked();
    });
    await expect(looking).rejects.toThrow(Looked);
  },
);

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
  expect(Object.keys(postingRow(empty)).sort()).toEqual(await namesOf('new_posting'));
});
