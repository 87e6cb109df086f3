import type { ClaimKind } from './coupon-kinds.ts';

/** What a coupon offers on a receipt: prices and `value` in minor units, null where there is none. */
export interface Offered {
  readonly kind: ClaimKind;
  readonly action: '1p1' | 'sample' | null;
  /** The price of the product to buy. */
  readonly bought: number | null;
  /** The price of the product that is free. */
  readonly freed: number | null;
  /** The price of the product that costs less. */
  readonly lowered: number | null;
  readonly value: number | null;
  readonly percentage: number | null;
}

const freedOf = ({ action, bought, freed }: Offered) => {
  const prices = [action === 'sample' ? null : bought, freed].filter((price) => price !== null);
  // Buy one, get one: the cheaper of the two is free.
  return prices.length ? Math.min(...prices) : 0;
};

const loweredBy = ({ lowered, value, percentage }: Offered) => {
  const price = lowered ?? 0;
  return Math.min(value ?? Math.round((price * (percentage ?? 0)) / 100), price);
};

/**
 * What a coupon takes off a receipt that has its products, in minor units. The tile, the
 * form, the public page, the quote and the receipt all take it from here.
 */
export function takesOff(offered: Offered): number {
  if (offered.kind === 'product') return freedOf(offered);
  if (offered.kind === 'discount') return loweredBy(offered);
  return 0;
}
