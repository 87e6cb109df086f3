import { expect, test } from 'vitest';
import { DatabaseClock } from '../../../server/db/alive/clock.ts';

const hour = 3_600_000;
const ahead = (clock: DatabaseClock) => Math.round((Date.now() - clock.now()) / 1000);
/** The database is asked, whose clock is so much behind this one, and takes a time to answer. */
const hear = (clock: DatabaseClock, behindMs: number, tookMs = 2) => {
  const answeredAt = performance.now();
  const askedAt = answeredAt - tookMs;
  clock.hear({ databaseMs: Date.now() - tookMs / 2 - behindMs, askedAt, answeredAt });
};

test('the time is the machine’s until the database has said its own', () => {
  const clock = new DatabaseClock();
  expect([ahead(clock), clock.skewMs()]).toEqual([0, 0]);
  hear(clock, hour);
  expect(ahead(clock)).toBe(3600);
  expect(Math.abs(clock.skewMs() - hour)).toBeLessThan(50);
});

test('an answer that took long does not take the place of one that did not', () => {
  const clock = new DatabaseClock();
  hear(clock, hour);
  hear(clock, hour + 900, 2000);
  expect(Math.abs(clock.skewMs() - hour)).toBeLessThan(50);
});

test('a clock that was set is followed, and two seconds are not worth a word', () => {
  const clock = new DatabaseClock();
  hear(clock, hour);
  hear(clock, 1900);
  expect([ahead(clock), clock.skewMs()]).toEqual([2, 0]);
});
