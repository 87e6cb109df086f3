import type { Language } from '../../../../contract/engine/languages.ts';
import type { Receipt } from './calls.ts';

type Localized = Readonly<Record<Language, string>>;

export type UsedVoucher = NonNullable<Receipt['vouchers']>[number];

/** A coupon the cashier has put on the receipt, and the products it wants there. */
export interface Chosen {
  readonly key: string;
  readonly title: string;
  readonly voucher: UsedVoucher;
  readonly productIds: readonly number[];
  /** What they are called. */
  readonly products: readonly Localized[];
  /** What its tile shows, where it was put on from there. */
  readonly tile?: CouponTile;
}

/** A coupon as its tile shows it. */
export interface CouponTile {
  /** What it takes off, where that is known before the receipt. */
  readonly amount: number | null;
  /** What the receipt has to come to, where it asks for that. */
  readonly minimum: number | null;
  readonly image: string | null;
  /** Until when the customer's own claim is good; null for a coupon of the store. */
  readonly expiresAt: string | null;
}

type Quantities = Readonly<Record<number, number>>;

/** The lines of a receipt: what was typed, and at least what its coupons want to be there. */
export function linesWith(quantities: Quantities, chosen: readonly Chosen[]) {
  const wanted: Record<number, number> = {};
  for (const id of chosen.flatMap(({ productIds }) => productIds))
    wanted[id] = (wanted[id] ?? 0) + 1;
  const ids = new Set([...Object.keys(quantities), ...Object.keys(wanted)].map(Number));
  return [...ids]
    .map((id) => ({
      product_id: id,
      quantity: Math.max(quantities[id] ?? 0, wanted[id] ?? 0),
    }))
    .filter(({ quantity }) => quantity > 0);
}

/** Puts a coupon on the receipt, or takes it off again. */
export const toggled = (chosen: readonly Chosen[], coupon: Chosen): readonly Chosen[] =>
  chosen.some(({ key }) => key === coupon.key)
    ? chosen.filter(({ key }) => key !== coupon.key)
    : [...chosen, coupon];
