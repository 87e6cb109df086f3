import { beforeEach, describe, expect, test } from 'vitest';
import { products } from '../../../contract/catalogue/products.ts';
import { createStore, stores } from '../../../contract/organisations/stores.ts';
import {
  changeDefaultPermissions,
  changeStorePermissions,
  defaultPermissions,
  storePermissions,
} from '../../../contract/people/default-permissions.ts';
import { me } from '../../../contract/people/session.ts';
import { moderatorTrees } from '../../../contract/permissions/default-trees.ts';
import { pathsIn } from '../../../contract/permissions/permission-trees.ts';
import { granted, type PermissionTree, treeOf } from '../../../contract/permissions/permissions.ts';
import { call, type TestApp, testApp } from '../../support/app.ts';
import { memberCallsOf } from '../../support/areas/members.ts';
import {
  addCompany,
  addMember,
  addStore,
  addSuperAdmin,
  allBut,
  type Person,
  type Place,
} from '../../support/areas/people.ts';
import { goodBody } from '../../support/worlds/factories.ts';

let within: TestApp;
let company: Place;
let admin: Person;
beforeEach(async () => {
  within = await testApp();
  company = await addCompany(within);
  admin = await addMember(within, company);
});

const fieldsOf = (errors: object = {}) => Object.keys(errors).sort();
const templates = (as: Person, place?: Place) =>
  call(within, defaultPermissions, { as, query: place ? { 'store-id': place.storeId } : {} });
const change = (body: object, as = admin, { companyId } = company) =>
  call(within, changeDefaultPermissions, { params: { storeId: companyId }, as, body });
const small = treeOf(['homepage.read', 'products.read']);

describe('the default rights', () => {
  test('are the usual ones until a company sets its own (default-permission-templates)', async () => {
    const { data } = await templates(admin, company);
    expect(data).toEqual({
      default_company_cms: moderatorTrees.company,
      default_store_cms: moderatorTrees.store,
      updated_at: null,
    });
  });

  test('change one by one, for the company and its stores alone (default-permission-templates)', async () => {
    const store = await addStore(within, company, 'store');
    const moderator = await addMember(within, store);
    const { data } = await change({ default_store_cms: small });
    expect(data).toMatchObject({
      default_company_cms: moderatorTrees.company,
      default_store_cms: small,
    });
    expect((await templates(moderator, store)).data).toEqual(data);
    const other = await addCompany(within, 'Βήτα');
    const theirs = await templates(await addMember(within, other), other);
    expect(theirs.data.default_store_cms).toEqual(moderatorTrees.store);
  });

  test('of the platform hold for companies without their own', async () => {
    const root = await addSuperAdmin(within);
    await change({ default_store_cms: small }, root, { companyId: 1, storeId: 1 });
    expect((await templates(admin, company)).data.default_store_cms).toEqual(small);
    expect((await templates(admin)).data.default_store_cms).toEqual(small);
    expect((await templates(admin, company)).data.updated_at).toBeNull();
  });

  test('of a store that is not the caller’s are not told', async () => {
    expect((await templates(admin, await addCompany(within, 'Βήτα'))).status).toBe(404);
  });

  test('take no path that their changer lacks, by name', async () => {
    const as = await addMember(within, company, allBut('gifts.read'));
    const wanted = treeOf(['gifts.read', 'gifts.create']);
    await change({ default_company_cms: {} });
    const { status, refusal } = await change({ default_company_cms: wanted }, as);
    expect([status, refusal.error]).toEqual([422, 'right_not_held']);
    expect(fieldsOf(refusal.errors)).toEqual(['default_company_cms.gifts.read']);
  });

  test('take no path that does not exist', async () => {
    const { status, refusal } = await change({ default_store_cms: { moon: { read: true } } });
    expect([status, fieldsOf(refusal.errors)]).toEqual([422, ['default_store_cms.moon']]);
  });

  test('that somebody else changed meanwhile are not written over', async () => {
    const { data } = await change({ default_store_cms: small, updated_at: null });
    expect(data.updated_at).not.toBeNull();
    const late = await change({ default_store_cms: {}, updated_at: null });
    expect([late.status, late.refusal.error]).toEqual([409, 'changed_meanwhile']);
    const again = await change({ default_store_cms: {}, updated_at: data.updated_at });
    expect(again.status).toBe(200);
  });
});

