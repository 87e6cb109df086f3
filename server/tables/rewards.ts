import { index, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { rewards } from '../../contract/rewards/rewards.ts';
import { columns } from './columns.ts';

export const rewardsTable = pgTable('rewards', columns(rewards), (t) => [
  primaryKey({ columns: [t.company_id, t.reward_id] }),
  index('rewards__created__idx').on(t.company_id, t.created_at),
]);
