import { beforeEach, describe, expect, test } from 'vitest';
import { products } from '../../../contract/catalogue/products.ts';
import { networkRegions } from '../../../contract/organisations/network-regions.ts';
import {
  allStores,
  appSettings,
  companyStores,
  companySubscriptionPlans,
  createStore,
  deleteStore,
  storeSummaries,
  stores,
  storesProducts,
} from '../../../contract/organisations/stores.ts';
import { me, ownStores } from '../../../contract/people/session.ts';
import { storesTable, subscriptionPlansTable } from '../../../server/tables/organisations.ts';
import { usersTable } from '../../../server/tables/people.ts';
import { productsTable } from '../../../server/tables/products.ts';
import { call, type TestApp, testApp } from '../../support/app.ts';
import { acceptAll, proveMobile } from '../../support/areas/invitations.ts';
import {
  addCompany,
  addMember,
  addPerson,
  addStore,
  allBut,
  join,
  type Person,
  type Place,
} from '../../support/areas/people.ts';
import { addRecord, badBody, goodBody, writable } from '../../support/worlds/factories.ts';

let within: TestApp;
let company: Place;
let admin: Person;
beforeEach(async () => {
  within = await testApp();
  company = await addCompany(within, 'Αιγαίον');
  admin = await addMember(within, company, allBut(), { full_name: 'Ann' });
});

const here = (id?: number) => ({ storeId: company.companyId, ...(id ? { id } : {}) });
const details = (own: object = {}) => goodBody(stores, { name: 'Πάτρα', ...own });
const manager = {
  new_manager: true,
  full_name: 'Νίκη Ράπτη',
  mobile: '6944444444',
  password: 'a good password',
  tos: true,
};
const create = (store: object, user: object) =>
  call(within, createStore, {
    params: here(),
    as: admin,
    body: { store_details: store, user_details: user },
  });
const fieldsOf = (errors: object = {}) => Object.keys(errors).sort();
const storeCount = () => within.database.db.$count(storesTable);
const userCount = () => within.database.db.$count(usersTable);

describe('a new store', () => {
  test('belongs to the company and has its manager, who signs in to it', async () => {
    const { status, data } = await create(details(), manager);
    expect(status).toBe(201);
    expect(data).toMatchObject({ name: 'Πάτρα', parent_id: company.companyId });

    const as = await proveMobile(within, manager.mobile);
    await acceptAll(within, as);
    const session = await call(within, me, { as, query: { 'store-id': data.store_id } });
    expect(session.data.user.full_name).toBe(manager.full_name);
    expect(session.data.store).toMatchObject({
      store_id: data.store_id,
      kind: 'store',
      role_id: 3,
    });
    const list = await call(within, products.calls.list, {
      params: { storeId: data.store_id },
      as,
    });
    expect(list.status).toBe(200);
  });

  test('is a branch of the company (store-is-branch)', async () => {
    const { data } = await create(details(), { new_manager: false });
    const { data: reply } = await call(within, allStores, { params: here(), as: admin });
    expect(reply.stores).toEqual([
      { store_id: company.companyId, name: 'Αιγαίον', kind: 'company' },
      { store_id: data.store_id, name: 'Πάτρα', kind: 'store' },
    ]);
  });

  test('without a new manager is managed by the signed-in user under their name (new-manager-off)', async () => {
    const before = await userCount();
    const { data } = await create(details(), { new_manager: false, full_name: 'Somebody else' });
    expect(await userCount()).toBe(before);
    const session = await call(within, me, { as: admin, query: { 'store-id': data.store_id } });
    expect(session.data.user.full_name).toBe('Ann');
    expect(session.data.store?.role_id).toBe(3);
  });

  test('whose manager is known is asked of them as of anybody, and no user is made before', async () => {
    const known = await addPerson(within, { mobile: manager.mobile });
    const had = await userCount();
    const { status, data } = await create(details(), manager);
    expect([status, await userCount()]).toEqual([201, had]);
    await acceptAll(within, known);
    const session = { as: known, query: { 'store-id': data.store_id } };
    expect((await call(within, me, session)).data.store?.name).toBe('Πάτρα');
  });

  test('names every bad field of both parts at once', async () => {
    const { status, refusal } = await create(badBody(stores), {
      new_manager: true,
      tos: 'perhaps',
    });
    expect(status).toBe(422);
    const named = fieldsOf(refusal.errors).map((path) => path.split('.').slice(0, 2).join('.'));
    expect(named.filter((path) => path.startsWith('store_details')).sort()).toEqual(
      writable(stores)
        .map(([name]) => `store_details.${name}`)
        .sort(),
    );
    expect(named).toContain('user_details.tos');
  });

  test.each([
    ['store_details.country_id', { country_id: 999_999 }, {}],
    ['user_details.country_id', {}, { country_id: 999_999 }],
    ['user_details.mobile', {}, { mobile: '12' }],
    ['store_details.store_subscription_plan_id', { store_subscription_plan_id: 999 }, {}],
    ['store_details.store_subscription_plan_id', { store_subscription_plan_id: 2 }, {}],
  ])('is refused naming %s', async (path, store, user) => {
    const had = await storeCount();
    const { status, refusal } = await create(details(store), { ...manager, ...user });
    expect([status, fieldsOf(refusal.errors)]).toEqual([422, [path]]);
    expect(await storeCount()).toBe(had);
  });

  test('is not put into another company’s region', async () => {
    const theirs = await addRecord(within, networkRegions, await addCompany(within));
    const region = { store_company_network_region_id: theirs };
    const { status, refusal } = await create(details(region), { new_manager: false });
    expect(status).toBe(422);
    expect(fieldsOf(refusal.errors)[0]).toContain('store_company_network_region_id');
  });

  test('has the permissions of its plan', async () => {
    await within.database.db.update(subscriptionPlansTable).set({ is_public: true });
    const plans = await call(within, companySubscriptionPlans, { params: here(), as: admin });
    const [plan] = plans.data.plans;
    expect(plan).toMatchObject({ plan_price: 29, interval: 'month', interval_count: 1 });
    const own = { store_subscription_plan_id: plan?.store_subscription_plan_id };
    const { data } = await create(details(own), { new_manager: false });
    const session = await call(within, me, { as: admin, query: { 'store-id': data.store_id } });
    expect(session.data.store_permissions).toHaveProperty('products');
    expect(session.data.store_permissions).not.toHaveProperty('gifts');
  });

  test('needs the right to create stores', async () => {
    const as = await addMember(within, company, allBut('stores.create'));
    const body = { store_details: details(), user_details: {} };
    expect((await call(within, createStore, { params: here(), as, body })).status).toBe(403);
  });
});

