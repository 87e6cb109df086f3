import type { Executor } from '../../db/executor.ts';
import type { AnyCall } from '../../http/call.ts';
import { invalidField, Refusal } from '../../http/refusal.ts';
import { owedBillings } from '../billings/tell.ts';
import {
  type Buyer,
  type PlanRow,
  planRow,
  type Subscription,
  subscriptionOf,
} from '../core/rows.ts';
import { type Seller, sellerOf } from '../core/sellers.ts';
import { changeOf, changePlan } from './change.ts';
import { isReplaced, letGo } from './replace.ts';
import { goOn, withPaidRest } from './resumed.ts';
import { subscribe } from './subscribe.ts';

type Giving = Pick<AnyCall, 'scope' | 'settings' | 'now'>;

/** A plan for stores that the company itself sells; undefined for one of the platform's, which costs nothing here. */
async function ownPlan(tx: Executor, companyId: number, id: number): Promise<PlanRow | undefined> {
  try {
    const plan = await planRow(tx, companyId, id);
    if (plan.is_brand) throw invalidField('store_subscription_plan_id', 'invalidChoice');
    return plan;
  } catch (error) {
    if (error instanceof Refusal && error.id === 'not_found') return undefined;
    throw error;
  }
}

interface Given extends Giving {
  tx: Executor;
  seller: Seller;
  buyer: Buyer;
  plan: PlanRow;
}

const begin = ({ tx, seller, buyer, plan, settings, now }: Given, before?: Subscription) =>
  subscribe({ tx, seller, publicUrl: settings.publicUrl, buyer, plan, now: now() }, before);

/** A new store begins with the plan that was chosen for it; its rights it was given already. */
export async function beginPlan(tx: Executor, call: Giving, storeId: number, planId: number) {
  const { companyId } = call.scope;
  const plan = await ownPlan(tx, companyId, planId);
  if (!plan) return;
  const seller = await sellerOf(tx, companyId);
  const { settings, now } = call;
  const buyer = { companyId, storeId };
  const given = { tx, seller, publicUrl: settings.publicUrl, buyer, plan, now: now() };
  await subscribe({ ...given, keepsRights: true });
}

/**
 * Gives a store another plan of its company, by the same rules as if it had chosen it. Answers whether the plan was
 * dealt with, so that it is not for the store's own row.
 */
export async function assignPlan(
  tx: Executor,
  call: Giving,
  storeId: number,
  planId: number | null | undefined,
): Promise<boolean> {
  if (!planId) return false;
  const { companyId } = call.scope;
  const buyer = { companyId, storeId };
  const before = await subscriptionOf(tx, buyer, true);
  if (before?.store_subscription_plan_id === planId && before.next_plan_id === null) return true;
  const plan = await ownPlan(tx, companyId, planId);
  if (!plan) return false;
  const seller = await sellerOf(tx, companyId);
  const given = { ...call, tx, seller, buyer, plan };
  const now = call.now();
  const owes = before ? (await owedBillings(tx, before)).length > 0 : false;
  const back = owes ? undefined : await withPaidRest(tx, before, seller, now);
  const sub = back ? await goOn(tx, back, now) : before;
  if (!sub || sub.status === 'inactive') await begin(given, sub);
  else if (isReplaced(sub, plan)) {
    await letGo({ tx, sub, now });
    await begin(given, sub);
  } else {
    const from = await planRow(tx, companyId, sub.store_subscription_plan_id);
    const changed = await changeOf(tx, { sub, seller, plan, now });
    const { publicUrl } = call.settings;
    await changePlan({ tx, seller, sub, publicUrl, from, to: plan, changed, now }, 'given');
  }
  return true;
}
