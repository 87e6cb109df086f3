import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type TestApp, testApp } from '../../support/app.ts';

let within: TestApp;
beforeEach(async () => {
  within = await testApp();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Sends a sign-in whose body begins, and goes on as `rest` says. */
const send = (rest: (controller: ReadableStreamDefaultController) => void) =>
  within.app.request('/api/users/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    duplex: 'half',
    body: new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('{"mobile":'));
        rest(controller);
      },
    }),
  } as RequestInit);

test('a body that never ends is given up after half a minute, with its connection', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const answering = send(() => undefined);
  while (!vi.getTimerCount()) await new Promise(setImmediate);
  vi.advanceTimersByTime(30_000);
  const answer = await answering;
  expect([answer.status, answer.headers.get('connection')]).toEqual([400, 'close']);
});

test('a body that breaks off is refused, and is no fault of ours', async () => {
  const answer = await send((controller) => controller.error(new Error('aborted')));
  expect(answer.status).toBe(400);
});