test('a new store stands below its company and a company below the platform, whatever parent is sent (default-parent-id)', async () => {
  for (const parent_id of [undefined, 1, 999_999]) {
    const { data } = await create(details({ parent_id }), { new_manager: false });
    expect(data.parent_id).toBe(company.companyId);
    const read = await call(within, stores.calls.read, {
      params: here(data.store_id),
      as: admin,
    });
    expect(read.data.parent_id).toBe(company.companyId);
  }
  const rows = await within.database.db.select().from(storesTable);
  const companies = rows.filter(({ kind, store_id }) => kind === 'company' && store_id !== 1);
  expect(companies.map(({ parent_id }) => parent_id)).toEqual(companies.map(() => 1));
  expect(companies.length).toBeGreaterThan(0);
});

test('people of the company are no people of its stores (company-store-users-separate)', async () => {
  const store = await addStore(within, company, 'store');
  const moderator = await addMember(within, store);
  const params = { storeId: store.storeId };
  expect((await call(within, products.calls.list, { params, as: moderator })).status).toBe(200);
  expect((await call(within, products.calls.list, { params, as: admin })).status).toBe(404);
  expect((await call(within, stores.calls.list, { params: here(), as: moderator })).status).toBe(
    404,
  );
});

describe('the switches of a store', () => {
  test('travel as texts and change one by one (toggles-as-strings)', async () => {
    const { storeId: id } = await addStore(within, company, 'store');
    const set = (body: object) => call(within, appSettings, { params: here(id), as: admin, body });
    const { data } = await set({ show_on_map: 'false', pos_points_delivery: false });
    expect([data.show_on_map, data.pos_points_delivery, data.online_payment_processing]).toEqual([
      'false',
      'false',
      'false',
    ]);
    const after = await set({ show_on_map: 'true' });
    expect([after.data.show_on_map, after.data.pos_points_delivery]).toEqual(['true', 'false']);
    const { status, refusal } = await set({ show_on_map: 'perhaps', pos_points_delivery: 1 });
    expect([status, fieldsOf(refusal.errors)]).toEqual([
      422,
      ['pos_points_delivery', 'show_on_map'],
    ]);
  });

  test('are filtered by', async () => {
    const shown = await addStore(within, company, 'store');
    await addStore(within, company, 'store', { show_on_map: 'false' });
    const query = { show_on_map: 'true' };
    const { data } = await call(within, stores.calls.list, { params: here(), query, as: admin });
    expect(data.stores).toMatchObject([{ store_id: shown.storeId }]);
    const neither = { params: here(), query: { show_on_map: 'perhaps' } as never, as: admin };
    const { status, refusal } = await call(within, stores.calls.list, neither);
    expect([status, Object.keys(refusal.errors ?? {})]).toEqual([422, ['show_on_map']]);
  });
});

