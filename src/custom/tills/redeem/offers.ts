import type { Chosen } from '../state/coupons.ts';
import type { Redeemables } from '../state/voucher-calls.ts';

/** A coupon that may be put on the receipt, as its tile shows it. */
export interface Offer extends Chosen {
  /** What it takes off, where that is known before the receipt. */
  readonly amount: number | null;
  readonly image: string | null;
}

/** What may be put on the receipt: the customer's own coupons, those of the store, and what was typed. */
export function offersOf({ claims, coupons }: Redeemables, chosen: readonly Chosen[]): Offer[] {
  const own = claims
    .filter(({ needs_receipt }) => needs_receipt)
    .map(({ claim_id, title, code, product_ids, products, image }) => ({
      key: `claim ${claim_id}`,
      title,
      voucher: { code },
      productIds: product_ids,
      products,
      amount: null,
      image,
    }));
  const stores = coupons.map(({ coupon_id, title, product_ids, products, amount, image }) => ({
    key: `coupon ${coupon_id}`,
    title,
    voucher: { coupon_id },
    productIds: product_ids,
    products,
    amount,
    image,
  }));
  const listed = [...own, ...stores];
  const typed = chosen
    .filter(({ key }) => !listed.some((each) => each.key === key))
    .map((each) => ({ ...each, amount: null, image: null }));
  return [...typed, ...listed];
}
