import type { Database } from '../db/connection.ts';
import { withTransaction } from '../db/transaction.ts';

const mostAtOnce = 2000;

interface Goal {
  company_id: number;
  coupon_id: number;
}

// Before it no step counts. A goal without a number of days has none; what is to be looked at anew is
// said to be as old as time.
const before = `case when goal_max_days > 0 then $3::timestamptz - make_interval(days => goal_max_days::int) else '-infinity' end`;

// Held first and summed up afterwards: what is posted in between waits, and is not missed.
const hold = {
  name: 'hold-old-standings',
  text: `select s.user_account_id from goal_standings s, (select ${before} as at from coupons where company_id = $1 and coupon_id = $2) cut
    where s.company_id = $1 and s.coupon_id = $2 and s.oldest_at <= cut.at limit ${mostAtOnce} for update of s skip locked`,
};
const sumUp = {
  name: 'sum-up-standings',
  text: `insert into goal_standings (company_id, coupon_id, user_account_id, progress, oldest_at, last_at)
    select $1, $2, held.id, g.progress, g.oldest_at, $3
      from (select ${before} as at from coupons where company_id = $1 and coupon_id = $2) cut,
        unnest($4::bigint[]) held (id) cross join lateral (select
          coalesce(sum(g."left") filter (where g."left" < 0 or g.created_at > cut.at), 0) as progress,
          min(g.created_at) filter (where g."left" > 0 and g.created_at > cut.at) as oldest_at
        from goal_steps g where g.company_id = $1 and g.coupon_id = $2 and g.user_account_id = held.id) g
    on conflict (company_id, coupon_id, user_account_id) do update set progress = excluded.progress, oldest_at = excluded.oldest_at`,
};

/** Leaves out of a goal's standings the steps that count no more, some at a time. */
export async function bringUpToDate(
  database: Database,
  { company_id, coupon_id }: Goal,
  nowMs: number,
): Promise<void> {
  const which = [company_id, coupon_id, new Date(nowMs)];
  let batch = mostAtOnce;
  while (batch === mostAtOnce)
    batch = await withTransaction(database, async (client) => {
      const { rows } = await client.query<{ user_account_id: number }>({ ...hold, values: which });
      const ids = rows.map(({ user_account_id }) => user_account_id);
      if (ids.length) await client.query({ ...sumUp, values: [...which, ids] });
      return ids.length;
    });
}

const goals = `select company_id, coupon_id from coupons where kind = 'goal' and deleted_at is null and goal_max_days > 0`;

/** Does so for all goals, so that few are left for whoever looks. */
export async function bringAllUpToDate(database: Database, nowMs: number): Promise<void> {
  const { rows } = await database.pool.query<Goal>(goals);
  for (const goal of rows) await bringUpToDate(database, goal, nowMs);
}
