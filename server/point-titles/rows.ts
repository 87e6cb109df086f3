import { and, asc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import {
  type Ladder,
  noEnd,
  type PointTitle,
  type TierSettings,
} from '../../contract/point-titles/point-titles.ts';
import type { Executor } from '../db/executor.ts';
import { retire } from '../engine/uses/retire.ts';
import { Refusal } from '../http/refusal.ts';
import { decimalOf, hundredthsOf, pointsOf } from '../runtime/units.ts';
import { accountsTable } from '../tables/ledger.ts';
import { pointTitlesTable } from '../tables/point-titles.ts';
import { companySettingsTable } from '../tables/settings.ts';
import { heirOf, type Rung } from './ladder.ts';
import { customersPerTier } from './standings.ts';

type Stored = typeof pointTitlesTable.$inferSelect;

const endOf = (to: number) => (to === noEnd ? noEnd : pointsOf(to));
const rungOf = ({
  company_id: _,
  deleted_at: __,
  store_point_title_id: id,
  ...tier
}: Stored): Rung => ({
  ...tier,
  id,
  from: pointsOf(tier.from),
  to: endOf(tier.to),
  multiplier: decimalOf(tier.multiplier),
});

const ofCompany = (companyId: number) =>
  and(eq(pointTitlesTable.company_id, companyId), isNull(pointTitlesTable.deleted_at));
const ofTier = (companyId: number, id: number) =>
  and(ofCompany(companyId), eq(pointTitlesTable.store_point_title_id, id)) as SQL;
const storedLadder = (db: Executor, companyId: number) =>
  db
    .select()
    .from(pointTitlesTable)
    .where(ofCompany(companyId))
    .orderBy(asc(pointTitlesTable.from));

export async function tierSettingsOf(db: Executor, companyId: number): Promise<TierSettings> {
  const { tiers_enabled, package_mode, tier_mode_id, tier_system, updated_at } =
    companySettingsTable;
  const [row] = await db
    .select({ enabled: tiers_enabled, package_mode, tier_mode_id, system: tier_system, updated_at })
    .from(companySettingsTable)
    .where(eq(companySettingsTable.company_id, companyId));
  if (!row) throw new Refusal('not_found');
  return row as TierSettings;
}

const versionOf = (rows: readonly Stored[]) =>
  rows.reduce<string | null>((latest, { updated_at }) => {
    return latest && latest > updated_at ? latest : updated_at;
  }, null);

/** The ladder as the API tells it, with how many customers stand on each tier. */
export async function ladderOf(db: Executor, companyId: number): Promise<Ladder> {
  const settings = await tierSettingsOf(db, companyId);
  const rows = await storedLadder(db, companyId);
  const thresholds = rows.map(({ from }) => from);
  const placing = { modeId: settings.tier_mode_id, thresholds };
  const customers = await customersPerTier(db, companyId, placing);
  const tiers = rows.map(({ company_id: _, deleted_at, ...row }, index): PointTitle => {
    const { id: __, ...rung } = rungOf({ company_id: companyId, deleted_at, ...row });
    return {
      ...row,
      ...rung,
      expiration_days: row.expiration_days,
      customers_count: customers[index] ?? 0,
    };
  });
  return { tiers, settings, updated_at: versionOf(rows) };
}

/**
 * The rungs there are, held until the transaction ends: two changes of a ladder wait for one
 * another. Throws changed_meanwhile, with the ladder as it is, for a stale version.
 */
export async function heldLadder(tx: Executor, companyId: number, version?: string | null) {
  await tx.execute(sql`select 1 from company_settings where company_id = ${companyId} for update`);
  const rows = await storedLadder(tx, companyId);
  if (version !== undefined && version !== versionOf(rows))
    throw new Refusal('changed_meanwhile', { current: await ladderOf(tx, companyId) });
  return rows.map(rungOf);
}

const columnsOf = ({ id: _, ...rung }: Rung) => ({
  from: hundredthsOf(rung.from),
  to: rung.to === noEnd ? noEnd : hundredthsOf(rung.to),
  multiplier: hundredthsOf(rung.multiplier),
  color: rung.color,
  title: rung.title,
  description: rung.description,
  expiration_days: rung.expiration_days ?? null,
});

/** Takes a tier out of the ladder; its customers go to `heir`. Throws in_use, with what uses it. */
async function remove(tx: Executor, companyId: number, id: number, heir: number | null) {
  const { company_id, store_point_title_id } = accountsTable;
  await tx
    .update(accountsTable)
    .set({ store_point_title_id: heir })
    .where(and(eq(company_id, companyId), eq(store_point_title_id, id)));
  await retire(tx, { companyId, table: pointTitlesTable, id, row: ofTier(companyId, id) });
}

/** Keeps a ladder in place of the one there is: changes, adds and deletes its tiers. */
export async function keepLadder(
  tx: Executor,
  companyId: number,
  before: readonly Rung[],
  after: readonly Rung[],
) {
  for (const rung of after) {
    const values = columnsOf(rung);
    if (rung.id === undefined) {
      await tx.insert(pointTitlesTable).values({ ...values, company_id: companyId });
      continue;
    }
    await tx
      .update(pointTitlesTable)
      .set({ ...values, updated_at: sql`now()` })
      .where(ofTier(companyId, rung.id));
  }
  const remaining = new Set(after.map(({ id }) => id));
  for (const { id } of before) {
    if (id !== undefined && !remaining.has(id))
      await remove(tx, companyId, id, heirOf(before, after, id));
  }
}
