import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import type { Executor } from '../../db/executor.ts';
import { Refusal } from '../../http/refusal.ts';
import { billingsTable, subscriptionsTable } from '../../tables/billing.ts';
import { liveAttempt } from '../billings/live.ts';
import { moveBilling } from '../billings/move.ts';
import {
  type BillingRow,
  isoOf,
  ofSubscription,
  type PlanRow,
  planRow,
  type Subscription,
} from '../core/rows.ts';
import { givePlan, goesOn, markPlace } from './place.ts';
import { termsOf } from './subscribe.ts';

/** Billings of some subscriptions of a seller that change the plan once they are paid. */
export const waitingChanges = (
  tx: Executor,
  companyId: number,
  subscriptionIds: readonly number[],
): Promise<BillingRow[]> =>
  tx
    .select()
    .from(billingsTable)
    .where(
      and(
        eq(billingsTable.company_id, companyId),
        inArray(billingsTable.subscription_id, [...subscriptionIds]),
        eq(billingsTable.kind, 'change'),
        inArray(billingsTable.status, ['open', 'failed']),
        isNotNull(billingsTable.to_plan_id),
      ),
    );

interface Waiting {
  tx: Executor;
  sub: Subscription;
  now: number;
}

/** Another change takes the place of one that waits. Throws payment_under_way where a card is asked for that. */
export async function letWaitingGo({ tx, sub, now }: Waiting) {
  for (const billing of await waitingChanges(tx, sub.company_id, [sub.subscription_id])) {
    if (await liveAttempt(tx, billing)) throw new Refusal('payment_under_way');
    await moveBilling({ tx, billing, now }, 'cancelled');
  }
}

/** A period is over, and with it the changes within it that nobody paid; money that comes all the same goes back. */
export async function endWaiting(
  tx: Executor,
  companyId: number,
  subs: readonly Subscription[],
  now: number,
) {
  const ids = subs.map((sub) => sub.subscription_id);
  for (const billing of await waitingChanges(tx, companyId, ids))
    await moveBilling({ tx, billing, now }, 'cancelled');
}

/** Whether a change begins a period of its own, as another pace does. */
const beginsPeriod = (sub: Subscription, { to_plan_id, period_to }: BillingRow) =>
  to_plan_id !== null && Date.parse(period_to) !== Date.parse(sub.period_to);

/** What kind of billing one is once it is paid: what began a period of its own is that period's. */
export const kindWhenPaid = (sub: Subscription, billing: BillingRow) =>
  billing.kind === 'change' && beginsPeriod(sub, billing) ? ('period' as const) : billing.kind;

async function give({ tx, sub, now }: Waiting, plan: PlanRow, own: Partial<Subscription>) {
  const [after = sub] = await tx
    .update(subscriptionsTable)
    .set({ ...termsOf(plan), ...own, ...goesOn(sub), next_plan_id: null, updated_at: isoOf(now) })
    .where(ofSubscription(sub))
    .returning();
  await givePlan(tx, after, plan);
  await markPlace(tx, after);
  return after;
}

/** A change is paid: the plan is another one from now on. */
export async function applyChange(waiting: Waiting & { billing: BillingRow }) {
  const { tx, sub, billing } = waiting;
  const plan = await planRow(tx, sub.company_id, billing.to_plan_id ?? 0);
  const { period_from, period_to } = billing;
  const period = {
    anchor_at: period_from,
    period_index: 0,
    period_from,
    period_to,
    due_at: period_to,
  };
  return give(waiting, plan, beginsPeriod(sub, billing) ? period : {});
}

/** A change is given back, which it may be (`assertRevertible`): the plan is the one before, in the same period. */
export async function takeChangeBack(waiting: Waiting & { billing: BillingRow }) {
  const { tx, sub, billing } = waiting;
  await give(waiting, await planRow(tx, sub.company_id, billing.from_plan_id ?? 0), {});
}
