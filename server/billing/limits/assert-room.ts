import { sql } from 'drizzle-orm';
import { type PlanAttributes, type PlanLimit, planPage } from '../../../contract/billing/limits.ts';
import type { Executor } from '../../db/executor.ts';
import { Refusal } from '../../http/refusal.ts';
import { usedOf } from './usage.ts';

interface Place {
  readonly companyId: number;
  readonly storeId: number;
}

/** The limit of a place's plan, with the place locked where it has one: of two at once the second counts the first. */
async function allowedIn(tx: Executor, { companyId, storeId }: Place, limit: PlanLimit) {
  const { rows } = await tx.execute<{ attributes: PlanAttributes }>(
    sql`select p.attributes from stores s join subscription_plans p on p.store_subscription_plan_id = s.store_subscription_plan_id
      where s.company_id = ${companyId} and s.store_id = ${storeId} and p.attributes ? ${limit} for no key update of s`,
  );
  return rows[0]?.attributes[limit];
}

/** How much of something a company's plan allows, and how much of that is used; undefined where it does not limit it. */
export async function allowanceOf(tx: Executor, companyId: number, limit: PlanLimit) {
  const place = { companyId, storeId: companyId };
  const { rows } = await tx.execute<{ attributes: PlanAttributes }>(
    sql`select p.attributes from stores s join subscription_plans p on p.store_subscription_plan_id = s.store_subscription_plan_id
      where s.company_id = ${companyId} and s.store_id = ${companyId} and p.attributes ? ${limit}`,
  );
  const allowed = rows[0]?.attributes[limit];
  if (allowed === undefined) return undefined;
  return { allowed, used: await usedOf(tx, limit, place) };
}

/** How much more of something a company's plan allows; undefined where it does not limit it. */
export async function roomOf(tx: Executor, companyId: number, limit: PlanLimit) {
  const allowance = await allowanceOf(tx, companyId, limit);
  return allowance && Math.max(0, allowance.allowed - allowance.used);
}

/**
 * Throws where one more of something is more than a plan allows: that of the place, or of the company it belongs
 * to. What is used already stays, also where the plan was changed for a smaller one.
 */
export async function assertRoom(tx: Executor, place: Place, limit: PlanLimit) {
  const company = { companyId: place.companyId, storeId: place.companyId };
  const places = place.storeId === place.companyId ? [company] : [company, place];
  for (const each of places) {
    const allowed = await allowedIn(tx, each, limit);
    if (allowed === undefined) continue;
    const used = await usedOf(tx, limit, each);
    if (used >= allowed)
      throw new Refusal(`plan_limit_${limit}`, {
        details: { limit: allowed, used, page: planPage },
      });
  }
}
