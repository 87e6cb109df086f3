import { sql } from 'drizzle-orm';
import { isOwed } from '../../../contract/billing/states.ts';
import * as contract from '../../../contract/billing/subscriptions.ts';
import { paginationOf } from '../../../contract/engine/endpoint.ts';
import type { Executor } from '../../db/executor.ts';
import { totalOf } from '../../engine/total.ts';
import type { Call } from '../../http/call.ts';
import { invalidField, Refusal } from '../../http/refusal.ts';
import { type Api, serve } from '../../http/serve.ts';
import { billingsTable, subscriptionsTable } from '../../tables/billing.ts';
import { billingsWhere, toldBillings } from '../billings/tell.ts';
import { toldVatCheck } from '../billings/vat-check.ts';
import { mailBilling } from '../core/mails.ts';
import {
  billingRow,
  isoOf,
  ofSubscription,
  type Subscription,
  soldSubscription,
} from '../core/rows.ts';
import { sellerOf } from '../core/sellers.ts';
import { creditNoteOf, noteOfSeller } from '../documents/credit-note.ts';
import { documentOf } from '../documents/document.ts';
import { assertRevertible, revertibleOf } from '../subscriptions/revert.ts';
import { takeChangeBack } from '../subscriptions/waiting.ts';
import { cancelSubscription, moveByHand, setStanding, settleByHand } from './by-hand.ts';
import { soldOne, soldPage, soldTotal } from './list.ts';
import { refundByHand } from './refund.ts';
import { withBilling } from './with-billing.ts';

/** More are faster found in the order of their names. */
const mostRare = 1000;

function mountReads(api: Api) {
  serve(api, contract.listSubscriptions, async ({ database, scope, query, now }) => {
    const { db } = database;
    const { page = 1, sort, order, overdue, store_subscription_plan_id: plan, q, status } = query;
    const late = overdue === undefined ? undefined : overdue === 'true';
    const filters = { q, plan, status, overdue: late, now: now() };
    const seller = await sellerOf(db, scope.companyId);
    const paging = { page, ...(sort ? { sort } : {}), ...(order ? { order } : {}) };
    const total = await soldTotal(database, seller, filters);
    const rare = !total.estimated && total.total <= mostRare;
    const subscriptions = await soldPage(db, seller, { ...filters, rare }, paging);
    return { subscriptions, pagination: paginationOf(page, total, subscriptions.length) };
  });
  serve(api, contract.readSubscription, async (call) => {
    const { database, scope, params, query, language } = call;
    const { db } = database;
    const seller = await sellerOf(db, scope.companyId);
    const subscription = await soldOne(db, seller, { id: params.id, now: call.now() });
    const { company_id, subscription_id } = billingsTable;
    const own = sql`${company_id} = ${scope.companyId} and ${subscription_id} = ${params.id}`;
    const page = query.page ?? 1;
    const rows = await billingsWhere(db, own, page);
    const total = await totalOf(database, billingsTable, own);
    const billings = await toldBillings(db, rows, language);
    const vat_check = await toldVatCheck(db, scope.companyId, subscription.store_id);
    const pagination = paginationOf(page, total, billings.length);
    const sub = await soldSubscription(db, scope.companyId, params.id);
    const revertible_billing_id = await revertibleOf(db, sub, call.now());
    return { subscription, vat_check, billings, revertible_billing_id, pagination };
  });
}

type Change = Call<typeof contract.changeSubscription>;

