import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Dashboard } from '../../../contract/billing/dashboard.ts';
import { amountOf } from '../../../contract/billing/money.ts';
import { itemsPerPage, paginationOf } from '../../../contract/engine/endpoint.ts';
import { mayChoosePlan } from '../../../contract/permissions/while-ended.ts';
import type { Executor } from '../../db/executor.ts';
import type { AnyCall, Call } from '../../http/call.ts';
import { Refusal } from '../../http/refusal.ts';
import { type Api, serve } from '../../http/serve.ts';
import { subscriptionPlansTable as plans } from '../../tables/organisations.ts';
import {
  billingsWhere,
  ofBuyer,
  owedBillings,
  type PaymentRow,
  toldBilling,
} from '../billings/tell.ts';
import { checkBuyer } from '../billings/vat-check.ts';
import { type BillingRow, type Buyer, billingRow } from '../core/rows.ts';
import { sellerOf } from '../core/sellers.ts';
import { beginAttempt } from '../payments/attempt.ts';
import { chargeNow } from '../payments/charge.ts';
import { publicPlanOf } from '../plans/rows.ts';
import { changePlan } from '../subscriptions/change.ts';
import { isReplaced, letGo } from '../subscriptions/replace.ts';
import { subscribe } from '../subscriptions/subscribe.ts';
import {
  beginsAnew,
  type Choice,
  type Choosing,
  chargedBy,
  choiceOf,
  isCompany,
  toldChoice,
} from './choice.ts';
import { currentOf, sellerIdOf } from './current.ts';
import { toldAttempt } from './pay.ts';

/** What was calculated stays so for a while, so that what is confirmed is what was shown. */
const shownMs = 15 * 60_000;

/** The moment that was calculated for, unless that is too long ago. Throws plan_recalculate. */
function momentOf(sent: string | undefined, now: number): number {
  if (sent === undefined) return now;
  const at = Date.parse(sent);
  if (at > now || now - at > shownMs) throw new Refusal('plan_recalculate');
  return at;
}

interface Confirming extends Choosing {
  readonly tx: Executor;
  readonly now: number;
  /** What was shown that the card is charged. */
  readonly charged: number | undefined;
}

interface Done {
  choice: Choice;
  billing?: BillingRow | undefined;
  /** To be charged after the transaction. */
  payment?: PaymentRow | undefined;
}

/** Does what was calculated. Throws plan_recalculate where a renewal, or another card, has come between. */
async function confirm({ tx, now, charged, ...choosing }: Confirming): Promise<Done> {
  const { buyer, at, settings } = choosing;
  const choice = await choiceOf(tx, choosing, true);
  const { seller, plan, sub, from, changed, card } = choice;
  if (charged !== undefined && charged !== amountOf(chargedBy(choice), seller.currency))
    throw new Refusal('plan_recalculate');
  if (!sub || beginsAnew(sub, plan) || !from) {
    if (sub && isReplaced(sub, plan)) await letGo({ tx, sub, now: at });
    // What is owed is paid first: that brings its period back, and nobody pays for the same days twice.
    else if (sub && !mayChoosePlan(sub.status, (await owedBillings(tx, sub)).length > 0))
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
  await checkBuyer(call, sellerIdOf(buyer), buyer.storeId);
  const { choice, billing, payment } = await database.db.transaction((tx) =>
    confirm({ tx, buyer, planId, at, now, settings, charged: body.charged }),
  );
  const { db } = database;
  const shown = await toldChoice(db, choice, at, language);
  const secret = payment ? await chargeNow(call, payment) : null;
  const row = billing && (await billingRow(db, billing.company_id, billing.billing_id));
  return {
    change: shown,
    billing: row ? await toldBilling(db, row, language) : null,
    payment: payment ? await toldAttempt(call, payment, secret) : null,
    current: await currentOf(db, buyer, { language, now }),
  };
}

/** The plan a place has, those it may have, and the change from one to another. */
export function mountOwnPlan(api: Api, calls: Dashboard) {
  serve(api, calls.current, (call) =>
    currentOf(call.database.db, buyerOf(call), { language: call.language, now: call.now() }),
  );
  serve(api, calls.plans, (call) => available(call, call.query.page ?? 1));
  serve(api, calls.calculate, async (call) => {
    const { db } = call.database;
    const { store_subscription_plan_id: planId } = call.body;
    const [buyer, at, { settings }] = [buyerOf(call), call.now(), call];
    await checkBuyer(call, sellerIdOf(buyer), buyer.storeId);
    const choice = await choiceOf(db, { buyer, planId, at, settings });
    return toldChoice(db, choice, at, call.language);
  });
  serve(api, calls.changePlan, (call) => change(call));
}
