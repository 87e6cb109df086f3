import { getTableName, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { isRetired, type RetiredTable } from '../../../contract/common/uses.ts';
import type { Executor } from '../../db/executor.ts';
import { Refusal } from '../../http/refusal.ts';
import { databaseError, foreignKeyViolation } from '../../runtime/database-errors.ts';
import { targets } from './references.data.ts';
import type { Target } from './target.ts';
import { assertUnused, filled } from './uses.ts';

interface Leaving {
  readonly companyId: number;
  readonly table: PgTable;
  /** What it is, where its table has others as well. */
  readonly as?: RetiredTable;
  readonly id: number;
  /** Which row it is, within the tenant. */
  readonly row: SQL;
}

/** Takes a row out of lists and choices; what remembers it still finds its name. */
const withdraw = (
  db: Executor,
  { table, row }: Leaving,
  { withdrawn = {}, since = 'deleted_at' }: Target,
) =>
  db
    .update(table)
    .set(
      Object.fromEntries([
        [since, sql`coalesce(${sql.identifier(since)}, now())`],
        ...Object.entries(withdrawn).map(([name, value]) => [name, sql.raw(value)]),
      ]),
    )
    .where(row);

/** Whether the row stays for something that names it, in use or over. */
async function isRemembered(db: Executor, { companyId, id }: Leaving, target: Target) {
  if (!target.withdrawn) return false;
  if (!target.remembered) return true;
  const asked = filled(`select (${target.remembered}) as named`, { companyId, ids: [id] });
  return (await db.execute<{ named: boolean }>(asked)).rows[0]?.named ?? true;
}

/** What stays without the record names it no more. */
async function letGo(db: Executor, { companyId, id }: Leaving, { uses }: Target) {
  for (const { by, at, outcome } of uses) {
    if (outcome !== 'stays') continue;
    for (const { names, emptied } of at) {
      if (!emptied) continue;
      const text = `update ${by.table} u set ${emptied} where u.company_id = $1 and ${names}`;
      await db.execute(filled(text, { companyId, ids: [id] }));
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
  const name = leaving.as ?? getTableName(table);
  if (!isRetired(name)) return erase(db, leaving);
  await assertUnused(db, { companyId, table: name, ids: [id] });
  const target: Target = targets[name];
  if (await isRemembered(db, leaving, target)) {
    await withdraw(db, leaving, target);
    return undefined;
  }
  await letGo(db, leaving, target);
  return erase(db, leaving);
}
