import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { languages } from '../../contract/engine/languages.ts';
import { exportFormats } from '../../contract/export-files/export-file.ts';
import { id, jsonOf, moment, now } from './columns.ts';

export const exportStates = ['waiting', 'writing', 'deleting', 'ready', 'failed'] as const;

/** What somebody exports of a list: what they asked for, how far it is, and the file that came of it. */
export const exportsTable = pgTable(
  'exports',
  {
    company_id: id().notNull(),
    user_store_export_id: id().notNull().generatedByDefaultAsIdentity(),
    store_id: id().notNull(),
    user_id: id().notNull(),
    panel: text({ enum: ['stores', 'companies', 'suppliers'] }).notNull(),
    export_key: text().notNull(),
    format: text({ enum: exportFormats }).notNull(),
    language: text({ enum: languages }).notNull(),
    /** The filters and the order, as they were sent. */
    query: jsonOf<Record<string, string>>()().notNull(),
    /** What columns are called where it was asked. */
    headings: jsonOf<Record<string, string>>()().notNull(),
    /** The filters in words. */
    filters: text().notNull(),
    state: text({ enum: exportStates }).notNull().default('waiting'),
    /** How often a process took it. */
    attempts: integer().notNull().default(0),
    /** How often it failed by an error of its own; a process that was killed is none. */
    failures: integer().notNull().default(0),
    /** Until when a process has it to itself; after that another may begin it anew. */
    held_until: moment().notNull().default(now),
    done: id().notNull().default(0),
    total: id(),
    bytes: id(),
    sha256: text(),
    file: text(),
    /** The id of the refusal by which it failed. */
    problem: text(),
    created_at: moment().notNull().default(now),
    finished_at: moment(),
  },
  (t) => [
    primaryKey({ columns: [t.company_id, t.user_store_export_id] }),
    uniqueIndex('exports__own__unique').on(t.company_id, t.store_id, t.user_id, t.export_key),
    index('exports__open__idx')
      .on(t.held_until)
      .where(sql`${t.state} in ('waiting', 'writing', 'deleting')`),
    index('exports__finished__idx').on(t.finished_at).where(sql`${t.finished_at} is not null`),
  ],
);
