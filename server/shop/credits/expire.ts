import { sql } from 'drizzle-orm';
import type { Credit } from '../../../contract/shop/kinds.ts';
import type { Database } from '../../db/connection.ts';
import { expireOf } from './ledger.ts';

const some = 100;

/** Takes credits whose time is over, an account at a time. Safe to repeat, to kill and to do at once. */
export async function expireCredits({ db }: Database, nowMs: number, signal?: AbortSignal) {
  const now = new Date(nowMs).toISOString();
  while (!signal?.aborted) {
    const { rows } = await db.execute<{ company: number; store: number; credit: Credit }>(
      sql`select distinct company_id::int as company, store_id::int as store, credit from credit_lots
        where remaining > 0 and expires_at is not null and expires_at <= ${now}::timestamptz limit ${some}`,
    );
    for (const { company, store, credit } of rows)
      await db.transaction((tx) =>
        expireOf(tx, { companyId: company, storeId: store, credit }, now),
      );
    if (rows.length < some) return;
  }
}
