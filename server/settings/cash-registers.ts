import { sql } from 'drizzle-orm';
import { cashRegisters } from '../../contract/settings/cash-registers.ts';
import { crud } from '../engine/crud.ts';
import { rowsOf } from '../engine/rows.ts';
import type { Call } from '../http/call.ts';
import { type Api, serve } from '../http/serve.ts';
import { cashRegistersTable } from '../tables/settings.ts';

const registerRows = rowsOf(cashRegisters, cashRegistersTable);

/** Deletes a cash register: its devices are signed out. Receipts still say where they were taken. */
const remove = ({ database, scope, params }: Call<typeof cashRegisters.calls.delete>) =>
  database.db.transaction(async (tx) => {
    const { companyId, storeId } = scope;
    await registerRows.remove(tx, scope, params.id);
    await tx.execute(sql`delete from till_pairings
      where company_id = ${companyId} and store_id = ${storeId} and cash_register_id = ${params.id}`);
    await tx.execute(sql`delete from access_tokens
      where store_id = ${storeId} and cash_register_id = ${params.id}`);
    return null;
  });

/** The tills of a store. */
export function mountCashRegisters(api: Api) {
  crud(api, cashRegisters, registerRows, ['delete']);
  serve(api, cashRegisters.calls.delete, remove);
}
