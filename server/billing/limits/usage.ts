import { type SQL, sql } from 'drizzle-orm';
import {
  limitNames,
  type PlanAttributes,
  type PlanLimit,
  planLimits,
} from '../../../contract/billing/limits.ts';
import type { Executor } from '../../db/executor.ts';
import { isSent } from '../../tables/messages.ts';

/** A place with a plan: a store, or a company with all its stores. */
interface Place {
  readonly companyId: number;
  readonly storeId: number;
}

const withinPlace = ({ companyId, storeId }: Place) =>
  sql`company_id = ${companyId} and (${storeId} = ${companyId} or store_id = ${storeId})`;

/** How much of what a plan limits is used. */
const counts: Readonly<Record<PlanLimit, (place: Place) => SQL>> = {
  stores: ({ companyId }) =>
    sql`select count(*) from stores where company_id = ${companyId} and kind = 'store' and deleted_at is null`,
  users: (place) =>
    // Who is invited is a user, too: of a plan's last place nobody invites ten.
    sql`select (select count(distinct user_id) from memberships where ${withinPlace(place)})
      + (select count(distinct (i.app_provider_id, i.country_id, i.mobile)) from invitations i
        where ${withinPlace(place)} and not exists (select 1 from memberships m join users u on u.user_id = m.user_id
          where m.company_id = i.company_id and (${place.storeId} = ${place.companyId} or m.store_id = i.store_id)
            and u.app_provider_id = i.app_provider_id and u.country_id = i.country_id and u.mobile = i.mobile))`,
  sms_per_month: ({ companyId }) =>
    sql`select count(*) from messages m join company_settings cs on cs.company_id = m.company_id
      where m.company_id = ${companyId} and m.channel = 'sms' and ${sql.raw(isSent('m'))}
        and m.created_at >= date_trunc('month', now() at time zone cs.time_zone) at time zone cs.time_zone`,
  active_campaigns: ({ companyId }) =>
    sql`select count(*) from campaigns where company_id = ${companyId} and status in ('running', 'scheduled')`,
};

export async function usedOf(tx: Executor, limit: PlanLimit, place: Place): Promise<number> {
  const { rows } = await tx.execute<{ used: number }>(
    sql`select (${counts[limit](place)})::int as used`,
  );
  return rows[0]?.used ?? 0;
}

export interface Usage {
  limit: PlanLimit;
  used: number;
  allowed: number;
}

/** What of a plan's limits a place has used. */
export async function usageOf(
  tx: Executor,
  place: Place,
  attributes: PlanAttributes,
): Promise<Usage[]> {
  const usage: Usage[] = [];
  for (const limit of limitNames) {
    const allowed = attributes[limit];
    if (allowed !== undefined) usage.push({ limit, allowed, used: await usedOf(tx, limit, place) });
  }
  return usage;
}

/** What a place uses more than a plan would allow. */
export const exceededBy = async (
  tx: Executor,
  { buyer_company_id, store_id }: { buyer_company_id: number; store_id: number },
  attributes: PlanAttributes,
) =>
  (await usageOf(tx, { companyId: buyer_company_id, storeId: store_id }, attributes)).filter(
    ({ used, allowed }) => used > allowed,
  );

/** The same with its name, as it is shown. */
export const toldUsage = (usage: readonly Usage[], language: 'el' | 'en' | 'it') =>
  usage.map((each) => ({ ...each, name: planLimits[each.limit].name[language] }));