describe('a new store', () => {
  const create = async (as: Person) => {
    const body = { store_details: goodBody(stores), user_details: { new_manager: false } };
    const params = { storeId: company.storeId };
    const { data } = await call(within, createStore, { params, as, body });
    return (await call(within, me, { as, query: { 'store-id': data.store_id } })).data;
  };

  test('and its manager start with the default rights and run it (default-moderator-permissions)', async () => {
    await change({ default_store_cms: small });
    const created = await create(admin);
    const own = [
      ...pathsIn(small),
      'settings.users.read',
      'settings.users.create',
      'settings.users.update',
      'settings.users.delete',
      'general_settings.billing_dashboard.read',
      'general_settings.billing_dashboard.update',
      'history.debts.update',
    ];
    expect(pathsIn(created.store_permissions).sort()).toEqual(own.sort());
    expect(pathsIn(created.user_store_permissions).sort()).toEqual(own.sort());
  });

  test('and its manager have no more than whoever creates it holds', async () => {
    const created = await create(await addMember(within, company, allBut('products.read')));
    expect(granted(created.store_permissions, 'products.create')).toBe(true);
    expect(granted(created.store_permissions, 'products.read')).toBe(false);
    expect(granted(created.user_store_permissions, 'products.read')).toBe(false);
  });
});

describe('the rights of one store', () => {
  let store: Place;
  beforeEach(async () => {
    store = await addStore(within, company, 'store');
  });
  const params = () => ({ storeId: company.storeId, id: store.storeId });
  const read = (as = admin) => call(within, storePermissions, { params: params(), as });
  const set = (permissions: PermissionTree, as = admin, updated_at?: string) =>
    call(within, changeStorePermissions, {
      params: params(),
      as,
      body: { permissions, ...(updated_at ? { updated_at } : {}) },
    });

  test('are what the company sets (permissions-per-store-and-user)', async () => {
    const { data } = await set(small);
    expect(data.permissions).toEqual(small);
    expect((await read()).data).toEqual(data);
  });

  test('take rights from its users with the next request (permissions-per-store-and-user)', async () => {
    const moderator = await addMember(within, store);
    const list = () =>
      call(within, products.calls.list, { params: { storeId: store.storeId }, as: moderator });
    expect((await list()).status).toBe(200);
    await set(treeOf(['homepage.read']));
    expect((await list()).status).toBe(403);
    await set(small);
    expect((await list()).status).toBe(200);
  });

  test('that its users hold without effect are not given on (permissions-per-store-and-user)', async () => {
    const moderator = await addMember(within, store);
    const { userId } = await addMember(within, store, {});
    await set(allBut('products.read'));
    const calls = memberCallsOf(within, 'store', store);
    const { refusal } = await calls.rights(moderator, userId, small);
    expect(fieldsOf(refusal.errors)).toEqual(['permissions.products.read']);
  });

  test('are no more than the company itself has', async () => {
    const poor = await addCompany(within, 'Βήτα', allBut('products.read'));
    const theirs = await addStore(within, poor, 'store', { permissions: {} });
    const as = await addMember(within, poor);
    const { status, refusal } = await call(within, changeStorePermissions, {
      params: { storeId: poor.storeId, id: theirs.storeId },
      as,
      body: { permissions: small },
    });
    expect([status, fieldsOf(refusal.errors)]).toEqual([422, ['permissions.products.read']]);
  });

  test('keep what their changer does not hold', async () => {
    const as = await addMember(within, company, allBut('products.read'));
    await set(small);
    const { data } = await set({}, as);
    expect(pathsIn(data.permissions)).toEqual(['products.read']);
  });

  test('of what is no branch of the company are not found', async () => {
    const supplier = await addStore(within, company, 'supplier');
    const foreign = await addStore(within, await addCompany(within, 'Βήτα'), 'store');
    for (const { storeId } of [supplier, foreign, company]) {
      const at = { params: { storeId: company.storeId, id: storeId }, as: admin };
      expect((await call(within, storePermissions, at)).status).toBe(404);
      const sent = { ...at, body: { permissions: {} } };
      expect((await call(within, changeStorePermissions, sent)).status).toBe(404);
    }
  });

  test('that somebody else changed meanwhile are not written over', async () => {
    const { updated_at } = (await set(small)).data;
    expect((await set({}, admin, '2020-01-01T00:00:00.000Z')).status).toBe(409);
    expect((await set({}, admin, updated_at)).status).toBe(200);
  });
});
