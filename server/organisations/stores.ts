import { and, asc, eq, getTableColumns, inArray, isNull, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { products } from '../../contract/catalogue/products.ts';
import {
  allStores,
  appSettings,
  companyStores,
  companySubscriptionPlans,
  deleteStore,
  storeSummaries,
  stores,
  storesProducts,
} from '../../contract/organisations/stores.ts';
import { assignPlan } from '../billing/subscriptions/assign.ts';
import type { Executor } from '../db/executor.ts';
import { crud } from '../engine/crud.ts';
import { listPage } from '../engine/list.ts';
import type { Tenant } from '../engine/rows.ts';
import { Refusal } from '../http/refusal.ts';
import { type Api, serve } from '../http/serve.ts';
import { platformId } from '../messages/outbox.ts';
import { moneyOf } from '../runtime/units.ts';
import { searchedText } from '../tables/columns.ts';
import { storesTable, subscriptionPlansTable } from '../tables/organisations.ts';
import { productsTable } from '../tables/products.ts';
import { assertVatChange, holderOf } from './assert-vat.ts';
import { mountCreateStore } from './create-store.ts';
import { assertCountry, storeRows } from './store-rows.ts';
import { assertProgramme } from './sub-loyalties.ts';

/** What else names a store: deleting it must not take that along. */
async function hasHistory(db: Executor, { companyId }: Tenant, storeId: number): Promise<boolean> {
  const own = sql`company_id = ${companyId} and store_id = ${storeId}`;
  const result = await db.execute(sql`select 1 from products where ${own} union all
    select 1 from product_categories where ${own} union all select 1 from product_groups where ${own} union all
    select 1 from store_external_links where ${own} union all select 1 from transactions where ${own} limit 1`);
  return result.rows.length > 0;
}

/**
 * Deletes a store for everybody who uses it and keeps its row, which records of the past name. One
 * with history wants its name typed first.
 */
function mountDelete(api: Api) {
  serve(api, deleteStore, ({ database, scope, params, query }) =>
    database.db.transaction(async (tx) => {
      const store = await storeRows.read(tx, scope, params.id);
      if (query.confirm_name !== store.name && (await hasHistory(tx, scope, params.id))) {
        throw new Refusal('confirmation_required', {
          fields: { confirm_name: [{ name: 'required' }] },
        });
      }
      await storeRows.remove(tx, scope, params.id);
      return null;
    }),
  );
}

function mountSummaries(api: Api) {
  serve(api, storeSummaries, async ({ database, scope }) => {
    const result =
      await database.db.execute(sql`select s.store_id, s.name, s.active_subscription, s.cancelled_subscription, s.show_on_map,
        count(p.product_id)::int as products, count(p.product_id) filter (where p.published)::int as published_products,
        (select count(*)::int from memberships m where m.company_id = s.company_id and m.store_id = s.store_id) as users
      from stores s left join products p on p.company_id = s.company_id and p.store_id = s.store_id
      where s.company_id = ${scope.companyId} and s.kind = 'store' and s.deleted_at is null
      group by s.company_id, s.store_id order by fold(s.name) collate "C", s.store_id`);
    const all = result.rows as {
      active_subscription: boolean;
      cancelled_subscription: boolean;
      show_on_map: boolean;
    }[];
    const active = all.filter((store) => store.active_subscription);
    return storeSummaries.reply.parse({
      total: all.length,
      active: active.length,
      inactive: all.length - active.length,
      cancelled: all.filter((store) => store.cancelled_subscription).length,
      on_map: all.filter((store) => store.show_on_map).length,
      stores: all,
    });
  });
}

function mountPickers(api: Api) {
  const { store_id, name, kind } = storesTable;
  serve(api, allStores, async ({ database, scope }) => ({
    stores: await database.db
      .select({ store_id, name, kind })
      .from(storesTable)
      .where(and(eq(storesTable.company_id, scope.companyId), isNull(storesTable.deleted_at)))
      .orderBy(asc(kind), sql`fold(${name}) collate "C"`),
  }));
  serve(api, companyStores, ({ database, scope, query, language }) =>
    storeRows.list(database, scope, query, language),
  );
  serve(api, storesProducts, async ({ database, scope, query, language }) => {
    const selection = Object.fromEntries(
      ['product_id', ...Object.keys(products.fields), 'store_id'].map((field) => [
        field,
        productsTable[field as 'store_id'],
      ]),
    );
    const listed = {
      entity: products,
      table: productsTable,
      selection,
      searched: searchedText(products, getTableColumns(productsTable)),
    };
    const page = await listPage(
      database,
      listed,
      eq(productsTable.company_id, scope.companyId),
      query,
      language,
    );
    return page as z.output<(typeof storesProducts)['reply']>;
  });
  serve(api, companySubscriptionPlans, async ({ database, scope }) => {
    const { is_brand, is_public, withdrawn_at, company_id } = subscriptionPlansTable;
    // Its own, and the platform's, which cost its stores nothing.
    const sold = inArray(company_id, [scope.companyId, platformId]);
    const open = and(sold, eq(is_brand, false), eq(is_public, true), isNull(withdrawn_at));
    const plans = await database.db
      .select()
      .from(subscriptionPlansTable)
      .where(open)
      .orderBy(subscriptionPlansTable.plan_price);
    return companySubscriptionPlans.reply.parse({
      plans: plans.map((each) => ({ ...each, plan_price: moneyOf(each.plan_price) })),
    });
  });
}

/** The branches of a company. */
export function mountStores(api: Api) {
  crud(api, stores, storeRows, ['update']);
  serve(api, stores.calls.update, async (call) => {
    const { database, scope, params, body } = call;
    assertCountry(body.country_id);
    return database.db.transaction(async (tx) => {
      await assertProgramme(tx, scope.companyId, body.loyalty_program_id);
      const before = await storeRows.read(tx, scope, params.id);
      await assertVatChange(tx, before, body, holderOf(call, params.id));
      const { store_subscription_plan_id: planId, ...rest } = body;
      const stays = await assignPlan(tx, call, params.id, planId);
      return storeRows.update(tx, scope, params.id, stays ? rest : body);
    });
  });
  serve(api, appSettings, ({ database, scope, params, body }) =>
    storeRows.update(database.db, scope, params.id, body),
  );
  mountCreateStore(api);
  mountDelete(api);
  mountSummaries(api);
  mountPickers(api);
}
