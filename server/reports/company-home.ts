import { orderStates } from '../../contract/gift-orders/gift-orders.ts';
import type { CompanyHome, Notice, QuickStatistics } from '../../contract/reports/company-home.ts';
import { companyNotifications } from '../../contract/reports/company-home.ts';
import type { Database } from '../db/connection.ts';
import { worthOf } from '../runtime/units.ts';
import { homeOf } from './home.ts';

const local = (moment: string) => `(${moment} at time zone cs.time_zone)`;
const month = `date_trunc('month', ${local('$2::timestamptz')}) at time zone cs.time_zone`;

const quick = {
  name: 'quick-statistics',
  text: `select c.currency,
      (select count(*)::int from stores s where s.company_id = $1 and s.kind = 'store' and s.deleted_at is null) as stores,
      (select count(*)::int from customers u where u.company_id = $1 and u.deleted_at is null) as customers,
      (select count(*)::int from customers u where u.company_id = $1 and u.deleted_at is null and u.created_at >= ${month}) as new_customers,
      m.receipts, m.amount / 100.0 as amount, b.points / 100.0 as points_outstanding,
      ${worthOf('b.points', 'cs.point_value')} / 100.0 as points_value,
      (select count(*)::int from claims k where k.company_id = $1 and k.state = 'claimed' and k.expires_at > $2) as claims_open
    from company_settings cs join stores c on c.company_id = cs.company_id and c.store_id = cs.company_id
    cross join lateral (select coalesce(sum(q.receipts), 0)::int as receipts, coalesce(sum(q.amount), 0) as amount from store_quarters_now q
      where q.company_id = $1 and q.quarter between quarter_of(${month}) and quarter_of($2)) m
    cross join lateral (select coalesce(sum(a.balance), 0) as points from accounts a where a.company_id = $1) b
    where cs.company_id = $1`,
};

/** What the company has reached so far, and this month of its own calendar. */
export async function quickStatisticsOf({ pool }: Database, companyId: number, nowMs: number) {
  const values = [companyId, new Date(nowMs)];
  const { rows } = await pool.query<QuickStatistics>({ ...quick, values });
  if (!rows[0]) throw new Error('A company without settings');
  return rows[0];
}

const byStore = {
  name: 'home-stores',
  text: `select s.store_id, s.name, coalesce(m.receipts, 0) as receipts, coalesce(m.amount, 0) / 100.0 as amount,
      coalesce(m.issued, 0) / 100.0 as points_issued, coalesce(m.redeemed, 0) / 100.0 as points_redeemed
    from stores s join company_settings cs on cs.company_id = s.company_id
    cross join lateral (select sum(q.receipts)::int as receipts, sum(q.amount) as amount, sum(q.issued) as issued, sum(q.redeemed) as redeemed
      from store_quarters_now q where q.company_id = s.company_id and q.store_id = s.store_id and q.quarter <= quarter_of($2)
        and q.quarter >= quarter_of((date_trunc('day', ${local('$2::timestamptz')}) - interval '13 days') at time zone cs.time_zone)) m
    where s.company_id = $1 and s.kind = 'store' and s.deleted_at is null order by amount desc, s.store_id limit 50`,
};

/** Today in all stores of a company, and what each took in the last fourteen days. */
export async function companyHomeOf(database: Database, companyId: number, nowMs: number) {
  const whole = await homeOf(database, { companyId, storeId: companyId }, nowMs);
  const values = [companyId, new Date(nowMs)];
  const { rows } = await database.pool.query<CompanyHome['stores'][number]>({ ...byStore, values });
  return { ...whole, stores: rows };
}

const looked = {
  name: 'company-notices',
  text: `select 'messages_failed' as notification_id, count(*)::int as count, max(created_at) as at from messages
      where company_id = $1 and state = 'failed' and created_at > $2::timestamptz - interval '30 days'
    union all select 'messages_waiting', count(*)::int, max(created_at) from messages
      where company_id = $1 and state = 'queued' and reason is null and attempts = 0 and created_at < $2::timestamptz - interval '10 minutes'
    union all select 'jobs_failed', count(*)::int, max(updated_at) from jobs where company_id = $1 and state = 'failed'
    union all select 'synergies_asked', count(*)::int, max(updated_at) from synergies where company_id = $1 and status = 'requested' and asked_by = 'them'
    union all select 'orders_requested', count(*)::int, max(created_at) from gift_orders where company_id = $1 and status = ${orderStates.requested}
    union all select 'campaigns_paused', count(*)::int, max(updated_at) from campaigns where company_id = $1 and status = 'paused' and paused_by is not null
    union all select 'campaign_rewards_failed', count(*)::int, max(created_at) from campaign_participants
      where company_id = $1 and state = 'failed' and created_at > $2::timestamptz - interval '30 days'
    union all select 'campaign_rewards_used', count(distinct p.participant_id)::int, max(r.created_at) from transaction_returns r
      join campaign_participants p on p.company_id = r.company_id and p.transaction_id = r.transaction_id and p.state = 'marked'
      where r.company_id = $1 and r.created_at > $2::timestamptz - interval '30 days'
    union all select 'invoices_differ', count(*)::int, max(created_at) from supplier_invoices
      where company_id = $1 and difference <> 0 and created_at > $2::timestamptz - interval '30 days'
    union all select 'points_expire', coalesce(sum(points_left), 0) / 100.0, min(expires_at) from lots
      where company_id = $1 and points_left > 0 and expires_at > $2 and expires_at <= $2::timestamptz + interval '7 days'
    union all select 'subscription_inactive', 1, null from stores where company_id = $1 and store_id = $1 and not active_subscription
    union all select 'subscription_ends', 1, expiration_date_subscription from stores
      where company_id = $1 and store_id = $1 and active_subscription and cancelled_subscription`,
};

/** What wants looking after; nothing of it is kept, so what was mended is gone. */
export async function noticesOf({ pool }: Database, companyId: number, nowMs: number) {
  const values = [companyId, new Date(nowMs)];
  const { rows } = await pool.query<Omit<Notice, 'at'> & { at: Date | null }>({
    ...looked,
    values,
  });
  return companyNotifications.reply.parse({
    notifications: rows
      .filter(({ count }) => count)
      .map(({ notification_id, count, at }) => ({
        notification_id,
        count: notification_id.startsWith('subscription') ? null : count,
        at: at?.toISOString() ?? null,
      })),
  });
}
