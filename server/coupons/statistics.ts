import { type SQL, sql } from 'drizzle-orm';
import type { GoalProgress } from '../../contract/coupons/goal-statistics.ts';
import { itemsPerPage, paginationOf } from '../../contract/engine/endpoint.ts';
import type { Database } from '../db/connection.ts';
import { literally } from '../engine/list.ts';
import { nearTotalOf } from '../engine/total.ts';
import { Refusal } from '../http/refusal.ts';
import { bringUpToDate } from './standings.ts';

interface Asked {
  companyId: number;
  storeId: number;
  couponId: number;
  nowMs: number;
  page: number;
  q: string;
}

const mostOfFew = 1000;

const patternOf = (q: string) => sql`'%' || fold(${literally(q)}) || '%'`;
const name = sql`fold(concat_ws(' ', c.first_name, c.last_name, c.mobile))`;

/**
 * Who is looked for, by the index on what a search looks in, of which only the name and the mobile count
 * here; undefined where these are many.
 */
async function fewAlike({ db }: Database, companyId: number, q: string) {
  const { rows } = await db.execute<{
    user_account_id: number;
    is_asked: boolean;
  }>(sql`with asked as materialized (select ${patternOf(q)} as pattern),
      alike as materialized (select c.user_account_id, ${name} as name from customers c where c.company_id = ${companyId}
        and fold(c.first_name || ' ' || coalesce(c.last_name, '') || ' ' || coalesce(c.mobile, '') || ' ' || coalesce(c.email, ''))
          like (select pattern from asked) limit ${mostOfFew + 1})
    select user_account_id, name like (select pattern from asked) as is_asked from alike`);
  if (rows.length > mostOfFew) return undefined;
  return rows.filter((row) => row.is_asked).map(({ user_account_id }) => user_account_id);
}

const order = sql`greatest(s.progress, 0) desc, s.rewards desc, s.user_account_id`;

/**
 * Whose standings are asked for. Few are looked up. Of many the first in the order are soon found, each by
 * their own name: joined, the names of all could be folded for each of them. That they are many is what
 * a position above zero tells the planner, and LIKE would not.
 */
async function whereOf(database: Database, { companyId, couponId, q }: Asked): Promise<SQL> {
  const all = sql`s.company_id = ${companyId} and s.coupon_id = ${couponId}`;
  if (!q) return all;
  const few = await fewAlike(database, companyId, q);
  if (few) return sql`${all} and s.user_account_id = any(${sql.param(few)}::bigint[])`;
  return sql`${all} and position(fold(${q}) in (select ${name} from customers c where c.company_id = s.company_id
    and c.user_account_id = s.user_account_id)) > 0`;
}

const pageOf = (where: SQL, page: number) =>
  sql`select s.user_account_id, concat_ws(' ', c.first_name, c.last_name) as customer, c.mobile,
      greatest(s.progress, 0) as progress, s.rewards, (select count(*)::int from claims r where r.company_id = s.company_id
        and r.user_account_id = s.user_account_id and r.coupon_id = s.coupon_id and r.state = 'redeemed') as redeemed, s.last_at
    from (select s.* from goal_standings s where ${where} order by ${order}
      limit ${itemsPerPage} offset ${(page - 1) * itemsPerPage}) s
    join customers c on c.company_id = s.company_id and c.user_account_id = s.user_account_id order by ${order}`;

interface Row extends Omit<GoalProgress, 'target' | 'last_at'>, Record<string, unknown> {
  last_at: string;
}

const goalOf = {
  name: 'goal-of-store',
  text: `select goal_type, goal_sequence, goal_sum_sequence from coupons
    where company_id = $1 and store_id = $2 and coupon_id = $3 and kind = 'goal' and deleted_at is null`,
};

/** How far each customer is with the goal of a store, furthest first. Throws not_found. */
export async function goalStatisticsOf(database: Database, asked: Asked) {
  const { companyId, storeId, couponId, nowMs, page } = asked;
  const which = [companyId, storeId, couponId];
  const goal = (await database.pool.query({ ...goalOf, values: which })).rows[0];
  if (!goal) throw new Refusal('not_found');
  const bySum = goal.goal_type === 'sum';
  const unit = bySum ? 100 : 1;
  const target = (bySum ? goal.goal_sum_sequence : goal.goal_sequence) / unit;
  await bringUpToDate(database, { company_id: companyId, coupon_id: couponId }, nowMs);
  const where = await whereOf(database, asked);
  const total = await nearTotalOf(database, sql`goal_standings s`, where);
  const { rows } = await database.db.execute<Row>(pageOf(where, page));
  const users = rows.map(({ last_at, progress, ...row }) => ({
    ...row,
    progress: progress / unit,
    target,
    last_at: new Date(last_at).toISOString(),
  }));
  return { users, pagination: paginationOf(page, total, users.length) };
}
