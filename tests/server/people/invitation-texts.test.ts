import { beforeEach, expect, test } from 'vitest';
import { forgotPassword } from '../../../contract/people/auth.ts';
import { createStaff } from '../../../contract/people/members.ts';
import { beginRegistration } from '../../../contract/people/registration.ts';
import { changeCompanyName } from '../../../contract/settings/company-profile.ts';
import { call, type TestApp, testApp } from '../../support/app.ts';
import { addCompany, addMember, type Person, type Place } from '../../support/areas/people.ts';

let within: TestApp;
let company: Place;
let admin: Person;
beforeEach(async () => {
  within = await testApp();
  company = await addCompany(within, 'Κέρδη www.example.org/win');
  admin = await addMember(within, company);
});

const invite = (serial: number) =>
  call(within, createStaff, {
    params: { storeId: company.companyId },
    as: admin,
    body: { country_id: 300, mobile: `69${40_000_000 + serial}`, full_name: 'Νίκη Ράπτη' },
  });
const texts = async () =>
  (await within.database.pool.query("select body from messages where channel = 'sms'")).rows;

test('an invitation has no other address in it than that of the product', async () => {
  await invite(1);
  const [{ body }] = await texts();
  expect(body).toMatch(/^Κέρδη www example org win: /);
  expect(body.match(/https?:\/\/\S+/g)).toEqual([
    expect.stringMatching(/^https:\/\/pistos\.example\//),
  ]);
});

test('a company invites a hundred people in a day, and others go on', async () => {
  await within.database.pool.query(
    `insert into attempts (subject, failures, window_ends_at) values ($1, 99, $2)`,
    [`texts:invitation:${company.companyId}`, new Date(within.clock.now + 3_600_000)],
  );
  expect((await invite(1)).status).toBe(201);
  const refused = await invite(2);
  expect([refused.refusal.error, refused.headers.get('retry-after')]).toEqual([
    'too_many_attempts',
    '3600',
  ]);
  company = await addCompany(within, 'Άλλη');
  admin = await addMember(within, company);
  expect((await invite(3)).status).toBe(201);
});

test.each([
  ['registration', beginRegistration, { country_id: 300, mobile: '6944444444', tos: true }],
  ['password', forgotPassword, { mobile: '6944444444' }],
] as const)(
  'codes of a %s end with the day’s budget of the installation',
  async (budget, endpoint, body) => {
    await within.database.pool.query(
      `insert into attempts (subject, failures, window_ends_at) values ($1, 100000, $2)`,
      [`texts:${budget}`, new Date(within.clock.now + 3_600_000)],
    );
    const before = (await texts()).length;
    const { refusal } = await call(within, endpoint, { body });
    expect(refusal.error).toBe('too_many_attempts');
    expect(await texts()).toHaveLength(before);
  },
);

test('a name that holds a web address is refused by its field', async () => {
  const { refusal, status } = await call(within, changeCompanyName, {
    params: { storeId: company.companyId },
    as: admin,
    body: { name: 'Κερδίστε bit.ly/abc' },
  });
  expect([status, Object.keys(refusal.errors ?? {})]).toEqual([422, ['name']]);
});
