import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { productPoints } from '../../../contract/catalogue/product-points.ts';
import { products } from '../../../contract/catalogue/products.ts';
import type { Endpoint } from '../../../contract/engine/endpoint.ts';
import { defaultTrees } from '../../../contract/permissions/default-trees.ts';
import { cashRegisters } from '../../../contract/settings/cash-registers.ts';
import {
  changeFastPayment,
  changeRewardFlag,
  changeRewardPoints,
  changeTransactionLimits,
  loadStore,
  storeSettingsCalls,
} from '../../../contract/settings/store-settings.ts';
import { productsTable } from '../../../server/tables/products.ts';
import { storeSettingsTable } from '../../../server/tables/settings.ts';
import { call, type TestApp, testApp } from '../../support/app.ts';
import {
  addCompany,
  addMember,
  addStore,
  allBut,
  type Person,
  type Place,
} from '../../support/areas/people.ts';
import { addRecord } from '../../support/worlds/factories.ts';

let within: TestApp;
let store: Place;
let staff: Person;
beforeEach(async () => {
  within = await testApp();
  store = await addStore(within, await addCompany(within), 'store', { name: 'Ακτή' });
  staff = await addMember(within, store);
});

const here = () => ({ storeId: store.storeId });
const ask = <E extends Endpoint>(endpoint: E, body?: unknown, as = staff, at = store) =>
  call(within, endpoint, { params: { storeId: at.storeId }, body, as });
const load = async () => (await ask(loadStore)).data;
const refusedFields = (errors: object = {}) => Object.keys(errors).sort();

describe('the settings of a store', () => {
  test('are there from its first day, a point for each euro and no limits', async () => {
    expect(await load()).toMatchObject({
      store_id: store.storeId,
      name: 'Ακτή',
      currency: 'EUR',
      reward_points: 1,
      reward_amount: 1,
      reward_floor: false,
      flags: {
        app_settings: { show_on_map: 'true' },
        general: { fast_payment: true },
        reward: { thermal_printer: false, reward_active: true, points_payment: true },
      },
      store_settings: { min_amount_limit: 0, max_amount_limit: 0 },
    });
  });

  test('say how many points an amount is worth, to two decimals', async () => {
    const body = { reward_points: 1.25, reward_amount: 10.5, reward_floor: true };
    expect((await ask(changeRewardPoints, body)).data).toMatchObject(body);
    expect(await load()).toMatchObject(body);
    const [stored] = await within.database.db
      .select()
      .from(storeSettingsTable)
      .where(eq(storeSettingsTable.store_id, store.storeId));
    expect(stored).toMatchObject({ reward_points: 125, reward_amount: 1050 });
  });

  test.each([
    [{ reward_amount: 0 }, ['reward_amount']],
    [{ reward_points: -1, reward_floor: 'no' }, ['reward_floor', 'reward_points']],
    [{ reward_points: 0.001 }, ['reward_points']],
  ])('refuse %j by its fields and keep what they were', async (wrong, fields) => {
    const body = { reward_points: 3, reward_amount: 2, reward_floor: false, ...wrong };
    const { status, refusal } = await ask(changeRewardPoints, body);
    expect([status, refusedFields(refusal.errors)]).toEqual([422, fields]);
    expect(await load()).toMatchObject({ reward_points: 1, reward_amount: 1 });
  });

  test('change one flag a call, and the channel that tells of new points', async () => {
    expect((await ask(changeFastPayment, { fast_payment: false })).data).toMatchObject({
      fast_payment: false,
      flags: { general: { fast_payment: false } },
    });
    await ask(changeRewardFlag, { thermal_printer: true });
    await ask(changeRewardFlag, { reward_active: false, system_notification_id: 1 });
    await ask(changeRewardFlag, { points_payment: false });
    expect(await load()).toMatchObject({
      thermal_printer: true,
      system_notification_id: 1,
      flags: { reward: { thermal_printer: true, reward_active: false, points_payment: false } },
    });
    await ask(changeRewardFlag, { reward_active: true, system_notification_id: null });
    expect(await load()).toMatchObject({ system_notification_id: null });
  });

  test.each([
    [{}, 'thermal_printer'],
    [{ reward_active: true, points_payment: true }, 'points_payment'],
    [{ thermal_printer: true, system_notification_id: 1 }, 'system_notification_id'],
    [{ reward_active: true, system_notification_id: 99 }, 'system_notification_id'],
    [{ reward_active: 'yes' }, 'reward_active'],
  ])('refuse the flags %j', async (body, field) => {
    const before = await load();
    const { status, refusal } = await ask(changeRewardFlag, body);
    expect([status, refusedFields(refusal.errors)]).toEqual([422, [field]]);
    expect(await load()).toEqual(before);
  });

  test.each([
    [{ max_amount_limit: 50 }, 0, 50],
    [{ min_amount_limit: 5.5 }, 5.5, 0],
    [{ min_amount_limit: '', max_amount_limit: 50 }, 0, 50],
    [{ min_amount_limit: null, max_amount_limit: null }, 0, 0],
    [{ min_amount_limit: 5, max_amount_limit: 5 }, 5, 5],
  ])(
    'take the limits %j with 0 for a missing one (transaction-limit-both)',
    async (body, min, max) => {
      const { data } = await ask(changeTransactionLimits, body);
      const wanted = { min_amount_limit: min, max_amount_limit: max, ask_above_amount: null };
      expect(data.store_settings).toEqual(wanted);
    },
  );

  test('take a sum above which tills ask, keep it where it is not sent, the usual one for an empty one, and none for 0', async () => {
    const kept = async (body: object) =>
      (await ask(changeTransactionLimits, body)).data.store_settings.ask_above_amount;
    expect(await kept({ ask_above_amount: 200 })).toBe(200);
    expect(await kept({ max_amount_limit: 500 })).toBe(200);
    expect(await kept({ ask_above_amount: null })).toBeNull();
    expect(await kept({ ask_above_amount: 0 })).toBe(0);
  });

  test('refuse a largest receipt below the smallest, on its field', async () => {
    const body = { min_amount_limit: 50, max_amount_limit: 20 };
    const { status, refusal } = await ask(changeTransactionLimits, body);
    expect([status, refusal.errors]).toEqual([
      422,
      { max_amount_limit: ['This must be 50 or more.'] },
    ]);
  });

  test('saved over somebody else’s change are refused with the store as it is', async () => {
    const body = { reward_points: 3, reward_amount: 2, reward_floor: false };
    const stale = { ...body, updated_at: '2020-01-01T00:00:00.000Z' };
    const { status, refusal } = await ask(changeRewardPoints, stale);
    expect([status, refusal.error]).toEqual([409, 'changed_meanwhile']);
    expect(refusal.current).toEqual(await load());
    const { updated_at } = await load();
    expect((await ask(changeRewardPoints, { ...body, updated_at })).status).toBe(200);
  });

  test.each(storeSettingsCalls.map((each) => [`${each.method} ${each.path}`, each] as const))(
    '%s needs its permission and the caller’s own store',
    async (_, endpoint) => {
      const body = endpoint.body ? {} : undefined;
      const without = await addMember(within, store, allBut(endpoint.access));
      expect((await ask(endpoint, body, without)).status).toBe(403);
      const other = await addStore(within, await addCompany(within, 'Βήτα'), 'store');
      expect((await ask(endpoint, body, staff, other)).status).toBe(404);
    },
  );

  test('of another store of the company stay as they are', async () => {
    const sibling = await addStore(within, store, 'store');
    await ask(changeFastPayment, { fast_payment: false });
    const theirs = await addMember(within, sibling);
    expect((await ask(loadStore, undefined, theirs, sibling)).data.fast_payment).toBe(true);
  });

  test('and the till come with the usual rights of a store', () => {
    expect(Object.keys(defaultTrees.store).sort()).toEqual([
      'coupons',
      'customers',
      'general_settings',
      'history',
      'homepage',
      'products',
      'redemption',
      'settings',
      'transactions',
    ]);
    expect(defaultTrees.company).toHaveProperty('point_packages');
  });
});

