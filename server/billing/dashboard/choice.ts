import type { Changed } from '../../../contract/billing/amounts/plan-change.ts';
import { sumOf } from '../../../contract/billing/money.ts';
import { periodOf } from '../../../contract/billing/periods.ts';
import { mayChoosePlan } from '../../../contract/permissions/while-ended.ts';
import type { Executor } from '../../db/executor.ts';
import { invalidField, Refusal } from '../../http/refusal.ts';
import { platformId } from '../../messages/outbox.ts';
import { liveAttempt } from '../billings/live.ts';
import { taxationsOf } from '../billings/parties.ts';
import { owedBillings } from '../billings/tell.ts';
import type { Billing } from '../core/context.ts';
import {
  type Buyer,
  type PlanRow,
  planRow,
  type Subscription,
  subscriptionOf,
} from '../core/rows.ts';
import { type Seller, sellerOf } from '../core/sellers.ts';
import { activeCard } from '../payments/attempt.ts';
import { cardIsChosen, takerOf } from '../providers/choose.ts';
import { changeOf } from '../subscriptions/change.ts';
import { isReplaced } from '../subscriptions/replace.ts';
import { withPaidRest } from '../subscriptions/resumed.ts';
import { periodLine } from '../subscriptions/subscribe.ts';
import { waitingChanges } from '../subscriptions/waiting.ts';
import { sellerIdOf } from './current.ts';

/** The card that a change is charged to at once; none where another way was chosen, or nobody takes it. */
async function cardFor(tx: Executor, settings: Billing['settings'], sub: Subscription) {
  const isChosen = await cardIsChosen(tx, sub.company_id);
  if (!isChosen(sub.store_payment_method_id)) return undefined;
  const card = await activeCard(tx, sub.company_id, sub.store_id);
  const taker = card && (await takerOf(tx, settings, sub.company_id));
  return card && taker && card.provider === taker.name ? { ...card, taker } : undefined;
}

/** Whether a company buys of the platform. */
export const isCompany = ({ companyId, storeId }: Buyer) => companyId === storeId;

/** A plan that a place may choose: of its seller, of its kind, and open to it. Throws invalid. */
async function choosable(tx: Executor, buyer: Buyer, id: number): Promise<PlanRow> {
  const plan = await planRow(tx, sellerIdOf(buyer), id).catch((error: unknown) => {
    if (error instanceof Refusal && error.id === 'not_found') return undefined;
    throw error;
  });
  const isItself = buyer.storeId === platformId;
  if (!plan || isItself || plan.is_brand !== isCompany(buyer) || !plan.is_public)
    throw invalidField('store_subscription_plan_id', 'invalidChoice');
  return plan;
}

interface Beginning {
  readonly plan: PlanRow;
  readonly seller: Seller;
  readonly now: number;
}

/** The first period of a plan, of a buyer who has none yet, or had one that has ended. Throws plan_withdrawn. */
async function beginning(
  tx: Executor,
  storeId: number,
  { plan, seller, now }: Beginning,
): Promise<Changed> {
  if (plan.withdrawn_at) throw new Refusal('plan_withdrawn');
  const period = periodOf({ ...plan, at: now, zone: seller.zone }, 0);
  const taxation = (await taxationsOf(tx, seller, [storeId]))(storeId);
  const lines = plan.plan_price ? [periodLine(plan, { seller, taxation }, period)] : [];
  return { when: 'now', effective: now, period, lines, ...sumOf(lines) };
}

/** The plan there was goes on from now, with what was left of its period. */
const goingOn = ({ period_to }: Subscription, now: number): Changed => ({
  when: 'now',
  effective: now,
  period: { from: now, to: Date.parse(period_to) },
  lines: [],
  ...sumOf([]),
});

/** A plan that is chosen, with what it changes and costs. */
export interface Choice {
  seller: Seller;
  plan: PlanRow;
  /** As it stands; where `goesOn`, as it is once the choice is confirmed. */
  sub: Subscription | undefined;
  from: PlanRow | undefined;
  changed: Changed;
  /** Which card what it costs is charged to at once, if any is. */
  card: Awaited<ReturnType<typeof cardFor>>;
  /** A first period begins: there is no plan, nothing paid for is left of the one there was, or it was never paid. */
  begins: boolean;
  /** The plan has ended, and what was left of its paid period goes on. */
  goesOn: boolean;
}

export const isSamePlan = ({ sub, plan }: Pick<Choice, 'sub' | 'plan'>) =>
  sub?.store_subscription_plan_id === plan.store_subscription_plan_id;

/**
 * Throws plan_owes where one that has ended owes, as what is owed brings its period back, and payment_under_way where a
 * card is being asked for what a choice would replace.
 */
async function assertFree(tx: Executor, sub: Subscription, plan: PlanRow) {
  const owed = await owedBillings(tx, sub);
  if (!mayChoosePlan(sub.status, owed.length > 0)) throw new Refusal('plan_owes');
  const waiting = await waitingChanges(tx, sub.company_id, [sub.subscription_id]);
  for (const billing of isReplaced(sub, plan) ? [...owed, ...waiting] : waiting)
    if (await liveAttempt(tx, billing)) throw new Refusal('payment_under_way');
}

export interface Choosing {
  readonly buyer: Buyer;
  readonly planId: number;
  /** The moment that is calculated for, in milliseconds. */
  readonly at: number;
  readonly settings: Billing['settings'];
}

/**
 * What choosing a plan comes to: what is shown before it is confirmed and what is done then are this one answer.
 * Throws invalid, plan_owes, plan_withdrawn, plan_unchanged and payment_under_way.
 */
export async function choiceOf(
  tx: Executor,
  { buyer, planId, at: now, settings }: Choosing,
  lock = false,
): Promise<Choice> {
  const seller = await sellerOf(tx, sellerIdOf(buyer));
  const plan = await choosable(tx, buyer, planId);
  const before = await subscriptionOf(tx, buyer, lock);
  if (before) await assertFree(tx, before, plan);
  const back = await withPaidRest(tx, before, seller, now);
  const sub = back ?? before;
  const from = sub && (await planRow(tx, seller.companyId, sub.store_subscription_plan_id));
  const chosen = { seller, plan, sub, from, goesOn: Boolean(back) };
  if (!sub || sub.status === 'inactive' || isReplaced(sub, plan)) {
    const changed = await beginning(tx, buyer.storeId, { plan, seller, now });
    return { ...chosen, changed, card: undefined, begins: true };
  }
  const changed =
    back && isSamePlan(chosen)
      ? goingOn(back, now)
      : await changeOf(tx, { sub, seller, plan, now });
  return { ...chosen, changed, card: await cardFor(tx, settings, sub), begins: false };
}
