import { index, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { subLoyalties } from '../../contract/sub-loyalties.ts';
import { columns } from '../columns.ts';

export const subLoyaltiesTable = pgTable('sub_loyalties', columns(subLoyalties), (t) => [
  primaryKey({ columns: [t.company_id, t.loyalty_program_id] }),
  index('sub_loyalties__created__idx').on(t.company_id, t.created_at),
]);