describe('cash registers', () => {
  const body = { friendly_name: 'Ταμείο 1', cash_register_code: 'A-1' };
  const add = (own: object = {}, as = staff, at = store) =>
    ask(cashRegisters.calls.create, { ...body, ...own }, as, at);

  test('are listed under data.data, beside data.pagination', async () => {
    await add();
    const { data } = await ask(cashRegisters.calls.list);
    expect(Object.keys(data)).toEqual(['data', 'pagination']);
    expect(data).toMatchObject({ data: [body], pagination: { total: 1 } });
  });

  test('of one store have codes of their own', async () => {
    await add();
    const { status, refusal } = await add({ friendly_name: 'Ταμείο 2' });
    expect([status, refusal.error, refusedFields(refusal.errors)]).toEqual([
      409,
      'already_exists',
      ['cash_register_code'],
    ]);
    const sibling = await addStore(within, store, 'store');
    expect((await add({}, await addMember(within, sibling), sibling)).status).toBe(201);
  });
});

describe('the points of a product', () => {
  const named = (el: string) => ({ name: { el, en: el, it: el }, sku_number: null });

  test('are changed alone and leave the product as it is', async () => {
    const id = await addRecord(within, products as never, store, named('Φρέντο'));
    const of = { ...here(), id };
    const before = await call(within, products.calls.read, { params: of, as: staff });
    const { data } = await call(within, productPoints.calls.update, {
      params: of,
      body: { reward_points: 2.5 },
      as: staff,
    });
    expect(data).toMatchObject({ product_id: id, reward_points: 2.5, name: { el: 'Φρέντο' } });
    const [stored] = await within.database.db.select().from(productsTable);
    expect(stored?.reward_points).toBe(250);
    const after = await call(within, products.calls.read, { params: of, as: staff });
    expect({ ...after.data, updated_at: '' }).toEqual({ ...before.data, updated_at: '' });
  });

  test('are found by name and sorted', async () => {
    for (const [name, points] of [
      ['Εσπρέσο', 1],
      ['Φρέντο', 3],
      ['Φρέντο καπουτσίνο', 2],
    ] as const) {
      const id = await addRecord(within, products as never, store, named(name));
      const params = { ...here(), id };
      await call(within, productPoints.calls.update, {
        params,
        body: { reward_points: points },
        as: staff,
      });
    }
    const { data } = await call(within, productPoints.calls.list, {
      params: here(),
      query: { q: 'φρεντο', sort: 'reward_points', order: 'desc' },
      as: staff,
    });
    expect(data).toMatchObject({
      product_points: [{ reward_points: 3 }, { reward_points: 2 }],
      pagination: { total: 2 },
    });
  });
});
