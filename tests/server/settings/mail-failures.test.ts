import { beforeEach, describe, expect, test } from 'vitest';
import type { Endpoint } from '../../../contract/engine/endpoint.ts';
import * as messaging from '../../../contract/messages/messaging-calls.ts';
import { call, settingsWith, type TestApp, testApp } from '../../support/app.ts';
import { addCompany, addMember, type Person, type Place } from '../../support/areas/people.ts';

let within: TestApp;
let company: Place;
let admin: Person;
beforeEach(async () => {
  const { mail } = settingsWith({});
  within = await testApp({ settings: { mail: { ...mail, allowPrivate: true } } });
  company = await addCompany(within, 'Αιγαίον Καφέ');
  admin = await addMember(within, company);
});

const ask = <E extends Endpoint>(endpoint: E, body?: unknown) =>
  call(within, endpoint, {
    params: { storeId: company.storeId },
    body,
    as: admin,
    language: 'el',
  });
const own = {
  mode: 'smtp',
  host: 'smtp.nowhere.invalid',
  port: 25,
  email: 'info@aigaion.example',
  password: 'x',
  sender_alias_name: 'Αιγαίον',
};

describe('a mail server that is not reached', () => {
  const raw = /ENOTFOUND|ECONNREFUSED|getaddrinfo|connect /;
  const refused = 'Ο διακομιστής δεν δέχεται συνδέσεις σε αυτή τη θύρα. Ελέγξτε τη θύρα.';
  const noHost = 'Δεν υπάρχει διακομιστής με αυτό το όνομα. Ελέγξτε τη διεύθυνση του διακομιστή.';

  test('is told in words with what to do, not in those of a library', async () => {
    const body = { sender_alias_email: 'info@aigaion.example', password: 'x' };
    const { data } = await ask(messaging.validateElastic, body);
    expect(data).toEqual({ valid: false, reason: refused });
  });

  test('by an unknown name is told so with code 209 (email-configuration-209)', async () => {
    const path = `/api/companies/${company.storeId}/settings/email-configuration`;
    const answer = await within.app.request(path, {
      method: 'PUT',
      headers: {
        authorization: `Bearer ${admin.token}`,
        'content-type': 'application/json',
        'x-locale': 'el',
      },
      body: JSON.stringify(own),
    });
    const said = (await answer.json()) as { code: number; notification: string };
    expect([said.code, said.notification]).toEqual([209, expect.stringContaining(noHost)]);
    expect(said.notification).not.toMatch(raw);
    const test = await ask(messaging.testEmail, { to: 'a@example.org' });
    expect(test.refusal.details?.reason).toBe(noHost);
  });
});
