import { sql } from 'drizzle-orm';
import { integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { verificationStates } from '../../contract/reports/reports.ts';
import { id, jsonOf, moment, now } from './columns.ts';

export interface Breach {
  invariant: string;
  company_id: number;
  subject: string;
  detail: string;
}

/** How far a verification is, so that whoever goes on with it knows where. */
export interface Position {
  /** Which of the checks. */
  check: number;
  /** Up to which id it is done with. */
  after: number;
  /** Ids of the next piece. */
  size: number;
  /** Of each check the id before its first, and its last; what comes later is for another time. */
  bounds: readonly (readonly [before: number, last: number])[];
}

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
