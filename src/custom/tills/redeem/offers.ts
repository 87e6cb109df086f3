import type { Chosen } from '../state/coupons.ts';
import type { Redeemables } from '../state/voucher-calls.ts';

/** What may be put on the receipt: what was typed, then the customer's own coupons, then those of the store. */
export function offersOf(
  { claims, coupons }: Redeemables,
  chosen: readonly Chosen[] = [],
): Chosen[] {
  const own = claims
    .filter(({ needs_receipt }) => needs_receipt)
    .map(({ claim_id, title, code, product_ids, products, ...claim }) => ({
      key: `claim ${claim_id}`,
      title,
      voucher: { code },
      productIds: product_ids,
      products,
      tile: {
        amount: claim.amount,
        minimum: claim.minimum_spend,
        image: claim.image,
        expiresAt: claim.expires_at,
      },
    }));
  const stores = coupons.map(({ coupon_id, title, product_ids, products, ...coupon }) => ({
    key: `coupon ${coupon_id}`,
    title,
    voucher: { coupon_id },
    productIds: product_ids,
    products,
    tile: {
      amount: coupon.amount,
      minimum: coupon.minimum_spend,
      image: coupon.image,
      expiresAt: null,
    },
  }));
  const listed = [...own, ...stores];
  const others = chosen.filter(({ key }) => !listed.some((each) => each.key === key));
  return [...others, ...listed];
}
