import type { ClaimKind } from '../../contract/coupons/coupon-kinds.ts';
import { Refusal } from '../http/refusal.ts';
import type { Line } from '../tables/ledger-terms.ts';

/** What a coupon does to a receipt. Money in minor units. */
export interface Effect {
  kind: ClaimKind;
  action: '1p1' | 'sample' | null;
  product_buy_id: number | null;
  product_free_id: number | null;
  product_discount_id: number | null;
  discount_value: number | null;
  discount_percentage: number | null;
  /** The prices of those products, and their names for a refusal. */
  prices: Record<string, number>;
  names: string;
}

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

const priceOf = ({ prices }: Effect, id: number | null) => prices[id ?? 0] ?? 0;

function freed(effect: Effect, basket: Basket): number {
  const { action, product_buy_id: buy, product_free_id: free, names } = effect;
  const wanted = [action === 'sample' ? null : buy, free].filter((id) => id !== null);
  take(basket, wanted, names);
  // Buy one, get one: the cheaper of the two is free.
  return Math.min(...wanted.map((id) => priceOf(effect, id)));
}

function reduced(effect: Effect, basket: Basket): number {
  const { product_discount_id: id, discount_value, discount_percentage, names } = effect;
  take(basket, id === null ? [] : [id], names);
  const price = priceOf(effect, id);
  const off = discount_value ?? Math.round((price * (discount_percentage ?? 0)) / 100);
  return Math.min(off, price);
}

/**
 * What a coupon takes off a receipt, in minor units; the items it uses are taken from the basket, so
 * that no two coupons use the same one. Throws coupon_needs_product.
 */
export function discountOf(effect: Effect, basket: Basket): number {
  if (effect.kind === 'product') return freed(effect, basket);
  if (effect.kind === 'discount') return reduced(effect, basket);
  return 0;
}
