import type { Chosen } from '../state/coupons.ts';
import type { Redeemables } from '../state/voucher-calls.ts';

/** A coupon that may be put on the receipt, as its tile shows it. */
export interface Offer extends Chosen {
  /** What it takes off, where that is known before the receipt. */
  readonly amount: number | null;
  /** What the receipt has to come to, where it asks for that. */
  readonly minimum: number | null;
  readonly image: string | null;
}

/** What may be put on the receipt: the customer's own coupons, those of the store, and what was typed. */
export function offersOf({ claims, coupons }: Redeemables, chosen: readonly Chosen[]): Offer[] {
  const own = claims
    .filter(({ needs_receipt }) => needs_receipt)
    .map(({ claim_id, title, code, product_ids, products, amount, image, minimum_spend }) => ({
      key: `claim ${claim_id}`,
      title,
      voucher: { code },
      productIds: product_ids,
      products,
      amount,
      minimum: minimum_spend,
      image,
    }));
  const stores = coupons.map(
    ({ coupon_id, title, product_ids, products, amount, image, minimum_spend }) => ({
      key: `coupon ${coupon_id}`,
      title,
      voucher: { coupon_id },
      productIds: product_ids,
      products,
      amount,
      minimum: minimum_spend,
      image,
    }),
  );
  const listed = [...own, ...stores];
  const typed = chosen
    .filter(({ key }) => !listed.some((each) => each.key === key))
    .map((each) => ({ ...each, amount: null, minimum: null, image: null }));
  return [...typed, ...listed];
}
