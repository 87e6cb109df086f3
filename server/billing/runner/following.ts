import { beginningOf, indexAt, type Period, periodOf } from '../../../contract/billing/periods.ts';
import type { PlanRow, Subscription } from '../core/rows.ts';
import type { Seller } from '../core/sellers.ts';

export interface Following {
  /** What its periods are counted from, and which of them it is. */
  readonly at: number;
  readonly index: number;
  readonly period: Period;
  /** The time before it that no period is billed for, because renewals stood still. */
  readonly unbilled: Period | null;
}

/**
 * The period after the present one of a subscription: the one that runs at `now` (milliseconds). Whole periods that passed
 * while renewals stood still are left out. Counted on from the same anchor, or from the present end where the pace
 * is another.
 */
export function following(
  sub: Subscription,
  plan: PlanRow,
  { zone }: Seller,
  now: number,
): Following {
  const same = { ...sub, at: Date.parse(sub.anchor_at), zone };
  const end = Date.parse(sub.period_to);
  const samePace = plan.interval === sub.interval && plan.interval_count === sub.interval_count;
  const goesOn = samePace && beginningOf(same, sub.period_index + 1) === end;
  const anchor = goesOn ? same : { ...plan, at: end, zone };
  const next = goesOn ? sub.period_index + 1 : 0;
  const index = Math.max(next, indexAt(anchor, now));
  const period = periodOf(anchor, index);
  return {
    at: anchor.at,
    index,
    period,
    unbilled: index > next ? { from: end, to: period.from } : null,
  };
}
