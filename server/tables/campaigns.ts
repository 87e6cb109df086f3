import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { campaigns } from '../../contract/campaigns/campaigns.ts';
import type { PreviewResult } from '../../contract/campaigns/previews.ts';
import type { Definition } from '../../contract/campaigns/stored.ts';
import { columns, id, jsonOf, moment, now } from './columns.ts';

/** What is given, in the units of the ledger: points in hundredths, money in minor units. */
export const campaignsTable = pgTable(
  'campaigns',
  {
    ...columns(campaigns),
    definition: jsonOf<Definition>()().notNull(),
    billable: boolean().notNull().default(true),
    user_id: id().notNull(),
    /** When it last began to run. */
    started_at: moment(),
  },
  (t) => [
    primaryKey({ columns: [t.company_id, t.campaign_id] }),
    index('campaigns__created__idx').on(t.company_id, t.created_at),
    // Those that receipts and the clock look for.
    index('campaigns__alive__idx')
      .on(t.company_id, t.type)
      .where(sql`${t.status} in ('scheduled', 'running')`),
  ],
);

/** What a campaign gave and said while it was so: whoever took part keeps what they matched. */
export const campaignRevisionsTable = pgTable(
  'campaign_revisions',
  {
    company_id: id().notNull(),
    campaign_id: id().notNull(),
    revision: integer().notNull(),
    definition: jsonOf<Definition>()().notNull(),
    user_id: id().notNull(),
    created_at: moment().notNull().default(now),
  },
  (t) => [primaryKey({ columns: [t.company_id, t.campaign_id, t.revision] })],
);

export const participantStates = ['given', 'failed', 'taken_back', 'marked'] as const;

/** Whoever took part: once an occasion, whatever is tried again. */
export const participantsTable = pgTable(
  'campaign_participants',
  {
    company_id: id().notNull(),
    participant_id: id().notNull().generatedByDefaultAsIdentity(),
    campaign_id: id().notNull(),
    user_account_id: id().notNull(),
    /** What it was about: a receipt, a day, a list. */
    occasion: text().notNull(),
    /** The company's day. */
    day: text().notNull(),
    revision: integer().notNull(),
    store_id: id().notNull(),
    transaction_id: id(),
    matched: jsonOf<Record<string, string | number | boolean | null>>()().notNull().default({}),
    state: text({ enum: participantStates }).notNull(),
    points: id().notNull().default(0),
    /** One for each who bears a part of the points. */
    posting_ids: id().array().notNull().default(sql`'{}'`),
    claim_ids: id().array().notNull().default(sql`'{}'`),
    /** What it cost: gifts and messages, in minor units. */
    cost: id().notNull().default(0),
    problem: text(),
    created_at: moment().notNull().default(now),
  },
  (t) => [
    primaryKey({ columns: [t.company_id, t.participant_id] }),
    uniqueIndex('campaign_participants__once__unique').on(
      t.company_id,
      t.campaign_id,
      t.user_account_id,
      t.occasion,
    ),
    index('campaign_participants__listed__idx').on(t.company_id, t.campaign_id, t.created_at),
    // What wants looking after.
    index('campaign_participants__failed__idx')
      .on(t.company_id, t.created_at)
      .where(sql`${t.state} = 'failed'`),
    index('campaign_participants__receipt__idx')
      .on(t.company_id, t.transaction_id)
      .where(sql`${t.transaction_id} is not null`),
  ],
);

/** SQL: whether somebody took part and counts: what failed and what was taken back does not. */
export const tookPart = (participant: string) => `${participant}.state in ('given', 'marked')`;

/** What a campaign has given, in all (an empty day) and on each day; kept while a cap asks for it. */
export const campaignTotalsTable = pgTable(
  'campaign_totals',
  {
    company_id: id().notNull(),
    campaign_id: id().notNull(),
    day: text().notNull(),
    participants: id().notNull().default(0),
    points: id().notNull().default(0),
    money: id().notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.company_id, t.campaign_id, t.day] })],
);

/** A look at whom a campaign would have reached; one of a campaign is what was foreseen when it began. */
export const campaignPreviewsTable = pgTable(
  'campaign_previews',
  {
    company_id: id().notNull(),
    campaign_preview_id: id().notNull().generatedByDefaultAsIdentity(),
    campaign_id: id(),
    title: text().notNull(),
    definition: jsonOf<Definition>()().notNull(),
    /** The moment up to which it looks. */
    until: moment().notNull(),
    /** What was added up so far. */
    progress: jsonOf<unknown>()(),
    result: jsonOf<PreviewResult>()(),
    cancelled_at: moment(),
    user_id: id().notNull(),
    created_at: moment().notNull().default(now),
  },
  (t) => [
    primaryKey({ columns: [t.company_id, t.campaign_preview_id] }),
    index('campaign_previews__campaign__idx')
      .on(t.company_id, t.campaign_id)
      .where(sql`${t.campaign_id} is not null`),
    index('campaign_previews__created__idx').on(t.created_at),
  ],
);
