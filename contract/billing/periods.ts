import { daysLater, momentOf, monthsLater, wallClockOf } from './zones.ts';

export const intervals = ['day', 'week', 'month', 'year'] as const;
export type Interval = (typeof intervals)[number];

/** How often is paid: each so many days, weeks, months or years. */
export interface Pace {
  readonly interval: Interval;
  readonly interval_count: number;
}

/** From the first millisecond to the one after the last. */
export interface Period {
  readonly from: number;
  readonly to: number;
}

/** What all periods of a subscription are counted from, and where. */
export interface Anchor extends Pace {
  readonly at: number;
  readonly zone: string;
}

const later = {
  day: daysLater,
  week: (clock: Parameters<typeof daysLater>[0], weeks: number) => daysLater(clock, 7 * weeks),
  month: monthsLater,
  year: (clock: Parameters<typeof monthsLater>[0], years: number) => monthsLater(clock, 12 * years),
} as const;

/**
 * The beginning of a period, from 0. Always counted from the anchor, so that what begins on the 31st is on the
 * last day of February and on the 31st of March again.
 */
export const beginningOf = ({ at, zone, interval, interval_count }: Anchor, index: number) =>
  index === 0 ? at : momentOf(later[interval](wallClockOf(at, zone), index * interval_count), zone);

export const periodOf = (anchor: Anchor, index: number): Period => ({
  from: beginningOf(anchor, index),
  to: beginningOf(anchor, index + 1),
});

const dayMs = 86_400_000;
const usualDays: Record<Interval, number> = { day: 1, week: 7, month: 30.436_875, year: 365.2425 };

/** How long a period is on average; what tells a dearer plan from a cheaper one of another pace. */
export const usualLength = ({ interval, interval_count }: Pace) =>
  usualDays[interval] * interval_count * dayMs;

/** Which period a moment is in; those before the anchor are none and count as the first. */
export function indexAt(anchor: Anchor, ms: number): number {
  if (ms <= anchor.at) return 0;
  let index = Math.max(0, Math.floor((ms - anchor.at) / usualLength(anchor)) - 1);
  while (beginningOf(anchor, index) > ms) index -= 1;
  while (beginningOf(anchor, index + 1) <= ms) index += 1;
  return index;
}

/** So many days later by the calendar of a zone, at the same time of its clock. */
export const calendarDaysLater = (ms: number, days: number, zone: string) =>
  momentOf(daysLater(wallClockOf(ms, zone), days), zone);
