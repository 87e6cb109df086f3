import { beforeEach, describe, expect, test } from 'vitest';
import { languageIds } from '../../../contract/engine/languages.ts';
import { changeLanguage, changeProfile, me, ownStores } from '../../../contract/people/session.ts';
import { roleIds } from '../../../server/common/catalogue.ts';
import { storesTable } from '../../../server/tables/organisations.ts';
import { accessTokensTable } from '../../../server/tables/people.ts';
import { call, type TestApp, testApp } from '../../support/app.ts';
import {
  addCompany,
  addPerson,
  addStore,
  addSuperAdmin,
  allBut,
  join,
  type Person,
  type Place,
} from '../../support/areas/people.ts';

let within: TestApp;
let company: Place;
let store: Place;
let supplier: Place;
let anna: Person;

beforeEach(async () => {
  within = await testApp();
  company = await addCompany(within, 'Αιγαίον');
  store = await addStore(within, company, 'store', { name: 'Πάτρα' });
  supplier = await addStore(within, company, 'supplier', { name: 'Δώρα' });
  anna = await addPerson(within);
});

const inStore = (as: Person, { storeId }: Place) =>
  call(within, me, { as, query: { 'store-id': storeId } });

describe('who is signed in', () => {
  test('is told without a store, and then has no rights anywhere', async () => {
    const { data } = await call(within, me, { as: anna });
    expect(data.user).toMatchObject({ user_id: anna.userId, is_super_admin: false });
    expect(data).toMatchObject({ user_store_permissions: {}, store_permissions: {}, store: null });
  });

  test('is told with both trees of the store asked for (permission-check)', async () => {
    await join(within, anna, store, { products: { read: true } });
    const { data } = await inStore(anna, store);
    expect(data.user_store_permissions).toEqual({ products: { read: true } });
    expect(data.store_permissions).toEqual(allBut());
    expect(data.store).toMatchObject({
      store_id: store.storeId,
      company_id: company.companyId,
      company_name: 'Αιγαίον',
      kind: 'store',
      role_id: roleIds.storeModerator,
    });
  });

  test('is told until when, and a call within that time keeps the session', async () => {
    const minute = 60_000;
    const [idle_until, expires_at] = [30, 12 * 60].map((minutes) =>
      new Date(within.clock.now + minutes * minute).toISOString(),
    ) as [string, string];
    await within.database.db.update(accessTokensTable).set({ idle_until, expires_at });
    const { data } = await call(within, me, { as: anna });
    expect(data.session).toEqual({ kept_seconds: 29 * 60, left_seconds: 12 * 60 * 60 });
    // Sooner than a minute after the last call nothing is written, and yet what was told is kept.
    for (const ms of [59_000, ...[1, 2, 3].map(() => data.session.kept_seconds * 1000)]) {
      within.clock.now += ms;
      expect((await call(within, me, { as: anna })).status).toBe(200);
    }
    within.clock.now += 31 * minute;
    expect((await call(within, me, { as: anna })).refusal?.error).toBe('signed_out');
  });

  test('in a store that is not theirs is not found', async () => {
    expect((await inStore(anna, store)).status).toBe(404);
    expect((await inStore(anna, { ...store, storeId: 999_999 })).status).toBe(404);
  });

  test('with a store id that is none is refused by name', async () => {
    const { status, refusal } = await call(within, me, { as: anna, query: { 'store-id': 'x' } });
    expect([status, Object.keys(refusal.errors ?? {})]).toEqual([422, ['store-id']]);
  });

  test('as a super admin has a wildcard everywhere (super-admin-flag)', async () => {
    const admin = await addSuperAdmin(within);
    for (const place of [company, store, supplier]) {
      const { data } = await inStore(admin, place);
      expect(data.user_store_permissions).toEqual({ '*': true });
      expect([data.user.is_super_admin, data.store?.role_id]).toEqual([true, roleIds.superAdmin]);
    }
  });
});

describe('the stores of a person', () => {
  const storesOf = async (as: Person) => (await call(within, ownStores, { as })).data.stores;

  test('are those they are a member of, of each kind', async () => {
    await join(within, anna, company, {}, 'company');
    await join(within, anna, store, {}, 'store');
    await join(within, anna, supplier, {}, 'supplier');
    await addStore(within, company, 'store');
    const own = await storesOf(anna);
    expect(own.map(({ kind, role_id }) => [kind, role_id])).toEqual([
      ['company', roleIds.companyAdmin],
      ['store', roleIds.storeModerator],
      ['supplier', roleIds.supplier],
    ]);
  });

  test('are none for somebody who belongs nowhere', async () => {
    expect(await storesOf(anna)).toEqual([]);
  });

  test('tell of their subscription (banner-cancelled)', async () => {
    const until = '2027-03-31T21:00:00.000Z';
    const leaving = await addStore(within, company, 'store', {
      cancelled_subscription: true,
      expiration_date_subscription: until,
    });
    await join(within, anna, leaving);
    expect(await storesOf(anna)).toMatchObject([
      {
        active_subscription: true,
        cancelled_subscription: true,
        expiration_date_subscription: until,
      },
    ]);
  });

  test('are every company’s for a super admin', async () => {
    const admin = await addSuperAdmin(within);
    const ids = (await storesOf(admin)).map(({ store_id }) => store_id);
    expect(ids).toEqual(expect.arrayContaining([company.storeId, store.storeId, supplier.storeId]));
  });

  test('do not include a deleted one, nor those of a deleted company', async () => {
    await join(within, anna, store);
    await within.database.db.update(storesTable).set({ deleted_at: '2026-01-01T00:00:00.000Z' });
    expect(await storesOf(anna)).toEqual([]);
    expect((await inStore(anna, store)).status).toBe(404);
  });
});

test('a person’s language is saved by its id (language-ids)', async () => {
  for (const language_id of Object.values(languageIds)) {
    await call(within, changeLanguage, { as: anna, body: { language_id } });
    expect((await call(within, me, { as: anna })).data.user.language_id).toBe(language_id);
  }
  expect((await call(within, changeLanguage, { as: anna, body: { language_id: 4 } })).status).toBe(
    422,
  );
});

test('a person changes their own name and nobody else’s', async () => {
  const other = await addPerson(within, { full_name: 'Νίκος' });
  await call(within, changeProfile, { as: anna, body: { full_name: ' Άννα Μαρία ' } });
  expect((await call(within, me, { as: anna })).data.user.full_name).toBe('Άννα Μαρία');
  expect((await call(within, me, { as: other })).data.user.full_name).toBe('Νίκος');
});

test.each(['', '   ', 'x'.repeat(121), 'a\u0000b', null, 7])(
  'a person’s name is not %j',
  async (full_name) => {
    const { status, refusal } = await call(within, changeProfile, {
      as: anna,
      body: { full_name },
    });
    expect([status, Object.keys(refusal.errors ?? {})]).toEqual([422, ['full_name']]);
  },
);
