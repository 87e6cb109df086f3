import { beforeEach, describe, expect, test } from 'vitest';
import { auditLog } from '../../../contract/audit/audit.ts';
import { messages, showMessageCode } from '../../../contract/messages/messages.ts';
import { forgotPassword } from '../../../contract/people/auth.ts';
import { forgetCodes } from '../../../server/messages/codes/codes.ts';
import { deliver } from '../../../server/messages/delivery.ts';
import type { Outgoing } from '../../../server/messages/outbox.ts';
import { wayOut } from '../../../server/messages/routes-out.ts';
import { hashPassword } from '../../../server/people/sign-in/passwords.ts';
import { call, settingsWith, type TestApp, testApp } from '../../support/app.ts';
import { addMember, addPerson, addSuperAdmin, type Person } from '../../support/areas/people.ts';
import { sentCode } from '../../support/areas/sent-codes.ts';
import { serverLog } from '../../support/server-log.ts';

const mobile = '6912345678';
const password = 'ο κωδικός μου είναι μακρύς';

let within: TestApp;
let superAdmin: Person;
beforeEach(async () => {
  within = await testApp();
  superAdmin = await addSuperAdmin(within);
  const hash = await hashPassword(password);
  await within.database.pool.query('update users set password_hash = $1 where user_id = $2', [
    hash,
    superAdmin.userId,
  ]);
  await addPerson(within, { mobile });
  await call(within, forgotPassword, { body: { mobile } });
});

const listed = async (as: Person, app: Pick<TestApp, 'app'> = within) =>
  (await call(app, messages.calls.list, { params: { storeId: 1 }, as })).data.messages as {
    message_id: number;
    body: string;
    has_code: boolean;
  }[];
const show = (as: Person, body: object = { password }, app: Pick<TestApp, 'app'> = within) =>
  call(app, showMessageCode, { params: { storeId: 1, id: 1 }, as, body: body as never });
const stored = async () =>
  (await within.database.pool.query('select body, sealed_code from messages')).rows[0];

describe('a code in the outbox', () => {
  test('is masked in its text for everybody, and stands nowhere as it is', async () => {
    const code = await sentCode(within);
    const [message] = await listed(superAdmin);
    expect(message?.body).toContain('••••••');
    const row = JSON.stringify(await stored());
    expect([code.length, row.includes(code)]).toEqual([6, false]);
  });

  test('is shown to a super admin who gives their own password; each look is audited', async () => {
    expect((await listed(superAdmin))[0]).toMatchObject({ has_code: true });
    const { data } = await show(superAdmin);
    expect(data.verification_code).toBe(await sentCode(within));
    const audited = await call(within, auditLog.calls.list, {
      params: { storeId: 1 },
      query: { subject: 'messages' },
      as: superAdmin,
    });
    expect(audited.data.audit_log).toMatchObject([
      { action: 'update', subject_id: '1', call: expect.stringContaining('/code') },
    ]);
  });

  test('is not shown with another password, nor for ever', async () => {
    const wrong = await show(superAdmin, { password: 'another' });
    expect(wrong.refusal.errors).toHaveProperty('password');
    for (let tried = 0; tried < 4; tried += 1) await show(superAdmin, { password: 'another' });
    expect((await show(superAdmin)).refusal.error).toBe('too_many_attempts');
  });

  test('is not shown to others who read the outbox', async () => {
    const reader = await addMember(within, { storeId: 1, companyId: 1 });
    expect((await listed(reader))[0]).toMatchObject({ has_code: false });
    expect((await show(reader)).refusal.error).toBe('forbidden');
  });

  test('is gone after a quarter of an hour', async () => {
    await forgetCodes(within.database, Date.now() + 15 * 60_000 + 1000);
    expect(await stored()).toMatchObject({ sealed_code: null });
    expect((await show(superAdmin)).refusal.error).toBe('not_found');
  });
});

test('a gateway gets the code, after which nobody can read it any more', async () => {
  const code = await sentCode(within);
  const taken: Outgoing[] = [];
  const senders = {
    sms: async (message: Outgoing) => {
      taken.push(message);
    },
  };
  const { database } = within;
  await deliver(database, senders, serverLog, wayOut(database, settingsWith({}), senders));
  expect(taken.map(({ body }) => body.includes(code))).toEqual([true]);
  expect(await stored()).toMatchObject({ sealed_code: null });
});

test('with a gateway a code is shown to nobody', async () => {
  const other = await testApp({ settings: { channels: ['sms'] } });
  const admin = await addSuperAdmin(other);
  await addPerson(other, { mobile });
  await call(other, forgotPassword, { body: { mobile } });
  expect((await listed(admin, other))[0]).toMatchObject({ has_code: false });
  expect((await show(admin, { password }, other)).refusal.error).toBe('not_found');
});
