import { beforeEach, expect, test } from 'vitest';
import { forgotPassword, login, updatePassword } from '../../../contract/people/auth.ts';
import { pair } from '../../../contract/tills/tills.ts';
import { hashPassword } from '../../../server/people/sign-in/passwords.ts';
import { messagesTable } from '../../../server/tables/messages.ts';
import { call, type TestApp, testApp } from '../../support/app.ts';
import { addPerson } from '../../support/areas/people.ts';
import { sentCode } from '../../support/areas/sent-codes.ts';

const mobile = '6912345678';
const password = 'a good password';
const hash = await hashPassword(password);

let within: TestApp;
beforeEach(async () => {
  within = await testApp({ settings: { trustProxy: true } });
  await addPerson(within, { mobile, password_hash: hash });
});

/** A call as a proxy hands it on, from an address and perhaps a browser that is known. */
const post = async (path: string, body: object, { from = '192.0.2.1', cookie = '' } = {}) =>
  within.app.request(`/api/users/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': from, cookie },
    body: JSON.stringify(body),
  });
const statuses = async (all: Promise<Response>[]) => {
  const counts: Record<number, number> = {};
  for (const { status } of await Promise.all(all)) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
};
const many = (count: number, ask: (n: number) => Promise<Response>) =>
  statuses(Array.from({ length: count }, (_, n) => ask(n)));

test('of forty wrong passwords at once five are looked at', async () => {
  const tried = await many(40, () => post('login', { mobile, password: 'wrong' }));
  expect(tried).toEqual({ 401: 5, 429: 35 });
});

test('of forty wrong codes at once five are looked at, and the right one is no longer', async () => {
  await call(within, forgotPassword, { body: { mobile } });
  const code = await sentCode(within, mobile);
  const body = (n: number) => {
    const wrong = String((Number(code) + 1 + n) % 1_000_000).padStart(6, '0');
    return { mobile, code: wrong, password, password_confirmation: password };
  };
  expect(await many(40, (n) => post('update-password', body(n)))).toEqual({ 422: 5, 429: 35 });
  within.clock.now += 14 * 60_000;
  const right = { mobile, code, password, password_confirmation: password };
  // Elsewhere and with all counters at nought: the code itself has had its five tries.
  await within.database.pool.query('delete from attempts');
  expect((await post('update-password', right, { from: '198.51.100.1' })).status).toBe(422);
});

test('a new code has five new tries', async () => {
  for (let round = 0; round < 2; round += 1) {
    await within.database.pool.query('delete from attempts');
    await call(within, forgotPassword, { body: { mobile } });
    const code = await sentCode(within, mobile);
    const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
    const attempt = (tried: string) =>
      call(within, updatePassword, {
        body: { mobile, code: tried, password, password_confirmation: password },
      });
    for (let count = 0; count < 4; count += 1) expect((await attempt(wrong)).status).toBe(422);
    expect((await attempt(code)).status).toBe(200);
  }
});

test('forty codes asked for at once, in as many spellings, are five', async () => {
  const spellings = [mobile, `+30${mobile}`, `0030${mobile}`, '691 234 5678', '+30 691-234-5678'];
  const answers = await many(40, (n) =>
    post('forgot-password', { mobile: spellings[n % spellings.length] }),
  );
  expect(answers).toEqual({ 200: 5, 429: 35 });
  expect(await within.database.db.$count(messagesTable)).toBe(5);
});

test('of sixty pairing codes guessed at once five are looked at', async () => {
  const guess = () => call(within, pair, { body: { code: 'AAAA-AAAA' } });
  const answers = await Promise.all(Array.from({ length: 60 }, guess));
  const tried = answers.map(({ status }) => status).sort();
  expect(tried).toEqual([...Array(5).fill(422), ...Array(55).fill(429)]);
});

test('an IPv6 network is one address, however many it has', async () => {
  for (let count = 0; count < 5; count += 1)
    await post('login', { mobile, password: 'wrong' }, { from: `2001:db8:1:2::${count + 1}` });
  const again = await post('login', { mobile, password }, { from: '2001:db8:1:2:ffff::1' });
  expect(again.status).toBe(429);
});

test('five wrong passwords from one address keep nobody out elsewhere', async () => {
  await many(5, () => post('login', { mobile, password: 'wrong' }));
  expect((await post('login', { mobile, password })).status).toBe(429);
  expect((await post('login', { mobile, password }, { from: '198.51.100.1' })).status).toBe(200);
});

test('wrong passwords from many addresses keep strangers out, and not the browser it signed in from', async () => {
  const signedIn = await post('login', { mobile, password }, { from: '198.51.100.1' });
  const cookies = signedIn.headers.get('set-cookie') ?? '';
  expect(cookies).toMatch(/^pistos-device=[\w-]{43}; .*HttpOnly; Secure; SameSite=Strict$/);
  const cookie = cookies.split(';')[0] ?? '';
  for (let count = 0; count < 50; count += 1)
    await post('login', { mobile, password: 'wrong' }, { from: `203.0.113.${count}` });
  const stranger = await post('login', { mobile, password }, { from: '198.51.100.1' });
  expect(stranger.status).toBe(429);
  const own = await post('login', { mobile, password }, { from: '198.51.100.1', cookie });
  expect(own.status).toBe(200);
});

test('a browser that is known for one account is a stranger to another', async () => {
  const other = '6987654321';
  await addPerson(within, { mobile: other, password_hash: hash });
  const signedIn = await post('login', { mobile, password });
  const cookie = (signedIn.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
  for (let count = 0; count < 50; count += 1)
    await post('login', { mobile: other, password: 'wrong' }, { from: `203.0.113.${count}` });
  const tried = await call(within, login, { body: { mobile: other, password } });
  expect(tried.status).toBe(429);
  expect((await post('login', { mobile: other, password }, { cookie })).status).toBe(429);
});
