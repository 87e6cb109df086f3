import { getTableName, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { isRetired } from '../../../contract/common/uses.ts';
import type { Executor } from '../../db/executor.ts';
import { Refusal } from '../../http/refusal.ts';
import { databaseError, foreignKeyViolation } from '../../runtime/database-errors.ts';
import { type Target, targets } from './references.data.ts';
import { assertUnused, filled } from './uses.ts';

interface Leaving {
  readonly companyId: number;
  readonly table: PgTable;
  readonly id: number;
  /** Which row it is, within the tenant. */
  readonly row: SQL;
}

/** Takes a row out of lists and choices; what remembers it still finds its name. */
const withdraw = (db: Executor, { table, row }: Leaving, also: NonNullable<Target['withdrawn']>) =>
  db
    .update(table)
    .set(
      Object.fromEntries([
        ['deleted_at', sql`now()`],
        ...Object.entries(also).map(([name, value]) => [name, sql.raw(value)]),
      ]),
    )
    .where(row);

/** What stays without the record names it no more. */
async function letGo(db: Executor, { companyId, id }: Leaving, { uses }: Target) {
  for (const { by, at, outcome } of uses) {
    if (outcome !== 'stays') continue;
    for (const { names, emptied } of at) {
      if (!emptied) continue;
      const text = `update ${by.table} u set ${emptied} where u.company_id = $1 and ${names}`;
      await db.execute(filled(text, { companyId, id }));
    }
  }
}

async function erase(db: Executor, { table, row }: Leaving) {
  try {
    const [gone] = await db.delete(table).where(row).returning();
    return gone as Record<string, unknown> | undefined;
  } catch (error) {
    if (databaseError(error)?.code === foreignKeyViolation) throw new Refusal('in_use');
    throw error;
  }
}

/**
 * Deletes a row, or withdraws it where the past names such rows; answers what is gone. Throws not_found, and in_use
 * with what uses it.
 */
export async function retire(db: Executor, leaving: Leaving) {
  const { companyId, table, id, row } = leaving;
  // What is about to use it waits for this, and this for it.
  const held = await db.select({ one: sql`1` }).from(table).where(row).for('update');
  if (!held.length) throw new Refusal('not_found');
  const name = getTableName(table);
  if (!isRetired(name)) return erase(db, leaving);
  await assertUnused(db, { companyId, table: name, id });
  const { withdrawn }: Target = targets[name];
  if (!withdrawn) {
    await letGo(db, leaving, targets[name]);
    return erase(db, leaving);
  }
  await withdraw(db, leaving, withdrawn);
  return undefined;
}
