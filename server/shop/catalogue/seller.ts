import { and, asc, eq, inArray, isNull, ne, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../db/executor.ts';
import type { Tenant } from '../../engine/rows.ts';
import type { Scope } from '../../http/call.ts';
import { platformId } from '../../messages/outbox.ts';
import { folded } from '../../tables/columns.ts';
import { storesTable } from '../../tables/organisations.ts';

export const isPlatform = ({ companyId, storeId }: Tenant) =>
  companyId === platformId && storeId === platformId;

/**
 * Holds what a seller offers until the transaction ends: what variants, options and products say of one another is
 * checked and changed by one at a time. Who buys does not wait for it.
 */
export const holdSeller = (tx: Executor, { storeId }: Tenant) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('shop-seller', ${storeId}))`);

/** What a seller's prices are in: a supplier's are in the currency of its company. */
export async function currencyOf(db: Executor, { companyId }: Tenant): Promise<string> {
  const [company] = await db
    .select({ currency: storesTable.currency })
    .from(storesTable)
    .where(and(eq(storesTable.company_id, companyId), eq(storesTable.store_id, companyId)));
  return company?.currency ?? 'EUR';
}

/** The platform sells to every other company, a company to its suppliers, a supplier to its company. */
function buyersOf(scope: Scope): SQL | undefined {
  const { company_id, store_id, kind, deleted_at } = storesTable;
  const is = (what: 'company' | 'supplier') => and(eq(kind, what), isNull(deleted_at));
  if (isPlatform(scope)) return and(is('company'), ne(store_id, platformId));
  const wanted = scope.kind === 'supplier' ? 'company' : 'supplier';
  return and(eq(company_id, scope.companyId), is(wanted));
}

const { store_id, name } = storesTable;

/** Whom the seller may sell to, by name; of these alone, where some are named. */
export const listBuyers = (db: Executor, scope: Scope, ids?: readonly number[]) =>
  db
    .select({ store_id, name })
    .from(storesTable)
    .where(and(buyersOf(scope), ids && inArray(store_id, [...ids])))
    .orderBy(folded(sql`${name}`), asc(store_id));
