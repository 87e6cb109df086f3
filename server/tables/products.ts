import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  foreignKey,
  index,
  pgTable,
  primaryKey,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { productCategories } from '../../contract/catalogue/product-categories.ts';
import { productGroups } from '../../contract/catalogue/product-groups.ts';
import { products } from '../../contract/catalogue/products.ts';
import { storeExternalLinks } from '../../contract/catalogue/store-external-links.ts';
import { companyProductsTable } from './catalogue.ts';
import { columns, folded, id, inLanguage, storeId, withdrawn } from './columns.ts';
import { storesTable } from './organisations.ts';

export const productCategoriesTable = pgTable(
  'product_categories',
  { ...columns(productCategories), store_id: storeId() },
  (t) => [
    primaryKey({ columns: [t.company_id, t.store_id, t.product_category_id] }),
    foreignKey({
      name: 'product_categories__store_id__fk',
      columns: [t.company_id, t.store_id],
      foreignColumns: [storesTable.company_id, storesTable.store_id],
    }),
  ],
);

export const productGroupsTable = pgTable(
  'product_groups',
  { ...columns(productGroups), store_id: storeId() },
  (t) => [
    primaryKey({ columns: [t.company_id, t.store_id, t.product_group_id] }),
    foreignKey({
      name: 'product_groups__store_id__fk',
      columns: [t.company_id, t.store_id],
      foreignColumns: [storesTable.company_id, storesTable.store_id],
    }),
  ],
);

// A list is always of one store, so every index starts there; the last column breaks ties.
export const productsTable = pgTable(
  'products',
  {
    ...columns(products),
    store_id: storeId(),
    /** Hundredths of a point that one piece adds to its receipt. */
    reward_points: id().notNull().default(0),
    /** Whether the company has it sold here; what it took out stays, for receipts name it. */
    offered: boolean().notNull().default(true),
    // What the catalogue says of it, kept here so that a receipt reads one row. Points in hundredths,
    // none where the store's own hold; of each unit of its price with points_by_price.
    points_offline: id(),
    points_online: id(),
    points_by_price: boolean().notNull().default(false),
    valid_from: date(),
    valid_to: date(),
    position: id(),
    ...withdrawn(),
  },
  (t) => [
    primaryKey({ columns: [t.company_id, t.store_id, t.product_id] }),
    foreignKey({
      name: 'products__store_id__fk',
      columns: [t.company_id, t.store_id],
      foreignColumns: [storesTable.company_id, storesTable.store_id],
    }),
    foreignKey({
      name: 'products__product_category_id__fk',
      columns: [t.company_id, t.store_id, t.product_category_id],
      foreignColumns: [
        productCategoriesTable.company_id,
        productCategoriesTable.store_id,
        productCategoriesTable.product_category_id,
      ],
    }),
    foreignKey({
      name: 'products__group_product__fk',
      columns: [t.company_id, t.store_id, t.group_product],
      foreignColumns: [
        productGroupsTable.company_id,
        productGroupsTable.store_id,
        productGroupsTable.product_group_id,
      ],
    }),
    foreignKey({
      name: 'products__parent_product_id__fk',
      columns: [t.company_id, t.parent_product_id],
      foreignColumns: [companyProductsTable.company_id, companyProductsTable.product_id],
    }),
    uniqueIndex('products__parent_product_id__unique')
      .on(t.company_id, t.parent_product_id, t.store_id)
      .where(sql`${t.parent_product_id} is not null`),
    index('products__name_el__idx').on(
      t.company_id,
      t.store_id,
      folded(inLanguage(t.name, 'el')),
      t.product_id,
    ),
    index('products__name_en__idx').on(
      t.company_id,
      t.store_id,
      folded(inLanguage(t.name, 'en')),
      t.product_id,
    ),
    index('products__name_it__idx').on(
      t.company_id,
      t.store_id,
      folded(inLanguage(t.name, 'it')),
      t.product_id,
    ),
    index('products__category__idx').on(
      t.company_id,
      t.store_id,
      t.product_category_id,
      t.published,
      folded(inLanguage(t.name, 'el')),
      t.product_id,
    ),
    index('products__group__idx').on(t.company_id, t.store_id, t.group_product),
    index('products__price__idx').on(t.company_id, t.store_id, t.retail_price, t.product_id),
    index('products__created__idx').on(t.company_id, t.store_id, t.created_at, t.product_id),
    index('products__updated__idx').on(t.company_id, t.store_id, t.updated_at, t.product_id),
  ],
);

export const storeExternalLinksTable = pgTable(
  'store_external_links',
  { ...columns(storeExternalLinks), store_id: storeId() },
  (t) => [
    primaryKey({ columns: [t.company_id, t.store_id, t.store_external_link_id] }),
    foreignKey({
      name: 'store_external_links__store_id__fk',
      columns: [t.company_id, t.store_id],
      foreignColumns: [storesTable.company_id, storesTable.store_id],
    }),
    index('store_external_links__store__idx').on(t.company_id, t.store_id, t.created_at),
  ],
);
