import { describe, expect, test } from 'vitest';
import { nextTry } from '../../../contract/billing/dunning.ts';
import {
  type Anchor,
  indexAt,
  intervals,
  type Pace,
  periodOf,
} from '../../../contract/billing/periods.ts';
import { Random } from '../../fuzz/random.ts';

const athens = 'Europe/Athens';
const at = (text: string) => Date.parse(text);
const anchored = (text: string, own: Partial<Anchor> = {}): Anchor => ({
  at: at(text),
  zone: athens,
  interval: 'month',
  interval_count: 1,
  ...own,
});

/** The days on which periods begin, as a calendar of the seller has them. */
const daysOf = (anchor: Anchor, count: number) =>
  Array.from({ length: count }, (_, index) =>
    new Intl.DateTimeFormat('sv-SE', {
      timeZone: anchor.zone,
      dateStyle: 'short',
      timeStyle: 'short',
    }).format(periodOf(anchor, index).from),
  );

describe('periods', () => {
  test('that begin on the 31st begin on the last day of shorter months, and on the 31st again', () => {
    expect(daysOf(anchored('2026-01-31T10:00:00+02:00'), 5)).toEqual([
      '2026-01-31 10:00',
      '2026-02-28 10:00',
      '2026-03-31 10:00',
      '2026-04-30 10:00',
      '2026-05-31 10:00',
    ]);
  });

  test('that begin on the 31st have the 29th of a leap year', () => {
    expect(daysOf(anchored('2028-01-31T10:00:00+02:00'), 3)[1]).toBe('2028-02-29 10:00');
  });

  test('of a year from a leap day are on the 28th, and on the 29th every fourth year', () => {
    const yearly = anchored('2028-02-29T09:00:00+02:00', { interval: 'year' });
    expect(daysOf(yearly, 5)).toEqual([
      '2028-02-29 09:00',
      '2029-02-28 09:00',
      '2030-02-28 09:00',
      '2031-02-28 09:00',
      '2032-02-29 09:00',
    ]);
  });

  test('begin at the same time of the clock, in summer as in winter', () => {
    const weekly = anchored('2026-03-23T08:30:00+02:00', { interval: 'week' });
    const [before, after] = [periodOf(weekly, 0), periodOf(weekly, 30)];
    expect(daysOf(weekly, 31).every((day) => day.endsWith(' 08:30'))).toBe(true);
    // One hour of the week in which clocks are put forward is missing.
    expect(before.to - before.from).toBe((7 * 24 - 1) * 3_600_000);
    expect(after.from - before.from).toBe((30 * 7 * 24 - 1) * 3_600_000);
  });

  test('begin as much later where the clock is put forward over their time', () => {
    const daily = anchored('2026-03-28T03:30:00+02:00', { interval: 'day' });
    expect(daysOf(daily, 3)).toEqual(['2026-03-28 03:30', '2026-03-29 04:30', '2026-03-30 03:30']);
  });

  test('of several weeks and several months are as long as they say', () => {
    const quarterly = anchored('2026-11-30T00:00:00+02:00', { interval_count: 3 });
    expect(daysOf(quarterly, 3).map((day) => day.slice(0, 10))).toEqual([
      '2026-11-30',
      '2027-02-28',
      '2027-05-30',
    ]);
    const fortnightly = anchored('2026-06-01T00:00:00+03:00', {
      interval: 'week',
      interval_count: 2,
    });
    expect(daysOf(fortnightly, 2)[1]?.slice(0, 10)).toBe('2026-06-15');
  });

  test('follow each other without a gap, and a moment is in the one it says', () => {
    const random = new Random(19);
    for (let round = 0; round < 300; round += 1) {
      const pace: Pace = {
        interval: random.of(intervals),
        interval_count: 1 + random.below(4),
      };
      const zone = random.of([athens, 'Europe/Rome', 'Asia/Kuwait', 'Asia/Tokyo', 'UTC']);
      const anchor = {
        ...pace,
        zone,
        at: at('2024-01-01T00:00:00Z') + random.below(94_608_000) * 1000,
      };
      const index = random.below(40);
      const { from, to } = periodOf(anchor, index);
      expect(to).toBeGreaterThan(from);
      expect(periodOf(anchor, index + 1).from).toBe(to);
      expect([indexAt(anchor, from), indexAt(anchor, to - 1)]).toEqual([index, index]);
    }
  });
});

describe('a payment that failed', () => {
  const failed = at('2026-10-20T12:00:00+03:00');

  test('is tried again after 1, 3, 5 and 7 days of the calendar, and then no more', () => {
    const tries = [1, 2, 3, 4, 5].map((failures) => nextTry(failures, failed, athens));
    expect(tries).toEqual([
      at('2026-10-21T12:00:00+03:00'),
      at('2026-10-23T12:00:00+03:00'),
      // Clocks were put back on the 25th.
      at('2026-10-25T12:00:00+02:00'),
      at('2026-10-27T12:00:00+02:00'),
      undefined,
    ]);
  });
});
