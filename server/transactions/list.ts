import { sql } from 'drizzle-orm';
import type { Language } from '../../contract/engine/languages.ts';
import type { ListQuery } from '../../contract/engine/list-query.ts';
import { ofMatching } from '../customers/search/of-matching.ts';
import type { Database } from '../db/connection.ts';
import type { Narrowed } from '../engine/list.ts';
import type { Rows, Tenant } from '../engine/rows.ts';
import { transactionsTable } from '../tables/ledger.ts';

/** A receipt's own number, or whoever it is of. */
async function matchingReceipts(database: Database, companyId: number, q: string) {
  const { receipt_number, user_account_id } = transactionsTable;
  const { where, ...rest } = await ofMatching(database, companyId, q, sql`${user_account_id}`);
  return { ...rest, where: sql`(${receipt_number} = ${q} or ${where})` } satisfies Narrowed;
}

/** One page of receipts of a store, found by number, customer, period, channel, state or till. */
export async function listReceipts(
  rows: Rows,
  database: Database,
  tenant: Tenant,
  query: ListQuery,
  language: Language,
) {
  const { q, ...rest } = query;
  const narrowed = q ? await matchingReceipts(database, tenant.companyId, q.trim()) : undefined;
  return rows.list(database, tenant, rest, language, narrowed);
}
