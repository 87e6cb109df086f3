import { describe, expect, test } from 'vitest';
import { type PricedPlan, planChange } from '../../../contract/billing/amounts/plan-change.ts';
import { type Received, unusedOf } from '../../../contract/billing/amounts/unused.ts';
import { levelAfter } from '../../../contract/billing/dunning.ts';
import {
  amountOf,
  decimalsOf,
  leftFrom,
  minorUnitsOf,
  smallestOf,
  sumOf,
  taxed,
  usedUntil,
} from '../../../contract/billing/money.ts';
import {
  billingStatuses,
  mayBecome,
  nextBillingStatuses,
} from '../../../contract/billing/states.ts';
import { Random } from '../../fuzz/random.ts';

const june = { from: Date.parse('2026-06-01T00:00:00Z'), to: Date.parse('2026-07-01T00:00:00Z') };
const dayOf = (day: number) => june.from + (day - 1) * 86_400_000;

describe('money', () => {
  test('has the minor units of its currency', () => {
    expect(['EUR', 'JPY', 'KWD'].map(decimalsOf)).toEqual([2, 0, 3]);
    expect([
      minorUnitsOf(29.9, 'EUR'),
      minorUnitsOf(2900, 'JPY'),
      minorUnitsOf(8.755, 'KWD'),
    ]).toEqual([2990, 2900, 8755]);
    expect([amountOf(2990, 'EUR'), amountOf(2900, 'JPY'), amountOf(8755, 'KWD')]).toEqual([
      29.9, 2900, 8.755,
    ]);
  });

  test('of smaller parts than its currency has is none', () => {
    expect([minorUnitsOf(29.999, 'EUR'), minorUnitsOf(0.5, 'JPY')]).toEqual([undefined, undefined]);
  });

  test('includes its tax or has it added, rounded line by line', () => {
    expect(taxed(2990, { vat_rate: 2400, vat_included: true })).toEqual({
      net: 2411,
      vat: 579,
      total: 2990,
    });
    expect(taxed(2990, { vat_rate: 2400, vat_included: false })).toEqual({
      net: 2990,
      vat: 718,
      total: 3708,
    });
    const line = taxed(333, { vat_rate: 2400, vat_included: false });
    expect(sumOf([line, line, line])).toEqual({ net: 999, vat: 240, total: 1239 });
  });

  test('gives back the same tax that it took', () => {
    const random = new Random(7);
    for (let round = 0; round < 500; round += 1) {
      const taxing = { vat_rate: random.below(3000), vat_included: random.happens(0.5) };
      const amount = random.below(1_000_000);
      const [taken, given] = [taxed(amount, taxing), taxed(-amount, taxing)];
      expect(taken.net + taken.vat).toBe(taken.total);
      expect(sumOf([taken, given])).toEqual({ net: 0, vat: 0, total: 0 });
    }
  });

  test('of a period, cut at any moments, is never more nor less', () => {
    const random = new Random(11);
    for (let round = 0; round < 500; round += 1) {
      const amount = random.below(100_000);
      const cuts = Array.from(
        { length: random.below(6) },
        () => june.from + random.below(30 * 86_400) * 1000,
      ).sort((one, other) => one - other);
      const edges = [june.from, ...cuts, june.to];
      const parts = edges
        .slice(1)
        .map(
          (to, index) => usedUntil(amount, june, to) - usedUntil(amount, june, edges[index] ?? 0),
        );
      expect(parts.every((part) => part >= 0)).toBe(true);
      expect(parts.reduce((sum, part) => sum + part, 0)).toBe(amount);
      for (const cut of cuts)
        expect(usedUntil(amount, june, cut) + leftFrom(amount, june, cut)).toBe(amount);
    }
  });
});

const plan = (price: number, own: Partial<PricedPlan> = {}): PricedPlan => ({
  price,
  interval: 'month',
  interval_count: 1,
  vat_included: true,
  ...own,
});
const at = (own_rate: number) => ({ vat_rate: own_rate, own_rate, reverse_charge: false });
/** A plan's whole June, paid. */
const paidFor = ({ price, vat_included }: PricedPlan, period = june, vat_rate = 2400): Received => {
  const sums = taxed(price, { vat_rate, vat_included });
  const [from, to] = [new Date(period.from).toISOString(), new Date(period.to).toISOString()];
  const line = { kind: 'plan' as const, from, to, vat_rate, ...sums };
  return { lines: [line], total: sums.total, received: sums.total };
};
const change = (from: PricedPlan, to: PricedPlan, now: number) =>
  planChange({
    now,
    zone: 'UTC',
    taxation: at(2400),
    currency: 'EUR',
    from,
    to,
    period: june,
    unused: unusedOf([paidFor(from)], now),
  });

