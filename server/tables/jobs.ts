import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { id, moment, now } from './columns.ts';

export const jobStates = ['queued', 'running', 'done', 'failed'] as const;

/** Work that outlives a request and the process that began it. */
export const jobsTable = pgTable(
  'jobs',
  {
    company_id: id().notNull(),
    job_id: id().notNull().generatedByDefaultAsIdentity(),
    kind: text().notNull(),
    /** What it is about: a coupon, an import. */
    subject_id: id().notNull(),
    state: text({ enum: jobStates }).notNull().default('queued'),
    done: integer().notNull().default(0),
    total: integer().notNull(),
    /** How often a process took it. */
    attempts: integer().notNull().default(0),
    /** How often it failed by an error of its own; a process that was killed is none. */
    failures: integer().notNull().default(0),
    /** Until when a process has it to itself; after that another may take it over. */
    held_until: moment().notNull().default(now),
    created_at: moment().notNull().default(now),
    updated_at: moment().notNull().default(now),
  },
  (t) => [
    primaryKey({ columns: [t.company_id, t.job_id] }),
    index('jobs__open__idx').on(t.held_until).where(sql`${t.state} in ('queued', 'running')`),
    index('jobs__subject__idx').on(t.company_id, t.kind, t.subject_id),
  ],
);
