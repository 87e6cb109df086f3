import { createPairing, pair } from '../../../contract/tills/tills.ts';
import { cashRegistersTable } from '../../../server/tables/settings.ts';
import { call } from '../app.ts';
import type { Till } from './till.ts';

let serial = 0;

/** A device that somebody paired with a new cash register of the store. */
export async function pairTill({ app, store, cashier }: Till) {
  serial += 1;
  const name = `Register ${serial}`;
  const [row] = await app.database.db
    .insert(cashRegistersTable)
    .values({
      company_id: store.companyId,
      store_id: store.storeId,
      friendly_name: name,
      cash_register_code: `CODE-${serial}`,
    })
    .returning({ id: cashRegistersTable.cash_register_id });
  const id = row?.id ?? 0;
  const params = { storeId: store.storeId, id };
  const { data: pairing } = await call(app, createPairing, { params, body: {}, as: cashier });
  const { data } = await call(app, pair, { body: { code: pairing.code } });
  return { ...cashier, token: data.access_token, register: name, registerId: id };
}
