import { pgTable } from 'drizzle-orm/pg-core';
import type { PermissionTree } from '../../contract/permissions/permissions.ts';
import { id, jsonOf, moment, now } from './columns.ts';

/** What new members of a company and of its stores start with; the platform's row is for companies without one. */
export const defaultPermissionsTable = pgTable('default_permissions', {
  company_id: id().primaryKey(),
  default_company_cms: jsonOf<PermissionTree>()().notNull(),
  default_store_cms: jsonOf<PermissionTree>()().notNull(),
  updated_at: moment().notNull().default(now),
});
