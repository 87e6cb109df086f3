import pg from 'pg';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { type Language, languages } from '../../../contract/engine/languages.ts';
import {
  firstAdmin,
  forgotPassword,
  login,
  updatePassword,
} from '../../../contract/people/auth.ts';
import { me, signOut } from '../../../contract/people/session.ts';
import { forgetEnded } from '../../../server/people/sign-in/forget.ts';
import { hashPassword } from '../../../server/people/sign-in/passwords.ts';
import { messagesTable } from '../../../server/tables/messages.ts';
import {
  accessTokensTable,
  attemptsTable,
  oneTimeCodesTable,
} from '../../../server/tables/people.ts';
import { call, type TestApp, testApp } from '../../support/app.ts';
import { addPerson } from '../../support/areas/people.ts';
import { sentCode } from '../../support/areas/sent-codes.ts';

const minute = 60_000;
const mobile = '6912345678';
const password = 'a good password';
const hash = await hashPassword(password);

let within: TestApp;
beforeEach(async () => {
  within = await testApp();
});

const addAnna = () => addPerson(within, { mobile, password_hash: hash });
const signIn = (own: object = {}, language?: Language) =>
  call(within, login, {
    body: { mobile, password, ...own },
    ...(language ? { language } : {}),
  });
const isSignedIn = async (token: string) =>
  (await call(within, me, { as: { token } })).status === 200;
const codeSent = () => sentCode(within);
const reset = (own: object) =>
  call(within, updatePassword, {
    body: {
      mobile,
      code: '',
      password: 'another one entirely',
      password_confirmation: 'another one entirely',
      ...own,
    },
  });

describe('signing in', () => {
  beforeEach(addAnna);

  test('answers a token and the user', async () => {
    const { status, data } = await signIn();
    expect([status, data.extra_data.user.mobile]).toEqual([200, mobile]);
    expect(await isSignedIn(data.access_token)).toBe(true);
    expect(JSON.stringify(data)).not.toContain('argon2');
  });

  test.each(['+30 691 234 5678', '691 234 56 78', '00306912345678', '6912345678'])(
    'knows the number as %s',
    async (written) => {
      expect((await signIn({ mobile: written })).status).toBe(200);
    },
  );

  test('keeps only a hash of the token', async () => {
    const { data } = await signIn();
    const tokens = await within.database.db.select().from(accessTokensTable);
    expect(JSON.stringify(tokens)).not.toContain(data.access_token);
  });

  test('with a wrong password is refused in the caller’s language (sign-in-failure-text)', async () => {
    const outcomes: Record<string, string> = {};
    for (const language of languages) {
      const { status, refusal } = await signIn({ password: 'wrong' }, language);
      expect([status, refusal.code, refusal.error]).toEqual([401, 401, 'invalid_login']);
      outcomes[language] = refusal.message;
    }
    expect(outcomes).toEqual({
      en: 'Invalid login credentials.',
      el: 'Μη έγκυρα στοιχεία σύνδεσης.',
      it: 'Credenziali di accesso non valide.',
    });
  });

  test('answers an unknown mobile as it answers a wrong password', async () => {
    const wrong = await signIn({ password: 'wrong' });
    const unknown = await signIn({ mobile: '6900000000' });
    const noNumber = await signIn({ mobile: '12345' });
    const elsewhere = await signIn({ country_id: 380 });
    const nowhere = await signIn({ country_id: 999_999 });
    for (const each of [unknown, noNumber, elsewhere, nowhere])
      expect([each.status, each.refusal]).toEqual([wrong.status, wrong.refusal]);
  });

  test('in another application is another account', async () => {
    expect((await signIn({ app_provider_id: 2 })).status).toBe(401);
  });

  test('waits after five failures, says how long, and works again then', async () => {
    for (let failure = 1; failure <= 5; failure += 1)
      expect((await signIn({ password: 'wrong' })).status).toBe(401);

    const held = await signIn();
    expect([held.status, held.refusal.error]).toEqual([429, 'too_many_attempts']);
    expect(held.headers.get('retry-after')).toBe(String(15 * 60));

    within.clock.now += 14 * minute;
    expect((await signIn()).headers.get('retry-after')).toBe('60');
    within.clock.now += minute;
    expect((await signIn()).status).toBe(200);
  });

  test('clears its failures when it succeeds', async () => {
    for (let round = 0; round < 2; round += 1) {
      for (let failure = 1; failure <= 4; failure += 1) await signIn({ password: 'wrong' });
      expect((await signIn()).status).toBe(200);
    }
  });

  test('counts one number written in two ways as one account', async () => {
    for (let failure = 1; failure <= 5; failure += 1)
      await signIn({ password: 'wrong', mobile: failure % 2 ? mobile : `+30${mobile}` });
    expect((await signIn()).status).toBe(429);
  });

  test('waits for an unknown number too, so that waiting tells nothing', async () => {
    for (let failure = 1; failure <= 5; failure += 1) await signIn({ mobile: '6900000000' });
    expect((await signIn({ mobile: '6900000000' })).status).toBe(429);
  });
});

