import { expect, test } from 'vitest';
import { pauseAfter } from '../../../supervise.mjs';

const second = 1000;
const minute = 60 * second;

/** The pauses of a server that ended after having served for these times. */
function pauses(served: readonly number[]) {
  const all: number[] = [];
  for (const each of served) all.push(pauseAfter(each, all.at(-1)));
  return all;
}

test('a server that ends as soon as it is started waits longer each time, five seconds at most', () => {
  expect(pauses([0, 0, second, 0, 0, 0])).toEqual([500, 1000, 2000, 4000, 5000, 5000]);
});

test('one that served well before does not: two requests a minute that each end it keep nobody out for long', () => {
  const aMinute = Array.from({ length: 60 }, () => 30 * second);
  expect(Math.max(...pauses([minute, ...aMinute]))).toBe(500);
});

test('a minute of service takes the pause back to its first', () => {
  expect(pauses([0, 0, 0, minute, 0])).toEqual([500, 1000, 2000, 500, 1000]);
});
