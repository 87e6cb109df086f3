import type { RateSums } from '../billings.ts';
import { leftFrom, type MinorUnits, smallestOf, sumOf, type Taxed, taxed } from '../money.ts';
import { type Pace, type Period, periodOf, usualLength } from '../periods.ts';
import { type Taxation, taxedFor } from './taxation.ts';

/** What of a plan counts where it takes the place of another. */
export interface PricedPlan extends Pace {
  readonly price: MinorUnits;
  readonly vat_included: boolean;
}

export interface Change {
  readonly now: number;
  readonly zone: string;
  readonly taxation: Taxation;
  readonly currency: string;
  readonly from: PricedPlan;
  readonly to: PricedPlan;
  /** What is paid for now. */
  readonly period: Period;
  /** What was received for the rest of it (`unusedOf`), by rate of tax. */
  readonly unused: readonly RateSums[];
}

export type ChangeLineKind = 'plan' | 'proration_credit' | 'proration_charge';
export interface ChangeLine extends Taxed {
  readonly kind: ChangeLineKind;
  /** In hundredths of a percent. */
  readonly vat_rate: number;
  readonly period: Period;
}

export interface Changed extends Taxed {
  /** At once where it is dearer; what is cheaper begins when what was paid for is over. */
  readonly when: 'now' | 'period_end';
  readonly effective: number;
  /** What is paid for after it. */
  readonly period: Period;
  readonly lines: readonly ChangeLine[];
}

const grossOf = ({ price, vat_included }: PricedPlan, vatRate: number) =>
  taxed(price, { vat_rate: vatRate, vat_included }).total;

/** Whether a plan costs more for the same time, to the minor unit of a day. */
const isDearer = ({ from, to, taxation: { own_rate } }: Change) =>
  grossOf(to, own_rate) * usualLength(from) > grossOf(from, own_rate) * usualLength(to);

const samePace = (one: Pace, other: Pace) =>
  one.interval === other.interval && one.interval_count === other.interval_count;

function linesOf(change: Change, period: Period, charged: MinorUnits, kind: ChangeLineKind) {
  const { now, to, taxation, currency, unused } = change;
  const rest = { from: now, to: change.period.to };
  const taxing = { vat_included: to.vat_included, smallest: smallestOf(currency) };
  const lines: ChangeLine[] = [
    ...unused.map(({ vat_rate, net, vat, total }) => ({
      kind: 'proration_credit' as const,
      period: rest,
      vat_rate,
      net: 0 - net,
      vat: 0 - vat,
      total: 0 - total,
    })),
    {
      kind,
      period: { from: now, to: period.to },
      ...taxedFor(charged, taxing, taxation),
    },
  ];
  return lines.filter(({ total }) => total !== 0);
}

const atTheEnd = ({ period, to, zone }: Change): Changed => ({
  when: 'period_end',
  effective: period.to,
  period: periodOf({ ...to, at: period.to, zone }, 0),
  lines: [],
  ...sumOf([]),
});

/**
 * What a change of plan does and costs: what is shown before it is confirmed and what is billed then are this
 * one answer. Whoever takes a dearer plan pays it for the rest of the period, by the second, less what was received for that time; with
 * another pace a period of the new plan begins. Nothing is ever paid out: what would be waits for the period's end.
 */
export function planChange(change: Change): Changed {
  const { now, zone, from, to, period } = change;
  if (now >= period.to || !isDearer(change)) return atTheEnd(change);
  const keeps = samePace(from, to);
  const next = keeps ? period : periodOf({ ...to, at: now, zone }, 0);
  const charged = keeps ? leftFrom(to.price, period, now) : to.price;
  const lines = linesOf(change, next, charged, keeps ? 'proration_charge' : 'plan');
  const sum = sumOf(lines);
  if (sum.total < 0) return atTheEnd(change);
  return { when: 'now', effective: now, period: next, lines, ...sum };
}
