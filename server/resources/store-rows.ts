import { eq } from 'drizzle-orm';
import type { Entity } from '../../contract/entity.ts';
import { stores } from '../../contract/stores.ts';
import { isCountry } from '../common/countries.ts';
import { invalidField } from '../http/refusal.ts';
import { rowsOf } from '../rows.ts';
import { storesTable } from './stores.tables.ts';

export const storeRows = rowsOf(stores as Entity, storesTable, {
  only: eq(storesTable.kind, 'store'),
});

/** Throws invalid for a country that does not exist. */
export function assertCountry(countryId: number | undefined, field = 'country_id') {
  if (countryId !== undefined && !isCountry(countryId)) throw invalidField(field, 'invalidChoice');
}
