import { beforeEach, describe, expect, test } from 'vitest';
import { type Language, languages } from '../../../contract/engine/languages.ts';
import { forgotPassword, updatePassword } from '../../../contract/people/auth.ts';
import { isStrong } from '../../../server/people/sign-in/strength/strength.ts';
import { call, type TestApp, testApp } from '../../support/app.ts';
import { addPerson } from '../../support/areas/people.ts';
import { sentCode } from '../../support/areas/sent-codes.ts';

describe('a password that everybody tries', () => {
  test.each(['password1', 'qwertyuiop', 'letmein123', 'Summer2026', 'iloveyou2'])(
    'in English is weak: %s',
    async (password) => expect(await isStrong(password)).toBe(false),
  );
  test.each([
    'κωδικος1',
    'ολυμπιακός',
    'Ολυμπιακος7',
    'olympiakos7',
    'ΘΕΣΣΑΛΟΝΙΚΗ',
    'kodikos1',
    'αγαπημένο',
    'panathinaikos',
    'giorgos1990',
  ])('in Greek, in either letters, is weak: %s', async (password) =>
    expect(await isStrong(password)).toBe(false),
  );
  test.each(['ciaociao1', 'juventus1', 'forzainter', 'amoremio1', 'francesca'])(
    'in Italian is weak: %s',
    async (password) => expect(await isStrong(password)).toBe(false),
  );
  test.each(['aaaaaaaaaaaa', 'abcdefgh1', '12345678', '01012000', 'pistos2026'])(
    'in no language is weak: %s',
    async (password) => expect(await isStrong(password)).toBe(false),
  );
});

test.each(['μπλε βάρκα στο βουνό', 'correct horse battery', 'tre gatti sul tetto', 'x9#Lq2vTz!'])(
  'several words, or letters at random, are strong: %s',
  async (password) => expect(await isStrong(password)).toBe(true),
);

test('what is known of its owner makes a password no stronger', async () => {
  expect(await isStrong('Papadimitrakopoulou')).toBe(true);
  expect(await isStrong('Papadimitrakopoulou', ['Níki Papadimitrakopoulou'])).toBe(false);
});

test('very long ones are taken, and soon looked at', async () => {
  expect(await isStrong('correct horse battery staple '.repeat(6))).toBe(true);
});

describe('whoever chooses a weak one', () => {
  let within: TestApp;
  beforeEach(async () => {
    within = await testApp();
  });

  test('is told why, at the field, in their language, and keeps their code', async () => {
    const { mobile } = await addPerson(within);
    await call(within, forgotPassword, { body: { mobile } });
    const code = await sentCode(within, mobile);
    const change = (password: string, language: Language) =>
      call(within, updatePassword, {
        body: { mobile, code, password, password_confirmation: password },
        language,
      });
    const reasons = new Set<string>();
    for (const language of languages) {
      const { status, refusal } = await change('password1', language);
      expect(status).toBe(422);
      reasons.add(refusal.errors?.password?.[0] ?? '');
    }
    expect(reasons.size).toBe(3);
    expect((await change('μπλε βάρκα στο βουνό', 'el')).status).toBe(200);
  });
});
