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
import { networkRegions } from '../../contract/organisations/network-regions.ts';
import { stores } from '../../contract/organisations/stores.ts';
import { subLoyalties } from '../../contract/organisations/sub-loyalties.ts';
import type { PermissionTree } from '../../contract/permissions/permissions.ts';
import { columns, id, jsonOf, localized, moment } from './columns.ts';

/** What a company or a store subscribes to, and the permissions that come with it. */
export const subscriptionPlansTable = pgTable('subscription_plans', {
  store_subscription_plan_id: id().primaryKey().generatedByDefaultAsIdentity(),
  plan_name: localized().notNull(),
  plan_description: localized().notNull(),
  plan_price: integer().notNull(),
  interval: text({ enum: ['month', 'year'] }).notNull(),
  interval_count: integer().notNull().default(1),
  is_brand: boolean().notNull().default(false),
  is_public: boolean().notNull().default(true),
  permissions: jsonOf<PermissionTree>()().notNull(),
});

export const networkRegionsTable = pgTable('network_regions', columns(networkRegions), (t) => [
  primaryKey({ columns: [t.company_id, t.store_company_network_region_id] }),
]);

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
  ],
);

export const subLoyaltiesTable = pgTable('sub_loyalties', columns(subLoyalties), (t) => [
  primaryKey({ columns: [t.company_id, t.loyalty_program_id] }),
  index('sub_loyalties__created__idx').on(t.company_id, t.created_at),
]);
