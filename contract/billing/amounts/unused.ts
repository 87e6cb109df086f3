import type { BillingLine, RateSums } from '../billings.ts';
import { leftFrom, type MinorUnits, partOf, sumOf, type Taxed, taxed } from '../money.ts';
import { creditedTaxes, taxesOf } from './credit-notes.ts';

/** A billing of a plan, as far as its money came and was not given back. */
export interface Received {
  readonly lines: readonly Pick<BillingLine, 'kind' | 'from' | 'to' | 'vat_rate' | keyof Taxed>[];
  readonly total: MinorUnits;
  /** What was paid of it, less what was given back and what is under way. */
  readonly received: MinorUnits;
}

/** What of a line falls to the time from a moment on. What was bought in the shop is used at once. */
function leftOf({ kind, from, to, vat_rate, ...line }: Received['lines'][number], ms: number) {
  const period = { from: Date.parse(from), to: Date.parse(to) };
  const total = kind === 'shop' ? 0 : leftFrom(line.total, period, ms);
  const vat = partOf(line.vat, total, line.total);
  return { vat_rate, net: total - vat, vat, total };
}

/**
 * What is credited of some billings for the time from a moment on, by rate of tax: what was received for it and is not
 * given back. What was used is paid first; a billing that was refunded or cancelled credits nothing. Each rate is the
 * one that was billed. Amounts are whole multiples of `smallest`.
 */
export function unusedOf(
  billings: readonly Received[],
  ms: number,
  smallest: MinorUnits = 1,
): RateSums[] {
  const credits = billings.flatMap(({ lines, total, received }) => {
    const left = lines.map((line) => leftOf(line, ms));
    const unused = sumOf(left).total;
    const most = Math.min(unused, received - (total - unused));
    return most > 0 ? creditedTaxes(taxesOf(left), [], most - (most % smallest), smallest) : [];
  });
  return taxesOf(credits).map(({ vat_rate, total }) => ({
    vat_rate,
    ...taxed(total, { vat_rate, vat_included: true, smallest }),
  }));
}
