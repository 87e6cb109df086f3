import { sql } from 'drizzle-orm';
import { index, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { synergies } from '../../contract/synergies/synergies.ts';
import { columns, id, moment, now } from './columns.ts';

/**
 * What two companies agreed, as each of them sees it: two rows of one synergy_id, so that either side
 * reads its own by a key that begins with its company.
 */
export const synergiesTable = pgTable('synergies', columns(synergies), (t) => [
  primaryKey({ columns: [t.company_id, t.synergy_id] }),
  uniqueIndex('synergies__open__unique')
    .on(t.company_id, t.to_company_id)
    .where(sql`${t.status} in ('requested', 'active')`),
  index('synergies__updated__idx').on(t.company_id, t.updated_at, t.synergy_id),
]);

/**
 * Points that went from one company to the other, again as each of them sees it: `out` where they were
 * taken, `in` where they were given, each naming its own posting and the other's.
 */
export const synergyTransfersTable = pgTable(
  'synergy_transfers',
  {
    company_id: id().notNull(),
    transfer_id: id().notNull().generatedByDefaultAsIdentity(),
    synergy_id: id().notNull(),
    direction: text({ enum: ['out', 'in'] }).notNull(),
    user_account_id: id().notNull(),
    posting_id: id().notNull(),
    to_company_id: id().notNull(),
    to_posting_id: id().notNull(),
    /** What was taken or given on this side, in hundredths. */
    points: id().notNull(),
    /** What a point taken became where it was given, in ten-thousandths. */
    ratio: id().notNull(),
    created_at: moment().notNull().default(now),
    /** The posting of this side that took it back. */
    undo_posting_id: id(),
  },
  (t) => [
    primaryKey({ columns: [t.company_id, t.transfer_id] }),
    index('synergy_transfers__customer__idx').on(t.company_id, t.user_account_id, t.transfer_id),
  ],
);
