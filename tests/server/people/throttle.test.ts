import { expect, test } from 'vitest';
import { type TestApp, testApp } from '../../support/app.ts';

/** Asks for a code for a number nobody else asks for, as a proxy would hand the call on. */
const ask = async ({ app }: TestApp, number: number, forwarded: string) => {
  const { status } = await app.request('/api/users/forgot-password', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': forwarded },
    body: JSON.stringify({ mobile: String(6_900_000_000 + number) }),
  });
  return status;
};

async function exhaust(within: TestApp, forwarded: string) {
  for (let number = 0; number < 50; number += 1)
    expect(await ask(within, number, forwarded)).toBe(200);
}

test('one address waits after fifty tries, however many accounts they were for', async () => {
  const within = await testApp();
  await exhaust(within, '192.0.2.1');
  expect(await ask(within, 99, '192.0.2.1')).toBe(429);

  within.clock.now += 15 * 60_000;
  expect(await ask(within, 99, '192.0.2.1')).toBe(200);
});

test('a caller does not escape by claiming another address', async () => {
  const within = await testApp();
  await exhaust(within, '192.0.2.1');
  expect(await ask(within, 99, '192.0.2.2')).toBe(429);
});

test('behind a trusted proxy the address is the one the proxy saw', async () => {
  const within = await testApp({ settings: { trustProxy: true } });
  await exhaust(within, '192.0.2.9, 192.0.2.1');
  expect(await ask(within, 99, '192.0.2.7, 192.0.2.1')).toBe(429);
  expect(await ask(within, 99, '192.0.2.1, 192.0.2.2')).toBe(200);
});
