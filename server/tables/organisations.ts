import { sql } from 'drizzle-orm';
import {
  boolean,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core';
import type { PlanAttributes } from '../../contract/billing/limits.ts';
import { intervals } from '../../contract/billing/periods.ts';
import { networkRegions } from '../../contract/organisations/network-regions.ts';
import { stores } from '../../contract/organisations/stores.ts';
import { subLoyalties } from '../../contract/organisations/sub-loyalties.ts';
import type { PermissionTree } from '../../contract/permissions/permissions.ts';
import { columns, folded, id, jsonOf, localized, moment, now, withdrawn } from './columns.ts';

/** What a company or a store subscribes to, and the permissions that come with it. */
export const subscriptionPlansTable = pgTable(
  'subscription_plans',
  {
    /** Who sells it. */
    company_id: id().notNull().default(1),
    store_subscription_plan_id: id().primaryKey().generatedByDefaultAsIdentity(),
    plan_name: localized().notNull(),
    plan_description: localized().notNull(),
    /** In minor units of its seller's currency. */
    plan_price: id().notNull(),
    interval: text({ enum: intervals }).notNull(),
    interval_count: integer().notNull().default(1),
    vat_included: boolean().notNull().default(true),
    /** In hundredths. */
    reward_points: id().notNull().default(0),
    reward_type_id: integer(),
    /** Of these its buyers choose; of all that its seller has where there is none. */
    store_payment_methods: jsonOf<number[]>()().notNull().default([]),
    is_pos: boolean().notNull().default(false),
    attributes: jsonOf<PlanAttributes>()().notNull().default({}),
    /** Nobody new gets it from then on. */
    withdrawn_at: moment(),
    created_at: moment().notNull().default(now),
    updated_at: moment().notNull().default(now),
    is_brand: boolean().notNull().default(false),
    is_public: boolean().notNull().default(true),
    permissions: jsonOf<PermissionTree>()().notNull(),
  },
  (t) => [index('subscription_plans__seller__idx').on(t.company_id)],
);

export const networkRegionsTable = pgTable(
  'network_regions',
  { ...columns(networkRegions), ...withdrawn() },
  (t) => [primaryKey({ columns: [t.company_id, t.store_company_network_region_id] })],
);

/**
 * Companies, their branches and their suppliers. A company is its own tenant: its company_id is its
 * store_id. A deleted one keeps its row, because records of other tables name it.
 */
export const storesTable = pgTable(
  'stores',
  {
    ...columns(stores),
    kind: text({ enum: ['company', 'store', 'supplier'] })
      .notNull()
      .default('store'),
    logo: text(),
    map_logo: text(),
    offline_map_logo: text(),
    loyalty_logo: text(),
    permissions: jsonOf<PermissionTree>()().notNull().default({}),
    currency: text().notNull().default('EUR'),
    primary_email: text(),
    secondary_email: text(),
    export_csv_settings: jsonOf<Record<string, boolean>>()().notNull().default({}),
    deleted_at: moment(),
  },
  (t) => [
    primaryKey({ columns: [t.company_id, t.store_id] }),
    foreignKey({
      name: 'stores__store_company_network_region_id__fk',
      columns: [t.company_id, t.store_company_network_region_id],
      foreignColumns: [
        networkRegionsTable.company_id,
        networkRegionsTable.store_company_network_region_id,
      ],
    }),
    foreignKey({
      name: 'stores__store_subscription_plan_id__fk',
      columns: [t.store_subscription_plan_id],
      foreignColumns: [subscriptionPlansTable.store_subscription_plan_id],
    }),
    // Identity makes a store_id unique by itself: an index that starts without the company only finds it.
    index('stores__store_id__idx').on(t.store_id),
    index('stores__kind__idx').on(t.company_id, t.kind).where(sql`${t.deleted_at} is null`),
    index('stores__name__idx').on(t.company_id, folded(sql`${t.name}`), t.store_id),
    index('stores__search__idx').using('gin', sql`fold(${t.name}) gin_trgm_ops`),
  ],
);

export const subLoyaltiesTable = pgTable('sub_loyalties', columns(subLoyalties), (t) => [
  primaryKey({ columns: [t.company_id, t.loyalty_program_id] }),
  index('sub_loyalties__created__idx').on(t.company_id, t.created_at),
]);
