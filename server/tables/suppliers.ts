import { foreignKey, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { genders } from '../../contract/people/genders.ts';
import { id } from './columns.ts';
import { storesTable } from './organisations.ts';

/** Whom the company named to act for a supplier, and what it notes of them. */
export const supplierUsersTable = pgTable(
  'supplier_users',
  {
    company_id: id().notNull(),
    store_id: id().notNull(),
    user_id: id().notNull(),
    email_1: text(),
    email_2: text(),
    gender: text({ enum: genders }),
  },
  (t) => [
    primaryKey({ columns: [t.company_id, t.store_id] }),
    foreignKey({
      name: 'supplier_users__store_id__fk',
      columns: [t.company_id, t.store_id],
      foreignColumns: [storesTable.company_id, storesTable.store_id],
    }),
  ],
);
