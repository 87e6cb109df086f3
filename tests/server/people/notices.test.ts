import { Secret, TOTP } from 'otpauth';
import { beforeEach, expect, test } from 'vitest';
import { type Language, languageIds } from '../../../contract/engine/languages.ts';
import { forgotPassword, updatePassword } from '../../../contract/people/auth.ts';
import {
  confirmAuthenticator,
  newRecoveryCodes,
  removeAuthenticator,
  startAuthenticator,
} from '../../../contract/people/second-factor.ts';
import { changePassword } from '../../../contract/people/sessions.ts';
import { hashPassword } from '../../../server/people/sign-in/passwords.ts';
import { call, type TestApp, testApp } from '../../support/app.ts';
import { addPerson, type Person } from '../../support/areas/people.ts';
import { sentCode } from '../../support/areas/sent-codes.ts';

const mobile = '6912345678';
const password = 'a good password';
const better = 'quite another word of seven hills';
const hash = await hashPassword(password);

let within: TestApp;
let anna: Person;
beforeEach(async () => {
  within = await testApp();
  anna = await addPerson(within, { mobile, password_hash: hash });
});

const sent = async () =>
  (
    await within.database.pool.query<{ body: string }>(
      `select body from messages where recipient = $1 and channel = 'sms' order by message_id`,
      [`+30${mobile}`],
    )
  ).rows.map(({ body }) => body);
const change = (old_password = password) =>
  call(within, changePassword, {
    as: anna,
    body: { old_password, password: better, password_confirmation: better },
  });

test.each<[Language, RegExp]>([
  ['el', /κωδικός πρόσβασής σας άλλαξε.*Αν δεν το κάνατε εσείς/],
  ['en', /your password was changed.*If it was not you/],
  ['it', /tua password è stata cambiata.*Se non sei stato tu/],
])('whose password is changed is told in their language (%s)', async (language, words) => {
  const choose = 'update users set language_id = $1 where mobile = $2';
  await within.database.pool.query(choose, [languageIds[language], mobile]);
  expect((await change('a wrong one')).status).toBe(422);
  expect(await sent()).toEqual([]);
  expect((await change()).status).toBe(200);
  expect(await sent()).toEqual([expect.stringMatching(words)]);
});

test('so is whose second factor comes or goes, and who gets new recovery codes', async () => {
  const body = { password };
  const { secret } = (await call(within, startAuthenticator, { as: anna, body })).data;
  expect(await sent()).toEqual([]);
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: within.clock.now,
  });
  await call(within, confirmAuthenticator, { as: anna, body: { code } });
  await call(within, newRecoveryCodes, { as: anna, body });
  await call(within, removeAuthenticator, { as: anna, body });
  const notices = await sent();
  expect(notices.map((text) => /ανάκτησης/.test(text))).toEqual([false, true, false]);
  expect(notices.join()).not.toContain(secret);
});

test('a password that is set with a code is told of by the code alone', async () => {
  await call(within, forgotPassword, { body: { mobile } });
  const [text = ''] = await sent();
  const code = await sentCode(within);
  const body = { mobile, code, password: better, password_confirmation: better };
  expect((await call(within, updatePassword, { body })).status).toBe(200);
  expect(await sent()).toEqual([text]);
});
