import { beforeEach, describe, expect, test } from 'vitest';
import { login, updatePassword } from '../../../contract/people/auth.ts';
import {
  acceptInvitation,
  declineInvitation,
  ownInvitations,
} from '../../../contract/people/invitations.ts';
import { createStaff, removeStaff } from '../../../contract/people/members.ts';
import { me, ownStores } from '../../../contract/people/session.ts';
import { hashPassword } from '../../../server/people/sign-in/passwords.ts';
import { call, type TestApp, testApp } from '../../support/app.ts';
import { proveMobile } from '../../support/areas/invitations.ts';
import {
  addCompany,
  addMember,
  addPerson,
  join,
  type Person,
  type Place,
} from '../../support/areas/people.ts';
import { sentCode } from '../../support/areas/sent-codes.ts';

const mobile = '6944444444';
const first = 'chosen by the admin';
const own = 'chosen by themselves';

let within: TestApp;
let company: Place;
let admin: Person;
beforeEach(async () => {
  within = await testApp();
  company = await addCompany(within, 'Αιγαίον');
  admin = await addMember(within, company);
});

const ask = async (body: object = {}, to = company, as = admin) => {
  const { data } = await call(within, createStaff, {
    params: { storeId: to.companyId },
    as,
    body: { country_id: 300, mobile, full_name: 'Νίκη Ράπτη', ...body },
  });
  return data.user_id;
};
const takeBack = (id: number, to = company, as = admin) =>
  call(within, removeStaff, { params: { storeId: to.companyId, id }, as });
const signIn = (password: string) => call(within, login, { body: { mobile, password } });
const replace = (code: string, password = own) =>
  call(within, updatePassword, {
    body: { mobile, code, password, password_confirmation: password },
  });
const invitations = async (as: { token: string }) =>
  (await call(within, ownInvitations, { as })).data.invitations;
const answer = (
  how: typeof acceptInvitation | typeof declineInvitation,
  as: { token: string },
  id: number,
) => call(within, how, { as, params: { id } });
const placesOf = async (as: { token: string }) =>
  (await call(within, ownStores, { as })).data.stores.map(({ store_id }) => store_id);

describe('a first password', () => {
  test('signs nobody in by itself: a code to the mobile replaces it by one’s own', async () => {
    await ask({ password: first });
    const challenge = await signIn(first);
    expect([challenge.status, challenge.refusal.error]).toEqual([428, 'prove_mobile']);
    expect((await replace(await sentCode(within, mobile))).status).toBe(200);
    expect((await signIn(first)).status).toBe(401);
    expect((await signIn(own)).data.extra_data.user.full_name).toBe('Νίκη Ράπτη');
  });

  test('is none without the code, whoever knows it', async () => {
    await ask({ password: first });
    await signIn(first);
    const code = await sentCode(within, mobile);
    const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
    expect((await replace(wrong)).status).toBe(422);
    expect((await signIn(own)).status).toBe(401);
  });

  test('is gone with the membership it was for', async () => {
    expect((await takeBack(await ask({ password: first }))).status).toBe(200);
    expect((await signIn(first)).status).toBe(401);
    expect(await sentCode(within, mobile)).toBe('');
  });

  test('of one company opens nothing of another that asks the same mobile later', async () => {
    const elsewhere = await addCompany(within, 'Βορράς');
    const stranger = await addMember(within, elsewhere);
    await takeBack(
      await ask({ password: 'known to a stranger' }, elsewhere, stranger),
      elsewhere,
      stranger,
    );
    await ask({ password: first });
    expect((await signIn('known to a stranger')).status).toBe(401);
    expect((await signIn(first)).refusal.error).toBe('prove_mobile');
  });

  test('is nothing to somebody known, who keeps their own', async () => {
    const known = await addPerson(within, { mobile, password_hash: await hashPassword(own) });
    await ask({ password: first });
    expect((await signIn(first)).status).toBe(401);
    expect((await signIn(own)).status).toBe(200);
    expect(await placesOf(known)).toEqual([]);
  });

  test('is none that is easily guessed', async () => {
    const { status, refusal } = await call(within, createStaff, {
      params: { storeId: company.companyId },
      as: admin,
      body: { country_id: 300, mobile, password: 'short' },
    });
    expect([status, Object.keys(refusal.errors ?? {})]).toEqual([422, ['password']]);
  });
});

describe('an invitation', () => {
  test('is seen by whoever proved the mobile, and adds nobody to a place unasked', async () => {
    const id = await ask();
    const as = await proveMobile(within, mobile);
    expect(as.userId).toBe(id);
    expect(await placesOf(as)).toEqual([]);
    const session = await call(within, me, { as, query: { 'store-id': company.storeId } });
    expect(session.status).toBe(404);
    expect(await invitations(as)).toMatchObject([
      { invitation_id: id, kind: 'company', name: 'Αιγαίον', role_id: 3 },
    ]);
    expect((await answer(acceptInvitation, as, id)).status).toBe(200);
    expect(await placesOf(as)).toEqual([company.storeId]);
    expect(await invitations(as)).toEqual([]);
    expect((await answer(acceptInvitation, as, id)).status).toBe(404);
  });

  test('that is declined is gone, on both sides', async () => {
    const id = await ask();
    const as = await proveMobile(within, mobile);
    expect((await answer(declineInvitation, as, id)).status).toBe(200);
    expect([await placesOf(as), await invitations(as)]).toEqual([[], []]);
    expect((await takeBack(id)).status).toBe(404);
  });

  test('is answered by nobody else', async () => {
    const id = await ask();
    const other = await addPerson(within);
    expect(await invitations(other)).toEqual([]);
    expect((await answer(acceptInvitation, other, id)).status).toBe(404);
    expect((await answer(declineInvitation, other, id)).status).toBe(404);
  });

  test('is of the rights it had when it is accepted', async () => {
    const id = await ask({ permissions: { homepage: { read: true } } });
    const as = await proveMobile(within, mobile);
    await answer(acceptInvitation, as, id);
    const { data } = await call(within, me, { as, query: { 'store-id': company.storeId } });
    expect(data.user_store_permissions).toEqual({ homepage: { read: true } });
  });

  test('to one mobile is sent ten times in a quarter of an hour', async () => {
    for (let count = 0; count < 10; count += 1) await takeBack(await ask());
    const { status } = await call(within, createStaff, {
      params: { storeId: company.companyId },
      as: admin,
      body: { country_id: 300, mobile },
    });
    expect(status).toBe(429);
  });
});

describe('somebody of before mobiles were proved', () => {
  const addAsleep = async () => {
    const person = { mobile, proved_at: null, password_hash: await hashPassword(first) };
    const asleep = await addPerson(within, person);
    await join(within, asleep, company);
    return asleep;
  };

  test('sleeps, and says so in the list, until they prove theirs and choose a password', async () => {
    const { userId } = await addAsleep();
    const { data } = await call(within, createStaff, {
      params: { storeId: company.companyId },
      as: admin,
      body: { country_id: 300, mobile: '6955555555' },
    });
    expect(data.state).toBe('invited');
    expect((await signIn(first)).refusal.error).toBe('prove_mobile');
    await replace(await sentCode(within, mobile));
    const as = { token: (await signIn(own)).data.access_token };
    expect(await placesOf(as)).toEqual([company.storeId]);
    expect((await call(within, me, { as })).data.user.user_id).toBe(userId);
  });

  test('opens nothing with a token from then', async () => {
    const { token } = await addAsleep();
    const { status } = await call(within, me, { as: { token } });
    expect(status).toBe(401);
  });
});