/** Changes a subscription that was found and locked. Throws changed_meanwhile for a stale one. */
async function change(call: Change, find: (tx: Executor) => Promise<Subscription>) {
  const { database, scope, body, settings, now } = call;
  const id = await database.db.transaction(async (tx) => {
    const sub = await find(tx);
    const seller = await sellerOf(tx, scope.companyId);
    if (body.updated_at && body.updated_at !== sub.updated_at)
      throw new Refusal('changed_meanwhile', {
        current: await soldOne(tx, seller, { id: sub.subscription_id, now: now() }),
      });
    const standing = { tx, seller, sub, publicUrl: settings.publicUrl, now: now() };
    if (body.status) await setStanding(standing, body.status);
    if (body.reminders !== undefined)
      await tx
        .update(subscriptionsTable)
        .set({ reminders: body.reminders, updated_at: isoOf(now()) })
        .where(ofSubscription(sub));
    return sub.subscription_id;
  });
  const seller = await sellerOf(database.db, scope.companyId);
  return soldOne(database.db, seller, { id, now: now() });
}

/** The subscription of a store that a seller has sold. Throws not_found. */
async function soldToStore(tx: Executor, companyId: number, storeId: number) {
  const seller = await sellerOf(tx, companyId);
  const { subscription_id } = await soldOne(tx, seller, { storeId, now: 0 });
  return soldSubscription(tx, companyId, subscription_id, true);
}

function mountBillings(api: Api) {
  serve(api, contract.changeBilling, (call) =>
    withBilling(call, call.params.id, (settling) => {
      const { status, reason, updated_at } = call.body;
      if (updated_at && updated_at !== settling.billing.updated_at)
        throw new Refusal('changed_meanwhile');
      return moveByHand(settling, status, reason);
    }),
  );
  serve(api, contract.cancelBilling, (call) =>
    withBilling(call, call.params.id, async (settling) => {
      const { reason, amount, cancel_subscription, updated_at } = call.body;
      if (updated_at && updated_at !== settling.billing.updated_at)
        throw new Refusal('changed_meanwhile');
      const owed = isOwed(settling.billing.status);
      const goesBack = call.body.previous_plan;
      // Without money that is given back there is no change to take back.
      if (goesBack && !call.body.refund)
        throw new Refusal('previous_plan_not_latest', { field: 'previous_plan' });
      // Nothing of it was paid: whoever gives money back sees an older state, and means no waiver.
      if (owed && call.body.refund) throw new Refusal('billing_not_movable');
      if (owed) await settleByHand(settling, 'cancelled', reason ?? null);
      else if (call.body.refund) {
        if (!reason) throw invalidField('reason', 'required');
        if (goesBack) await assertRevertible(settling, amount);
        await refundByHand(settling, { reason, amount });
        if (goesBack) await takeChangeBack(settling);
      } else if (!cancel_subscription) throw new Refusal('billing_not_movable');
      if (!cancel_subscription) return;
      const { sub } = settling;
      const fresh = await soldSubscription(settling.tx, sub.company_id, sub.subscription_id);
      await cancelSubscription({ ...settling, sub: fresh });
    }),
  );
  serve(api, contract.notifyPaymentCode, async (call) => {
    await withBilling(call, call.params.billingId, async (settling) => {
      const { billing } = settling;
      if (!isOwed(billing.status)) throw new Refusal('billing_not_movable');
      await mailBilling(settling, 'paymentCode', billing);
    });
    return null;
  });
}

/** What a seller sees of its subscriptions, and does about them. */
export function mountSubscriptions(api: Api) {
  mountReads(api);
  serve(api, contract.changeSubscription, (call) =>
    change(call, (tx) => soldSubscription(tx, call.scope.companyId, call.params.id, true)),
  );
  serve(api, contract.changeStoreSubscription, (call) =>
    change(call as unknown as Change, (tx) =>
      soldToStore(tx, call.scope.companyId, call.params.id),
    ),
  );
  mountBillings(api);
  serve(api, contract.billingDocument, async ({ database, scope, params, language }) =>
    documentOf(database.db, await billingRow(database.db, scope.companyId, params.id), language),
  );
  serve(api, contract.creditNoteDocument, async ({ database, scope, params, language }) =>
    creditNoteOf(
      database.db,
      await noteOfSeller(database.db, scope.companyId, params.id),
      language,
    ),
  );
}
