import { foreignKey, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { id, jsonOf, moment, now } from './columns.ts';

/** A file of products that was imported, as long as it can be undone. */
export const productImportsTable = pgTable(
  'product_imports',
  {
    company_id: id().notNull(),
    import_id: id().notNull().generatedByDefaultAsIdentity(),
    user_id: id().notNull(),
    /** The name of the file as it was uploaded. */
    name: text().notNull(),
    created: integer().notNull(),
    updated: integer().notNull(),
    created_at: moment().notNull().default(now),
    undone_at: moment(),
    /** Products of an undone import: those it had added, those set back, and those left as they are. */
    removed: integer().notNull().default(0),
    restored: integer().notNull().default(0),
    left_alone: integer().notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.company_id, t.import_id] }),
    index('product_imports__created__idx').on(t.created_at),
  ],
);

/** What an import wrote of each product. */
export const importedProductsTable = pgTable(
  'imported_products',
  {
    company_id: id().notNull(),
    import_id: id().notNull(),
    product_id: id().notNull(),
    /** The columns that it changed as they were before; null of a product it added. */
    before: jsonOf<Record<string, unknown>>()(),
    /** The same columns as it left them. */
    after: jsonOf<Record<string, unknown>>()().notNull().default({}),
    written_at: moment().notNull().default(now),
  },
  (t) => [
    primaryKey({ columns: [t.company_id, t.import_id, t.product_id] }),
    index('imported_products__product__idx').on(t.company_id, t.product_id),
    foreignKey({
      name: 'imported_products__import__fk',
      columns: [t.company_id, t.import_id],
      foreignColumns: [productImportsTable.company_id, productImportsTable.import_id],
    }).onDelete('cascade'),
  ],
);
