import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Changed } from '../../../contract/billing/amounts/plan-change.ts';
import type { Dashboard } from '../../../contract/billing/dashboard.ts';
import { amountOf, sumOf } from '../../../contract/billing/money.ts';
import { periodOf } from '../../../contract/billing/periods.ts';
import { itemsPerPage, paginationOf } from '../../../contract/engine/endpoint.ts';
import type { Language } from '../../../contract/engine/languages.ts';
import type { Executor } from '../../db/executor.ts';
import type { AnyCall, Call } from '../../http/call.ts';
import { invalidField, Refusal } from '../../http/refusal.ts';
import { type Api, serve } from '../../http/serve.ts';
import { platformId } from '../../messages/outbox.ts';
import { subscriptionPlansTable as plans } from '../../tables/organisations.ts';
import { keptLines } from '../billings/lines.ts';
import { taxationsOf } from '../billings/parties.ts';
import {
  billingsWhere,
  lineOf,
  ofBuyer,
  owedBillings,
  type PaymentRow,
  taxesTold,
  toldBilling,
} from '../billings/tell.ts';
import type { Billing } from '../core/context.ts';
import {
  type BillingRow,
  type Buyer,
  billingRow,
  isoOf,
  type PlanRow,
  planRow,
  type Subscription,
  subscriptionOf,
} from '../core/rows.ts';
import { type Seller, sellerOf } from '../core/sellers.ts';
import { toldUsage } from '../limits/usage.ts';
import { activeCard, beginAttempt } from '../payments/attempt.ts';
import { chargeNow } from '../payments/charge.ts';
import { publicPlanOf } from '../plans/rows.ts';
import { cardIsChosen, takerOf } from '../providers/choose.ts';
import { changeOf, changePlan, lossesOf } from '../subscriptions/change.ts';
import { isReplaced, letGo } from '../subscriptions/replace.ts';
import { periodLine, subscribe } from '../subscriptions/subscribe.ts';
import { currentOf, sellerIdOf } from './current.ts';
import { toldAttempt } from './pay.ts';

/** What was calculated stays so for a while, so that what is confirmed is what was shown. */
const shownMs = 15 * 60_000;

const isCompany = ({ companyId, storeId }: Buyer) => companyId === storeId;

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

/** The first period of a plan, as somebody pays it who has none yet, or had one that has ended. */
async function beginning(
  tx: Executor,
  { buyer, plan, seller, now }: { buyer: Buyer; plan: PlanRow; seller: Seller; now: number },
): Promise<Changed> {
  const period = periodOf({ ...plan, at: now, zone: seller.zone }, 0);
  const taxation = (await taxationsOf(tx, seller, [buyer.storeId]))(buyer.storeId);
  const lines = plan.plan_price ? [periodLine(plan, { seller, taxation }, period)] : [];
  return { when: 'now', effective: now, period, lines, ...sumOf(lines) };
}

interface Choice {
  seller: Seller;
  plan: PlanRow;
  sub: Subscription | undefined;
  from: PlanRow | undefined;
  changed: Changed;
}

/** Whether a plan is to begin anew: there is none, the one there was has ended, or it was never paid. */
const beginsAnew = (sub: Subscription | undefined, plan: PlanRow): sub is undefined =>
  !sub || sub.status === 'inactive' || isReplaced(sub, plan);

async function choiceOf(
  tx: Executor,
  buyer: Buyer,
  planId: number,
  now: number,
  lock = false,
): Promise<Choice> {
  const seller = await sellerOf(tx, sellerIdOf(buyer));
  const plan = await choosable(tx, buyer, planId);
  const sub = await subscriptionOf(tx, buyer, lock);
  const from = sub && (await planRow(tx, seller.companyId, sub.store_subscription_plan_id));
  const changed = beginsAnew(sub, plan)
    ? await beginning(tx, { buyer, plan, seller, now })
    : await changeOf(tx, { sub: sub as Subscription, seller, plan, now });
  return { seller, plan, sub, from, changed };
}

async function told(
  tx: Executor,
  { seller, plan, sub, from, changed }: Choice,
  calculated: number,
  language: Language,
) {
  const { currency } = seller;
  const lost = sub && from ? await lossesOf(tx, sub, from, plan) : undefined;
  const lines = keptLines(changed.lines, { ...(from ? { from } : {}), to: plan });
  return {
    store_subscription_plan_id: plan.store_subscription_plan_id,
    when: changed.when,
    waits_for_payment: !beginsAnew(sub, plan) && changed.when === 'now' && changed.total > 0,
    effective_at: isoOf(changed.effective),
    calculated_at: isoOf(calculated),
    period: { from: isoOf(changed.period.from), to: isoOf(changed.period.to) },
    currency,
    lines: lines.map((line) => lineOf(line, currency, language)),
    net: amountOf(changed.net, currency),
    vat: amountOf(changed.vat, currency),
    total: amountOf(changed.total, currency),
    taxes: taxesTold({ lines, currency }),
    lost_permissions: lost?.lost_permissions ?? [],
    exceeded: toldUsage(lost?.exceeded ?? [], language),
  };
}

