import { itemsPerPage, paginationOf } from '../../contract/endpoint.ts';
import type { GoalProgress } from '../../contract/goal-statistics.ts';
import type { Database } from '../db/connection.ts';
import { Refusal } from '../http/refusal.ts';
import { literally } from '../list.ts';

interface Asked {
  companyId: number;
  storeId: number;
  couponId: number;
  nowMs: number;
  page: number;
  q: string;
}

const progress = `select s.user_account_id, concat_ws(' ', c.first_name, c.last_name) as customer, c.mobile,
    greatest(0, coalesce(sum(s."left") filter (where s."left" < 0 or g.goal_max_days = 0
      or s.created_at > $4::timestamptz - make_interval(days => g.goal_max_days::int)), 0)) as progress,
    (select count(*)::int from claims r where r.company_id = s.company_id and r.coupon_id = s.coupon_id and r.user_account_id = s.user_account_id
      and r.state <> 'cancelled') as rewards,
    (select count(*)::int from claims r where r.company_id = s.company_id and r.coupon_id = s.coupon_id and r.user_account_id = s.user_account_id
      and r.state = 'redeemed') as redeemed,
    max(s.created_at) as last_at
  from goal_steps s join coupons g on g.company_id = s.company_id and g.coupon_id = s.coupon_id
  join customers c on c.company_id = s.company_id and c.user_account_id = s.user_account_id
  where s.company_id = $1 and s.coupon_id = $3 and g.store_id = $2
    and ($5 = '' or fold(concat_ws(' ', c.first_name, c.last_name, c.mobile)) like '%' || fold($5) || '%')
  group by s.company_id, s.coupon_id, s.user_account_id, c.first_name, c.last_name, c.mobile`;

// Joined to one row, so that a page beyond the last still tells how many there are.
const read = {
  name: 'goal-statistics',
  text: `with everybody as (${progress})
    select shown.*, one.total from (select count(*)::int as total from everybody) one left join (select * from everybody
      order by progress desc, rewards desc, user_account_id limit ${itemsPerPage} offset $6) shown on true
    order by shown.progress desc, shown.rewards desc, shown.user_account_id`,
};

interface Row extends Omit<GoalProgress, 'target' | 'last_at'> {
  last_at: Date | null;
  total: number;
}

const goalOf = {
  name: 'goal-of-store',
  text: `select goal_type, goal_sequence, goal_sum_sequence from coupons
    where company_id = $1 and store_id = $2 and coupon_id = $3 and kind = 'goal' and deleted_at is null`,
};

/** How far each customer is with the goal of a store, furthest first. Throws not_found. */
export async function goalStatisticsOf({ pool }: Database, asked: Asked) {
  const { companyId, storeId, couponId, nowMs, page, q } = asked;
  const which = [companyId, storeId, couponId];
  const goal = (await pool.query({ ...goalOf, values: which })).rows[0];
  if (!goal) throw new Refusal('not_found');
  const bySum = goal.goal_type === 'sum';
  const unit = bySum ? 100 : 1;
  const target = (bySum ? goal.goal_sum_sequence : goal.goal_sequence) / unit;
  const values = [...which, new Date(nowMs), literally(q), (page - 1) * itemsPerPage];
  const { rows } = await pool.query<Row>({ ...read, values });
  const shown = rows.filter(({ user_account_id }) => user_account_id !== null);
  const users = shown.map(({ total: _total, last_at, progress: counted, ...row }) => ({
    ...row,
    progress: counted / unit,
    target,
    last_at: last_at?.toISOString() ?? null,
  }));
  return { users, pagination: paginationOf(page, rows[0]?.total ?? 0, users.length) };
}
