import type { VoucherFacts } from '../../contract/coupons/redemption.ts';
import { redemptionTypes } from '../../contract/settings/store-profile.ts';
import { sayRefusal } from '../../contract/words/say.ts';
import type { AnyCall } from '../http/call.ts';
import { Refusal } from '../http/refusal.ts';
import { moneyOf, pointsOf } from '../runtime/units.ts';
import { lookAtClaim } from './claim-coupon.ts';
import { whyTooMany } from './counted.ts';
import { isCounted, isOrdered, needsCustomer, needsReceipt, type Redeemable } from './find.ts';
import { whyNot } from './may-redeem.ts';
import { whyStopped } from './running.ts';

/** How customers redeem in the store, in the round trip that finds out who is calling. */
export const redemptionType = () => ({
  name: 'redemption-type',
  text: `select ss.redemption_type_id from store_settings ss where ss.company_id = place.company_id and ss.store_id = place.store_id`,
  values: [],
});
/** Whether that is for those who are found by card or mobile only. */
export const isByCustomer = ({ along }: AnyCall) =>
  (along as { redemption_type_id?: number }).redemption_type_id === redemptionTypes.customer;

/** Why a shared code would not become this customer's claim. */
async function whyNotTheirs(call: AnyCall, { claim_id, coupon_id }: Redeemable, accountId: number) {
  if (claim_id || !coupon_id) return undefined;
  const { companyId, storeId } = call.scope;
  const by = { companyId, storeId, accountId, userId: null, nowMs: call.now() };
  try {
    await lookAtClaim(call.database.pool, by, coupon_id);
    return undefined;
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
}

// The till finds out who it is, and looks again.
const asksForCustomer = new Set<string>(['voucher_needs_customer', 'campaign_needs_customer']);

async function refusalOf(call: AnyCall, redeemable: Redeemable, accountId: number | undefined) {
  const { companyId, storeId } = call.scope;
  const nowMs = call.now();
  // A coupon for receipts is answered as good: the till then adds it to one.
  const here = { storeId, nowMs, accountId, onReceipt: true, byCustomer: isByCustomer(call) };
  const own = whyNot(redeemable, here);
  if (own && !asksForCustomer.has(own.id)) return own;
  const stopped = await whyStopped(call.database.pool, { companyId, nowMs }, redeemable);
  if (stopped || !accountId) return stopped;
  const tooMany = await whyTooMany(call.database.pool, { companyId, accountId }, redeemable);
  return tooMany ?? whyNotTheirs(call, redeemable, accountId);
}

/** What a code is for, and why it cannot be redeemed here and now, for the till. */
export async function factsOf(
  call: AnyCall,
  redeemable: Redeemable,
  accountId: number | undefined,
): Promise<VoucherFacts> {
  const refusal = await refusalOf(call, redeemable, accountId);
  const { user_account_id, customer, balance } = redeemable;
  const say = ({ id, details }: Refusal) => ({
    error: id,
    message: sayRefusal(call.language, id, details),
  });
  return {
    claim_id: redeemable.claim_id,
    coupon_id: redeemable.coupon_id,
    gift_id: redeemable.gift_id,
    kind: redeemable.kind,
    state: redeemable.state,
    title: redeemable.title,
    description: redeemable.description,
    image: redeemable.image,
    points: pointsOf(redeemable.points),
    points_given: pointsOf(redeemable.points_given),
    customer: user_account_id
      ? { user_account_id, name: customer ?? '', balance: pointsOf(balance ?? 0) }
      : null,
    expires_at: redeemable.expires_at?.toISOString() ?? null,
    is_ordered: isOrdered(redeemable),
    needs_customer: needsCustomer(redeemable),
    needs_receipt: needsReceipt(redeemable),
    product_ids: redeemable.product_ids,
    products: redeemable.products,
    minimum_spend: redeemable.minimum_spend === null ? null : moneyOf(redeemable.minimum_spend),
    per_customer: isCounted(redeemable) ? redeemable.per_customer : null,
    refused: refusal ? say(refusal) : null,
  };
}
