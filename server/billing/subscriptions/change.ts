import { type Changed, planChange } from '../../../contract/billing/amounts/plan-change.ts';
import { unusedOf } from '../../../contract/billing/amounts/unused.ts';
import { smallestOf } from '../../../contract/billing/money.ts';
import { pathsIn } from '../../../contract/permissions/permission-trees.ts';
import type { Executor } from '../../db/executor.ts';
import { Refusal } from '../../http/refusal.ts';
import { subscriptionsTable } from '../../tables/billing.ts';
import { issueBillings } from '../billings/issue.ts';
import { keptLines } from '../billings/lines.ts';
import { taxationsOf } from '../billings/parties.ts';
import { receivedOf } from '../billings/received.ts';
import { owedBillings } from '../billings/tell.ts';
import { type Mailing, mailBilling } from '../core/mails.ts';
import { isoOf, ofSubscription, type PlanRow, type Subscription } from '../core/rows.ts';
import type { Seller } from '../core/sellers.ts';
import { exceededBy } from '../limits/usage.ts';
import { givePlan, goesOn, markPlace } from './place.ts';
import { dueAfter, termsOf } from './subscribe.ts';
import { letWaitingGo } from './waiting.ts';

/**
 * What a change comes to at a moment; what is shown and what is billed. Throws where there is nothing to change, and
 * plan_owes where the plan there is was not paid yet.
 */
export async function changeOf(
  tx: Executor,
  { sub, seller, plan, now }: { sub: Subscription; seller: Seller; plan: PlanRow; now: number },
): Promise<Changed> {
  const isSame = sub.store_subscription_plan_id === plan.store_subscription_plan_id;
  if (isSame && sub.next_plan_id === null && sub.status !== 'cancelled')
    throw new Refusal('plan_unchanged');
  if (plan.withdrawn_at && !isSame) throw new Refusal('plan_withdrawn');
  const changed = planChange({
    now,
    zone: seller.zone,
    taxation: (await taxationsOf(tx, seller, [sub.store_id]))(sub.store_id),
    currency: seller.currency,
    from: sub,
    to: { ...plan, price: plan.plan_price },
    period: { from: Date.parse(sub.period_from), to: Date.parse(sub.period_to) },
    unused: unusedOf(await receivedOf(tx, sub, now), now, smallestOf(seller.currency)),
  });
  // What was calculated before a renewal is calculated again first.
  const isNow = changed.when === 'now' && now >= Date.parse(sub.period_from);
  if (isNow && (await owedBillings(tx, sub)).length) throw new Refusal('plan_owes');
  return changed;
}

/** What somebody loses by a plan: rights, and room where more is used than it allows. */
export async function lossesOf(tx: Executor, sub: Subscription, from: PlanRow, to: PlanRow) {
  const left = new Set<string>(pathsIn(to.permissions));
  return {
    lost_permissions: pathsIn(from.permissions).filter((path) => !left.has(path)),
    exceeded: await exceededBy(tx, sub, to.attributes),
  };
}

/** Waits for the end of the period; the plan it has already waits for nothing. */
const later = (tx: Executor, sub: Subscription, plan: PlanRow, now: number) => {
  const isSame = sub.store_subscription_plan_id === plan.store_subscription_plan_id;
  return tx
    .update(subscriptionsTable)
    .set({
      next_plan_id: isSame ? null : plan.store_subscription_plan_id,
      // Whoever chooses a plan goes on.
      ...goesOn(sub),
      updated_at: isoOf(now),
    })
    .where(ofSubscription(sub))
    .returning();
};

/** The new plan from now on, in the same period or in one of its own. */
const atOnce = (tx: Executor, sub: Subscription, plan: PlanRow, changed: Changed, now: number) => {
  const keeps = changed.period.from === Date.parse(sub.period_from);
  const period = {
    anchor_at: isoOf(now),
    period_index: 0,
    period_from: isoOf(changed.period.from),
    period_to: isoOf(changed.period.to),
    due_at: isoOf(changed.period.to),
  };
  return tx
    .update(subscriptionsTable)
    .set({
      ...termsOf(plan),
      ...(keeps ? {} : period),
      next_plan_id: null,
      ...goesOn(sub),
      // What is charged for it is tried at once.
      ...(changed.total > 0 && sub.failures === 0 ? { next_try_at: isoOf(now) } : {}),
      updated_at: isoOf(now),
    })
    .where(ofSubscription(sub))
    .returning();
};

interface Changing extends Mailing {
  from: PlanRow;
  to: PlanRow;
  changed: Changed;
  now: number;
}

const wantedOf = ({ sub, from, to, changed, now }: Changing, due: number) => ({
  sub,
  period: { from: now, to: changed.period.to },
  lines: keptLines(changed.lines, { from, to }),
  issued: now,
  due,
});

/** The new plan from now on; what it costs is owed. */
async function changeAtOnce(changing: Changing) {
  const { tx, seller, sub, to, changed, now } = changing;
  const [after = sub] = await atOnce(tx, sub, to, changed, now);
  await givePlan(tx, after, to);
  // What is owed is the plan's, so that it is reminded of.
  const wanted = { ...wantedOf({ ...changing, sub: after }, now), kind: 'period' as const };
  const [billing] = changed.total > 0 ? await issueBillings(tx, seller, [wanted]) : [];
  if (billing) await mailBilling({ ...changing, sub: after }, 'due', billing);
  await markPlace(tx, after);
  return { sub: after, billing };
}

/** The new plan once it is paid; until then the one there is stays. It may be paid for a term, within the period. */
async function changeWhenPaid(changing: Changing, byCard: boolean) {
  const { tx, seller, sub, from, to, now } = changing;
  await letWaitingGo({ tx, sub, now });
  const due = Math.min(dueAfter(now, seller, byCard), Date.parse(sub.period_to));
  const change = { from: from.store_subscription_plan_id, to: to.store_subscription_plan_id };
  const wanted = { ...wantedOf(changing, due), kind: 'change' as const, change };
  const [billing] = await issueBillings(tx, seller, [wanted]);
  if (billing && !byCard) await mailBilling(changing, 'due', billing);
  return { sub, billing };
}

/**
 * Does what a calculated change says, with its billing, in one transaction on a locked subscription: what costs
 * something is done once it is paid, unless its seller gives it (`pays` says how it is paid by its buyer).
 */
export async function changePlan(changing: Changing, pays: 'card' | 'otherwise' | 'given') {
  const { tx, sub, to, changed, now } = changing;
  if (changed.when === 'now' && changed.total > 0 && pays !== 'given')
    return changeWhenPaid(changing, pays === 'card');
  await letWaitingGo({ tx, sub, now });
  if (changed.when === 'now') return changeAtOnce(changing);
  const [after = sub] = await later(tx, sub, to, now);
  await markPlace(tx, after);
  return { sub: after, billing: undefined };
}
