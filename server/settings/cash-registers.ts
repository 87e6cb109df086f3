import { and, desc, eq } from 'drizzle-orm';
import { cashRegisters } from '../../contract/settings/cash-registers.ts';
import type { Database } from '../db/connection.ts';
import { crud } from '../engine/crud.ts';
import { rowsOf, type Tenant } from '../engine/rows.ts';
import { Refusal } from '../http/refusal.ts';
import { type Api, serve } from '../http/serve.ts';
import { transactionsTable } from '../tables/ledger.ts';
import { cashRegistersTable } from '../tables/settings.ts';

const registerRows = rowsOf(cashRegisters, cashRegistersTable);

/** Throws in_use for a cash register that receipts name: they could no longer say where they were taken. */
async function assertNoReceipts({ db }: Database, { companyId, storeId }: Tenant, id: number) {
  const { company_id, store_id, cash_register_id, created_at, transaction_id } = transactionsTable;
  // Newest first, so that transactions__store__idx is what is read: for a cash register at work the
  // first few rows do. Only for one without receipts it is all of the store, which is seldom asked.
  const [receipt] = await db
    .select({ transaction_id })
    .from(transactionsTable)
    .where(and(eq(company_id, companyId), eq(store_id, storeId), eq(cash_register_id, id)))
    .orderBy(desc(created_at), desc(transaction_id))
    .limit(1);
  if (receipt) throw new Refusal('in_use');
}

/** The tills of a store. */
export function mountCashRegisters(api: Api) {
  crud(api, cashRegisters, registerRows, ['delete']);
  serve(api, cashRegisters.calls.delete, async ({ database, scope, params }) => {
    await assertNoReceipts(database, scope, params.id);
    await registerRows.remove(database.db, scope, params.id);
    return null;
  });
}
