import { expect, test } from 'vitest';
import { asOne } from '../../../server/db/as-one.ts';
import { quietly } from '../../../server/db/attributed.ts';
import type { Database } from '../../../server/db/connection.ts';
import { withTransaction } from '../../../server/db/transaction.ts';
import { installationTable } from '../../../server/tables/people.ts';
import { testDatabase } from '../../support/database.ts';

const facts = async ({ pool }: Database) =>
  (
    await pool.query<{ fact: string }>(
      "select fact from installation where fact like 'part%' order by 1",
    )
  ).rows.map(({ fact }) => fact);

const byDrizzle = ({ db }: Database, fact: string) =>
  db.transaction((tx) => tx.insert(installationTable).values({ fact, value: '' }));
const byClient = (database: Database, fact: string) =>
  withTransaction(database, (client) =>
    client.query("insert into installation (fact, value) values ($1, '')", [fact]),
  );

test('parts with transactions of their own are all there together', async () => {
  const database = await testDatabase();
  const seen = await asOne(database, async (whole) => {
    await Promise.all([byDrizzle(whole, 'part 1'), byClient(quietly(whole), 'part 2')]);
    return facts(whole);
  });
  expect(seen).toEqual(['part 1', 'part 2']);
  expect(await facts(database)).toEqual(seen);
});

test('what fails at the end leaves none of them', async () => {
  const database = await testDatabase();
  const failing = asOne(database, async (whole) => {
    await byDrizzle(whole, 'part 1');
    await byClient(whole, 'part 2');
    throw new Error('the power is gone');
  });
  await expect(failing).rejects.toThrow('the power is gone');
  expect(await facts(database)).toEqual([]);
});

test('a part that fails and is forgiven takes only its own with it', async () => {
  const database = await testDatabase();
  await asOne(database, async (whole) => {
    await byClient(whole, 'part 1');
    const failing = withTransaction(whole, async (client) => {
      await client.query("insert into installation (fact, value) values ('part 2', '')");
      await client.query('select 1 / 0');
    });
    await expect(failing).rejects.toThrow('division by zero');
    await byDrizzle(whole, 'part 3');
  });
  expect(await facts(database)).toEqual(['part 1', 'part 3']);
});

test('who acts in one part does not act in the next', async () => {
  const database = await testDatabase();
  const actor = "select current_setting('pistos.actor', true) as actor";
  const said = await asOne(database, async (whole) => {
    await byClient(quietly(whole), 'part 1');
    return (await whole.pool.query(actor)).rows;
  });
  expect(said).toEqual([{ actor: '' }]);
});