describe('a token', () => {
  test('ends twelve hours after signing in, however much it is used', async () => {
    await addAnna();
    const { data } = await signIn();
    expect(Date.parse(data.expires_at) - within.clock.now).toBe(12 * 60 * minute);
    for (let used = 0; used < 12 * 3 - 1; used += 1) {
      within.clock.now += 20 * minute;
      expect(await isSignedIn(data.access_token)).toBe(true);
    }
    within.clock.now += 20 * minute;
    expect(await isSignedIn(data.access_token)).toBe(false);
  });

  test('ends half an hour after it was last used', async () => {
    await addAnna();
    const { data } = await signIn();
    within.clock.now += 29 * minute;
    expect(await isSignedIn(data.access_token)).toBe(true);
    within.clock.now += 30 * minute;
    expect(await isSignedIn(data.access_token)).toBe(false);
  });

  test('is revoked by signing out, and the person’s other ones are not (sign-out-clears-data)', async () => {
    const { token: elsewhere } = await addAnna();
    const { data } = await signIn();
    const as = { token: data.access_token };
    expect((await call(within, signOut, { as })).status).toBe(200);
    expect(await isSignedIn(as.token)).toBe(false);
    expect((await call(within, signOut, { as })).status).toBe(401);
    expect(await isSignedIn(elsewhere)).toBe(true);
  });

  test.each(['', 'Bearer', 'Bearer ', 'Bearer x', 'Basic abc', `Bearer ${'x'.repeat(500)}`])(
    'that reads %j is refused (http-bearer-token)',
    async (authorization) => {
      const { status } = await within.app.request('/api/users/me', { headers: { authorization } });
      expect(status).toBe(401);
    },
  );
});

