import { and, eq, sql } from 'drizzle-orm';
import type { Language } from '../../contract/engine/languages.ts';
import { type LoadedStore, loadedStore } from '../../contract/organisations/loaded-store.ts';
import { bankProviders, redemptionTypes } from '../common/catalogue.ts';
import type { Executor } from '../db/executor.ts';
import type { AnyCall } from '../http/call.ts';
import { Refusal } from '../http/refusal.ts';
import { storeFacts } from '../organisations/store-rows.ts';
import { moneyOf, pointsOf } from '../runtime/units.ts';
import { storesTable } from '../tables/organisations.ts';
import { companySettingsTable, storeSettingsTable } from '../tables/settings.ts';

type Settings = typeof storeSettingsTable.$inferSelect;
type Store = typeof storesTable.$inferSelect;
export type StoreChange = Partial<typeof storeSettingsTable.$inferInsert>;
export type OwnChange = Partial<typeof storesTable.$inferInsert>;

const factsReply = {
  statistics: storeFacts.statistics.as('statistics'),
  coordinates: storeFacts.coordinates.as('coordinates'),
};

/** What of a call is needed to read and answer the settings of its store. */
export type OfStore = Pick<AnyCall, 'database' | 'scope' | 'language'>;

/** How it awards points and takes receipts: points and money as decimal numbers. */
const awarding = (row: Settings, store: Store) => ({
  reward_points: pointsOf(row.reward_points),
  reward_amount: moneyOf(row.reward_amount),
  flags: {
    app_settings: {
      show_on_map: store.show_on_map,
      online_payment_processing: store.online_payment_processing,
      pos_points_delivery: store.pos_points_delivery,
    },
    general: { fast_payment: row.fast_payment },
    reward: {
      thermal_printer: row.thermal_printer,
      reward_active: row.reward_active,
      points_payment: row.points_payment,
    },
  },
  store_settings: {
    min_amount_limit: moneyOf(row.min_amount_limit),
    max_amount_limit: moneyOf(row.max_amount_limit),
    ask_above_amount: row.ask_above_amount === null ? null : moneyOf(row.ask_above_amount),
  },
});

/** What may be chosen, by its name. */
const choices = (language: Language) => ({
  redemption_types: redemptionTypes.map(({ id, name }) => ({
    redemption_type_id: id,
    name: name[language],
  })),
  known_bank_providers: bankProviders.map(({ id, name }) => ({
    bank_provider_id: id,
    name: name[language],
  })),
});

const replyOf = (row: Settings, store: Store, companyDays: number, language: Language) =>
  loadedStore.parse({
    ...store,
    ...row,
    ...awarding(row, store),
    ...choices(language),
    coupon_claim_valid_days: row.coupon_claim_valid_days ?? companyDays,
    own_claim_valid_days: row.coupon_claim_valid_days,
    company_claim_valid_days: companyDays,
    cleaners: {
      pending_payment_days: row.pending_payment_days,
      ended_coupon_days: row.ended_coupon_days,
    },
  });

const settingsOf = ({ scope }: OfStore) =>
  and(
    eq(storeSettingsTable.company_id, scope.companyId),
    eq(storeSettingsTable.store_id, scope.storeId),
  );

/** The store of a call with its settings. Throws not_found. */
export async function loadedStoreOf(call: OfStore): Promise<LoadedStore> {
  const { company_id, store_id } = storeSettingsTable;
  const [row] = await call.database.db
    .select({
      store: storesTable,
      facts: factsReply,
      settings: storeSettingsTable,
      days: companySettingsTable.coupon_claim_valid_days,
    })
    .from(storesTable)
    .innerJoin(
      storeSettingsTable,
      and(eq(company_id, storesTable.company_id), eq(store_id, storesTable.store_id)),
    )
    .innerJoin(companySettingsTable, eq(companySettingsTable.company_id, storesTable.company_id))
    .where(settingsOf(call));
  if (!row) throw new Refusal('not_found');
  const store = { ...row.store, ...row.facts };
  return replyOf(row.settings, store, row.days, call.language);
}

/** Changes the settings, and of them only a version that is not stale; answers whether it did. */
async function write(tx: Executor, call: OfStore, values: StoreChange, loadedAt?: string) {
  const fresh = loadedAt ? eq(storeSettingsTable.updated_at, loadedAt) : undefined;
  const done = await tx
    .update(storeSettingsTable)
    .set({ ...values, updated_at: sql`now()` })
    .where(and(settingsOf(call), fresh))
    .returning({ id: storeSettingsTable.store_id });
  return done.length > 0;
}

/**
 * Changes the settings of a store and, in the same transaction, what of it stands in its own row.
 * Answers the store as it is then. `assert` refuses it in the same transaction. Throws changed_meanwhile, with that
 * store, for a stale `updated_at`.
 */
export async function changeStoreSettings(
  call: OfStore,
  values: StoreChange,
  loadedAt?: string,
  own?: OwnChange,
  assert?: (tx: Executor) => Promise<void>,
): Promise<LoadedStore> {
  const { scope, database } = call;
  const done = await database.db.transaction(async (tx) => {
    await assert?.(tx);
    if (!(await write(tx, call, values, loadedAt))) return false;
    if (own && Object.keys(own).length)
      await tx
        .update(storesTable)
        .set({ ...own, updated_at: sql`now()` })
        .where(
          and(eq(storesTable.company_id, scope.companyId), eq(storesTable.store_id, scope.storeId)),
        );
    return true;
  });
  const store = await loadedStoreOf(call);
  if (!done) throw new Refusal('changed_meanwhile', { current: store });
  return store;
}
