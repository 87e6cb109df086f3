import { type SQL, sql } from 'drizzle-orm';
import { tierModeIds } from '../../contract/point-titles/point-titles.ts';
import type { Executor } from '../db/executor.ts';

const listOf = (thresholds: readonly number[]) =>
  sql`array[${sql.join(
    thresholds.map((from) => sql`${from}::bigint`),
    sql`, `,
  )}]`;

/** What tiers count, by tier_mode_id: hundredths of points earned, or minor units spent. */
const counted = (modeId: number) =>
  modeId === tierModeIds.amount ? sql`a.total_amount` : sql`a.earned`;

/** One pass over the accounts of one company; customers who left stand nowhere. */
const standing = (companyId: number, modeId: number, columns: SQL, groups: SQL) => sql`
  select ${columns}, count(*)::int as customers
  from (select greatest(${counted(modeId)}, 0) as reached from accounts a
    join customers c on c.company_id = a.company_id and c.user_account_id = a.user_account_id
    where a.company_id = ${companyId} and c.deleted_at is null) standing
  group by ${groups}`;

/** How many customers stand on each tier of a ladder, given by its thresholds in hundredths. */
export async function customersPerTier(
  db: Executor,
  companyId: number,
  modeId: number,
  thresholds: readonly number[],
): Promise<number[]> {
  if (!thresholds.length) return [];
  const at = sql`width_bucket(reached, ${listOf(thresholds)}) as tier`;
  const { rows } = await db.execute<{ tier: number; customers: number }>(
    standing(companyId, modeId, at, sql`tier`),
  );
  return thresholds.map((_, index) => rows.find(({ tier }) => tier === index + 1)?.customers ?? 0);
}

/** How many customers another ladder would lift, lower and have on each of its tiers. */
export async function movedBy(
  db: Executor,
  companyId: number,
  modeId: number,
  before: readonly number[],
  after: readonly number[],
) {
  const was = before.length ? sql`width_bucket(reached, ${listOf(before)})` : sql`0`;
  const columns = sql`${was} as was, width_bucket(reached, ${listOf(after)}) as becomes`;
  const { rows } = await db.execute<{ was: number; becomes: number; customers: number }>(
    standing(companyId, modeId, columns, sql`was, becomes`),
  );
  const sum = (belongs: (row: (typeof rows)[number]) => boolean) =>
    rows.filter(belongs).reduce((total, { customers }) => total + customers, 0);
  return {
    up: sum(({ was, becomes }) => becomes > was),
    down: sum(({ was, becomes }) => becomes < was),
    tiers: after.map((_, index) => sum(({ becomes }) => becomes === index + 1)),
  };
}
