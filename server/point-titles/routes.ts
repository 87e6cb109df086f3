import { eq, sql } from 'drizzle-orm';
import {
  changePointTitle,
  changePointTitles,
  changeTierSettings,
  createPointTitles,
  deletePointTitle,
  listPointTitles,
  previewPointTitles,
  type TierSettings,
} from '../../contract/point-titles/point-titles.ts';
import type { Database } from '../db/connection.ts';
import { foresee } from '../engine/foresee.ts';
import { issuesByField } from '../http/body/validation.ts';
import type { AnyCall, Call, Scope } from '../http/call.ts';
import { invalidField, Refusal } from '../http/refusal.ts';
import { type Api, serve } from '../http/serve.ts';
import { hundredthsOf } from '../runtime/units.ts';
import { companySettingsTable } from '../tables/settings.ts';
import { type Rung, recognized, withoutRung, withRung } from './ladder.ts';
import { heldLadder, keepLadder, ladderOf, tierSettingsOf } from './rows.ts';
import { movedBy } from './standings.ts';

const setLadder = ({ database, scope, body }: Call<typeof changePointTitles>) =>
  database.db.transaction(async (tx) => {
    const before = await heldLadder(tx, scope.companyId, body.updated_at);
    await keepLadder(tx, scope.companyId, before, recognized(before, body.tiers));
    return ladderOf(tx, scope.companyId);
  });

/** Where a tier stands in its ladder. Throws not_found for one that is not there. */
function placeOf(ladder: readonly Rung[], id: number) {
  const index = ladder.findIndex((rung) => rung.id === id);
  if (index < 0) throw new Refusal('not_found');
  return index;
}

/** Throws invalid, by the changed tier's own fields, for a ladder that no longer holds together. */
function assertHolds(ladder: readonly Rung[]) {
  const { error } = changePointTitles.body?.safeParse({ tiers: ladder }) ?? {};
  if (!error) return;
  const own = error.issues.map((issue) => ({ ...issue, path: issue.path.slice(-1) }));
  throw new Refusal('invalid', { fields: issuesByField(own) });
}

/** The ladder with another rung in a place, or another ladder where the change has one. */
function changedAt(
  before: Rung[],
  index: number,
  { updated_at: _, tiers, ...changes }: Call<typeof changePointTitle>['body'],
): Rung[] {
  if (tiers) return recognized(before, tiers);
  return withRung(before, index, { ...(before[index] as Rung), ...changes } as Rung);
}

const changeOne = ({ database, scope, params, body }: Call<typeof changePointTitle>) =>
  database.db.transaction(async (tx) => {
    const { updated_at: version } = body;
    const before = await heldLadder(tx, scope.companyId);
    const index = placeOf(before, params.id);
    const changed = (await ladderOf(tx, scope.companyId)).tiers[index];
    if (version && changed?.updated_at !== version)
      throw new Refusal('changed_meanwhile', { current: { ...changed } });
    const after = changedAt(before, index, body);
    if (!after.some(({ id }) => id === params.id))
      throw invalidField('tiers', 'tooFew', { min: index + 1 });
    assertHolds(after);
    await keepLadder(tx, scope.companyId, before, after);
    const { tiers: ladder } = await ladderOf(tx, scope.companyId);
    const tier = ladder.find((each) => each.store_point_title_id === params.id);
    if (!tier) throw new Refusal('not_found');
    return tier;
  });

const deleteOne = ({ database, scope, params }: Call<typeof deletePointTitle>) =>
  database.db.transaction(async (tx) => {
    const before = await heldLadder(tx, scope.companyId);
    const after = withoutRung(before, placeOf(before, params.id));
    await keepLadder(tx, scope.companyId, before, after);
    return null;
  });

