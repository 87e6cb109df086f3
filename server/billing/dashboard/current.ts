import { and, inArray, ne } from 'drizzle-orm';
import type { CurrentSubscription } from '../../../contract/billing/dashboard-shapes.ts';
import { amountOf } from '../../../contract/billing/money.ts';
import type { Language } from '../../../contract/engine/languages.ts';
import type { Executor } from '../../db/executor.ts';
import { platformId } from '../../messages/outbox.ts';
import { billingsTable } from '../../tables/billing.ts';
import { subscriptionPlansTable } from '../../tables/organisations.ts';
import { billingsWhere, ofBuyer, payableBillings, toldBillings } from '../billings/tell.ts';
import { toldVatCheck } from '../billings/vat-check.ts';
import {
  type BillingRow,
  type Buyer,
  type PlanRow,
  type Subscription,
  subscriptionOf,
} from '../core/rows.ts';
import { type Seller, sellerOf } from '../core/sellers.ts';
import { toldUsage, usageOf } from '../limits/usage.ts';
import { isTestMethod, methodOf, methodsOf } from '../methods/rows.ts';
import { publicPlanOf } from '../plans/rows.ts';
import { cardMethodOf } from '../providers/choose.ts';
import { endOf, unbilledOf } from '../subscriptions/place.ts';
import { waitingChanges } from '../subscriptions/waiting.ts';
import { chargesOf } from './charges.ts';

/** Who sells to a place: its company, and to a company the platform. */
export const sellerIdOf = ({ companyId, storeId }: Buyer) =>
  storeId === companyId ? platformId : companyId;

/** The rows of plans, by their ids. */
export async function plansById(tx: Executor, ids: readonly (number | null)[]) {
  const known = ids.filter((id) => id !== null);
  if (!known.length) return new Map<number, PlanRow>();
  const rows = await tx
    .select()
    .from(subscriptionPlansTable)
    .where(inArray(subscriptionPlansTable.store_subscription_plan_id, known));
  return new Map(rows.map((plan) => [plan.store_subscription_plan_id, plan]));
}

/** How a buyer may pay: what the plan names of its seller's ways, or all of them. */
export async function offeredMethods(tx: Executor, seller: Seller, sub?: Subscription) {
  const plans = await plansById(tx, [sub?.store_subscription_plan_id ?? null]);
  const named = plans.get(sub?.store_subscription_plan_id ?? 0)?.store_payment_methods ?? [];
  const all = await methodsOf(tx, seller.companyId);
  return all
    .filter(({ store_payment_method_id: id }) => !named.length || named.includes(id))
    .map((row) => methodOf(row, row.store_payment_method_id === sub?.store_payment_method_id));
}

const none = {
  status: null,
  payment_level: null,
  period: null,
  unbilled: null,
  expiration_date: null,
  grace_until: null,
  store_subscription_plan: null,
  next_plan: null,
  waiting_plan: null,
  current_billing: null,
  unpaid_billings: [],
  amount_due: 0,
  store_payment_method: null,
  usage: [],
};

const waitingOf = (
  billing: BillingRow | undefined,
  plan: ReturnType<typeof publicPlanOf> | null,
) => (billing && plan ? { plan, billing_id: billing.billing_id, until: billing.due_at } : null);

async function plansOf(tx: Executor, sub: Subscription, seller: Seller) {
  const { company_id, subscription_id } = sub;
  const [waiting] = await waitingChanges(tx, company_id, [subscription_id]);
  const to = waiting?.to_plan_id ?? null;
  const plans = await plansById(tx, [sub.store_subscription_plan_id, sub.next_plan_id, to]);
  const told = (id: number | null) => {
    const plan = plans.get(id ?? 0);
    return plan ? publicPlanOf(plan, seller) : null;
  };
  return {
    plan: plans.get(sub.store_subscription_plan_id),
    store_subscription_plan: told(sub.store_subscription_plan_id),
    next_plan: told(sub.next_plan_id),
    waiting_plan: waitingOf(waiting, told(to)),
  };
}

async function billingsOf(
  tx: Executor,
  buyer: Buyer,
  sub: Subscription,
  { currency, language, now }: { currency: string; language: Language; now: number },
) {
  const unpaid = await payableBillings(tx, sub);
  const ofPlan = and(ofBuyer(buyer), ne(billingsTable.kind, 'shop'));
  const [newest] = await toldBillings(tx, await billingsWhere(tx, ofPlan, 1), language);
  const due = unpaid.reduce((sum, { total }) => sum + total, 0);
  return {
    current_billing: newest ?? null,
    unpaid_billings: await toldBillings(tx, unpaid, language),
    amount_due: amountOf(due, currency),
    charges: chargesOf(unpaid, { currency, language, at: now }),
  };
}

/** The subscription of a place as it stands. */
export async function currentOf(
  tx: Executor,
  buyer: Buyer,
  { language, now }: { language: Language; now: number },
): Promise<CurrentSubscription> {
  const seller = await sellerOf(tx, sellerIdOf(buyer));
  const cards = await cardMethodOf(tx, seller.companyId);
  const is_test = cards ? isTestMethod(cards) : false;
  const sub = await subscriptionOf(tx, buyer);
  const vat_check = await toldVatCheck(tx, seller.companyId, buyer.storeId);
  const own = { currency: seller.currency, seller: seller.name, is_test, vat_check };
  const telling = { currency: seller.currency, language, now };
  if (!sub) return { ...none, charges: chargesOf([], { ...telling, at: now }), ...own };
  const { plan, ...plans } = await plansOf(tx, sub, seller);
  const methods = await offeredMethods(tx, seller, sub);
  return {
    ...own,
    status: sub.status,
    payment_level: sub.payment_level || null,
    period: { from: sub.period_from, to: sub.period_to },
    unbilled: unbilledOf(sub),
    expiration_date: endOf(sub),
    grace_until: sub.grace_until,
    ...plans,
    ...(await billingsOf(tx, buyer, sub, telling)),
    store_payment_method: methods.find(({ selected }) => selected) ?? null,
    usage: toldUsage(await usageOf(tx, buyer, plan?.attributes ?? {}), language),
  };
}
