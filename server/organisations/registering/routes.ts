import { registerCompany, registerStore } from '../../../contract/organisations/registering.ts';
import { checkNewBuyer } from '../../billing/billings/vat-check.ts';
import type { Executor } from '../../db/executor.ts';
import type { AnyCall, Idempotency } from '../../http/call.ts';
import { onceBy } from '../../http/once.ts';
import { type Api, serve } from '../../http/serve.ts';
import { platformId } from '../../messages/outbox.ts';
import { idempotencyKeysTable } from '../../tables/ledger.ts';
import { giveTo, managerTree, preparedManager } from '../create-store.ts';
import { assertCountry } from '../store-rows.ts';
import { makeCompany, type Registering } from './company.ts';
import { assertStoreDetails, makeStore } from './store.ts';

const byOf = ({ caller, settings, now }: AnyCall): Registering => ({
  userId: caller.userId,
  isSuperAdmin: caller.isSuperAdmin,
  publicUrl: settings.publicUrl,
  nowMs: now(),
});

/** The caller's own key: nobody else's request is answered by it. */
const keyOf = ({ caller, idempotency }: AnyCall): Idempotency | undefined =>
  idempotency && { ...idempotency, key: `${caller.userId} ${idempotency.key}` };

/** Does it in one transaction, once by one key; answers the id of what was made. */
function madeOnce(call: AnyCall, make: (tx: Executor) => Promise<number>) {
  const { database, now } = call;
  const idempotency = keyOf(call);
  const work = () =>
    database.db.transaction(async (tx) => {
      const id = await make(tx);
      if (idempotency)
        await tx.insert(idempotencyKeysTable).values({
          company_id: platformId,
          key: idempotency.key,
          request_hash: idempotency.requestHash,
          subject_id: id,
          created_at: new Date(now()).toISOString(),
        });
      return { store_id: id };
    });
  const keyed = { companyId: platformId, idempotency, nowMs: now() };
  return onceBy(database, keyed, work, async (id) => ({ store_id: id }));
}

/** A company, or a store, of whoever is signed in: on a plan that is offered to everybody. */
export function mountRegistering(api: Api) {
  serve(api, registerCompany, async (call) => {
    const { company_details: details } = call.body;
    const { vat_number, country_id } = details;
    if (vat_number) await checkNewBuyer(call, platformId, { vat_number, country_id });
    return madeOnce(call, (tx) => makeCompany(tx, call.body, byOf(call)));
  });
  serve(api, registerStore, async (call) => {
    const { store_details, user_details } = call.body;
    assertStoreDetails(store_details);
    assertCountry(user_details.country_id, 'user_details.country_id');
    const manager = await preparedManager(call, call.body.store_details.parent_id);
    await checkNewBuyer(call, store_details.parent_id, store_details);
    return madeOnce(call, async (tx) => {
      const companyId = store_details.parent_id;
      const storeId = await makeStore(tx, store_details, byOf(call));
      const tree = await managerTree(tx, { companyId });
      await giveTo(tx, call, { companyId, storeId }, tree, manager);
      return storeId;
    });
  });
}
