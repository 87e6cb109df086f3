import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm';
import type { Taxation } from '../../../contract/billing/amounts/taxation.ts';
import { paymentLevels } from '../../../contract/billing/dunning.ts';
import type { Executor } from '../../db/executor.ts';
import {
  moveOrder,
  putOnBilling,
  type ShopOrder,
  waitingOrders,
} from '../../shop/orders/follow.ts';
import { subscriptionsTable } from '../../tables/billing.ts';
import { billingCardsTable } from '../../tables/billing-payments.ts';
import { subscriptionPlansTable } from '../../tables/organisations.ts';
import { issueBillings, type NewBilling } from '../billings/issue.ts';
import { keptLines, shopLine } from '../billings/lines.ts';
import { taxationsOf } from '../billings/parties.ts';
import { mailBilling } from '../core/mails.ts';
import { isoOf, ofSubscription, type PlanRow, type Subscription } from '../core/rows.ts';
import { type Seller, sellerOf } from '../core/sellers.ts';
import { cardIsChosen } from '../providers/choose.ts';
import { givePlan, markPlace } from '../subscriptions/place.ts';
import { dueAfter, periodLine, termsOf } from '../subscriptions/subscribe.ts';
import { endWaiting } from '../subscriptions/waiting.ts';
import { type Following, following } from './following.ts';

/** So many of one seller in a transaction: their numbers are taken at once, and nobody waits long for them. */
const most = 200;

/** The seller of whoever is due first, unless another server is at it. */
async function dueSeller(tx: Executor, at: string) {
  const [row] = await tx
    .select({ company_id: subscriptionsTable.company_id })
    .from(subscriptionsTable)
    .where(lte(subscriptionsTable.due_at, at))
    .orderBy(asc(subscriptionsTable.due_at))
    .limit(1)
    .for('update', { skipLocked: true });
  return row?.company_id;
}

const dueOf = (tx: Executor, companyId: number, at: string): Promise<Subscription[]> =>
  tx
    .select()
    .from(subscriptionsTable)
    .where(and(eq(subscriptionsTable.company_id, companyId), lte(subscriptionsTable.due_at, at)))
    .orderBy(asc(subscriptionsTable.due_at), asc(subscriptionsTable.subscription_id))
    .limit(most)
    .for('update', { skipLocked: true });

async function plansOf(tx: Executor, subs: readonly Subscription[]) {
  const ids = subs.map((sub) => sub.next_plan_id ?? sub.store_subscription_plan_id);
  const rows = await tx
    .select()
    .from(subscriptionPlansTable)
    .where(inArray(subscriptionPlansTable.store_subscription_plan_id, [...new Set(ids)]));
  return new Map(rows.map((plan) => [plan.store_subscription_plan_id, plan]));
}

/** Who of them has a card that is charged. */
async function withCards(tx: Executor, { companyId }: Seller, all: readonly Subscription[]) {
  const isChosen = await cardIsChosen(tx, companyId);
  const subs = all.filter(({ store_payment_method_id: id }) => isChosen(id));
  if (!subs.length) return new Set<number>();
  const { company_id, store_id, is_active, removed_at } = billingCardsTable;
  const ids = subs.map((sub) => sub.store_id);
  const rows = await tx
    .select({ store_id })
    .from(billingCardsTable)
    .where(
      and(
        eq(company_id, companyId),
        inArray(store_id, ids),
        eq(is_active, true),
        sql`${removed_at} is null`,
      ),
    );
  return new Set(rows.map((row) => row.store_id));
}

interface Renewed {
  sub: Subscription;
  plan: PlanRow;
  next: Following;
  due: number;
  charged: boolean;
  /** What its buyer has ordered for this period. */
  orders: readonly ShopOrder[];
  taxation: Taxation;
}

/** Writes what all of them become, in one statement. */
const writeRenewed = (tx: Executor, renewed: readonly Renewed[], now: number) => {
  const rows = renewed.map(({ sub, plan, next, due, charged }) => ({
    id: sub.subscription_id,
    plan: plan.store_subscription_plan_id,
    ...termsOf(plan),
    anchor_at: isoOf(next.at),
    period_index: next.index,
    period_from: isoOf(next.period.from),
    period_to: isoOf(next.period.to),
    unbilled_from: next.unbilled ? isoOf(next.unbilled.from) : sub.unbilled_from,
    unbilled_to: next.unbilled ? isoOf(next.unbilled.to) : sub.unbilled_to,
    level: charged ? Math.max(paymentLevels.due, sub.payment_level) : sub.payment_level,
    // What is owed from before goes on by its own calendar.
    next_try_at: sub.next_try_at ?? (charged ? isoOf(due) : null),
  }));
  const companyId = renewed[0]?.sub.company_id ?? 0;
  return tx.execute(sql`update subscriptions s set store_subscription_plan_id = r.plan, price = r.price, interval = r.interval,
      interval_count = r.interval_count, vat_included = r.vat_included, anchor_at = r.anchor_at, period_index = r.period_index,
      period_from = r.period_from, period_to = r.period_to, due_at = r.period_to, next_plan_id = null, payment_level = r.level,
      next_try_at = r.next_try_at, unbilled_from = r.unbilled_from, unbilled_to = r.unbilled_to, pauses = '[]', updated_at = ${isoOf(now)}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) r (id bigint, plan bigint, price bigint, interval text, interval_count int,
      vat_included boolean, anchor_at timestamptz, period_index int, period_from timestamptz, period_to timestamptz, level int,
      next_try_at timestamptz, unbilled_from timestamptz, unbilled_to timestamptz)
    where s.company_id = ${companyId} and s.subscription_id = r.id`);
};

