import { type Offered, takesOff } from '../../contract/coupons/takes-off.ts';
import { Refusal } from '../http/refusal.ts';
import type { Line } from '../tables/ledger-terms.ts';

/** What a coupon does to a receipt. Money in minor units. */
export interface Effect extends Offered {
  product_buy_id: number | null;
  product_free_id: number | null;
  product_discount_id: number | null;
  /** The names of those products, for a refusal. */
  names: string;
}

const priceOf = (coupon: string, id: string) =>
  `(select priced.retail_price from products priced where priced.company_id = ${coupon}.company_id and priced.product_id = ${coupon}.${id})`;

/** SQL: what a coupon offers at today's prices, as JSON. */
export const offeredBy = (coupon: string) =>
  `json_build_object('kind', ${coupon}.kind, 'action', ${coupon}.action, 'bought', ${priceOf(coupon, 'product_buy_id')},
    'freed', ${priceOf(coupon, 'product_free_id')}, 'lowered', ${priceOf(coupon, 'product_discount_id')},
    'value', ${coupon}.discount_value, 'percentage', ${coupon}.discount_percentage)`;

/** The items of a receipt that no coupon has used yet. */
export type Basket = Map<number, number>;

export const basketOf = (lines: readonly Line[]): Basket => {
  const basket: Basket = new Map();
  for (const { product_id, quantity } of lines)
    basket.set(product_id, (basket.get(product_id) ?? 0) + quantity);
  return basket;
};

function take(basket: Basket, productIds: readonly number[], names: string) {
  for (const id of productIds) {
    const left = basket.get(id) ?? 0;
    if (left < 1)
      throw new Refusal('coupon_needs_product', {
        field: 'vouchers',
        details: { products: names },
      });
    basket.set(id, left - 1);
  }
}

const wantedBy = (effect: Effect) => {
  const { kind, action, product_buy_id: buy, product_free_id: free } = effect;
  const ids = {
    product: [action === 'sample' ? null : buy, free],
    discount: [effect.product_discount_id],
  };
  const wanted = kind === 'product' || kind === 'discount' ? ids[kind] : [];
  return wanted.filter((id) => id !== null);
};

/**
 * What a coupon takes off a receipt, in minor units; the items it uses are taken from the basket, so
 * that no two coupons use the same one. Throws coupon_needs_product.
 */
export function discountOf(effect: Effect, basket: Basket): number {
  take(basket, wantedBy(effect), effect.names);
  return takesOff(effect);
}
