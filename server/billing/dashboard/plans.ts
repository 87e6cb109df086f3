import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Dashboard } from '../../../contract/billing/dashboard.ts';
import { itemsPerPage, paginationOf } from '../../../contract/engine/endpoint.ts';
import type { AnyCall, Call } from '../../http/call.ts';
import { Refusal } from '../../http/refusal.ts';
import { type Api, serve } from '../../http/serve.ts';
import { subscriptionPlansTable as plans } from '../../tables/organisations.ts';
import { toldBilling } from '../billings/tell.ts';
import { checkBuyer } from '../billings/vat-check.ts';
import { type Buyer, billingRow } from '../core/rows.ts';
import { sellerOf } from '../core/sellers.ts';
import { chargeNow } from '../payments/charge.ts';
import { publicPlanOf } from '../plans/rows.ts';
import { choiceOf, isCompany } from './choice.ts';
import { confirm } from './confirm.ts';
import { currentOf, sellerIdOf } from './current.ts';
import { toldAttempt } from './pay.ts';
import { toldChoice } from './told-choice.ts';

/** What was calculated stays so for a while, so that what is confirmed is what was shown. */
const shownMs = 15 * 60_000;

/** The moment that was calculated for, unless that is too long ago. Throws plan_recalculate. */
function momentOf(sent: string | undefined, now: number): number {
  if (sent === undefined) return now;
  const at = Date.parse(sent);
  if (at > now || now - at > shownMs) throw new Refusal('plan_recalculate');
  return at;
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
    confirm({ tx, buyer, planId, at, now, settings, shown: body }),
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
