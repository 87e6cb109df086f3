import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import {
  changeNotificationMessage,
  managedSuppliers,
  readNotificationMessage,
} from '../../contract/suppliers/company-suppliers.ts';
import type { Database } from '../db/connection.ts';
import type { Executor } from '../db/executor.ts';
import { retire } from '../engine/uses/retire.ts';
import type { Scope } from '../http/call.ts';
import { Refusal } from '../http/refusal.ts';
import { type Api, serve } from '../http/serve.ts';
import { storesTable } from '../tables/organisations.ts';
import { companySettingsTable } from '../tables/settings.ts';
import { createSupplier } from './create.ts';
import { listSuppliers } from './rows.ts';

/** Deletes a supplier for everybody and keeps its row, which orders and invoices name. Throws in_use. */
const removeSupplier = ({ db }: Database, { companyId }: Scope, storeId: number) =>
  db.transaction(async (tx) => {
    const { company_id: company, store_id, kind, deleted_at } = storesTable;
    const row = and(
      eq(company, companyId),
      eq(store_id, storeId),
      eq(kind, 'supplier'),
      isNull(deleted_at),
    ) as SQL;
    await retire(tx, { companyId, table: storesTable, as: 'suppliers', id: storeId, row });
    return null;
  });

const {
  company_id,
  updated_at,
  supplier_message_subject: subject,
  supplier_message_content: content,
} = companySettingsTable;

async function messageOf(db: Executor, { companyId }: Scope) {
  const [row] = await db
    .select({ subject, content, updated_at })
    .from(companySettingsTable)
    .where(eq(company_id, companyId));
  if (!row) throw new Refusal('not_found');
  return row;
}

function mountMessage(api: Api) {
  serve(api, readNotificationMessage, ({ database, scope }) => messageOf(database.db, scope));
  serve(api, changeNotificationMessage, async ({ database, scope, body }) => {
    const fresh = body.updated_at ? eq(updated_at, body.updated_at) : undefined;
    const values = {
      supplier_message_subject: body.subject,
      supplier_message_content: body.content,
      updated_at: sql`now()`,
    };
    const [row] = await database.db
      .update(companySettingsTable)
      .set(values)
      .where(and(eq(company_id, scope.companyId), fresh))
      .returning({ subject, content, updated_at });
    if (row) return row;
    throw new Refusal('changed_meanwhile', { current: await messageOf(database.db, scope) });
  });
}

/** The suppliers as their company keeps them, and what they are told of orders. */
export function mountManagedSuppliers(api: Api) {
  const { list, create, delete: remove } = managedSuppliers.calls;
  serve(api, list, ({ database, scope, query }) => listSuppliers(database, scope.companyId, query));
  serve(api, create, createSupplier);
  serve(api, remove, ({ database, scope, params }) => removeSupplier(database, scope, params.id));
  mountMessage(api);
}