describe('a change of plan', () => {
  test('to a dearer one costs the difference for the rest of the period, by the second', () => {
    const changed = change(plan(3000), plan(9000), dayOf(16));
    expect(changed).toMatchObject({ when: 'now', total: 3000, period: june });
    expect(changed.lines.map(({ kind, total }) => [kind, total])).toEqual([
      ['proration_credit', -1500],
      ['proration_charge', 4500],
    ]);
  });

  test('to a cheaper one costs nothing and waits for the end of the period', () => {
    const changed = change(plan(9000), plan(3000), dayOf(16));
    expect(changed).toMatchObject({ when: 'period_end', effective: june.to, total: 0, lines: [] });
    expect(changed.period.to).toBe(Date.parse('2026-08-01T00:00:00Z'));
  });

  test('to a year begins the year at once, less what was paid and not used', () => {
    const yearly = plan(48_000, { interval: 'year' });
    const changed = change(plan(3000), yearly, dayOf(16));
    expect(changed).toMatchObject({ when: 'now', total: 46_500 });
    expect(changed.period).toEqual({ from: dayOf(16), to: Date.parse('2027-06-16T00:00:00Z') });
  });

  test('never pays out: what would be waits for the end', () => {
    const year = { from: june.from, to: Date.parse('2027-06-01T00:00:00Z') };
    const changed = planChange({
      now: dayOf(2),
      zone: 'UTC',
      taxation: at(0),
      currency: 'EUR',
      from: plan(30_000, { interval: 'year' }),
      to: plan(3000),
      period: year,
      unused: unusedOf([paidFor(plan(30_000), year, 0)], dayOf(2)),
    });
    expect(changed).toMatchObject({ when: 'period_end', total: 0, effective: year.to });
  });

  test('at the instant of renewal is one of the next period', () => {
    expect(change(plan(3000), plan(9000), june.to)).toMatchObject({ when: 'period_end', total: 0 });
  });

  test('charges, over a whole period, what was used of each plan and nothing else', () => {
    const random = new Random(23);
    for (let round = 0; round < 300; round += 1) {
      const [one, other] = [random.below(10_000), 10_001 + random.below(90_000)];
      const now = june.from + random.below(30 * 86_400) * 1000;
      const paid = one + change(plan(one), plan(other), now).total;
      expect(paid).toBe(usedUntil(one, june, now) + leftFrom(other, june, now));
    }
  });
});

describe('what is credited of the time that is left', () => {
  const cheap = paidFor(plan(10_000));
  const half = dayOf(16);
  const creditOf = (given: Received[], now = half) =>
    unusedOf(given, now).reduce((sum, { total }) => sum + total, 0);

  test('is what was received for it and not given back', () => {
    expect(creditOf([cheap])).toBe(5000);
    expect(creditOf([{ ...cheap, received: 0 }])).toBe(0);
    expect(creditOf([{ ...cheap, received: 6000 }])).toBe(1000);
    expect(creditOf([])).toBe(0);
  });

  test('is never more than was received, whatever was changed and given back before', () => {
    const random = new Random(31);
    for (let round = 0; round < 300; round += 1) {
      const received = random.below(10_001);
      const credit = creditOf([{ ...cheap, received }], dayOf(1 + random.below(30)));
      expect(credit).toBeGreaterThanOrEqual(0);
      expect(credit).toBeLessThanOrEqual(received);
    }
  });

  test('has the rate that was billed, whatever is billed today', () => {
    const [line] = unusedOf([paidFor(plan(3390), june, 1300)], june.from);
    expect(line).toEqual({ vat_rate: 1300, net: 3000, vat: 390, total: 3390 });
  });

  test('is, of a billing that credited another rate itself, each at its own', () => {
    const [line] = paidFor(plan(6000), june, 1300).lines;
    const [credited] = paidFor(plan(3000)).lines;
    if (!line || !credited) throw new Error('there is no line');
    const negative = { ...credited, net: -credited.net, vat: -credited.vat, total: -3000 };
    const left = unusedOf([{ lines: [line, negative], total: 3000, received: 3000 }], june.from);
    expect(left.map(({ vat_rate, vat, total }) => [vat_rate, vat, total])).toEqual([
      [2400, -581, -3000],
      [1300, 690, 6000],
    ]);
  });
});

test('what is billed in Kuwaiti dinars is what a card can be charged: no thousandth is left over', () => {
  const smallest = smallestOf('KWD');
  expect([smallest, smallestOf('EUR'), smallestOf('JPY')]).toEqual([10, 1, 1]);
  const random = new Random(29);
  for (let round = 0; round < 300; round += 1) {
    const asked = { vat_rate: random.below(3000), vat_included: round % 2 === 0, smallest };
    const { net, vat, total } = taxed(random.below(1_000_000), asked);
    expect([net % 10, vat % 10, total % 10, net + vat - total]).toEqual([0, 0, 0, 0]);
    const now = june.from + random.below(30 * 86_400) * 1000;
    const of = { now, zone: 'UTC', taxation: at(2400), currency: 'KWD', period: june };
    const unused = unusedOf([paidFor(plan(1230))], now, smallest);
    const changed = planChange({ ...of, unused, from: plan(1230), to: plan(98_760) });
    expect(changed.total % 10).toBe(0);
  }
});

describe('what is owed', () => {
  test('has levels from 1 to 4 as reminders go on (payment-level-range)', () => {
    expect([0, 1, 2, 3, 4, 5].map(levelAfter)).toEqual([1, 2, 2, 2, 3, 4]);
  });

  test('is paid or cancelled, and only what was paid is given back (billings-transitions)', () => {
    expect(billingStatuses.filter((to) => mayBecome('open', to))).toEqual([
      'failed',
      'paid',
      'cancelled',
    ]);
    expect(mayBecome('paid', 'cancelled')).toBe(false);
    expect(mayBecome('open', 'refunded')).toBe(false);
    expect([nextBillingStatuses.refunded, nextBillingStatuses.cancelled]).toEqual([[], []]);
  });
});