/** The moment that was calculated for, unless that is too long ago. Throws plan_recalculate. */
function momentOf(sent: string | undefined, now: number): number {
  if (sent === undefined) return now;
  const at = Date.parse(sent);
  if (at > now || now - at > shownMs) throw new Refusal('plan_recalculate');
  return at;
}

interface Confirming {
  tx: Executor;
  buyer: Buyer;
  planId: number;
  at: number;
  now: number;
  settings: Billing['settings'];
}

interface Done {
  choice: Choice;
  billing?: BillingRow | undefined;
  /** To be charged after the transaction. */
  payment?: PaymentRow | undefined;
}

/** The card that a change is charged to at once; none where another way was chosen, or nobody takes it. */
async function cardFor(tx: Executor, settings: Billing['settings'], sub: Subscription) {
  const isChosen = await cardIsChosen(tx, sub.company_id);
  if (!isChosen(sub.store_payment_method_id)) return undefined;
  const card = await activeCard(tx, sub.company_id, sub.store_id);
  const taker = card && (await takerOf(tx, settings, sub.company_id));
  return card && taker && card.provider === taker.name ? { ...card, taker } : undefined;
}

/** Does what was calculated. Throws plan_recalculate where a renewal has come between. */
async function confirm({ tx, buyer, planId, at, now, settings }: Confirming): Promise<Done> {
  const choice = await choiceOf(tx, buyer, planId, at, true);
  const { seller, plan, sub, from, changed } = choice;
  if (!sub || beginsAnew(sub, plan) || !from) {
    if (sub && isReplaced(sub, plan)) await letGo({ tx, sub, now: at });
    // What is owed is paid first: that brings its period back, and nobody pays for the same days twice.
    else if (sub && (await owedBillings(tx, sub)).length)
      throw new Refusal('subscription_inactive');
    const made = await subscribe(
      { tx, seller, publicUrl: settings.publicUrl, buyer, plan, now: at },
      sub,
    );
    const [billing] = made.price ? await billingsWhere(tx, ofBuyer(buyer), 1) : [];
    return { choice, billing };
  }
  const isOver = Date.parse(sub.period_to) <= now || Date.parse(sub.period_from) > at;
  if (isOver && changed.when === 'now') throw new Refusal('plan_recalculate');
  const card = await cardFor(tx, settings, sub);
  const changing = { tx, seller, sub, publicUrl: settings.publicUrl, from, to: plan, changed };
  const { billing } = await changePlan({ ...changing, now: at }, card ? 'card' : 'otherwise');
  const isOwed = billing?.kind === 'change' && billing.status === 'open';
  const attempt = { now, scheduled: false };
  const payment =
    isOwed && card ? await beginAttempt(tx, billing, card, card.taker, attempt) : undefined;
  return { choice, billing, payment };
}

const buyerOf = ({ scope }: Pick<AnyCall, 'scope'>): Buyer => scope;

async function available({ database: { db }, scope }: AnyCall, page: number) {
  const seller = await sellerOf(db, sellerIdOf(scope));
  const where = and(
    eq(plans.company_id, seller.companyId),
    eq(plans.is_brand, isCompany(scope)),
    eq(plans.is_public, true),
    isNull(plans.withdrawn_at),
  );
  const rows = await db
    .select()
    .from(plans)
    .where(where)
    .orderBy(asc(plans.plan_price), asc(plans.store_subscription_plan_id))
    .limit(itemsPerPage)
    .offset((page - 1) * itemsPerPage);
  const total = await db.$count(plans, where);
  return {
    plans: rows.map((plan) => publicPlanOf(plan, seller)),
    pagination: paginationOf(page, total, rows.length),
  };
}

/** Changes the plan, and charges what that costs to the card; it is another one once that is paid. */
async function change(call: Call<Dashboard['changePlan']>) {
  const { database, body, language, settings } = call;
  const [now, buyer] = [call.now(), buyerOf(call)];
  const at = momentOf(body.calculated_at, now);
  const planId = body.store_subscription_plan_id;
  const { choice, billing, payment } = await database.db.transaction((tx) =>
    confirm({ tx, buyer, planId, at, now, settings }),
  );
  const { db } = database;
  const shown = await told(db, choice, at, language);
  const secret = payment ? await chargeNow(call, payment) : null;
  const row = billing && (await billingRow(db, billing.company_id, billing.billing_id));
  return {
    change: shown,
    billing: row ? await toldBilling(db, row, language) : null,
    payment: payment ? await toldAttempt(call, payment, secret) : null,
    current: await currentOf(db, buyer, language),
  };
}

/** The plan a place has, those it may have, and the change from one to another. */
export function mountOwnPlan(api: Api, calls: Dashboard) {
  serve(api, calls.current, (call) => currentOf(call.database.db, buyerOf(call), call.language));
  serve(api, calls.plans, (call) => available(call, call.query.page ?? 1));
  serve(api, calls.calculate, async (call) => {
    const { db } = call.database;
    const { store_subscription_plan_id: planId } = call.body;
    const choice = await choiceOf(db, buyerOf(call), planId, call.now());
    return told(db, choice, call.now(), call.language);
  });
  serve(api, calls.changePlan, (call) => change(call));
}
