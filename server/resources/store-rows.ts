import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Entity } from '../../contract/entity.ts';
import { stores } from '../../contract/stores.ts';
import { isCountry } from '../common/countries.ts';
import { invalidField } from '../http/refusal.ts';
import { type Executor, rowsOf } from '../rows.ts';
import { storesTable } from './stores.tables.ts';

export const storeRows = rowsOf(stores as Entity, storesTable, {
  only: eq(storesTable.kind, 'store'),
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
  const found = await db
    .select({ store_id })
    .from(storesTable)
    .where(and(own, inArray(store_id, [...ids])));
  if (found.length !== new Set(ids).size) throw invalidField(field, 'invalidChoice');
}
