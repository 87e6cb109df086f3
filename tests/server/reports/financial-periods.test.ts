import { expect, test } from 'vitest';
import { periodBefore } from '../../../server/reports/periods.ts';
import { apportioned } from '../../../server/runtime/apportion.ts';

test.each([
  ['a day: the same weekday a week before', '2026-06-10', '2026-06-10', '2026-06-03', '2026-06-03'],
  ['the first of a month too', '2026-06-01', '2026-06-01', '2026-05-25', '2026-05-25'],
  ['a week so far', '2026-06-08', '2026-06-10', '2026-06-01', '2026-06-03'],
  ['a month so far', '2026-11-01', '2026-11-23', '2026-10-01', '2026-10-23'],
  ['a whole month', '2026-03-01', '2026-03-31', '2026-02-01', '2026-02-28'],
  ['a short month', '2026-02-01', '2026-02-28', '2026-01-01', '2026-01-31'],
  ['days that the month before lacks', '2026-03-01', '2026-03-30', '2026-02-01', '2026-02-28'],
  ['January', '2026-01-01', '2026-01-31', '2025-12-01', '2025-12-31'],
  ['a quarter', '2026-04-01', '2026-06-30', '2026-01-01', '2026-03-31'],
  ['a year so far', '2026-01-01', '2026-11-23', '2025-01-01', '2025-11-23'],
  ['a year', '2024-01-01', '2024-12-31', '2023-01-01', '2023-12-31'],
  ['any other', '2026-05-10', '2026-05-24', '2026-04-25', '2026-05-09'],
])('%s: %s to %s is held against %s to %s', (_, from, to, beforeFrom, beforeTo) => {
  expect(periodBefore({ from, to })).toEqual({ from: beforeFrom, to: beforeTo });
});

test.each([
  ['nothing', [], []],
  ['whole units', [20_000n, 30_000n], [2, 3]],
  ['rests that make a unit, which the largest gets', [13_000n, 14_000n, 13_000n], [1, 2, 1]],
  ['equal rests, of which the first gets it', [15_000n, 15_000n], [2, 1]],
  ['what is owed beside what is had', [-15_000n, 27_000n], [-2, 3]],
  ['only what is owed', [-15_000n, -15_000n], [-1, -2]],
  ['a whole that rounds towards nothing', [-5_000n, 0n], [0, 0]],
])('%s is apportioned to the unit', (_, shares, units) => {
  expect(apportioned(shares).map((each) => each + 0)).toEqual(units);
  const whole = shares.reduce((sum, share) => sum + share, 0n) / 10_000n;
  expect(BigInt(apportioned(shares).reduce((sum, each) => sum + each, 0))).toBe(whole);
});
