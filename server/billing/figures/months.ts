import { figureMonths } from '../../../contract/billing/figures.ts';
import { momentOf, monthsLater, wallClockOf } from '../../../contract/billing/zones.ts';
import { isoOf } from '../core/rows.ts';

export interface Months {
  /** As `YYYY-MM`, the one that is not over last. */
  readonly names: readonly string[];
  /** When each begins, and when the last is over: one more than there are. */
  readonly bounds: readonly string[];
}

/** The months that are told, by the calendar of a seller. */
export function monthsUntil(now: number, zone: string): Months {
  const first = { ...wallClockOf(now, zone), day: 1, time: 0 };
  const begins = Array.from({ length: figureMonths + 1 }, (_, index) =>
    monthsLater(first, index + 1 - figureMonths),
  );
  return {
    names: begins
      .slice(0, figureMonths)
      .map(({ year, month }) => `${year}-${String(month + 1).padStart(2, '0')}`),
    bounds: begins.map((clock) => isoOf(momentOf(clock, zone))),
  };
}
