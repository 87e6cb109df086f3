import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { testCards, testTokenOf } from '../../../contract/billing/cards.ts';
import { dashboards } from '../../../contract/billing/dashboard.ts';
import { paymentCodeOf } from '../../../contract/billing/payment-code.ts';

test('only numbers of tests are taken, and what is sent for one is no number', () => {
  expect(testTokenOf('4242 4242 4242 4242')).toBe('pm_test_works');
  expect(testTokenOf('4000-0025-0000-3155')).toBe('pm_test_authenticates');
  expect(testTokenOf('4000000000009995')).toBe('pm_test_declined');
  expect(testTokenOf('4539578763621486')).toBeUndefined();
  expect(testTokenOf('constructor')).toBeUndefined();
});

test('the document names each of them, and calls that there are', () => {
  const text = readFileSync('docs/billing.md', 'utf8');
  for (const [number, { token }] of Object.entries(testCards))
    expect(text).toContain(`| ${number.match(/.{4}/g)?.join(' ')} | \`${token}\` |`);
  const named = [...text.matchAll(/curl -X (\w+) \$B(\S+)/g)].map(([, method, path]) => [
    method,
    path,
  ]);
  const base = '/stores/{storeId}/general-settings/billing-dashboard';
  const calls = Object.values(dashboards.stores).map(({ method, path }) => `${method} ${path}`);
  expect(named).toHaveLength(3);
  for (const [method, path] of named) expect(calls).toContain(`${method} ${base}${path}`);
});

test('a payment code is a reference that banks check (ISO 11649)', () => {
  const code = paymentCodeOf(2, 118);
  expect(code).toMatch(/^RF\d{2}200000118$/);
  const digits = `${code.slice(4)}${code.slice(0, 4)}`.replace(/[A-Z]/g, (letter) =>
    String(letter.charCodeAt(0) - 55),
  );
  expect(BigInt(digits) % 97n).toBe(1n);
});
