import type { Database } from '../db/connection.ts';

// One pass takes so many, so that no lock is held for long; the next pass takes the rest.
const batch = 500;

const pending = {
  name: 'clean-pending-payments',
  text: `update transactions set status = 'cancelled' where (company_id, transaction_id) in (
      select t.company_id, t.transaction_id from transactions t
      join store_settings ss on ss.company_id = t.company_id and ss.store_id = t.store_id and ss.pending_payment_days > 0
      where t.status = 'pending' and t.created_at < $1::timestamptz - make_interval(days => ss.pending_payment_days)
      order by t.created_at limit ${batch} for update of t skip locked)
    and status = 'pending'`,
};

// What customers hold of an ended coupon stays theirs, as when a person deletes it.
const ended = {
  name: 'clean-ended-coupons',
  text: `update coupons set deleted_at = $1 where (company_id, coupon_id) in (
      select k.company_id, k.coupon_id from coupons k
      join store_settings ss on ss.company_id = k.company_id and ss.store_id = k.store_id and ss.ended_coupon_days > 0
      where k.deleted_at is null and k.expiration_date < $1::timestamptz - make_interval(days => ss.ended_coupon_days)
      order by k.expiration_date limit ${batch} for update of k skip locked)`,
};

/**
 * Tidies up what each store wants tidied: payments that never came are cancelled, and ended coupons
 * leave the lists. Answers how many of each.
 */
export async function clean({ pool }: Database, nowMs: number) {
  const values = [new Date(nowMs)];
  const cancelled = await pool.query({ ...pending, values });
  const removed = await pool.query({ ...ended, values });
  return { payments: cancelled.rowCount ?? 0, coupons: removed.rowCount ?? 0 };
}
