import { foreignKey, index, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { giftCategories } from '../../contract/gifts/gift-categories.ts';
import { gifts } from '../../contract/gifts/gifts.ts';
import { rewards } from '../../contract/rewards/rewards.ts';
import { columns, withdrawn } from './columns.ts';
import { storesTable } from './organisations.ts';
import { pointTitlesTable } from './point-titles.ts';

export const giftCategoriesTable = pgTable('gift_categories', columns(giftCategories), (t) => [
  primaryKey({ columns: [t.company_id, t.gift_category_id] }),
]);

export const giftsTable = pgTable('gifts', { ...columns(gifts), ...withdrawn() }, (t) => [
  primaryKey({ columns: [t.company_id, t.gift_id] }),
  foreignKey({
    name: 'gifts__gift_category_id__fk',
    columns: [t.company_id, t.gift_category_id],
    foreignColumns: [giftCategoriesTable.company_id, giftCategoriesTable.gift_category_id],
  }),
  foreignKey({
    name: 'gifts__supplier_store_id__fk',
    columns: [t.company_id, t.supplier_store_id],
    foreignColumns: [storesTable.company_id, storesTable.store_id],
  }),
  foreignKey({
    name: 'gifts__store_point_title_id__fk',
    columns: [t.company_id, t.store_point_title_id],
    foreignColumns: [pointTitlesTable.company_id, pointTitlesTable.store_point_title_id],
  }),
  index('gifts__title__idx').on(t.company_id, t.title),
  index('gifts__category__idx').on(t.company_id, t.gift_category_id),
  index('gifts__supplier__idx').on(t.company_id, t.supplier_store_id),
  index('gifts__tier__idx').on(t.company_id, t.store_point_title_id),
]);

export const rewardsTable = pgTable('rewards', { ...columns(rewards), ...withdrawn() }, (t) => [
  primaryKey({ columns: [t.company_id, t.reward_id] }),
  index('rewards__created__idx').on(t.company_id, t.created_at),
]);
