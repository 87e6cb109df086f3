import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { PlanKind } from '../../../contract/billing/limits.ts';
import { amountOf } from '../../../contract/billing/money.ts';
import * as contract from '../../../contract/billing/plans.ts';
import { itemsPerPage, paginationOf } from '../../../contract/engine/endpoint.ts';
import { sayMoney } from '../../../contract/words/say-money.ts';
import type { Database } from '../../db/connection.ts';
import { literally } from '../../engine/list.ts';
import type { AnyCall } from '../../http/call.ts';
import { Refusal } from '../../http/refusal.ts';
import { type Api, serve } from '../../http/serve.ts';
import { platformId } from '../../messages/outbox.ts';
import { subscriptionsTable } from '../../tables/billing.ts';
import { subscriptionPlansTable as plans } from '../../tables/organisations.ts';
import { mailBuyer } from '../core/mails.ts';
import { type PlanRow, planRow } from '../core/rows.ts';
import { type Seller, sellerOf } from '../core/sellers.ts';
import { dayText } from '../core/texts.ts';
import { mountLookups } from './lookups.ts';
import { planOf, publicPlanOf } from './rows.ts';
import { subscribersOf } from './subscribers.ts';
import { insertPlan, removePlan, updatePlan } from './write.ts';

type Of = Pick<AnyCall, 'database' | 'scope'>;

/** A plan as its seller sees it. Throws not_found. */
async function readOne({ database: { db }, scope: { companyId } }: Of, id: number) {
  const plan = await planRow(db, companyId, id);
  return planOf(plan, await sellerOf(db, companyId), await subscribersOf(db, companyId));
}

/** Whether a kind of plans is the caller's to sell: those for companies are the platform's. Throws forbidden. */
function assertSells({ scope }: Of, kind: PlanKind) {
  if (kind === 'company' && scope.companyId !== platformId) throw new Refusal('forbidden');
}

/** Writes to whoever has a plan that its next period costs something else. */
async function tellPrice(
  tx: Parameters<typeof mailBuyer>[0]['tx'],
  seller: Seller,
  { before, after }: { before: PlanRow; after: PlanRow },
  publicUrl: string,
) {
  if (before.plan_price === after.plan_price && before.vat_included === after.vat_included) return;
  const subscribed = await tx
    .select()
    .from(subscriptionsTable)
    .where(
      and(
        eq(subscriptionsTable.company_id, seller.companyId),
        eq(subscriptionsTable.store_subscription_plan_id, after.store_subscription_plan_id),
        isNotNull(subscriptionsTable.due_at),
      ),
    );
  const price = amountOf(after.plan_price, seller.currency);
  for (const sub of subscribed)
    await mailBuyer({ tx, seller, sub, publicUrl }, 'priceChange', (language) => ({
      plan: after.plan_name[language],
      amount: sayMoney(language, price, seller.currency),
      date: dayText(language, Date.parse(sub.period_to), seller.zone),
    }));
}

function mountWrites(api: Api) {
  for (const [kind, endpoint] of [
    ['store', contract.createStorePlan],
    ['company', contract.createCompanyPlan],
  ] as const)
    serve(api, endpoint, async (call) => {
      assertSells(call, kind);
      const plan = await call.database.db.transaction(async (tx) =>
        insertPlan(
          tx,
          await sellerOf(tx, call.scope.companyId),
          call.body as contract.NewPlan,
          kind === 'company',
        ),
      );
      return readOne(call, plan.store_subscription_plan_id);
    });
  for (const [kind, endpoint] of [
    ['store', contract.updateStorePlan],
    ['company', contract.updateCompanyPlan],
  ] as const)
    serve(api, endpoint, async (call) => {
      const { database, scope, params, settings } = call;
      assertSells(call, kind);
      await database.db.transaction(async (tx) => {
        const seller = await sellerOf(tx, scope.companyId);
        const body = call.body as contract.PlanChange;
        const changed = await updatePlan(tx, seller, params.id, body, kind === 'company');
        await tellPrice(tx, seller, changed, settings.publicUrl);
      });
      return readOne(call, params.id);
    });
  serve(api, contract.deletePlan, async ({ database, scope, params }) => {
    await database.db.transaction((tx) => removePlan(tx, scope.companyId, params.id));
    return null;
  });
}

function mountReads(api: Api) {
  serve(api, contract.readPlan, (call) => readOne(call, call.params.id));
  serve(api, contract.listPlans, async ({ database: { db }, scope: { companyId }, query }) => {
    const { page = 1, q, kind, withdrawn } = query;
    const named = `%${literally(q ?? '')}%`;
    const where = and(
      eq(plans.company_id, companyId),
      kind && eq(plans.is_brand, kind === 'company'),
      withdrawn === 'true' ? isNotNull(plans.withdrawn_at) : undefined,
      withdrawn === 'false' ? isNull(plans.withdrawn_at) : undefined,
      q ? sql`fold(${plans.plan_name}::text) like fold(${named})` : undefined,
    );
    const rows = await db
      .select()
      .from(plans)
      .where(where)
      .orderBy(asc(plans.plan_price), asc(plans.store_subscription_plan_id))
      .limit(itemsPerPage)
      .offset((page - 1) * itemsPerPage);
    const [seller, subscribers] = [
      await sellerOf(db, companyId),
      await subscribersOf(db, companyId),
    ];
    const told = rows.map((plan) => planOf(plan, seller, subscribers));
    const total = await db.$count(plans, where);
    return { plans: told, pagination: paginationOf(page, total, told.length) };
  });
}

/** What a seller offers to whoever has not subscribed yet, the cheapest first. */
export async function offeredPlans({ db }: Database, companyId: number, kind: PlanKind) {
  const seller = await sellerOf(db, companyId);
  const rows = await db
    .select()
    .from(plans)
    .where(
      and(
        eq(plans.company_id, companyId),
        eq(plans.is_brand, kind === 'company'),
        eq(plans.is_public, true),
        isNull(plans.withdrawn_at),
      ),
    )
    .orderBy(asc(plans.plan_price), asc(plans.store_subscription_plan_id));
  return rows.map((plan) => publicPlanOf(plan, seller));
}

/** Who sells, as everybody may know. */
async function shownSeller({ db }: Database, companyId: number) {
  const { name } = await sellerOf(db, companyId);
  return { store_id: companyId, name };
}

function mountPublic(api: Api) {
  serve(api, contract.publicStorePlans, async ({ database, params, query }) => {
    const offered = await offeredPlans(database, params.id, 'store');
    const isAsked = (id: number) => query.plan === undefined || query.plan === id;
    return {
      seller: await shownSeller(database, params.id),
      plans: offered.filter(({ store_subscription_plan_id: id }) => isAsked(id)),
    };
  });
  serve(api, contract.publicCompanyPlans, async ({ database, params }) => ({
    seller: await shownSeller(database, params.id),
    plans: await offeredPlans(database, params.id, 'company'),
  }));
}

/** Plans: sold, offered, changed and withdrawn. */
export function mountPlans(api: Api) {
  mountReads(api);
  mountWrites(api);
  mountPublic(api);
  mountLookups(api);
}
