import {
  leftFrom,
  type MinorUnits,
  smallestOf,
  sumOf,
  type Taxed,
  type Taxing,
  taxed,
} from './money.ts';
import { type Pace, type Period, periodOf, usualLength } from './periods.ts';

/** What of a plan counts where it takes the place of another. */
export interface PricedPlan extends Pace {
  readonly price: MinorUnits;
  readonly vat_included: boolean;
}

export interface Change {
  readonly now: number;
  readonly zone: string;
  readonly vatRate: number;
  readonly currency: string;
  readonly from: PricedPlan;
  readonly to: PricedPlan;
  /** What is paid for now, and what that was billed at. */
  readonly period: Period;
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
const isDearer = ({ from, to, vatRate }: Change) =>
  grossOf(to, vatRate) * usualLength(from) > grossOf(from, vatRate) * usualLength(to);

const samePace = (one: Pace, other: Pace) =>
  one.interval === other.interval && one.interval_count === other.interval_count;

function linesOf(change: Change, period: Period, charged: MinorUnits, kind: ChangeLineKind) {
  const { now, from, to, vatRate, currency } = change;
  const smallest = smallestOf(currency);
  const rest = { from: now, to: change.period.to };
  const taxing = ({ vat_included }: PricedPlan): Taxing => ({
    vat_rate: vatRate,
    vat_included,
    smallest,
  });
  const credit = -leftFrom(from.price, change.period, now);
  const lines: ChangeLine[] = [
    {
      kind: 'proration_credit',
      period: rest,
      vat_rate: vatRate,
      ...taxed(credit === 0 ? 0 : credit, taxing(from)),
    },
    {
      kind,
      period: { from: now, to: period.to },
      vat_rate: vatRate,
      ...taxed(charged, taxing(to)),
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
 * one answer. Whoever takes a dearer plan pays the difference for the rest of the period, by the second; with
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
