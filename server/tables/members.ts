import { foreignKey, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { PermissionTree } from '../../contract/permissions/permissions.ts';
import { id, jsonOf, moment, now } from './columns.ts';
import { membershipsTable } from './people.ts';

/** What new members of a company and of its stores start with; the platform's row is for companies without one. */
export const defaultPermissionsTable = pgTable('default_permissions', {
  company_id: id().primaryKey(),
  default_company_cms: jsonOf<PermissionTree>()().notNull(),
  default_store_cms: jsonOf<PermissionTree>()().notNull(),
  updated_at: moment().notNull().default(now),
});

/** What a member says who they are by at the paired tills of a store; it ends with the membership. */
export const tillPinsTable = pgTable(
  'till_pins',
  {
    company_id: id().notNull(),
    store_id: id().notNull(),
    user_id: id().notNull(),
    pin_hash: text().notNull(),
    set_at: moment().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.company_id, t.store_id, t.user_id] }),
    foreignKey({
      name: 'till_pins__membership__fk',
      columns: [t.company_id, t.store_id, t.user_id],
      foreignColumns: [
        membershipsTable.company_id,
        membershipsTable.store_id,
        membershipsTable.user_id,
      ],
    }).onDelete('cascade'),
  ],
);
