import { beforeEach, describe, expect, test } from 'vitest';
import { login } from '../../../contract/people/auth.ts';
import {
  beginRegistration,
  finishRegistration,
  resendVerification,
  verifyMobile,
} from '../../../contract/people/registration.ts';
import { me } from '../../../contract/people/session.ts';
import { forgetEnded } from '../../../server/people/sign-in/forget.ts';
import { isStrong } from '../../../server/people/sign-in/strength/strength.ts';
import { call, type TestApp, testApp } from '../../support/app.ts';
import { addPerson } from '../../support/areas/people.ts';
import { sentCode } from '../../support/areas/sent-codes.ts';

const mobile = '6944444444';
const password = 'a long enough one';

let within: TestApp;
beforeEach(async () => {
  within = await testApp({ now: Date.parse('2026-05-01T08:00:00Z') });
});

const texts = async () =>
  (
    await within.database.pool.query<{ recipient: string; body: string }>(
      "select recipient, body from messages where company_id = 1 and channel = 'sms' order by message_id",
    )
  ).rows;
const lastCode = () => sentCode(within);
const init = (own: object = {}) =>
  call(within, beginRegistration, { body: { country_id: 300, mobile, tos: true, ...own } });
const begin = async () => (await init()).data.user.user_registration_identifier;
const resend = (id: string) =>
  call(within, resendVerification, { body: { user_registration_identifier: id } });
const verify = (id: string, code: string) =>
  call(within, verifyMobile, {
    body: { user_registration_identifier: id, mobile_verification_code: code },
  });
const finish = (id: string, own: object = {}) =>
  call(within, finishRegistration, {
    body: {
      user_registration_identifier: id,
      full_name: 'Νίκη Ράπτη',
      password,
      password_confirmation: password,
      tos: true,
      ...own,
    },
  });
const signIn = () => call(within, login, { body: { country_id: 300, mobile, password } });

