import { sql } from 'drizzle-orm';
import { isWorking } from '../../../contract/billing/states.ts';
import type { PermissionTree } from '../../../contract/permissions/permissions.ts';
import type { Executor } from '../../db/executor.ts';
import { isoOf, type PlanRow, type Subscription } from '../core/rows.ts';

/** When a subscription ends, or ended; nothing while it goes on. */
export const endOf = ({ status, period_to, ended_at }: Subscription): string | null => {
  if (status === 'cancelled') return period_to;
  return isWorking(status) ? null : ended_at;
};

/** The last time that was not billed because renewals stood still, as it is told; moments of the database or of JSON alike. */
export const unbilledOf = ({ unbilled_from: from, unbilled_to: to }: Subscription) =>
  from && to ? { from: isoOf(Date.parse(from)), to: isoOf(Date.parse(to)) } : null;

/** What a cancelled subscription becomes again for whoever keeps it: what was owed before is owed still. */
export const goesOn = ({ status, failures, grace_until }: Subscription) => {
  if (status !== 'cancelled') return { status, cancelled_at: null };
  const unpaid = grace_until ? ('incomplete' as const) : ('past_due' as const);
  return { status: grace_until || failures ? unpaid : ('active' as const), cancelled_at: null };
};

/** Says in the place itself how its subscription stands: that is read with every call. */
export const markPlace = (tx: Executor, sub: Subscription) =>
  tx.execute(
    sql`update stores set active_subscription = ${isWorking(sub.status)}, cancelled_subscription = ${sub.status === 'cancelled'},
        expiration_date_subscription = ${endOf(sub)}::timestamptz, unpaid_billing = exists (select 1 from billings b
          where b.company_id = ${sub.company_id} and b.subscription_id = ${sub.subscription_id} and b.kind = 'period' and b.status in ('open', 'failed'))
      where company_id = ${sub.buyer_company_id} and store_id = ${sub.store_id}`,
  );

/** Whatever a plan gives: whoever is to pay may see what, and pay it. */
function withPaying(tree: PermissionTree): PermissionTree {
  const { general_settings: before } = tree;
  const billing_dashboard = { read: true, update: true };
  return {
    ...tree,
    general_settings: { ...(typeof before === 'object' ? before : {}), billing_dashboard },
  };
}

/** A plan's permissions become the place's own. */
export const givePlan = (tx: Executor, sub: Subscription, plan: PlanRow) =>
  tx.execute(
    sql`update stores set store_subscription_plan_id = ${plan.store_subscription_plan_id},
        permissions = ${JSON.stringify(withPaying(plan.permissions))}::jsonb
      where company_id = ${sub.buyer_company_id} and store_id = ${sub.store_id}`,
  );
