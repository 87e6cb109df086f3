import type { Offered } from '../../contract/coupons/takes-off.ts';
import type { AppliedVoucher } from '../../contract/transactions/receipts.ts';
import type { Queryable } from '../db/transaction.ts';
import { Refusal } from '../http/refusal.ts';
import { moneyOf, pointsOf } from '../runtime/units.ts';
import type { Line } from '../tables/ledger-terms.ts';
import { claimCoupon } from './claim-coupon.ts';
import { whyTooMany } from './counted.ts';
import { basketOf, discountOf, type Effect, offeredBy } from './effects.ts';
import { findByCode, findClaim, needsReceipt, type Redeemable } from './find.ts';
import { whyNot } from './may-redeem.ts';
import { redeemWithin } from './redeem.ts';
import { whyStopped } from './running.ts';

export interface UsedVoucher {
  code?: string | undefined;
  coupon_id?: number | undefined;
}

/** A receipt as its coupons look at it; `amount` is before them, in minor units. */
export interface WithVouchers {
  companyId: number;
  storeId: number;
  userId: number;
  tillId: number | null;
  nowMs: number;
  amount: number;
  lines: Line[];
  vouchers: readonly UsedVoucher[];
}

interface Used {
  redeemable: Redeemable;
  discount: number;
}

export interface Applied {
  used: Used[];
  /** Minor units off the receipt. */
  discount: number;
}

const read = {
  name: 'coupon-effect',
  text: `select k.product_buy_id, k.product_free_id, k.product_discount_id, ${offeredBy('k')} as offered,
      (select coalesce(string_agg(p.name->>'el', ', '), '') from products p where p.company_id = k.company_id
        and p.product_id in (k.product_buy_id, k.product_free_id, k.product_discount_id)) as names
    from coupons k where k.company_id = $1 and k.coupon_id = $2`,
};

interface Stored extends Omit<Effect, keyof Offered> {
  offered: Offered;
}

async function effectOf(
  client: Queryable,
  companyId: number,
  { coupon_id }: Redeemable,
): Promise<Effect> {
  const { rows } = await client.query<Stored>({ ...read, values: [companyId, coupon_id] });
  if (!rows[0]) throw new Refusal('voucher_unknown', { field: 'vouchers' });
  const { offered, ...products } = rows[0];
  return { ...products, ...offered };
}

/** Throws why not: what a code says of itself, what its coupon says now, and less spent than it asks for. */
async function assertMay(
  client: Queryable,
  { companyId, storeId, nowMs, amount }: WithVouchers,
  accountId: number,
  redeemable: Redeemable,
  beside = 0,
) {
  const here = { storeId, nowMs, accountId, onReceipt: true };
  const refusal =
    whyNot(redeemable, here) ??
    (await whyStopped(client, { companyId, nowMs }, redeemable)) ??
    (await whyTooMany(client, { companyId, accountId, beside }, redeemable));
  if (refusal) throw refusal;
  const minimum = redeemable.minimum_spend ?? 0;
  if (amount >= minimum) return;
  const details = { minimum: moneyOf(minimum), amount: moneyOf(amount) };
  throw new Refusal('coupon_below_minimum', { field: 'vouchers', details });
}

async function claimOf(
  client: Queryable,
  receipt: WithVouchers,
  accountId: number,
  { code, coupon_id }: UsedVoucher,
  used: readonly Used[],
): Promise<Redeemable> {
  const { companyId, storeId, userId, nowMs } = receipt;
  const redeemable = code ? await findByCode(client, companyId, code) : undefined;
  const same = used.filter((each) => each.redeemable.coupon_id === redeemable?.coupon_id);
  if (redeemable) await assertMay(client, receipt, accountId, redeemable, same.length);
  if (redeemable?.claim_id) return redeemable;
  const by = { companyId, storeId, accountId, userId, nowMs };
  const { claimId } = await claimCoupon(client, by, redeemable?.coupon_id ?? coupon_id ?? 0);
  const claim = await findClaim(client, companyId, claimId);
  await assertMay(client, receipt, accountId, claim);
  return claim;
}

/**
 * The claims that take effect on a receipt, made of shared codes where needed, and what they take
 * off. Within the posting's transaction, under the customer's lock; nothing is redeemed yet.
 */
export async function applyVouchers(
  client: Queryable,
  receipt: WithVouchers,
  accountId: number,
): Promise<Applied> {
  const basket = basketOf(receipt.lines);
  const used: Used[] = [];
  let discount = 0;
  for (const voucher of receipt.vouchers) {
    const redeemable = await claimOf(client, receipt, accountId, voucher, used);
    const twice = used.some((each) => each.redeemable.claim_id === redeemable.claim_id);
    if (twice) throw new Refusal('coupon_claimed_before', { field: 'vouchers' });
    const off = needsReceipt(redeemable)
      ? discountOf(await effectOf(client, receipt.companyId, redeemable), basket)
      : 0;
    // Coupons never take off more than there is to pay.
    const taken = Math.min(off, receipt.amount - discount);
    discount += taken;
    used.push({ redeemable, discount: taken });
  }
  return { used, discount };
}

/** The applied coupons as a receipt keeps and tells them. */
export const appliedVouchers = ({ used }: Applied): AppliedVoucher[] =>
  used.map(({ redeemable, discount }) => ({
    claim_id: redeemable.claim_id ?? 0,
    kind: redeemable.kind,
    title: redeemable.title,
    discount: moneyOf(discount),
    points_given: pointsOf(redeemable.points_given),
  }));

/** Redeems what took effect, with the receipt that was just posted. */
export async function redeemApplied(
  client: Queryable,
  receipt: WithVouchers,
  accountId: number,
  transactionId: number,
  { used }: Applied,
): Promise<void> {
  const { companyId, storeId, userId, tillId, nowMs } = receipt;
  const at = { companyId, storeId, userId, tillId, nowMs, accountId, transactionId, voucher: '' };
  for (const { redeemable } of used)
    await redeemWithin(client, { ...at, idempotency: undefined }, redeemable);
}
