import type { BillingLine, RateSums } from '../billings.ts';
import { type MinorUnits, partOf, sumOf, type Taxed } from '../money.ts';

/** What lines come to by their rate of tax, the highest rate first; a rate that comes to nothing is left out. */
export function taxesOf(lines: readonly Pick<BillingLine, 'vat_rate' | keyof Taxed>[]) {
  const sums = new Map<number, RateSums>();
  for (const { vat_rate, net, vat, total } of lines) {
    const { net: n = 0, vat: v = 0, total: t = 0 } = sums.get(vat_rate) ?? {};
    sums.set(vat_rate, { vat_rate, net: n + net, vat: v + vat, total: t + total });
  }
  return [...sums.values()]
    .filter(({ net, vat, total }) => net || vat || total)
    .sort((one, other) => other.vat_rate - one.vat_rate);
}

/** What of some sums is left after others of the same rate. */
const less = (all: readonly RateSums[], gone: readonly RateSums[]): RateSums[] =>
  all.map(({ vat_rate, ...sums }) => {
    const same = sumOf(gone.filter((each) => each.vat_rate === vat_rate));
    return {
      vat_rate,
      net: sums.net - same.net,
      vat: sums.vat - same.vat,
      total: sums.total - same.total,
    };
  });

/**
 * What a credit note over an amount says of each rate, by what of its billing is not credited yet: the rates of the
 * billing, whatever the seller's is today. Notes over the whole of a billing sum to its taxes, to the minor unit.
 * Amounts are whole multiples of `smallest`.
 */
export function creditedTaxes(
  taxes: readonly RateSums[],
  credited: readonly RateSums[],
  amount: MinorUnits,
  smallest: MinorUnits = 1,
): RateSums[] {
  const left = less(taxes, credited);
  const whole = left.reduce((sum, { total }) => sum + total, 0);
  let before = 0;
  let given = 0;
  return left.flatMap((rate) => {
    before += rate.total;
    const total = partOf(amount, before, whole, smallest) - given;
    given += total;
    const vat = partOf(rate.vat, total, rate.total, smallest);
    return total ? [{ vat_rate: rate.vat_rate, net: total - vat, vat, total }] : [];
  });
}
