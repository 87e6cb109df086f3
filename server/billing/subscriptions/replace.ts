import type { Executor } from '../../db/executor.ts';
import { Refusal } from '../../http/refusal.ts';
import { liveAttempt } from '../billings/live.ts';
import { moveBilling } from '../billings/move.ts';
import { owedBillings } from '../billings/tell.ts';
import type { PlanRow, Subscription } from '../core/rows.ts';

/** Whether another plan takes the place of one that was never paid: nothing was received that could be credited. */
export const isReplaced = (
  { status, grace_until, store_subscription_plan_id: id }: Subscription,
  plan: PlanRow,
) => status !== 'inactive' && grace_until !== null && id !== plan.store_subscription_plan_id;

/** What a plan that was never paid owes is owed no more. Throws payment_under_way where a card is asked for it. */
export async function letGo({ tx, sub, now }: { tx: Executor; sub: Subscription; now: number }) {
  for (const billing of await owedBillings(tx, sub)) {
    if (await liveAttempt(tx, billing)) throw new Refusal('payment_under_way');
    await moveBilling({ tx, billing, now }, 'cancelled');
  }
}