describe('registering', () => {
  test('takes three steps: mobile and terms, the code, who they are; then they are signed in (registration-steps)', async () => {
    const { data, status } = await init({ mobile: '+30 694 444 4444' });
    expect(status).toBe(201);
    expect(data.user).toEqual({
      user_registration_identifier: expect.any(String),
      mobile_verification_code: null,
      mobile,
    });
    const id = data.user.user_registration_identifier;
    expect(await texts()).toEqual([
      { recipient: `+30${mobile}`, body: expect.stringMatching(/ ••••••\./) },
    ]);
    expect((await finish(id)).refusal.error).toBe('registration_over');
    await verify(id, await lastCode());
    const done = await finish(id, { marketing: true, birth_date: '1990-02-28', gender: 'female' });
    expect(done.status).toBe(201);
    const session = await call(within, me, {
      as: { token: done.data.access_token },
    });
    expect(session.data.user).toMatchObject({ full_name: 'Νίκη Ράπτη', mobile });
    expect((await signIn()).status).toBe(200);
  });

  test('wants the terms to be accepted (registration-tos-required)', async () => {
    const { status, refusal } = await init({ tos: false });
    expect([status, refusal.errors]).toEqual([422, { tos: [expect.any(String)] }]);
    const id = await begin();
    await verify(id, await lastCode());
    expect((await finish(id, { tos: false })).refusal.errors).toHaveProperty('tos');
  });

  test('wants the password twice, and no weak one (registration-password-confirmation)', async () => {
    const id = await begin();
    await verify(id, await lastCode());
    const differs = await finish(id, { password_confirmation: 'another one' });
    expect(Object.keys(differs.refusal.errors ?? {})).toEqual(['password_confirmation']);
    for (const weak of ['12345678', mobile]) {
      const { refusal } = await finish(id, { password: weak, password_confirmation: weak });
      expect(Object.keys(refusal.errors ?? {})).toEqual(['password']);
    }
    expect((await finish(id)).status).toBe(201);
  });

  test('is done once', async () => {
    const id = await begin();
    await verify(id, await lastCode());
    const answers = await Promise.all([finish(id), finish(id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
  });

  test('of a number that is none is refused by its field', async () => {
    const { refusal } = await init({ mobile: '12345' });
    expect(Object.keys(refusal.errors ?? {})).toEqual(['mobile']);
  });
});

describe('a mobile that is somebody’s already', () => {
  test('gets the same answer, and a text that says to sign in', async () => {
    await addPerson(within, { mobile });
    const { status, data } = await init();
    expect([status, data.user.mobile]).toEqual([201, mobile]);
    expect(await texts()).toEqual([
      { recipient: `+30${mobile}`, body: expect.stringMatching(/already.*\/en\/sign-in$/) },
    ]);
  });

  test('that became somebody’s meanwhile is not taken over', async () => {
    const id = await begin();
    await verify(id, await lastCode());
    await addPerson(within, { mobile });
    expect((await finish(id)).refusal.error).toBe('registration_over');
  });
});

describe('the code', () => {
  test('is good for ten minutes', async () => {
    const id = await begin();
    within.clock.now += 10 * 60_000 + 1;
    const { refusal } = await verify(id, await lastCode());
    expect(Object.keys(refusal.errors ?? {})).toEqual(['mobile_verification_code']);
  });

  test('is over after five wrong tries, and so many tries are told to wait', async () => {
    const id = await begin();
    const right = await lastCode();
    const wrong = right === '000000' ? '000001' : '000000';
    for (let tries = 0; tries < 5; tries += 1) expect((await verify(id, wrong)).status).toBe(422);
    const { status, refusal } = await verify(id, right);
    expect([status, refusal.error]).toEqual([429, 'too_many_attempts']);
    within.clock.now += 16 * 60_000;
    expect((await verify(id, right)).status).toBe(422);
  });

  test('is sent again after thirty seconds, and the one before is worth nothing then', async () => {
    const id = await begin();
    const first = await lastCode();
    const soon = await resend(id);
    expect([soon.status, soon.refusal.error]).toEqual([429, 'too_many_attempts']);
    within.clock.now += 30_000;
    await Promise.all([resend(id), resend(id)]);
    expect(await texts()).toHaveLength(2);
    const second = await lastCode();
    if (first !== second) expect((await verify(id, first)).status).toBe(422);
    expect((await verify(id, second)).status).toBe(200);
    expect((await resend(id)).refusal.error).toBe('registration_over');
  });

  test('costs a message each time: the sixth in a quarter of an hour is told to wait', async () => {
    for (let sent = 0; sent < 5; sent += 1) await init();
    expect((await init()).status).toBe(429);
    expect(await texts()).toHaveLength(5);
  });
});

describe('the password of a registration', () => {
  test('is tried twenty times in a quarter of an hour, however weak the others were', async () => {
    const id = await begin();
    await verify(id, await lastCode());
    const weak = { password: 'password1', password_confirmation: 'password1' };
    for (let tried = 0; tried < 20; tried += 1)
      expect((await finish(id, weak)).refusal.errors).toHaveProperty('password');
    expect((await finish(id, weak)).refusal.error).toBe('too_many_attempts');
    within.clock.now += 15 * 60_000;
    expect((await finish(id)).status).toBe(201);
  });

  test('is judged a moment later where many are', async () => {
    const id = await begin();
    await verify(id, await lastCode());
    let isOn = true;
    // Each asks again at once, so that all places stay taken until the call came.
    const others = Array.from({ length: 12 }, async () => {
      while (isOn) {
        await isStrong('password'.repeat(8)).catch(() => undefined);
        await new Promise(setImmediate);
      }
    });
    const { status, headers } = await finish(id);
    isOn = false;
    expect([status, headers.get('retry-after')]).toEqual([503, '2']);
    await Promise.all(others);
    expect((await finish(id)).status).toBe(201);
  });
});

test('a registration that nobody went on with is over after a day, and leaves nothing', async () => {
  const id = await begin();
  await verify(id, await lastCode());
  within.clock.now += 24 * 60 * 60_000;
  expect((await finish(id)).refusal.error).toBe('registration_over');
  await forgetEnded(within.database, within.clock.now);
  const { rows } = await within.database.pool.query('select * from registrations');
  expect(rows).toEqual([]);
});
