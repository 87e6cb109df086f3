import { afterEach, beforeEach, expect, test } from 'vitest';
import { anonymise } from '../../../contract/customers/customer-desk.ts';
import { mergeAccounts } from '../../../contract/customers/customer-merges.ts';
import { call, testApp } from '../../support/app.ts';
import { addMember, type Person } from '../../support/areas/people.ts';
import {
  addReachable,
  addTelling,
  offer,
  outbox,
  setCustomer,
  tell,
  work,
} from '../../support/areas/telling.ts';
import type { Shopper, Till } from '../../support/areas/till.ts';
import { type Gateway, startGateway } from '../../support/outside/gateway.ts';

let gateway: Gateway;
let till: Till;
let shopper: Shopper;
let desk: Person;
beforeEach(async () => {
  gateway = await startGateway();
  till = await addTelling(await testApp(), gateway.url);
  shopper = await addReachable(till);
  desk = await addMember(till.app, till.company);
});
afterEach(() => gateway.close());

const here = () => ({ storeId: till.company.companyId });

test('who is forgotten while a message waits is told nothing, and the message is gone', async () => {
  await tell(till, shopper, { offer: offer(['sms', 'email'], { notifier_type: 'all' }) });
  const params = { ...here(), id: shopper.id };
  expect((await call(till.app, anonymise, { params, as: desk, body: {} })).status).toBe(200);
  await work(till);
  expect(gateway.handed).toEqual([]);
  expect(await outbox(till)).toEqual([]);
});

test('who is merged into somebody while a message waits is told nothing, and nobody in their place', async () => {
  const survivor = await addReachable(till);
  await tell(till, shopper, { offer: offer(['sms']) });
  const body = { mobiles: [survivor.mobile, shopper.mobile] };
  const merged = await call(till.app, mergeAccounts, {
    params: here(),
    as: desk,
    body: body as never,
  });
  expect(merged.status).toBe(200);
  await work(till);
  expect(gateway.handed).toEqual([]);
  expect(await outbox(till)).toEqual(['sms suppressed no_address']);
});

test('who withdraws every consent while a message waits is told nothing by any channel that is left', async () => {
  await tell(till, shopper, { offer: offer(['sms', 'viber', 'email']) });
  await setCustomer(till, shopper, { marketing: false });
  // The installation has a way out for mails, too.
  const mail: string[] = [];
  const email = async ({ recipient }: { recipient: string }) => void mail.push(recipient);
  for (let round = 0; round < 3; round += 1) await work(till, { email });
  expect([gateway.handed, mail]).toEqual([[], []]);
  expect(new Set(await outbox(till))).toEqual(
    new Set([
      'sms suppressed no_consent',
      'viber suppressed no_consent',
      'email suppressed no_consent',
    ]),
  );
});

test('what a customer is called is written as it is: in braces, as HTML or as a formula', async () => {
  await till.app.database.pool.query(
    `update customers set first_name = '{code} <b>=1+1</b> {first_name}' where user_account_id = $1`,
    [shopper.id],
  );
  const text = 'Hi {first_name}, {nobody} {code}{ }!';
  const sms = { text: { el: text, en: text, it: text } };
  await tell(till, shopper, { offer: offer(['sms'], { sms }) }, { values: { code: 'K7QM' } });
  await work(till);
  const [handed] = gateway.handed;
  expect(JSON.parse(String(handed?.bytes)).text).toContain(
    'Hi {code} <b>=1+1</b> {first_name}, {nobody} K7QM{ }!',
  );
});