describe('a forgotten password', () => {
  const ask = (own: object = {}, language: Language = 'en') =>
    call(within, forgotPassword, { body: { mobile, ...own }, language });

  test('costs the same statements for a known and an unknown number', async () => {
    await addAnna();
    const spied = vi.spyOn(pg.Client.prototype, 'query');
    const bodies: unknown[][] = [];
    for (const number of [mobile, '6900000000']) {
      spied.mockClear();
      await ask({ mobile: number });
      bodies.push(
        spied.mock.calls.map(([query]: unknown[]) => (query as { text?: string }).text ?? query),
      );
    }
    spied.mockRestore();
    expect(bodies[0]?.length).toBeGreaterThan(2);
    expect(bodies[0]).toEqual(bodies[1]);
  });

  test('is answered the same for a known and an unknown number', async () => {
    await addAnna();
    const known = await ask();
    const unknown = await ask({ mobile: '6900000000' });
    expect([known.status, known.data]).toEqual([unknown.status, unknown.data]);
    expect(await within.database.db.$count(messagesTable)).toBe(1);
  });

  test.each([
    ['el', 'κωδικός'],
    ['en', 'your code'],
    ['it', 'codice'],
  ] as const)('sends its code in %s', async (language, word) => {
    await addAnna();
    await ask({}, language);
    const [message] = await within.database.db.select().from(messagesTable);
    expect(message).toMatchObject({ channel: 'sms', recipient: `+30${mobile}`, state: 'queued' });
    expect(message?.body).toContain(word);
  });

  test('is replaced with the code, once (password-reset-info)', async () => {
    await addAnna();
    await ask();
    const code = await codeSent();
    expect((await reset({ code })).status).toBe(200);
    expect((await signIn()).status).toBe(401);
    expect((await signIn({ password: 'another one entirely' })).status).toBe(200);

    const again = await reset({ code });
    expect([again.status, Object.keys(again.refusal.errors ?? {})]).toEqual([422, ['code']]);
  });

  test('signs the person out everywhere once it is replaced', async () => {
    const { token } = await addAnna();
    await ask();
    await reset({ code: await codeSent() });
    expect(await isSignedIn(token)).toBe(false);
  });

  test('has a code that ends after fifteen minutes', async () => {
    await addAnna();
    await ask();
    within.clock.now += 15 * minute;
    expect((await reset({ code: await codeSent() })).status).toBe(422);
  });

  test('has one code at a time: a new one replaces the old', async () => {
    await addAnna();
    await ask();
    const first = await codeSent();
    await ask();
    const second = await codeSent();
    if (first !== second) expect((await reset({ code: first })).status).toBe(422);
    expect((await reset({ code: second })).status).toBe(200);
  });

  test('cannot be replaced with a guessed code: guessing is throttled', async () => {
    await addAnna();
    await ask();
    const wrong = String((Number(await codeSent()) + 1) % 1_000_000).padStart(6, '0');
    for (let guess = 1; guess <= 5; guess += 1)
      expect((await reset({ code: wrong })).status).toBe(422);
    const held = await reset({ code: await codeSent() });
    expect([held.status, held.headers.get('retry-after')]).toEqual([429, '900']);
  });

  test('is asked for five times, then it has to wait', async () => {
    await addAnna();
    for (let time = 1; time <= 5; time += 1) expect((await ask()).status).toBe(200);
    expect((await ask()).status).toBe(429);
    expect(await within.database.db.$count(messagesTable)).toBe(5);
  });

  test('names every bad field of its replacement', async () => {
    const bad = await reset({ code: '12', password: 'short', password_confirmation: 'other' });
    expect(Object.keys(bad.refusal.errors ?? {}).sort()).toEqual([
      'code',
      'password',
      'password_confirmation',
    ]);
    const differing = await reset({ code: '123456', password_confirmation: 'other' });
    expect(Object.keys(differing.refusal.errors ?? {})).toEqual(['password_confirmation']);
  });
});

describe('the first admin of an empty installation', () => {
  const tokenOf = ({ welcome }: TestApp) => /first-admin\?token=([\w-]+)/.exec(welcome)?.[1] ?? '';
  const create = (token: string) =>
    call(within, firstAdmin, {
      body: { token, mobile, full_name: 'Άννα', password, password_confirmation: password },
    });

  test('is created with the printed token, once, and is signed in', async () => {
    const token = tokenOf(within);
    const { status, data } = await create(token);
    expect([status, data.extra_data.user.is_super_admin]).toEqual([201, true]);
    expect(await isSignedIn(data.access_token)).toBe(true);
    expect((await signIn()).status).toBe(200);
    expect((await create(token)).status).toBe(422);
  });

  test('is not created with another token, nor a day later', async () => {
    expect((await create('x'.repeat(32))).status).toBe(422);
    within.clock.now += 24 * 60 * minute + minute;
    expect((await create(tokenOf(within))).status).toBe(422);
  });
});

test('what is over is not kept: counters, codes and sessions', async () => {
  await addAnna();
  const { data } = await signIn();
  await signIn({ password: 'wrong' });
  await call(within, forgotPassword, { body: { mobile } });
  const counts = async () => {
    const { db } = within.database;
    return [
      await db.$count(attemptsTable),
      await db.$count(oneTimeCodesTable),
      await db.$count(accessTokensTable),
    ];
  };
  await forgetEnded(within.database, within.clock.now);
  expect(await counts()).toEqual([7, 2, 2]);
  await forgetEnded(within.database, Date.parse(data.expires_at));
  // Budgets of texts and what the first start printed are good for a day, and a test's own token forever.
  expect(await counts()).toEqual([2, 1, 1]);
});
