import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { Underway } from '../../../server/runtime/underway.ts';

/** A call that is answered when it is told to. */
function heldCall(underway: Underway) {
  let answer = () => undefined as undefined;
  const held = new Promise<void>((resolve) => {
    answer = () => void resolve();
  });
  return { answer, answered: underway.during(() => held) };
}

test('work that nobody waits for lets all calls that are being answered go first', async () => {
  const underway = new Underway();
  const calls = [heldCall(underway), heldCall(underway)];
  let hasGone = false;
  const going = underway.passed(60_000).then(() => {
    hasGone = true;
  });
  for (const { answer, answered } of calls) {
    await turn();
    await turn();
    expect(hasGone).toBe(false);
    answer();
    await answered;
  }
  await going;
});

test('it goes on after a while, however many calls there are', async () => {
  const underway = new Underway();
  const { answer, answered } = heldCall(underway);
  await underway.passed(1);
  answer();
  await answered;
});

test('a call that fails is not waited for', async () => {
  const underway = new Underway();
  const failing = underway.during(() => Promise.reject(new Error('It breaks')));
  await expect(failing).rejects.toThrow('It breaks');
  await underway.passed(60_000);
});
