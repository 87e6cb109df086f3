import type { Period } from './periods.ts';

/** Whole minor units of a currency: 1250 are 12.50 €, 1250 ¥ or 1.250 Kuwaiti dinars. */
export type MinorUnits = number;

const digits = new Map<string, number>();

/** How many decimals a currency has: 2 for most, none for the yen, 3 for the Kuwaiti dinar. */
export function decimalsOf(currency: string): number {
  const known = digits.get(currency);
  if (known !== undefined) return known;
  const style = { style: 'currency', currency } as const;
  const made = new Intl.NumberFormat('en', style).resolvedOptions().maximumFractionDigits ?? 2;
  digits.set(currency, made);
  return made;
}

/** An amount as the API tells it. */
export const amountOf = (minor: MinorUnits, currency: string): number =>
  minor / 10 ** decimalsOf(currency);

/** An amount as it is kept; undefined where the currency has no such small part. */
export function minorUnitsOf(amount: number, currency: string): MinorUnits | undefined {
  const exact = amount * 10 ** decimalsOf(currency);
  const minor = Math.round(exact);
  return Math.abs(exact - minor) < 1e-6 ? minor : undefined;
}

/** The smallest part that is ever billed: of a thousandth it is a hundredth, for no card is charged a smaller one. */
export const smallestOf = (currency: string): MinorUnits => (decimalsOf(currency) > 2 ? 10 : 1);

/** A whole number divided, rounded to the nearest, halves away from zero: what is given back is what was taken. */
function rounded(dividend: bigint, divisor: bigint): number {
  const [size, sign] = dividend < 0n ? [-dividend, -1] : [dividend, 1];
  const whole = Number((2n * size + divisor) / (2n * divisor));
  return whole === 0 ? 0 : sign * whole;
}

/** A part of an amount as another part is of a whole, to multiples of `smallest`; nothing of nothing. */
export function partOf(
  amount: MinorUnits,
  part: MinorUnits,
  whole: MinorUnits,
  smallest: MinorUnits = 1,
): MinorUnits {
  if (whole === 0) return 0;
  const sign = whole < 0 ? -1n : 1n;
  return (
    smallest *
    rounded(sign * BigInt(amount) * BigInt(part), sign * BigInt(whole) * BigInt(smallest))
  );
}

const toSeconds = (ms: number) => BigInt(Math.floor(ms / 1000));

/** What of an amount for a period falls to its part before a moment, by the second. */
export function usedUntil(amount: MinorUnits, { from, to }: Period, ms: number): MinorUnits {
  const [begin, end] = [toSeconds(from), toSeconds(to)];
  if (ms <= from || end <= begin) return 0;
  if (ms >= to) return amount;
  return rounded(BigInt(amount) * (toSeconds(ms) - begin), end - begin);
}

/** What of it falls to the part from a moment on. With what was used before it is the amount, always. */
export const leftFrom = (amount: MinorUnits, period: Period, ms: number): MinorUnits =>
  amount - usedUntil(amount, period, ms);

/** A rate in hundredths of a percent: 2400 are 24 %. */
export interface Taxing {
  readonly vat_rate: number;
  readonly vat_included: boolean;
  /** What amounts are rounded to, `smallestOf` a currency; 1 unless told. */
  readonly smallest?: MinorUnits;
}
export interface Taxed {
  readonly net: MinorUnits;
  readonly vat: MinorUnits;
  readonly total: MinorUnits;
}

const whole = 10_000n;

/** The tax of one line, which is where it is rounded: within its amount, or added to it. `given` in minor units. */
export function taxed(given: MinorUnits, { vat_rate, vat_included, smallest = 1 }: Taxing): Taxed {
  const rate = BigInt(vat_rate);
  const part = (dividend: bigint, divisor: bigint) =>
    smallest * rounded(dividend, divisor * BigInt(smallest));
  const amount = part(BigInt(given), 1n);
  if (vat_included) {
    const vat = part(BigInt(amount) * rate, whole + rate);
    return { net: amount - vat, vat, total: amount };
  }
  const vat = part(BigInt(amount) * rate, whole);
  return { net: amount, vat, total: amount + vat };
}

/** What lines come to: the sum of what each was rounded to. */
export const sumOf = (lines: readonly Taxed[]): Taxed =>
  lines.reduce(
    (sum, { net, vat, total }) => ({
      net: sum.net + net,
      vat: sum.vat + vat,
      total: sum.total + total,
    }),
    { net: 0, vat: 0, total: 0 },
  );
