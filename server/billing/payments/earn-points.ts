import { eq } from 'drizzle-orm';
import { decimalsOf, sumOf } from '../../../contract/billing/money.ts';
import { planRewardTypeIds } from '../../../contract/billing/plans.ts';
import type { Executor } from '../../db/executor.ts';
import type { Hundredths } from '../../runtime/units.ts';
import { billingPointsTable } from '../../tables/billing-payments.ts';
import { subscriptionPlansTable } from '../../tables/organisations.ts';
import { type BillingRow, isoOf, type PlanRow, type Subscription } from '../core/rows.ts';

type Rewarding = Pick<PlanRow, 'reward_points' | 'reward_type_id'>;

/** What a plan gives for a billing of so much: for each payment, or for each whole unit of its amount. */
export function pointsEarned(
  { reward_points, reward_type_id }: Rewarding,
  { total, currency }: Pick<BillingRow, 'total' | 'currency'>,
): Hundredths {
  if (reward_type_id === planRewardTypeIds.payment) return reward_points;
  if (reward_type_id !== planRewardTypeIds.amount) return 0;
  return reward_points * Math.floor(total / 10 ** decimalsOf(currency));
}

interface Paid {
  tx: Executor;
  sub: Subscription;
  billing: BillingRow;
  now: number;
}

/** A period was paid: its points are owed from now on, in the transaction that says so. */
export async function earnPoints({ tx, sub, billing, now }: Paid) {
  if (billing.kind !== 'period') return;
  const [plan] = await tx
    .select()
    .from(subscriptionPlansTable)
    .where(eq(subscriptionPlansTable.store_subscription_plan_id, sub.store_subscription_plan_id));
  const own = billing.lines.filter(({ kind }) => kind !== 'shop');
  const { currency } = billing;
  // What was bought beside the plan earns nothing.
  const points = plan && own.length ? pointsEarned(plan, { ...sumOf(own), currency }) : 0;
  if (points <= 0) return;
  const { company_id, billing_id } = billing;
  await tx
    .insert(billingPointsTable)
    .values({ company_id, billing_id, points, earned_at: isoOf(now) })
    .onConflictDoNothing();
}
