import { beforeEach, expect, test } from 'vitest';
import { login } from '../../../contract/people/auth.ts';
import { call, type TestApp, testApp } from '../../support/app.ts';

let within: TestApp;
beforeEach(async () => {
  within = await testApp();
});

const names = (count: number, value: unknown = 1) =>
  Object.fromEntries(Array.from({ length: count }, (_, n) => [`unknown_${n}`, value]));
const signIn = (body: object) => call(within, login, { body: body as never, language: 'en' });

test('an unknown name is a field, and its message names it alone', async () => {
  const { refusal } = await signIn({ mobile: '6912345678', password: 'x', ...names(2) });
  expect(refusal.errors).toEqual({
    unknown_0: ['This field is not known here: unknown_0.'],
    unknown_1: ['This field is not known here: unknown_1.'],
  });
});

test('of a thousand unknown names fifty are named and the rest is counted', async () => {
  const { refusal } = await signIn({ mobile: '6912345678', password: 'x', ...names(1000) });
  const { '': counted, ...fields } = refusal.errors ?? {};
  expect(Object.keys(fields)).toHaveLength(50);
  expect(counted).toEqual(['And 950 more errors.']);
});

test('a long name is cut at 200 letters, without its control characters', async () => {
  const long = `a\u0001${'b'.repeat(5000)}`;
  const { refusal } = await signIn({ mobile: '6912345678', password: 'x', [long]: 1 });
  const [path = ''] = Object.keys(refusal.errors ?? {});
  expect(path).toBe(`a\ufffd${'b'.repeat(197)}…`);
  expect(refusal.errors?.[path]?.[0]?.length).toBeLessThan(150);
});

test('a body that its form has no room for is too large', async () => {
  const { refusal } = await signIn({ mobile: '6912345678', password: 'x'.repeat(17_000) });
  expect([refusal.code, refusal.error]).toEqual([413, 'too_large']);
});
