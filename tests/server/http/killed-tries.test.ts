import { beforeEach, expect, test } from 'vitest';
import { closingTries, countTry, forgive, giveBack } from '../../../server/http/throttle.ts';
import { attemptsTable } from '../../../server/tables/people.ts';
import { type TestApp, testApp } from '../../support/app.ts';

const most = 5;
const tried = [
  { subject: 'account:test', most },
  { subject: 'address:test', most: 50 },
];
let within: TestApp;

beforeEach(async () => {
  within = await testApp();
});

/** A request that tries, and then does something. */
const request = (work: () => Promise<unknown>) =>
  closingTries(within.database, async () => {
    await countTry(within.database, tried, within.clock.now);
    await work();
  });
const wrong = async () => undefined;
const right = () => giveBack(within.database, tried);
const tries = async (work: () => Promise<unknown>) =>
  request(work).then(
    () => 'tried',
    (error: { id?: string }) => error.id,
  );

/** One whose process is killed before it is answered. */
const killed = () =>
  new Promise<void>((counted) => {
    void request(async () => {
      counted();
      await new Promise(() => undefined);
    });
  });

test('a try whose process is killed is given back by time', async () => {
  for (let time = 0; time < most; time += 1) await killed();
  expect(await tries(right)).toBe('too_many_attempts');
  within.clock.now += 61_000;
  expect(await tries(right)).toBe('tried');
});

test('as often as it happens, whoever is right is not kept waiting for it', async () => {
  for (let time = 0; time < 10; time += 1) {
    for (let one = 0; one < most - 1; one += 1) await killed();
    expect(await tries(right)).toBe('tried');
    within.clock.now += 61_000;
  }
});

test('what was answered as wrong stays counted, beside those that were killed', async () => {
  for (let time = 0; time < 3; time += 1) expect(await tries(wrong)).toBe('tried');
  await killed();
  await killed();
  within.clock.now += 61_000;
  expect([await tries(wrong), await tries(wrong), await tries(wrong)]).toEqual([
    'tried',
    'tried',
    'too_many_attempts',
  ]);
});

test('what was refused is never given back by time', async () => {
  for (let time = 0; time < most; time += 1) expect(await tries(wrong)).toBe('tried');
  for (let time = 0; time < 20; time += 1) expect(await tries(wrong)).toBe('too_many_attempts');
  within.clock.now += 61_000;
  expect(await tries(wrong)).toBe('too_many_attempts');
  // Nothing of what is answered stays open.
  const rows = await within.database.db.select().from(attemptsTable);
  expect(rows.map(({ open_until }) => open_until)).toEqual([[], []]);
});

test('a success takes back one try, whatever is killed after it', async () => {
  await tries(wrong);
  await new Promise<void>((counted) => {
    void request(async () => {
      await right();
      counted();
      await new Promise(() => undefined);
    });
  });
  within.clock.now += 61_000;
  for (let time = 0; time < most - 1; time += 1) expect(await tries(wrong)).toBe('tried');
  expect(await tries(wrong)).toBe('too_many_attempts');
  await forgive(within.database, tried);
  expect(await tries(right)).toBe('tried');
});
