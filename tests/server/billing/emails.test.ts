import { beforeEach, expect, test } from 'vitest';
import { confirmEmail } from '../../../contract/billing/dashboard.ts';
import { call } from '../../support/app.ts';
import {
  addPlan,
  addSelling,
  choose,
  mailsOf,
  of,
  own,
  type Selling,
} from '../../support/areas/billing/selling.ts';

let selling: Selling;
beforeEach(async () => {
  selling = await addSelling();
});

const list = async () =>
  (await call(selling.app, own.listEmails, { params: of(selling), as: selling.payer })).data;
const add = (email: string) =>
  call(selling.app, own.addEmail, { params: of(selling), body: { email }, as: selling.payer });
const tokenIn = (body = '') => /token=([\w.-]+)/.exec(body)?.[1] ?? '';
const confirm = (token: string) => call(selling.app, confirmEmail, { query: { token } });

test('as many addresses are written to as the server says, and no more (max-billing-emails)', async () => {
  const answers = await Promise.all(
    Array.from({ length: 6 }, (_, index) => add(`anna${index}@example.org`)),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 201, 201, 201, 409]);
  const { email_notifications, max_emails } = await list();
  expect([email_notifications.length, max_emails]).toEqual([5, 5]);
  const [first] = email_notifications;
  const id = first?.store_subscription_email_notification_id ?? 0;
  await call(selling.app, own.deleteEmail, { params: { ...of(selling), id }, as: selling.payer });
  expect((await add('maria@example.org')).status).toBe(201);
});

test('an address is written to once its owner has followed the link', async () => {
  await add('Anna@Example.org');
  const token = tokenIn((await mailsOf(selling)).at(-1)?.body);
  await choose(selling, await addPlan(selling, 10));
  expect(await mailsOf(selling)).toHaveLength(1);
  expect((await confirm(token)).data).toEqual({ company: 'Αλφα', confirmed: true });
  expect((await confirm(token)).status).toBe(200);
  expect((await list()).email_notifications).toMatchObject([
    { email: 'anna@example.org', confirmed: true },
  ]);
  await choose(selling, await addPlan(selling, 90));
  expect((await mailsOf(selling)).at(-1)?.recipient).toBe('anna@example.org');
});

test('a link that somebody made up confirms nothing', async () => {
  await add('anna@example.org');
  const token = tokenIn((await mailsOf(selling)).at(-1)?.body);
  for (const forged of [`${token}x`, token.replace(/^\d+\.\d+/, '2.99'), 'nothing'])
    expect((await confirm(forged)).status).toBe(404);
  expect((await list()).email_notifications).toMatchObject([{ confirmed: false }]);
});

test('the same address is written to once', async () => {
  await add('anna@example.org');
  expect((await add('ANNA@example.org')).refusal.error).toBe('already_exists');
});
