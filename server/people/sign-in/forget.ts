import { sql } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';

/** What is over by itself, and by which moment. */
const over = [
  ['attempts', sql`window_ends_at`],
  ['one_time_codes', sql`expires_at`],
  ['challenges', sql`expires_at`],
  ['registrations', sql`expires_at`],
  ['access_tokens', sql`least(expires_at, idle_until)`],
] as const;

/** Removes codes, counters and sessions that have ended: nothing asks for them any more. */
export async function forgetEnded({ db }: Database, nowMs: number): Promise<void> {
  const now = new Date(nowMs);
  for (const [table, ends] of over)
    await db.execute(sql`delete from ${sql.identifier(table)} where ${ends} <= ${now}`);
}
