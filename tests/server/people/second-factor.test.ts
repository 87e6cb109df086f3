import { Secret, TOTP } from 'otpauth';
import { beforeEach, describe, expect, test } from 'vitest';
import { login } from '../../../contract/people/auth.ts';
import {
  addPasskey,
  confirmAuthenticator,
  newRecoveryCodes,
  passSecondFactor,
  readSecurity,
  removeAuthenticator,
  type SecondFactor,
  startAuthenticator,
  startPasskey,
} from '../../../contract/people/second-factor.ts';
import { me } from '../../../contract/people/session.ts';
import { hashPassword } from '../../../server/people/sign-in/passwords.ts';
import { authenticatorsTable, recoveryCodesTable } from '../../../server/tables/people.ts';
import { call, type TestApp, testApp } from '../../support/app.ts';
import { addPerson, type Person } from '../../support/areas/people.ts';

const mobile = '6912345678';
const password = 'a good password';
const hash = await hashPassword(password);

let within: TestApp;
let anna: Person;
beforeEach(async () => {
  within = await testApp();
  anna = await addPerson(within, { mobile, password_hash: hash });
});

const codeOf = (secret: string, ms = within.clock.now) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: ms });
const later = (seconds: number) => {
  within.clock.now += seconds * 1000;
};
const start = (word = password) =>
  call(within, startAuthenticator, { as: anna, body: { password: word } });
const confirm = (code: string) => call(within, confirmAuthenticator, { as: anna, body: { code } });
/** An app of Anna's that counts; answers its secret and the recovery codes. */
async function setUp() {
  const { secret } = (await start()).data;
  const { data } = await confirm(codeOf(secret));
  later(30);
  return { secret, codes: data.recovery_codes ?? [] };
}
const signIn = () => call(within, login, { body: { mobile, password } });
const challenge = async () => {
  const challenge = await signIn();
  expect([challenge.status, challenge.refusal.error]).toEqual([428, 'second_factor_needed']);
  return challenge.refusal.current as unknown as SecondFactor;
};
const pass = async (code: string, word?: string) =>
  call(within, passSecondFactor, {
    body: { challenge: word ?? (await challenge()).challenge, code },
  });