async function changeSettings(
  { db }: Database,
  { companyId }: Scope,
  body: Call<typeof changeTierSettings>['body'],
) {
  const { enabled, package_mode, tier_mode_id, system, updated_at: loadedAt } = body;
  const own = eq(companySettingsTable.company_id, companyId);
  const fresh = loadedAt ? sql`and ${eq(companySettingsTable.updated_at, loadedAt)}` : sql``;
  const done = await db
    .update(companySettingsTable)
    .set({
      tiers_enabled: enabled,
      package_mode,
      tier_mode_id,
      tier_system: system,
      updated_at: sql`now()`,
    })
    .where(sql`${own} ${fresh}`)
    .returning({ id: companySettingsTable.company_id });
  const settings = await tierSettingsOf(db, companyId);
  if (!done.length) throw new Refusal('changed_meanwhile', { current: settings });
  return settings;
}

const thresholdsOf = (tiers: readonly { readonly from: number }[]) =>
  tiers.map(({ from }) => hundredthsOf(from));

/** How many customers the ladder that is there would move, were it another one. */
async function moves({ database: { db }, scope }: OfLadder, after: readonly number[]) {
  const { tiers, settings } = await ladderOf(db, scope.companyId);
  const modeId = settings.tier_mode_id;
  const placing = { modeId, thresholds: thresholdsOf(tiers) };
  return movedBy(db, scope.companyId, placing, { modeId, thresholds: after });
}

type OfLadder = Pick<AnyCall, 'database' | 'scope'>;

const effectsOfMoves = ({ up, down }: { up: number; down: number }) =>
  [
    { effect: 'tiers_up', count: up },
    { effect: 'tiers_down', count: down },
  ] as const;

const foreseenLadder = async (call: Call<typeof changePointTitles>) =>
  effectsOfMoves(await moves(call, thresholdsOf(call.body.tiers)));

async function rungsOf({ database, scope }: OfLadder) {
  const { tiers } = await ladderOf(database.db, scope.companyId);
  return tiers.map(({ store_point_title_id: id, ...tier }) => ({ ...tier, id }) as Rung);
}

async function foreseenChange(call: Call<typeof changePointTitle>) {
  const before = await rungsOf(call);
  const after = changedAt(before, placeOf(before, call.params.id), call.body);
  return effectsOfMoves(await moves(call, thresholdsOf(after)));
}

async function foreseenDeletion(call: Call<typeof deletePointTitle>) {
  const before = await rungsOf(call);
  const after = withoutRung(before, placeOf(before, call.params.id));
  return effectsOfMoves(await moves(call, thresholdsOf(after)));
}

/** Tiers that are switched off place nobody. */
async function foreseenSettings({ database, scope, body }: Call<typeof changeTierSettings>) {
  const { tiers, settings } = await ladderOf(database.db, scope.companyId);
  const placing = ({ enabled, tier_mode_id }: Pick<TierSettings, 'enabled' | 'tier_mode_id'>) => ({
    modeId: tier_mode_id,
    thresholds: enabled ? thresholdsOf(tiers) : [],
  });
  const after = { enabled: body.enabled, tier_mode_id: body.tier_mode_id ?? settings.tier_mode_id };
  return effectsOfMoves(
    await movedBy(database.db, scope.companyId, placing(settings), placing(after)),
  );
}

/** The tiers of a company: the ladder as a whole, one rung of it, and how it is climbed. */
export function mountTiers(api: Api) {
  serve(api, listPointTitles, ({ database, scope }) => ladderOf(database.db, scope.companyId));
  serve(api, createPointTitles, setLadder);
  serve(api, changePointTitles, setLadder);
  serve(api, changePointTitle, changeOne);
  serve(api, deletePointTitle, deleteOne);
  serve(api, previewPointTitles, (call) => moves(call, call.body.from.map(hundredthsOf)));
  foresee(api, createPointTitles, foreseenLadder);
  foresee(api, changePointTitles, foreseenLadder);
  foresee(api, changePointTitle, foreseenChange);
  foresee(api, deletePointTitle, foreseenDeletion);
  foresee(api, changeTierSettings, foreseenSettings);
  serve(api, changeTierSettings, ({ database, scope, body }) =>
    changeSettings(database, scope, body),
  );
}
