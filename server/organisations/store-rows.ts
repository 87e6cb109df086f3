import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { stores } from '../../contract/organisations/stores.ts';
import { isCountry } from '../common/countries.ts';
import type { Executor } from '../db/executor.ts';
import { rowsOf } from '../engine/rows.ts';
import { invalidField } from '../http/refusal.ts';
import { storesTable } from '../tables/organisations.ts';

const own = sql`q.company_id = stores.company_id and q.store_id = stores.store_id`;
const paymentsOf = (quarters: number) =>
  sql`(select coalesce(sum(q.receipts), 0)::int from store_quarters_now q where ${own} and q.quarter > quarter_of(now()) - ${sql.raw(String(quarters))})`;

/** What of a store is put together when it is read: from the quarters of an hour that the database counts. */
export const storeFacts = {
  statistics: sql`json_build_object(
    'total_income', (select coalesce(sum(q.amount), 0) / 100.0 from store_quarters_now q where ${own}),
    'views', (select coalesce(sum(q.views), 0)::int from store_quarters q where ${own}),
    'last_twelve_hours_payments', ${paymentsOf(12 * 4)}, 'last_week_payments', ${paymentsOf(7 * 24 * 4)})`,
  coordinates: sql`case when stores.lat is not null and stores.lon is not null
    then json_build_object('lat', stores.lat, 'lon', stores.lon) end`,
} as const;

export const storeRows = rowsOf(stores, storesTable, {
  only: eq(storesTable.kind, 'store'),
  computed: storeFacts,
});

/** Throws invalid for a country that does not exist. */
export function assertCountry(countryId: number | undefined, field = 'country_id') {
  if (countryId !== undefined && !isCountry(countryId)) throw invalidField(field, 'invalidChoice');
}

/** Throws invalid, naming the field, for an id that is no store, or no supplier, of the company. */
export async function assertStores(
  db: Executor,
  companyId: number,
  field: string,
  ids: readonly number[],
  kind: 'store' | 'supplier' = 'store',
) {
  if (!ids.length) return;
  const { company_id, store_id, deleted_at } = storesTable;
  const own = and(eq(company_id, companyId), eq(storesTable.kind, kind), isNull(deleted_at));
  const rows = await db
    .select({ store_id })
    .from(storesTable)
    .where(and(own, inArray(store_id, [...ids])));
  if (rows.length !== new Set(ids).size) throw invalidField(field, 'invalidChoice');
}
