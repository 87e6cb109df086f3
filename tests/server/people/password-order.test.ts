import { beforeEach, describe, expect, test } from 'vitest';
import { finishRegistration } from '../../../contract/people/registration.ts';
import { isStrong } from '../../../server/people/sign-in/strength/strength.ts';
import { call, type TestApp, testApp } from '../../support/app.ts';

/** As slow to judge as a password can be. */
const slow = '4@8({<[6369!1|70$5+%2z'.repeat(3);

let within: TestApp;
beforeEach(async () => {
  within = await testApp();
});

const finish = (identifier: string) =>
  call(within, finishRegistration, {
    body: {
      user_registration_identifier: identifier,
      full_name: 'Νίκη Ράπτη',
      password: 'password1',
      password_confirmation: 'password1',
      tos: true,
    },
  });

describe('a password is judged', () => {
  test('after it is known whose it is: of a registration that nobody began nothing else is said', async () => {
    const { refusal } = await finish('x'.repeat(43));
    expect(refusal.error).toBe('registration_over');
  });

  test('beside what else the server does', async () => {
    const order: string[] = [];
    const judged = isStrong(slow).then(() => order.push('judged'));
    // Hundreds of turns of the event loop pass while one password is judged.
    for (let turn = 0; turn < 100; turn += 1) await new Promise(setImmediate);
    order.push('answered others');
    await judged;
    expect(order).toEqual(['answered others', 'judged']);
  });

  test('of many at once as far as they can soon be; the others come again', async () => {
    const answers = await Promise.allSettled(
      Array.from({ length: 30 }, (_, n) => isStrong(`password${n}`)),
    );
    const judged = answers.filter(({ status }) => status === 'fulfilled');
    expect(judged).toHaveLength(11);
  });
});
