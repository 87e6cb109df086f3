import { type SQL, sql } from 'drizzle-orm';
import { amountOf } from '../../../contract/billing/money.ts';
import type { SubscriptionRow } from '../../../contract/billing/subscriptions.ts';
import { itemsPerPage, type Total } from '../../../contract/engine/endpoint.ts';
import type { Localized } from '../../../contract/engine/languages.ts';
import type { Database } from '../../db/connection.ts';
import type { Executor } from '../../db/executor.ts';
import { literally } from '../../engine/list.ts';
import { nearTotalOf } from '../../engine/total.ts';
import { Refusal } from '../../http/refusal.ts';
import { platformId } from '../../messages/outbox.ts';
import { isoOf, type Subscription } from '../core/rows.ts';
import type { Seller } from '../core/sellers.ts';
import { endOf, unbilledOf } from '../subscriptions/place.ts';

const minuteMs = 60_000;

interface Found extends Record<string, unknown> {
  sub: Subscription;
  store: string;
  plan_name: Localized;
  owed: number;
  oldest: string | null;
}

const owedRows = sql`from billings b where b.company_id = u.company_id and b.subscription_id = u.subscription_id
  and b.status in ('open', 'failed')`;
const sold = sql`subscriptions u join stores s on s.company_id = u.buyer_company_id and s.store_id = u.store_id`;
const from = sql`from ${sold}
  join subscription_plans p on p.store_subscription_plan_id = u.store_subscription_plan_id`;

export interface Filters {
  readonly q?: string | undefined;
  readonly plan?: number | undefined;
  readonly status?: string | undefined;
  readonly overdue?: boolean | undefined;
  readonly id?: number | undefined;
  readonly storeId?: number | undefined;
  /** Only some are found: they are looked up first, and then put in order. */
  readonly rare?: boolean | undefined;
  readonly now: number;
}

// Of a part of a name nobody knows beforehand how rare it is: it was counted.
function named(q: string, rare = false): SQL {
  const like = (store: string) =>
    sql`fold(${sql.raw(store)}.name) like '%' || fold(${literally(q)}) || '%'`;
  return rare
    ? sql`s.store_id = any(array(select n.store_id from stores n where ${like('n')}))`
    : like('s');
}

function whereOf(companyId: number, filters: Filters): SQL {
  const { q, rare, plan, status, overdue, id, storeId, now } = filters;
  const late = sql`b.company_id = ${companyId} and b.status in ('open', 'failed') and b.due_at < ${isoOf(now)}`;
  const parts = [
    sql`u.company_id = ${companyId}`,
    // By the names of one company's stores they are found in order; the platform sells to everybody.
    ...(companyId === platformId ? [] : [sql`u.buyer_company_id = ${companyId}`]),
    ...(q ? [named(q, rare)] : []),
    ...(plan ? [sql`u.store_subscription_plan_id = ${plan}`] : []),
    ...(status ? [sql`u.status = ${status}`] : []),
    // From the few billings on, and not by looking at each subscription.
    ...(overdue === true
      ? [
          sql`u.subscription_id = any(array(select distinct b.subscription_id from billings b where ${late}))`,
        ]
      : []),
    ...(overdue === false
      ? [
          sql`not exists (select 1 from billings b where ${late} and b.subscription_id = u.subscription_id)`,
        ]
      : []),
    ...(id ? [sql`u.subscription_id = ${id}`] : []),
    ...(storeId ? [sql`u.store_id = ${storeId}`] : []),
  ];
  return sql.join(parts, sql` and `);
}

const sorts = {
  store: sql`fold(s.name) collate "C"`,
  period_to: sql`u.period_to`,
  updated_at: sql`u.updated_at`,
} as const;
export type Sort = keyof typeof sorts;

const momentOf = (value: string) => new Date(value).toISOString();

function told(
  { sub, store, plan_name, owed, oldest }: Found,
  { currency }: Seller,
): SubscriptionRow {
  const end = endOf(sub);
  return {
    subscription_id: sub.subscription_id,
    store_id: sub.store_id,
    store,
    status: sub.status,
    payment_level: sub.payment_level || null,
    store_subscription_plan_id: sub.store_subscription_plan_id,
    plan_name,
    currency,
    period: { from: momentOf(sub.period_from), to: momentOf(sub.period_to) },
    unbilled: unbilledOf(sub),
    expiration_date: end && momentOf(end),
    owed: amountOf(Number(owed), currency),
    oldest_due_at: oldest && momentOf(oldest),
    store_payment_method_id: sub.store_payment_method_id,
    reminders: sub.reminders,
    updated_at: momentOf(sub.updated_at),
  };
}

/** A page of what a seller has sold. */
export async function soldPage(
  tx: Executor,
  seller: Seller,
  filters: Filters,
  {
    page = 1,
    sort = 'store',
    order = 'asc',
  }: { page?: number; sort?: Sort; order?: 'asc' | 'desc' },
) {
  const where = whereOf(seller.companyId, filters);
  const { rows } = await tx.execute<Found>(
    sql`select to_jsonb(u) as sub, s.name as store, p.plan_name, (select coalesce(sum(b.total), 0) ${owedRows})::bigint as owed,
        (select min(b.due_at) ${owedRows}) as oldest ${from} where ${where}
      order by ${sorts[sort]} ${sql.raw(order)}, u.subscription_id ${sql.raw(order)}
      limit ${itemsPerPage} offset ${(page - 1) * itemsPerPage}`,
  );
  return rows.map((row) => told(row, seller));
}

/** How many there are; what is overdue is counted as of the minute, so that its count is known to the next page. */
export const soldTotal = (database: Database, seller: Seller, filters: Filters): Promise<Total> => {
  const now = filters.now - (filters.now % minuteMs);
  const from = filters.q ? sold : sql`subscriptions u`;
  return nearTotalOf(database, from, whereOf(seller.companyId, { ...filters, now }));
};

/** One of them. Throws not_found. */
export async function soldOne(tx: Executor, seller: Seller, filters: Filters) {
  const [row] = await soldPage(tx, seller, filters, {});
  if (!row) throw new Refusal('not_found');
  return row;
}
