import { sql } from 'drizzle-orm';
import { foreignKey, index, pgTable, primaryKey, uniqueIndex } from 'drizzle-orm/pg-core';
import { companyProducts } from '../../contract/catalogue/company-products.ts';
import { productTags } from '../../contract/catalogue/product-tags.ts';
import { columns, id, moment, withdrawn } from './columns.ts';

export const productTagsTable = pgTable(
  'product_tags',
  { ...columns(productTags), ...withdrawn() },
  (t) => [
    primaryKey({ columns: [t.company_id, t.product_tag_id] }),
    uniqueIndex('product_tags__code__unique')
      .on(t.company_id, t.code)
      .where(sql`${t.deleted_at} is null`),
  ],
);

export const companyProductsTable = pgTable(
  'company_products',
  {
    ...columns(companyProducts),
    /** Its place in the order of the company; the lower comes first. */
    position: id().notNull().default(0),
    /** Stores keep what they sold: their rows go on naming it. */
    deleted_at: moment(),
  },
  (t) => [
    primaryKey({ columns: [t.company_id, t.product_id] }),
    foreignKey({
      name: 'company_products__product_tag_id__fk',
      columns: [t.company_id, t.product_tag_id],
      foreignColumns: [productTagsTable.company_id, productTagsTable.product_tag_id],
    }),
    uniqueIndex('company_products__sku_number__unique')
      .on(t.company_id, t.sku_number)
      .where(sql`${t.deleted_at} is null`),
    index('company_products__tag__idx').on(t.company_id, t.product_tag_id),
    index('company_products__position__idx').on(t.company_id, t.position, t.product_id),
  ],
);
