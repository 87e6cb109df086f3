import { and, eq, isNull, sql } from 'drizzle-orm';
import {
  changeSupplierSettings,
  companySuppliers,
  supplierMe,
  supplierSettings,
} from '../../contract/suppliers/suppliers.ts';
import type { Executor } from '../db/executor.ts';
import type { Scope } from '../http/call.ts';
import { Refusal } from '../http/refusal.ts';
import { type Api, serve } from '../http/serve.ts';
import { giftsTable } from '../tables/gifts.ts';
import { storesTable } from '../tables/organisations.ts';

const itself = ({ companyId, storeId }: Scope) =>
  and(eq(storesTable.company_id, companyId), eq(storesTable.store_id, storeId));

async function settingsOf(db: Executor, scope: Scope) {
  const { primary_email, secondary_email, export_csv_settings, updated_at } = storesTable;
  const [row] = await db
    .select({ primary_email, secondary_email, export_csv_settings, updated_at })
    .from(storesTable)
    .where(itself(scope));
  if (!row) throw new Refusal('not_found');
  return supplierSettings.reply.parse(row);
}

function mountNames(api: Api) {
  serve(api, companySuppliers, async ({ database, scope }) => {
    const own = and(
      eq(storesTable.company_id, scope.companyId),
      eq(storesTable.kind, 'supplier'),
      isNull(storesTable.deleted_at),
    );
    const { store_id, name } = storesTable;
    return {
      suppliers: await database.db
        .select({ store_id, name })
        .from(storesTable)
        .where(own)
        .orderBy(name),
    };
  });
  serve(api, supplierMe, async ({ database, scope, caller }) => {
    const { store_id, name, email, primary_phone, vat_number, address } = storesTable;
    const gifts_count = database.db.$count(
      giftsTable,
      and(
        eq(giftsTable.company_id, scope.companyId),
        eq(giftsTable.supplier_store_id, scope.storeId),
      ),
    );
    const company_name = sql<string>`(select c.name from stores c where c.company_id = ${scope.companyId} and c.store_id = ${scope.companyId})`;
    const [supplier] = await database.db
      .select({
        store_id,
        name,
        email,
        primary_phone,
        vat_number,
        address,
        gifts_count,
        company_name,
      })
      .from(storesTable)
      .where(itself(scope));
    if (!supplier) throw new Refusal('not_found');
    return { supplier, user: { user_id: caller.userId, full_name: caller.fullName } };
  });
}

/** A supplier's own data, and the suppliers a company may choose from. */
export function mountSuppliers(api: Api) {
  mountNames(api);
  serve(api, supplierSettings, ({ database, scope }) => settingsOf(database.db, scope));
  serve(
    api,
    changeSupplierSettings,
    async ({ database, scope, body: { updated_at, ...changes } }) => {
      const fresh = updated_at ? eq(storesTable.updated_at, updated_at) : undefined;
      const done = await database.db
        .update(storesTable)
        .set({ ...changes, updated_at: sql`now()` })
        .where(and(itself(scope), fresh))
        .returning({ id: storesTable.store_id });
      const settings = await settingsOf(database.db, scope);
      if (!done.length) throw new Refusal('changed_meanwhile', { current: settings });
      return settings;
    },
  );
}
