import { type Taxation, taxedFor } from '../../../contract/billing/amounts/taxation.ts';
import { paymentLevels, paymentTermDays } from '../../../contract/billing/dunning.ts';
import { smallestOf } from '../../../contract/billing/money.ts';
import { calendarDaysLater, periodOf } from '../../../contract/billing/periods.ts';
import { Refusal } from '../../http/refusal.ts';
import { subscriptionsTable } from '../../tables/billing.ts';
import { issueBillings } from '../billings/issue.ts';
import { keptLines } from '../billings/lines.ts';
import { taxationsOf } from '../billings/parties.ts';
import { type Mailing, mailBilling } from '../core/mails.ts';
import { type Buyer, isoOf, type PlanRow, type Subscription } from '../core/rows.ts';
import type { Seller } from '../core/sellers.ts';
import { givePlan, markPlace } from './place.ts';

/** The terms of a plan that a period is billed at. */
export const termsOf = (plan: PlanRow) => ({
  store_subscription_plan_id: plan.store_subscription_plan_id,
  price: plan.plan_price,
  interval: plan.interval,
  interval_count: plan.interval_count,
  vat_included: plan.vat_included,
});

/** The one line of a period of a plan, as its buyer is taxed. */
export const periodLine = (
  plan: PlanRow,
  { seller, taxation }: { seller: Seller; taxation: Taxation },
  period: { from: number; to: number },
) => ({
  kind: 'plan' as const,
  period,
  ...taxedFor(
    plan.plan_price,
    { vat_included: plan.vat_included, smallest: smallestOf(seller.currency) },
    taxation,
  ),
});

/** When what is billed now is due: at once from a card, else after a term. */
export const dueAfter = (now: number, { zone }: Seller, byCard: boolean) =>
  byCard ? now : calendarDaysLater(now, paymentTermDays, zone);

interface Subscribing extends Omit<Mailing, 'sub'> {
  buyer: Buyer;
  plan: PlanRow;
  now: number;
  /** The place has its rights already. */
  keepsRights?: boolean;
}

/**
 * Gives a buyer a plan for the first time, or anew after an end: a first period from now on, and its billing.
 * What costs something is incomplete until it is paid, and works meanwhile for the seller's days of grace.
 */
export async function subscribe(
  { tx, seller, publicUrl, buyer, plan, now, keepsRights = false }: Subscribing,
  before?: Subscription,
): Promise<Subscription> {
  if (plan.withdrawn_at) throw new Refusal('plan_withdrawn');
  const anchor = { ...plan, at: now, zone: seller.zone };
  const period = periodOf(anchor, 0);
  const isFree = plan.plan_price === 0;
  // Whoever chooses again before the first payment has the days that are left.
  const isGoing = before && before.status !== 'inactive' && before.grace_until;
  const grace = isGoing
    ? Date.parse(isGoing)
    : calendarDaysLater(now, seller.graceDays, seller.zone);
  const values = {
    ...termsOf(plan),
    status: isFree ? ('active' as const) : ('incomplete' as const),
    anchor_at: isoOf(now),
    period_index: 0,
    period_from: isoOf(period.from),
    period_to: isoOf(period.to),
    next_plan_id: null,
    pauses: [],
    payment_level: isFree ? 0 : paymentLevels.due,
    failures: 0,
    first_failed_at: null,
    next_try_at: isFree ? null : isoOf(grace),
    due_at: isoOf(period.to),
    cancelled_at: null,
    ended_at: null,
    grace_until: isFree ? null : isoOf(grace),
    updated_at: isoOf(now),
  };
  const own = {
    company_id: seller.companyId,
    store_id: buyer.storeId,
    buyer_company_id: buyer.companyId,
  };
  const [sub] = await tx
    .insert(subscriptionsTable)
    .values({
      ...own,
      ...values,
      store_payment_method_id: before?.store_payment_method_id ?? null,
      created_at: isoOf(now),
    })
    .onConflictDoUpdate({ target: subscriptionsTable.store_id, set: values })
    .returning();
  if (!sub) throw new Refusal('not_found');
  if (!keepsRights) await givePlan(tx, sub, plan);
  if (!isFree) {
    const due = Math.min(grace, dueAfter(now, seller, false));
    const taxation = (await taxationsOf(tx, seller, [buyer.storeId]))(buyer.storeId);
    const lines = keptLines([periodLine(plan, { seller, taxation }, period)], { to: plan });
    const wanted = { sub, kind: 'period' as const, period, lines, issued: now, due };
    const [billing] = await issueBillings(tx, seller, [wanted]);
    if (billing) await mailBilling({ tx, seller, sub, publicUrl }, 'due', billing);
  }
  await markPlace(tx, sub);
  return sub;
}
