import type { RefusalId } from '../../contract/engine/errors.ts';
import { Refusal } from '../http/refusal.ts';
import { type Found, needsReceipt } from './find.ts';

export interface Redeeming {
  storeId: number;
  nowMs: number;
  /** Who is at the till, where that is known. */
  accountId: number | undefined;
  /** Whether the store redeems for customers who are found by card or mobile only. */
  byCustomer?: boolean | undefined;
  /** On a receipt, where coupons that change it take effect. */
  onReceipt: boolean;
}

const settled: Partial<Record<Found['state'], RefusalId>> = {
  redeemed: 'voucher_redeemed',
  rejected: 'voucher_rejected',
  cancelled: 'voucher_cancelled',
  expired: 'voucher_expired',
};

const refuse = (id: RefusalId, details: Record<string, string | number> = {}) =>
  new Refusal(id, { field: 'voucher', details });

/** Why a claim is no longer open: used, turned down, cancelled or too old. */
export function notOpen(found: Found, nowMs: number): Refusal | undefined {
  const id = settled[found.state];
  const date = found.settled_day ?? found.expires_day ?? '';
  if (id) return refuse(id, { date, store: found.redeem_store ?? '' });
  if (found.expires_at && found.expires_at.getTime() <= nowMs)
    return refuse('voucher_expired', { date: found.expires_day ?? '' });
  return undefined;
}

/** Why a code cannot be redeemed here and now; undefined when it can. */
export function whyNot(
  found: Found,
  { storeId, nowMs, accountId, onReceipt, byCustomer }: Redeeming,
) {
  const closed = notOpen(found, nowMs);
  if (closed) return closed;
  if (found.stores && !found.stores.includes(storeId))
    return refuse('voucher_other_store', { stores: found.store_names });
  if (found.user_account_id && accountId && found.user_account_id !== accountId)
    return refuse('voucher_other_customer');
  if (byCustomer && found.user_account_id && !accountId) return refuse('redemption_by_customer');
  if (needsReceipt(found) && !onReceipt) return refuse('voucher_needs_receipt');
  if (!found.claim_id && !accountId) return refuse('voucher_needs_customer');
  if (!found.claim_id && found.maximum > 0 && found.claimed >= found.maximum)
    return refuse('coupon_used_up', { maximum: found.maximum });
  return undefined;
}
