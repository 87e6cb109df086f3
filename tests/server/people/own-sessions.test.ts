import { beforeEach, expect, test } from 'vitest';
import { login } from '../../../contract/people/auth.ts';
import { me } from '../../../contract/people/session.ts';
import {
  changePassword,
  endOtherSessions,
  endSession,
  ownSessions,
} from '../../../contract/people/sessions.ts';
import { cashRegisters } from '../../../contract/settings/cash-registers.ts';
import { createPairing, pair } from '../../../contract/tills/tills.ts';
import { hashPassword } from '../../../server/people/sign-in/passwords.ts';
import { call, type TestApp, testApp } from '../../support/app.ts';
import { addMember, addPlace, type Person, type Place } from '../../support/areas/people.ts';
import { addRecord } from '../../support/worlds/factories.ts';

const mobile = '6912345678';
const password = 'a good password';
const hash = await hashPassword(password);
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

let within: TestApp;
let store: Place;
let anna: Person;
beforeEach(async () => {
  within = await testApp();
  store = await addPlace(within, 'store');
  anna = await addMember(within, store, undefined, { mobile, password_hash: hash });
});

async function signIn(agent = firefox): Promise<{ token: string }> {
  const response = await within.app.request('/api/users/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': agent },
    body: JSON.stringify({ mobile, password }),
  });
  const { data } = (await response.json()) as { data: { access_token: string } };
  return { token: data.access_token };
}
const list = async (as: { token: string }) =>
  (await call(within, ownSessions, { as })).data.sessions;
const isIn = async (as: { token: string }) => (await call(within, me, { as })).status === 200;

test('somebody sees where they are signed in: the browser, from where and since when, this one first', async () => {
  const here = await signIn();
  const sessions = await list(here);
  expect(sessions).toHaveLength(2);
  expect(sessions[0]).toMatchObject({
    device: 'Firefox, Linux',
    current: true,
    address: 'local',
    till_store: null,
  });
  expect(sessions[1]).toMatchObject({ current: false });
  expect(JSON.stringify(sessions)).not.toContain(here.token);
});

test('a session is ended by its owner from elsewhere, and by nobody else', async () => {
  const [here, there] = [await signIn(), await signIn()];
  const other = (await list(here)).find(({ current, device }) => !current && device);
  const params = { id: other?.session_id ?? 0 };
  const stranger = await addMember(within, store);
  expect((await call(within, endSession, { as: stranger, params })).status).toBe(404);
  expect((await call(within, endSession, { as: here, params })).status).toBe(200);
  expect([await isIn(here), await isIn(there)]).toEqual([true, false]);
});

test('all other sessions are ended at once, and a paired till goes on', async () => {
  const id = await addRecord(within, cashRegisters, store);
  const params = { storeId: store.storeId, id };
  const code = (await call(within, createPairing, { as: anna, params, body: {} as never })).data
    .code;
  const till = (await call(within, pair, { body: { code } })).data;
  const here = await signIn();
  expect((await list(here)).filter(({ till_store }) => till_store)).toHaveLength(1);
  const { data } = await call(within, endOtherSessions, { as: here });
  expect(data.ended).toBe(1);
  expect([await isIn(here), await isIn(anna)]).toEqual([true, false]);
  expect((await list(here)).map(({ till_store }) => till_store !== null)).toEqual([false, true]);
  expect(till.access_token).toBeTruthy();
});

test('a password is changed by whoever knows the old one, and signs out everybody else', async () => {
  const here = await signIn();
  const change = (old_password: string, own = {}) => {
    const body = { old_password, password: 'ένας άλλος κωδικός', ...own };
    return call(within, changePassword, {
      as: here,
      body: { ...body, password_confirmation: body.password },
    });
  };
  const wrong = await change('not the password');
  expect([wrong.status, Object.keys(wrong.refusal.errors ?? {})]).toEqual([422, ['old_password']]);
  expect((await change(password)).status).toBe(200);
  expect([await isIn(here), await isIn(anna)]).toEqual([true, false]);
  const body = { mobile, password: 'ένας άλλος κωδικός' };
  expect((await call(within, login, { body })).status).toBe(200);
});
