import { sql } from 'drizzle-orm';
import { integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { verificationStates } from '../../contract/reports.ts';
import { id, jsonOf, moment, now } from '../columns.ts';
import type { Breach, Position } from './verify.ts';

/** A verification of a company's ledger: how far it is, and what it found. */
export const verificationsTable = pgTable(
  'ledger_verifications',
  {
    company_id: id().notNull(),
    verification_id: id().notNull().generatedByDefaultAsIdentity(),
    user_id: id().notNull(),
    state: text({ enum: verificationStates }).notNull().default('running'),
    /** Null before the first piece and after the last. */
    position: jsonOf<Position | null>()(),
    done: integer().notNull().default(0),
    total: integer().notNull(),
    postings: id().notNull().default(0),
    breaches: jsonOf<Breach[]>()().notNull().default([]),
    started_at: moment().notNull().default(now),
    ended_at: moment(),
  },
  (t) => [
    primaryKey({ columns: [t.company_id, t.verification_id] }),
    uniqueIndex('ledger_verifications__running__unique')
      .on(t.company_id)
      .where(sql`${t.state} = 'running'`),
  ],
);