describe('an authenticator app', () => {
  test('counts once a code of it was right, and gives ten recovery codes', async () => {
    const { data } = await start();
    expect(data.uri).toMatch(/^otpauth:\/\/totp\/Pistos:6912345678\?/);
    expect((await signIn()).status).toBe(200);
    const wrong = await confirm('000000');
    expect([wrong.status, Object.keys(wrong.refusal.errors ?? {})]).toEqual([422, ['code']]);
    const { data: done } = await confirm(codeOf(data.secret));
    expect(done.security).toMatchObject({ authenticator: true, recovery_codes_left: 10 });
    expect(new Set(done.recovery_codes).size).toBe(10);
    expect(await challenge()).toMatchObject({ authenticator: true, passkey: null });
  });

  test('is asked for after the password, and its code signs in', async () => {
    const { secret } = await setUp();
    const { status, data } = await pass(codeOf(secret));
    expect([status, data.extra_data.user.mobile]).toEqual([200, mobile]);
    const as = { token: data.access_token };
    expect((await call(within, me, { as })).status).toBe(200);
  });

  test('has codes that are good once, also for two who ask at the same time', async () => {
    const { secret } = await setUp();
    const challenges = await Promise.all([challenge(), challenge()]);
    const code = codeOf(secret);
    const answers = await Promise.all(challenges.map((each) => pass(code, each.challenge)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
  });

  test('is half a minute early or late at most', async () => {
    const { secret } = await setUp();
    later(120);
    expect((await pass(codeOf(secret, within.clock.now - 61_000))).status).toBe(422);
    expect((await pass(codeOf(secret, within.clock.now + 30_000))).status).toBe(200);
  });

  test('is guessed at five times, then one waits, whatever was begun', async () => {
    await setUp();
    for (let guess = 0; guess < 5; guess += 1) expect((await pass('000000')).status).toBe(422);
    expect((await pass('000000')).status).toBe(429);
  });

  test('is set up and removed by whoever knows the password', async () => {
    expect((await start('another')).status).toBe(422);
    await setUp();
    const remove = (word: string) =>
      call(within, removeAuthenticator, { as: anna, body: { password: word } });
    expect((await remove('another')).status).toBe(422);
    expect((await remove(password)).data).toEqual({
      authenticator: false,
      passkeys: [],
      recovery_codes_left: 0,
    });
    expect((await signIn()).status).toBe(200);
  });

  test('is not replaced while it counts', async () => {
    const { secret } = await setUp();
    expect((await start()).status).toBe(409);
    expect((await pass(codeOf(secret))).status).toBe(200);
  });

  test('has its secret kept sealed', async () => {
    const { secret } = await setUp();
    const stored = await within.database.db.select().from(authenticatorsTable);
    expect(JSON.stringify(stored)).not.toContain(secret);
  });

  test('is another one’s for nobody', async () => {
    const { secret } = await setUp();
    const other = await addPerson(within, { mobile: '6900000009', password_hash: hash });
    const { data } = await call(within, readSecurity, { as: other });
    expect(data.authenticator).toBe(false);
    const challenge = await call(within, login, { body: { mobile: '6900000009', password } });
    expect(challenge.status).toBe(200);
    expect((await pass(codeOf(secret), 'x'.repeat(43))).status).toBe(422);
  });
});

describe('a recovery code', () => {
  test('signs in once, however it is written', async () => {
    const { codes } = await setUp();
    const [first = ''] = codes;
    expect((await pass(` ${first.toUpperCase().replace('-', ' ')}`)).status).toBe(200);
    expect((await pass(first)).status).toBe(422);
    const { data } = await call(within, readSecurity, { as: anna });
    expect(data.recovery_codes_left).toBe(9);
  });

  test('is kept as a hash, and new ones end the old', async () => {
    const { codes } = await setUp();
    const stored = JSON.stringify(await within.database.db.select().from(recoveryCodesTable));
    for (const code of codes) expect(stored).not.toContain(code.replace('-', ''));
    const { data } = await call(within, newRecoveryCodes, { as: anna, body: { password } });
    expect(data.recovery_codes).toHaveLength(10);
    expect((await pass(codes[0] ?? '')).status).toBe(422);
    expect((await pass(data.recovery_codes?.[0] ?? '')).status).toBe(200);
  });
});

describe('what was begun', () => {
  test('is gone on with once, and within ten minutes', async () => {
    const { secret } = await setUp();
    const { challenge: second } = await challenge();
    later(10 * 60);
    expect((await pass(codeOf(secret), second)).status).toBe(422);
    const again = (await challenge()).challenge;
    expect((await pass(codeOf(secret), again)).status).toBe(200);
    later(30);
    expect((await pass(codeOf(secret), again)).status).toBe(422);
  });
});

describe('a passkey', () => {
  const begin = (as: Person = anna) => call(within, startPasskey, { as, body: { password } });

  test('is asked for under the product’s own name, for whoever knows the password', async () => {
    const { data } = await begin();
    expect(data.options).toMatchObject({ rp: { id: 'pistos.example', name: 'Pistos' } });
    const wrong = await call(within, startPasskey, { as: anna, body: { password: 'another' } });
    expect(wrong.status).toBe(422);
  });

  test('is kept from nobody who makes the answer up, nor for somebody else', async () => {
    const { data } = await begin();
    const response = { id: 'x', rawId: 'x', type: 'public-key', response: {} };
    const other = await addPerson(within);
    for (const as of [anna, other]) {
      const body = { challenge: data.challenge, name: 'My key', response };
      const { status, refusal } = await call(within, addPasskey, { as, body });
      expect([status, Object.keys(refusal.errors ?? {})]).toEqual([422, ['response']]);
    }
  });
});
