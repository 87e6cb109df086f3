import type { RefusalId } from '../../contract/engine/errors.ts';
import { Refusal } from '../http/refusal.ts';
import { isCounted, needsCustomer, needsReceipt, type Redeemable } from './find.ts';

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

const settled: Partial<Record<Redeemable['state'], RefusalId>> = {
  redeemed: 'voucher_redeemed',
  rejected: 'voucher_rejected',
  cancelled: 'voucher_cancelled',
  expired: 'voucher_expired',
};

const refuse = (id: RefusalId, details: Record<string, string | number> = {}) =>
  new Refusal(id, { field: 'voucher', details });

/** Why a claim is no longer open: used, turned down, cancelled or too old. */
export function notOpen(redeemable: Redeemable, nowMs: number): Refusal | undefined {
  const id = settled[redeemable.state];
  const date = redeemable.settled_day ?? redeemable.expires_day ?? '';
  if (id) return refuse(id, { date, store: redeemable.redeem_store ?? '' });
  if (redeemable.expires_at && redeemable.expires_at.getTime() <= nowMs)
    return refuse('voucher_expired', { date: redeemable.expires_day ?? '' });
  return undefined;
}

/** Why a code cannot be redeemed here and now; undefined when it can. */
export function whyNot(
  redeemable: Redeemable,
  { storeId, nowMs, accountId, onReceipt, byCustomer }: Redeeming,
) {
  const closed = notOpen(redeemable, nowMs);
  if (closed) return closed;
  if (redeemable.stores && !redeemable.stores.includes(storeId))
    return refuse('voucher_other_store', { stores: redeemable.store_names });
  if (redeemable.user_account_id && accountId && redeemable.user_account_id !== accountId)
    return refuse('voucher_other_customer');
  if (byCustomer && redeemable.user_account_id && !accountId)
    return refuse('redemption_by_customer');
  if (needsReceipt(redeemable) && !onReceipt) return refuse('voucher_needs_receipt');
  if (needsCustomer(redeemable) && !accountId)
    return refuse(isCounted(redeemable) ? 'campaign_needs_customer' : 'voucher_needs_customer');
  if (!redeemable.claim_id && redeemable.maximum > 0 && redeemable.claimed >= redeemable.maximum)
    return refuse('coupon_used_up', { maximum: redeemable.maximum });
  return undefined;
}
