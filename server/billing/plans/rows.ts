import { amountOf } from '../../../contract/billing/money.ts';
import type { SubscriptionPlan } from '../../../contract/billing/plans.ts';
import { pointsOf } from '../../runtime/units.ts';
import type { PlanRow } from '../core/rows.ts';
import type { Seller } from '../core/sellers.ts';
import { type Subscribers, sumOfPlan } from './subscribers.ts';

const percent = (rate: number) => rate / 100;

/** What everybody may know of a plan. */
export const publicPlanOf = (plan: PlanRow, { currency, vatRate }: Seller) => ({
  store_subscription_plan_id: plan.store_subscription_plan_id,
  plan_name: plan.plan_name,
  plan_description: plan.plan_description,
  plan_price: amountOf(plan.plan_price, currency),
  currency,
  interval: plan.interval,
  interval_count: plan.interval_count,
  vat_included: plan.vat_included,
  vat_rate: percent(vatRate),
  ...(Object.keys(plan.attributes).length ? { attributes: plan.attributes } : {}),
});

/** A plan as its seller sees it. */
export function planOf(
  plan: PlanRow,
  seller: Seller,
  all: readonly Subscribers[],
): SubscriptionPlan {
  const { count, mrr } = sumOfPlan(all, plan.store_subscription_plan_id);
  return {
    ...publicPlanOf(plan, seller),
    reward_points: pointsOf(plan.reward_points),
    reward_type_id: plan.reward_type_id,
    store_payment_methods: plan.store_payment_methods,
    is_public: plan.is_public,
    extra_properties: { is_pos: plan.is_pos, is_brand: plan.is_brand },
    permissions: plan.permissions,
    withdrawn: plan.withdrawn_at !== null,
    subscribers: count,
    monthly_revenue: amountOf(mrr, seller.currency),
    created_at: plan.created_at,
    updated_at: plan.updated_at,
  };
}
