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

/** What places customers: the thresholds of a ladder in hundredths, and what they count. No threshold is no ladder. */
export interface Placing {
  readonly modeId: number;
  readonly thresholds: readonly number[];
}

/** On which tier an account stands, from 1; 0 is none. */
const placeOf = ({ modeId, thresholds }: Placing) =>
  thresholds.length
    ? sql`width_bucket(greatest(${counted(modeId)}, 0), ${listOf(thresholds)})`
    : sql`0`;

/** One pass over the accounts of one company; customers who left stand nowhere. */
const standing = (companyId: number, columns: SQL, groups: SQL) => sql`
  select ${groups}, count(*)::int as customers
  from (select ${columns} from accounts a
    join customers c on c.company_id = a.company_id and c.user_account_id = a.user_account_id
    where a.company_id = ${companyId} and c.deleted_at is null) standing
  group by ${groups}`;

/** How many customers stand on each tier of a ladder. */
export async function customersPerTier(
  db: Executor,
  companyId: number,
  placing: Placing,
): Promise<number[]> {
  const { thresholds } = placing;
  if (!thresholds.length) return [];
  const { rows } = await db.execute<{ tier: number; customers: number }>(
    standing(companyId, sql`${placeOf(placing)} as tier`, sql`tier`),
  );
  return thresholds.map((_, index) => rows.find(({ tier }) => tier === index + 1)?.customers ?? 0);
}

/** How many customers another ladder, or another count, would lift, lower and have on each of its tiers. */
export async function movedBy(db: Executor, companyId: number, before: Placing, after: Placing) {
  const columns = sql`${placeOf(before)} as was, ${placeOf(after)} as becomes`;
  const { rows } = await db.execute<{ was: number; becomes: number; customers: number }>(
    standing(companyId, columns, sql`was, becomes`),
  );
  const sum = (belongs: (row: (typeof rows)[number]) => boolean) =>
    rows.filter(belongs).reduce((total, { customers }) => total + customers, 0);
  return {
    up: sum(({ was, becomes }) => becomes > was),
    down: sum(({ was, becomes }) => becomes < was),
    tiers: after.thresholds.map((_, index) => sum(({ becomes }) => becomes === index + 1)),
  };
}
