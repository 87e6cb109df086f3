import { and, eq, sql } from 'drizzle-orm';
import {
  changeFastPayment,
  changeRewardFlag,
  changeRewardPoints,
  changeTransactionLimits,
  type LoadedStore,
  loadStore,
} from '../../contract/store-settings.ts';
import { tellingChannel } from '../common/catalogue.ts';
import type { Database } from '../db/connection.ts';
import type { Scope } from '../http/call.ts';
import { invalidField, Refusal } from '../http/refusal.ts';
import { type Api, serve } from '../http/serve.ts';
import { hundredthsOf, pointsOf } from '../ledger/units.ts';
import { storesTable } from '../resources/stores.tables.ts';
import { storeSettingsTable } from './tables.ts';

type Settings = typeof storeSettingsTable.$inferSelect;
type Change = Partial<typeof storeSettingsTable.$inferInsert>;

/** The settings as the API tells them: points and money as decimal numbers. */
const told = (row: Settings, app: LoadedStore['flags']['app_settings']) => ({
  reward_points: pointsOf(row.reward_points),
  reward_amount: row.reward_amount / 100,
  reward_floor: row.reward_floor,
  fast_payment: row.fast_payment,
  thermal_printer: row.thermal_printer,
  system_notification_id: row.system_notification_id,
  flags: {
    app_settings: app,
    general: { fast_payment: row.fast_payment },
    reward: {
      thermal_printer: row.thermal_printer,
      reward_active: row.reward_active,
      points_payment: row.points_payment,
    },
  },
  store_settings: {
    min_amount_limit: row.min_amount_limit / 100,
    max_amount_limit: row.max_amount_limit / 100,
  },
  updated_at: row.updated_at,
});

async function loadedStore({ db }: Database, { companyId, storeId }: Scope): Promise<LoadedStore> {
  const [found] = await db
    .select()
    .from(storesTable)
    .innerJoin(
      storeSettingsTable,
      and(
        eq(storeSettingsTable.company_id, storesTable.company_id),
        eq(storeSettingsTable.store_id, storesTable.store_id),
      ),
    )
    .where(and(eq(storesTable.company_id, companyId), eq(storesTable.store_id, storeId)));
  if (!found) throw new Refusal('not_found');
  const { show_on_map, online_payment_processing, pos_points_delivery } = found.stores;
  const app = { show_on_map, online_payment_processing, pos_points_delivery };
  return loadStore.reply.parse({ ...found.stores, ...told(found.store_settings, app) });
}

/**
 * Changes the settings of one store and answers the store as it is then. Throws changed_meanwhile,
 * with that store, for a stale `updated_at`.
 */
async function change(database: Database, scope: Scope, values: Change, loadedAt?: string) {
  const own = and(
    eq(storeSettingsTable.company_id, scope.companyId),
    eq(storeSettingsTable.store_id, scope.storeId),
  );
  const fresh = loadedAt ? eq(storeSettingsTable.updated_at, loadedAt) : undefined;
  const done = await database.db
    .update(storeSettingsTable)
    .set({ ...values, updated_at: sql`now()` } as never)
    .where(and(own, fresh))
    .returning({ id: storeSettingsTable.store_id });
  const store = await loadedStore(database, scope);
  if (!done.length) throw new Refusal('changed_meanwhile', { current: store });
  return store;
}

/** Throws invalid for a channel that does not tell of receipts. */
function assertChannel(id: number | null | undefined) {
  if (id && !tellingChannel(id)) throw invalidField('system_notification_id', 'invalidChoice');
}

/** How one store awards points and takes receipts: each form of the screen saves its own part. */
export function mountStoreSettings(api: Api) {
  serve(api, loadStore, ({ database, scope }) => loadedStore(database, scope));
  serve(api, changeFastPayment, ({ database, scope, body }) => change(database, scope, body));
  serve(api, changeRewardFlag, async ({ database, scope, body }) => {
    assertChannel(body.system_notification_id);
    return change(database, scope, body as Change);
  });
  serve(api, changeRewardPoints, ({ database, scope, body: { updated_at, ...body } }) => {
    const reward_points = hundredthsOf(body.reward_points);
    const reward_amount = hundredthsOf(body.reward_amount);
    return change(database, scope, { ...body, reward_points, reward_amount }, updated_at);
  });
  serve(api, changeTransactionLimits, ({ database, scope, body }) => {
    const min_amount_limit = hundredthsOf(body.min_amount_limit);
    const max_amount_limit = hundredthsOf(body.max_amount_limit);
    return change(database, scope, { min_amount_limit, max_amount_limit }, body.updated_at);
  });
}
