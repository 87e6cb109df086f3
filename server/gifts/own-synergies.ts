import { and, eq, inArray } from 'drizzle-orm';
import type { Executor } from '../db/executor.ts';
import { invalidField } from '../http/refusal.ts';
import { synergiesTable as table } from '../tables/synergies.ts';

/** Throws invalid, naming the field, for a collaboration that is none of the company's; one that ended may stay. */
export async function assertSynergies(
  db: Executor,
  companyId: number,
  ids: readonly number[] = [],
): Promise<void> {
  if (!ids.length) return;
  const own = and(eq(table.company_id, companyId), inArray(table.synergy_id, [...ids]));
  const result = await db.select({ id: table.synergy_id }).from(table).where(own);
  if (result.length !== new Set(ids).size) throw invalidField('synergies', 'invalidChoice');
}
