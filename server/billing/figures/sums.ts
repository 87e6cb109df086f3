import { sql } from 'drizzle-orm';
import type { Executor } from '../../db/executor.ts';
import type { Seller } from '../core/sellers.ts';

/** Whose figures, since when, until now. */
export interface Asked {
  readonly seller: Seller;
  readonly bounds: readonly string[];
  readonly now: string;
}

// Months are counted from 1; 0 is before the first of them.
const monthOf = (moment: ReturnType<typeof sql>, { bounds }: Asked) =>
  sql`width_bucket(${moment}, ${sql.param([...bounds])}::timestamptz[])`;

const own = ({ seller }: Asked) =>
  sql`b.company_id = ${seller.companyId} and b.currency = ${seller.currency}`;

type Row<T> = T & Record<string, unknown>;

/** Billings by the month they were issued in and the one they were paid in, if they were. */
export interface Flow {
  issued: number;
  paid: number | null;
  total: number;
  is_test: boolean;
}

/** What was billed and paid; what was cancelled is neither. */
export async function flowsOf(tx: Executor, asked: Asked): Promise<Flow[]> {
  const { rows } = await tx.execute<Row<Flow>>(
    sql`select ${monthOf(sql`b.issued_at`, asked)} as issued, ${monthOf(sql`b.paid_at`, asked)} as paid,
        sum(b.total)::float8 as total, bool_or(b.is_test) as is_test
      from billings b where ${own(asked)} and b.status <> 'cancelled'
        and (b.issued_at >= ${asked.bounds[0]} or b.paid_at >= ${asked.bounds[0]}) group by 1, 2`,
  );
  return rows;
}

export interface InMonth {
  month: number;
  sum: number;
}

/** What was given back of money that was owed. */
export async function refundsOf(tx: Executor, asked: Asked): Promise<InMonth[]> {
  const { rows } = await tx.execute<Row<InMonth>>(
    sql`select ${monthOf(sql`r.settled_at`, asked)} as month, sum(r.amount)::float8 as sum
      from billing_refunds r join billings b on b.company_id = r.company_id and b.billing_id = r.billing_id
      where ${own(asked)} and r.state = 'succeeded' and r.reason <> 'not_owed' and r.settled_at >= ${asked.bounds[0]} group by 1`,
  );
  return rows;
}

/**
 * What was paid a month, without tax, at the end of each month that is over. Prices of the past are not kept but in billings:
 * it is what those say of their plan whose period covers the end, at the pace that its subscription has now, as long
 * as that went on. A period that another pace cut short is over where the new one begins.
 */
export async function recurringOf(tx: Executor, asked: Asked): Promise<InMonth[]> {
  const days = sql`(extract(epoch from b.period_to - b.period_from)::float8 / 86400)`;
  const price = sql`(select (l.line ->> 'net')::bigint
      from jsonb_array_elements(b.lines) with ordinality l (line, place) where l.line ->> 'kind' <> 'shop' order by l.place desc limit 1)`;
  const before = (moment: ReturnType<typeof sql>) => sql`${moment} - interval '1 microsecond'`;
  const until = sql`least(b.period_to, ${before(sql`s.ended_at`)}, ${before(sql`s.cancelled_at`)},
    case when b.period_from < s.anchor_at then s.anchor_at end)`;
  const { rows } = await tx.execute<Row<InMonth>>(
    sql`select m as month, sum(round(case
          when s.interval in ('month', 'year') and ${days} > 25 then ${price} / greatest(1, round(${days} / 30.436875))
          when s.interval = 'week' then ${price} * 52 * 7 / (12 * ${days}) else ${price} * 365 / (12 * ${days}) end))::float8 as sum
      from billings b join subscriptions s on s.company_id = b.company_id and s.subscription_id = b.subscription_id
      cross join lateral generate_series(greatest(1, ${monthOf(sql`b.period_from`, asked)}), ${monthOf(until, asked)} - 1) m
      where ${own(asked)} and b.kind = 'period' and b.status <> 'cancelled' and b.period_to > ${asked.bounds[1]}
        and not (s.status = 'incomplete' and b.paid_at is null) group by m`,
  );
  return rows;
}

/** Subscriptions by the months they began, were cancelled and ended in. */
export interface Lives {
  began: number;
  cancelled: number | null;
  ended: number | null;
  count: number;
}

export async function livesOf(tx: Executor, asked: Asked): Promise<Lives[]> {
  const { rows } = await tx.execute<Row<Lives>>(
    sql`select ${monthOf(sql`u.created_at`, asked)} as began, ${monthOf(sql`u.cancelled_at`, asked)} as cancelled,
        ${monthOf(sql`u.ended_at`, asked)} as ended, count(*)::int as count
      from subscriptions u where u.company_id = ${asked.seller.companyId} group by 1, 2, 3`,
  );
  return rows;
}

/** For how many days it is overdue, the first of them 1; 0 of what is not. */
export const daysLate = (now: string) =>
  sql`case when b.due_at < ${now} then floor(extract(epoch from ${now}::timestamptz - b.due_at) / 86400)::int + 1 else 0 end`;

interface Owed {
  /** Counted from 0 as the ages are. */
  age: number;
  count: number;
  sum: number;
}

export async function owedOf(tx: Executor, asked: Asked): Promise<Owed[]> {
  const { rows } = await tx.execute<Row<Owed>>(
    sql`select width_bucket(${daysLate(asked.now)}, array[1, 8, 31, 61]) as age, count(*)::int as count, sum(b.total)::float8 as sum
      from billings b where ${own(asked)} and b.status in ('open', 'failed') group by 1`,
  );
  return rows;
}
