import { readFileSync } from 'node:fs';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { defaultTrees, moderatorTrees } from '../../../contract/permissions/default-trees.ts';
import { granted, treeOf } from '../../../contract/permissions/permissions.ts';
import { storesTable } from '../../../server/tables/organisations.ts';
import { membershipsTable } from '../../../server/tables/people.ts';
import { testApp } from '../../support/app.ts';
import { addCompany, addMember } from '../../support/areas/people.ts';

const right = 'stores.financial';
const migration = 'server/db/migrations/0036_rights-of-financial-data.sql';

test('companies and who joins them may see the figures of the stores, and stores may not', () => {
  expect(granted(defaultTrees.company, right)).toBe(true);
  expect(granted(moderatorTrees.company, right)).toBe(true);
  expect(granted(defaultTrees.store, right)).toBe(false);
  expect(granted(moderatorTrees.store, right)).toBe(false);
});

test('of those who were there before, who sees the liability sees them, and nobody else', async () => {
  const within = await testApp();
  const { db, pool } = within.database;
  const seeing = treeOf(['stores.read', 'stores.debts.liability']);
  const company = await addCompany(within, 'Άλφα', seeing);
  const without = await addCompany(within, 'Βήτα', treeOf(['stores.read']));
  const sees = await addMember(within, company, seeing);
  const reads = await addMember(within, company, treeOf(['stores.read']));
  const text = readFileSync(migration, 'utf8');
  for (const statement of text.split('--> statement-breakpoint')) await pool.query(statement);
  const treeOfPlace = async ({ storeId }: typeof company) =>
    (await db.select().from(storesTable).where(eq(storesTable.store_id, storeId)))[0]?.permissions;
  const treeOfMember = async ({ userId }: typeof sees) =>
    (await db.select().from(membershipsTable).where(eq(membershipsTable.user_id, userId)))[0]
      ?.permissions;
  expect(await treeOfPlace(company)).toEqual(
    treeOf(['stores.read', right, 'stores.debts.liability']),
  );
  expect(await treeOfPlace(without)).toEqual(treeOf(['stores.read']));
  expect(await treeOfMember(sees)).toEqual(await treeOfPlace(company));
  expect(await treeOfMember(reads)).toEqual(treeOf(['stores.read']));
});
