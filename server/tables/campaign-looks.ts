import { sql } from 'drizzle-orm';
import { foreignKey, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { drawStates, placeStates } from '../../contract/campaigns/draws.ts';
import { rejectedReasons } from '../../contract/campaigns/lists.ts';
import type { EarlierDraw } from '../../contract/draws/proof.ts';
import { id, jsonOf, moment, now } from './columns.ts';

/** How far a campaign that waits for the clock has looked: nobody is passed over, and nobody is met twice. */
export const campaignLooksTable = pgTable(
  'campaign_looks',
  {
    company_id: id().notNull(),
    campaign_id: id().notNull(),
    /** Up to here it is done. */
    looked_until: moment(),
    /** The part of time it is at, where it is at one. */
    from_at: moment(),
    until_at: moment(),
    /** Up to which account it is done with that part. */
    after: id().notNull().default(0),
    /** Of a list: by which revision it was looked through. */
    revision: integer().notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.company_id, t.campaign_id] })],
);

/** A file of mobiles or cards, and who they are. */
export const campaignListsTable = pgTable(
  'campaign_lists',
  {
    company_id: id().notNull(),
    campaign_list_id: id().notNull().generatedByDefaultAsIdentity(),
    user_id: id().notNull(),
    /** The name of the file. */
    name: text().notNull(),
    columns: jsonOf<string[]>()().notNull(),
    found: integer().notNull(),
    rejected: integer().notNull(),
    created_at: moment().notNull().default(now),
  },
  (t) => [
    primaryKey({ columns: [t.company_id, t.campaign_list_id] }),
    index('campaign_lists__created__idx').on(t.created_at),
  ],
);

/** Whom a list names. */
export const campaignListPeopleTable = pgTable(
  'campaign_list_people',
  {
    company_id: id().notNull(),
    campaign_list_id: id().notNull(),
    user_account_id: id().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.company_id, t.campaign_list_id, t.user_account_id] }),
    foreignKey({
      name: 'campaign_list_people__list__fk',
      columns: [t.company_id, t.campaign_list_id],
      foreignColumns: [campaignListsTable.company_id, campaignListsTable.campaign_list_id],
    }).onDelete('cascade'),
  ],
);

/** Rows of a list that are nobody, and why. */
export const campaignListRejectionsTable = pgTable(
  'campaign_list_rejections',
  {
    company_id: id().notNull(),
    campaign_list_id: id().notNull(),
    row_number: integer().notNull(),
    cells: jsonOf<string[]>()().notNull(),
    reason: text({ enum: rejectedReasons }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.company_id, t.campaign_list_id, t.row_number] }),
    foreignKey({
      name: 'campaign_list_rejections__list__fk',
      columns: [t.company_id, t.campaign_list_id],
      foreignColumns: [campaignListsTable.company_id, campaignListsTable.campaign_list_id],
    }).onDelete('cascade'),
  ],
);

/** A draw: what was published of it, and when. The seed is sealed until it is revealed. */
export const campaignDrawsTable = pgTable(
  'campaign_draws',
  {
    company_id: id().notNull(),
    campaign_id: id().notNull(),
    state: text({ enum: drawStates }).notNull().default('open'),
    commitment: text().notNull(),
    seed_sealed: text().notNull(),
    /** Once it is drawn. */
    seed: text(),
    winners: integer(),
    alternates: integer(),
    entries: id(),
    receipts: integer(),
    people: integer(),
    /** Draws that were cancelled after their winners were known, and shared receipts with this one when it was closed. */
    earlier: jsonOf<readonly EarlierDraw[]>()().notNull().default([]),
    entries_hash: text(),
    opened_at: moment().notNull(),
    closed_at: moment(),
    drawn_at: moment(),
    ended_at: moment(),
  },
  (t) => [primaryKey({ columns: [t.company_id, t.campaign_id] })],
);

/** The receipts in a draw when it was closed, in the order of their names. */
export const campaignDrawEntriesTable = pgTable(
  'campaign_draw_entries',
  {
    company_id: id().notNull(),
    campaign_id: id().notNull(),
    receipt: text().notNull(),
    person: text().notNull(),
    entries: integer().notNull(),
    user_account_id: id().notNull(),
    transaction_id: id().notNull(),
  },
  (t) => [primaryKey({ columns: [t.company_id, t.campaign_id, t.receipt] })],
);

/** Who was drawn, in the order of it. */
export const campaignDrawPlacesTable = pgTable(
  'campaign_draw_places',
  {
    company_id: id().notNull(),
    campaign_id: id().notNull(),
    place: integer().notNull(),
    entry: id().notNull(),
    receipt: text().notNull(),
    person: text().notNull(),
    user_account_id: id().notNull(),
    transaction_id: id().notNull(),
    state: text({ enum: placeStates }).notNull(),
    replaced_by: integer(),
    /** Why they were replaced. */
    reason: text(),
  },
  (t) => [
    primaryKey({ columns: [t.company_id, t.campaign_id, t.place] }),
    index('campaign_draw_places__winners__idx')
      .on(t.company_id, t.user_account_id)
      .where(sql`${t.state} = 'winner'`),
  ],
);