test('a store is not moved to a country that does not exist', async () => {
  const { storeId: id } = await addStore(within, company, 'store');
  const body = { country_id: 999_999 };
  const { status, refusal } = await call(within, stores.calls.update, {
    params: here(id),
    as: admin,
    body,
  });
  expect([status, fieldsOf(refusal.errors)]).toEqual([422, ['country_id']]);
});

describe('the stores of a company', () => {
  test('are summed up', async () => {
    const first = await addStore(within, company, 'store', { name: 'Α' });
    await addStore(within, company, 'store', {
      name: 'Β',
      active_subscription: false,
      show_on_map: 'false',
    });
    await addStore(within, company, 'store', { name: 'Γ', cancelled_subscription: true });
    await addStore(within, company, 'supplier');
    await addStore(within, await addCompany(within), 'store');
    await addRecord(within, products, first, { published: true });
    await addRecord(within, products, first, { published: false });
    await addMember(within, first);
    const { data } = await call(within, storeSummaries, { params: here(), as: admin });
    expect(data).toMatchObject({ total: 3, active: 2, inactive: 1, cancelled: 1, on_map: 2 });
    expect(data.stores[0]).toMatchObject({
      name: 'Α',
      products: 2,
      published_products: 1,
      users: 2,
    });
    expect(data.stores).toHaveLength(3);
  });

  test('are listed a page at a time, and so are their products', async () => {
    const first = await addStore(within, company, 'store');
    const foreign = await addStore(within, await addCompany(within), 'store');
    await addRecord(within, products, first);
    await addRecord(within, products, foreign);
    const list = await call(within, companyStores, { params: here(), as: admin });
    expect(list.data.stores).toMatchObject([{ store_id: first.storeId }]);
    const sold = await call(within, storesProducts, { params: here(), as: admin });
    expect(sold.data.products).toMatchObject([{ store_id: first.storeId }]);
    expect(sold.data.pagination.total).toBe(1);
  });
});

describe('deleting a store', () => {
  let store: Place;
  let moderator: Person;
  beforeEach(async () => {
    store = await addStore(within, company, 'store', { name: 'Πάτρα' });
    moderator = await addMember(within, store);
  });
  const remove = (query: Record<string, string> = {}) =>
    call(within, deleteStore, { params: here(store.storeId), query, as: admin });

  test('without history asks for nothing', async () => {
    expect((await remove()).status).toBe(200);
  });

  test('with history asks for its name and keeps its records', async () => {
    await addRecord(within, products, store);
    const { status, refusal } = await remove();
    expect([status, refusal.error]).toEqual([409, 'confirmation_required']);
    expect((await remove({ confirm_name: 'Πατρα' })).status).toBe(409);
    expect((await remove({ confirm_name: 'Πάτρα' })).status).toBe(200);
    expect(await within.database.db.$count(productsTable)).toBe(1);
  });

  test('takes it from the chooser, the lists and the calls of everybody', async () => {
    await remove({ confirm_name: 'Πάτρα' });
    expect((await call(within, ownStores, { as: moderator })).data.stores).toEqual([]);
    const params = { storeId: store.storeId };
    expect((await call(within, products.calls.list, { params, as: moderator })).status).toBe(404);
    const one = { params: here(store.storeId), as: admin };
    expect((await call(within, stores.calls.read, one)).status).toBe(404);
    expect((await call(within, stores.calls.update, { ...one, body: {} })).status).toBe(404);
    expect((await remove()).status).toBe(404);
    const list = await call(within, stores.calls.list, { params: here(), as: admin });
    expect(list.data.stores).toEqual([]);
    const summaries = await call(within, storeSummaries, { params: here(), as: admin });
    expect(summaries.data.total).toBe(0);
  });

  test('of the company itself, of a supplier or of another company is not possible so', async () => {
    const supplier = await addStore(within, company, 'supplier');
    const foreign = await addStore(within, await addCompany(within), 'store');
    for (const id of [company.storeId, supplier.storeId, foreign.storeId]) {
      const { status } = await call(within, deleteStore, { params: here(id), as: admin });
      expect(status).toBe(404);
    }
  });
});

test('one person may manage several stores', async () => {
  const person = await addMember(within, await addStore(within, company, 'store'));
  await join(within, person, await addStore(within, company, 'store'));
  expect((await call(within, ownStores, { as: person })).data.stores).toHaveLength(2);
});
