import { sql } from 'drizzle-orm';
import type { Executor } from '../db/executor.ts';

/**
 * Changes of a company's catalogue take turns, until the transaction ends: each of them touches many
 * products and stores, and two at once would wait for one another.
 */
export const takeTurns = (tx: Executor, companyId: number) =>
  tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended('catalogue', ${companyId}::bigint))`,
  );
