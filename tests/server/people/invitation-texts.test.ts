import { beforeEach, expect, test } from 'vitest';
import { createStaff } from '../../../contract/people/members.ts';
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
  expect(body).toMatch(/^Κέρδη example org win: /);
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
