import { and, eq, type SQL, sql } from 'drizzle-orm';
import * as contract from '../../../contract/billing/payment-methods.ts';
import { retire } from '../../engine/uses/retire.ts';
import type { AnyCall } from '../../http/call.ts';
import { invalidField, Refusal } from '../../http/refusal.ts';
import { type Api, serve } from '../../http/serve.ts';
import { billingSellersTable, paymentMethodsTable } from '../../tables/billing.ts';
import { sellerOf } from '../core/sellers.ts';
import { keepAccount } from './accounts.ts';
import {
  categoryOf,
  keptCredentials,
  methodOf,
  methodRow,
  methodsOf,
  namedByPlans,
  typedOf,
} from './rows.ts';

type Of = Pick<AnyCall, 'database' | 'scope'>;

async function readOne({ database: { db }, scope: { companyId } }: Of, id: number) {
  const row = await methodRow(db, companyId, id);
  return methodOf(row, (await namedByPlans(db, companyId)).has(id));
}

const sealing = ({ settings, scope }: Pick<AnyCall, 'settings' | 'scope'>) => ({
  secret: settings.secret,
  companyId: scope.companyId,
});

const itself = (companyId: number, id: number) =>
  and(
    eq(paymentMethodsTable.company_id, companyId),
    eq(paymentMethodsTable.store_payment_method_id, id),
  );

function mountWrites(api: Api) {
  serve(api, contract.createPaymentMethod, async (call) => {
    const { system_payment_method_id, name, credentials } = call.body;
    const none = { credentials: {}, hints: {} };
    const kept = keptCredentials(sealing(call), system_payment_method_id, none, credentials);
    const [row] = await call.database.db
      .insert(paymentMethodsTable)
      .values({ company_id: call.scope.companyId, system_payment_method_id, name, ...kept })
      .returning({ id: paymentMethodsTable.store_payment_method_id });
    return readOne(call, row?.id ?? 0);
  });
  serve(api, contract.updatePaymentMethod, async (call) => {
    const { database, scope, params, body } = call;
    await database.db.transaction(async (tx) => {
      const before = await methodRow(tx, scope.companyId, params.id);
      if (body.updated_at && body.updated_at !== before.updated_at)
        throw new Refusal('changed_meanwhile', { current: methodOf(before, false) });
      const { system_payment_method_id: systemId } = before;
      // A secret goes with the key that it belongs to: whoever names another one types it again.
      const sent = typedOf(before, body.credentials ?? {});
      const moved = sent.public_key && sent.public_key !== before.hints.public_key;
      if (moved && before.credentials.secret_key && sent.secret_key === undefined)
        throw invalidField('credentials.secret_key', 'retypeSecret');
      const kept = keptCredentials(sealing(call), systemId, before, sent);
      await keepAccount(tx, before, { secret: call.settings.secret, now: call.now() });
      await tx
        .update(paymentMethodsTable)
        .set({ ...kept, ...(body.name ? { name: body.name } : {}), updated_at: sql`now()` })
        .where(itself(scope.companyId, params.id));
    });
    return readOne(call, params.id);
  });
  serve(api, contract.deletePaymentMethod, async ({ database, scope, params, settings, now }) => {
    await database.db.transaction(async (tx) => {
      const before = await methodRow(tx, scope.companyId, params.id);
      await keepAccount(tx, before, { secret: settings.secret, now: now() });
      const { companyId } = scope;
      const row = itself(companyId, params.id) as SQL;
      await retire(tx, { companyId, table: paymentMethodsTable, id: params.id, row });
    });
    return null;
  });
}

const readSettings = async ({ database: { db }, scope: { companyId } }: Of) => {
  const { vatRate, graceDays } = await sellerOf(db, companyId);
  return { vat_rate: vatRate / 100, grace_days: graceDays };
};

function mountSettings(api: Api) {
  serve(api, contract.readSellerSettings, readSettings);
  serve(api, contract.changeSellerSettings, async (call) => {
    const { vat_rate, grace_days } = call.body;
    const values = {
      ...(vat_rate === undefined ? {} : { vat_rate: Math.round(vat_rate * 100) }),
      ...(grace_days === undefined ? {} : { grace_days }),
    };
    if (Object.keys(values).length)
      await call.database.db
        .update(billingSellersTable)
        .set(values)
        .where(eq(billingSellersTable.company_id, call.scope.companyId));
    return readSettings(call);
  });
}

/** How a seller is paid. */
export function mountPaymentMethods(api: Api) {
  serve(api, contract.systemPaymentMethods, async () => ({
    system_payment_methods: contract.systemMethods.map((method) => ({
      system_payment_method_id: method.system_payment_method_id,
      name: method.name,
      category: categoryOf(method.system_payment_method_id),
      credentials: method.credentials.map(({ field, secret }) => ({ field, secret })),
    })),
  }));
  serve(api, contract.listPaymentMethods, async ({ database: { db }, scope: { companyId } }) => {
    const named = await namedByPlans(db, companyId);
    const rows = await methodsOf(db, companyId);
    return {
      store_payment_methods: rows.map((row) =>
        methodOf(row, named.has(row.store_payment_method_id)),
      ),
    };
  });
  serve(api, contract.readPaymentMethod, (call) => readOne(call, call.params.id));
  mountWrites(api);
  mountSettings(api);
}
