import { type SQL, sql } from 'drizzle-orm';
import type { GoalProgress } from '../../contract/coupons/goal-statistics.ts';
import { itemsPerPage, paginationOf } from '../../contract/engine/endpoint.ts';
import { ofMatching } from '../customers/search/of-matching.ts';
import type { Database } from '../db/connection.ts';
import { atItsEnd } from '../engine/list.ts';
import { nearTotalOf, shareOfTotal } from '../engine/total.ts';
import { Refusal } from '../http/refusal.ts';
import { bringUpToDate } from './standings.ts';

interface StatisticsQuery {
  companyId: number;
  storeId: number;
  couponId: number;
  nowMs: number;
  page: number;
  q: string;
}

const order = sql`greatest(s.progress, 0) desc, s.rewards desc, s.user_account_id`;

/** Whose standings are asked for, and how many these are. */
async function meant(database: Database, { companyId, couponId, q }: StatisticsQuery) {
  const standings = sql`goal_standings s`;
  const all = sql`s.company_id = ${companyId} and s.coupon_id = ${couponId}`;
  if (!q) return { where: all, total: await nearTotalOf(database, standings, all) };
  const { where: ofThem, share } = await ofMatching(database, companyId, q, sql`s.user_account_id`);
  const where = sql`${all} and ${ofThem}`;
  const total = share
    ? await shareOfTotal(database, standings, all, share)
    : await nearTotalOf(database, standings, where);
  return { where, total };
}

const told = (standings: SQL) =>
  sql`select s.user_account_id, concat_ws(' ', c.first_name, c.last_name) as customer, c.mobile,
      greatest(s.progress, 0) as progress, s.rewards, (select count(*)::int from claims r where r.company_id = s.company_id
        and r.user_account_id = s.user_account_id and r.coupon_id = s.coupon_id and r.state = 'redeemed') as redeemed, s.last_at
    from (select s.* from goal_standings s where ${standings}) s
    join customers c on c.company_id = s.company_id and c.user_account_id = s.user_account_id order by ${order}`;

/** Only the standings of a page are joined; where all are read to their end, the page is cut last, as of every list. */
function pageOf({ uncounted }: Database, where: SQL, page: number) {
  const cut = sql`limit ${itemsPerPage} offset ${(page - 1) * itemsPerPage}`;
  return uncounted ? sql`${told(where)} ${cut}` : told(sql`${where} order by ${order} ${cut}`);
}

interface Row extends Omit<GoalProgress, 'target' | 'last_at'>, Record<string, unknown> {
  last_at: string;
}

const goalOf = {
  name: 'goal-of-store',
  text: `select goal_type, goal_sequence, goal_sum_sequence from coupons
    where company_id = $1 and store_id = $2 and coupon_id = $3 and kind = 'goal' and deleted_at is null`,
};

/** How far each customer is with the goal of a store, furthest first. Throws not_found. */
export async function goalStatisticsOf(database: Database, query: StatisticsQuery) {
  const { companyId, storeId, couponId, nowMs, page } = query;
  const which = [companyId, storeId, couponId];
  const goal = (await database.pool.query({ ...goalOf, values: which })).rows[0];
  if (!goal) throw new Refusal('not_found');
  const bySum = goal.goal_type === 'sum';
  const unit = bySum ? 100 : 1;
  const target = (bySum ? goal.goal_sum_sequence : goal.goal_sequence) / unit;
  // What reads all of them has counted them first, and reads as of one moment.
  if (!database.uncounted)
    await bringUpToDate(database, { company_id: companyId, coupon_id: couponId }, nowMs);
  const { where, total } = await meant(database, query);
  const { rows } = await database.db.execute<Row>(pageOf(database, where, page));
  const users = rows.map(({ last_at, progress, ...row }) => ({
    ...row,
    progress: progress / unit,
    target,
    last_at: new Date(last_at).toISOString(),
  }));
  return {
    users,
    pagination: paginationOf(page, atItsEnd(page, users.length) ?? total, users.length),
  };
}