const markOwed = (tx: Executor, issued: readonly NewBilling[]) =>
  tx.execute(sql`update stores s set unpaid_billing = true
    from jsonb_to_recordset(${JSON.stringify(
      issued.map(({ sub }) => ({ company: sub.buyer_company_id, store: sub.store_id })),
    )}::jsonb) r (company bigint, store bigint)
    where s.company_id = r.company and s.store_id = r.store and not s.unpaid_billing`);

/** What was cancelled is over, and what was ordered for its next period is billed no more. */
async function end(tx: Executor, sub: Subscription, now: number) {
  for (const order of await waitingOrders(tx, sub.company_id, [sub.store_id]))
    await moveOrder(tx, order, 'cancelled', { now, reason: 'by_buyer' });
  const [after = sub] = await tx
    .update(subscriptionsTable)
    .set({
      status: 'inactive',
      ended_at: isoOf(now),
      due_at: null,
      next_try_at: null,
      updated_at: isoOf(now),
    })
    .where(ofSubscription(sub))
    .returning();
  await markPlace(tx, after);
}

const billingOf = (
  { sub, plan, next, due, orders, taxation }: Renewed,
  seller: Seller,
  now: number,
): NewBilling => ({
  sub,
  kind: 'period',
  period: next.period,
  lines: [
    ...(plan.plan_price > 0
      ? keptLines([periodLine(plan, { seller, taxation }, next.period)], { to: plan })
      : []),
    ...orders.map((order) => shopLine(order, now)),
  ],
  issued: now,
  due,
});

async function renew(
  tx: Executor,
  seller: Seller,
  subs: readonly Subscription[],
  { publicUrl, now }: Renewing,
) {
  const plans = await plansOf(tx, subs);
  const cards = await withCards(tx, seller, subs);
  const storeIds = subs.map((sub) => sub.store_id);
  const waiting = await waitingOrders(tx, seller.companyId, storeIds);
  const taxations = await taxationsOf(tx, seller, storeIds);
  const renewed = subs.flatMap((sub): Renewed[] => {
    const plan = plans.get(sub.next_plan_id ?? sub.store_subscription_plan_id);
    if (!plan) return [];
    const due = dueAfter(now, seller, cards.has(sub.store_id));
    const next = following(sub, plan, seller, now);
    const orders = waiting.filter((order) => order.buyer_store_id === sub.store_id);
    const charged = plan.plan_price > 0 || orders.length > 0;
    const taxation = taxations(sub.store_id);
    return [{ sub, plan, next, due, charged, orders, taxation }];
  });
  if (!renewed.length) return;
  const wanted = renewed.filter(({ charged }) => charged);
  const issued = await issueBillings(
    tx,
    seller,
    wanted.map((each) => billingOf(each, seller, now)),
  );
  await writeRenewed(tx, renewed, now);
  if (issued.length)
    await markOwed(
      tx,
      wanted.map((each) => billingOf(each, seller, now)),
    );
  for (const { sub, plan } of renewed) if (sub.next_plan_id) await givePlan(tx, sub, plan);
  for (const [index, billing] of issued.entries()) {
    const { sub, orders = [] } = wanted[index] ?? {};
    if (orders.length) await putOnBilling(tx, orders, billing.billing_id, now);
    const writes = sub?.reminders && !cards.has(sub.store_id);
    if (sub && writes) await mailBilling({ tx, seller, sub, publicUrl }, 'due', billing);
  }
}

/** Whose store or company is no more. */
async function goneOf(tx: Executor, subs: readonly Subscription[]): Promise<ReadonlySet<number>> {
  const { rows } = await tx.execute<{ store_id: number }>(
    sql`select store_id::int from stores where store_id = any(${sql.param(subs.map((sub) => sub.store_id))}::bigint[])
      and deleted_at is not null`,
  );
  return new Set(rows.map((row) => row.store_id));
}

export interface Renewing {
  publicUrl: string;
  now: number;
}

/**
 * Begins the next period of those whose own is over, and bills it: some of one seller, in one transaction. Answers
 * how many. Whoever is killed leaves all of them or none; two servers take different ones.
 */
export async function renewSome(tx: Executor, renewing: Renewing): Promise<number> {
  const at = isoOf(renewing.now);
  const companyId = await dueSeller(tx, at);
  if (companyId === undefined) return 0;
  const seller = await sellerOf(tx, companyId);
  const due = await dueOf(tx, companyId, at);
  const gone = await goneOf(tx, due);
  const isOver = (sub: Subscription) => sub.status === 'cancelled' || gone.has(sub.store_id);
  for (const sub of due.filter(isOver)) await end(tx, sub, renewing.now);
  const going = due.filter((sub) => !isOver(sub));
  await endWaiting(tx, seller.companyId, due, renewing.now);
  await renew(tx, seller, going, renewing);
  return due.length;
}
