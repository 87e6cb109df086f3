import { sql } from 'drizzle-orm';
import type { SubscriptionStatus } from '../../../contract/billing/states.ts';
import type { Executor } from '../../db/executor.ts';

/** Those of one plan that stand alike; money in minor units. */
export interface Subscribers extends Record<string, unknown> {
  plan: number;
  status: SubscriptionStatus;
  count: number;
  /** What they pay a month without tax; nothing where nobody counts on it. */
  mrr: number;
}

/** The price of a period without tax, whether it includes that or not. */
const net = sql`(u.price * case when u.vat_included then 10000.0 / (10000 + b.vat_rate) else 1 end)`;
/** What a period's price comes to in a month: a year is twelve of them, 52 weeks or 365 days. */
const monthly = sql`round(${net} * case u.interval when 'year' then 1 when 'month' then 12 when 'week' then 52 else 365 end
  / (12.0 * u.interval_count))`;

/** Who has the plans of a seller, and what they pay a month at the price of their period. */
export async function subscribersOf(tx: Executor, companyId: number): Promise<Subscribers[]> {
  const { rows } = await tx.execute<Subscribers>(
    sql`select u.store_subscription_plan_id::int as plan, u.status, count(*)::int as count,
        coalesce(sum(${monthly}) filter (where u.status in ('active', 'past_due')), 0)::float8 as mrr
      from subscriptions u join billing_sellers b on b.company_id = u.company_id where u.company_id = ${companyId} group by 1, 2`,
  );
  return rows;
}

/** How many have one of them and what they pay a month; one that is inactive counts as none. */
export const sumOfPlan = (all: readonly Subscribers[], plan: number) =>
  all
    .filter((each) => each.plan === plan && each.status !== 'inactive')
    .reduce((sum, { count, mrr }) => ({ count: sum.count + count, mrr: sum.mrr + mrr }), {
      count: 0,
      mrr: 0,
    });
