import { beforeEach, describe, expect, test } from 'vitest';
import { redeemables } from '../../../contract/coupons/claims.ts';
import { fbCoupon } from '../../../contract/coupons/public-coupons.ts';
import { gifts } from '../../../contract/gifts/gifts.ts';
import { createStore, stores } from '../../../contract/organisations/stores.ts';
import { subLoyalties } from '../../../contract/organisations/sub-loyalties.ts';
import { staff, storeUsers } from '../../../contract/people/members.ts';
import { changeProfile, me } from '../../../contract/people/session.ts';
import { allSettings, changeInitialPoints } from '../../../contract/settings/company-settings.ts';
import { loadStore } from '../../../contract/settings/store-settings.ts';
import { call, testApp } from '../../support/app.ts';
import { addGift, addVoucher } from '../../support/areas/claims.ts';
import { addMember, type Person } from '../../support/areas/people.ts';
import {
  addCustomer,
  addTill,
  giveBack,
  type Shopper,
  send,
  setStore,
  type Till,
} from '../../support/areas/till.ts';
import { goodBody } from '../../support/worlds/factories.ts';

let till: Till;
let admin: Person;
let customer: Shopper;
beforeEach(async () => {
  till = await addTill(await testApp());
  admin = await addMember(till.app, till.company);
  customer = await addCustomer(till);
});

const ofCompany = (id?: number) => ({
  params: { storeId: till.company.storeId, ...(id ? { id } : {}) },
  as: admin,
});
const settingsOfStore = async () =>
  (await call(till.app, stores.calls.read, ofCompany(till.store.storeId))).data;
const addProgramme = async (name: string) => {
  const body = goodBody(subLoyalties, { name: { el: name } });
  const { data } = await call(till.app, subLoyalties.calls.create, { ...ofCompany(), body });
  return data.loyalty_program_id;
};

describe('a name that a call does not know is refused by that name', () => {
  test('beside what it knows, and within it', async () => {
    const { store_code, ...details } = goodBody(stores);
    const body = {
      store_details: { ...details, store_code, colour: 'red' },
      user_details: { new_manager: false, nick: 'A' },
      note: 'x',
    };
    const { status, refusal } = await call(till.app, createStore, { ...ofCompany(), body });
    expect([status, Object.keys(refusal.errors ?? {}).sort()]).toEqual([
      422,
      ['note', 'store_details.colour', 'user_details.nick'],
    ]);
  });

  test('and a record goes back as it was read: what it only tells stays as it is', async () => {
    const { updated_at: _, ...settings } = await settingsOfStore();
    const body = { ...settings, name: 'Βόλος', statistics: { total_income: 5 } };
    const { status, data } = await call(till.app, stores.calls.update, {
      ...ofCompany(till.store.storeId),
      body: body as never,
    });
    expect([status, data.name, data.statistics.total_income]).toEqual([200, 'Βόλος', 0]);
  });
});

test('what a call answers but does not take is named where it was sent otherwise', async () => {
  const { app, store, cashier } = till;
  const change = async (body: object) => {
    const reply = await app.app.request(`/api/stores/${store.storeId}`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${cashier.token}` },
      body: JSON.stringify(body),
    });
    return (await reply.json()) as { data: Record<string, unknown>; not_taken?: string[] };
  };
  const { data, ...kept } = await change({ name: 'Βόλος', store_code: 'X-9' });
  expect([data.name, data.store_code, kept]).toEqual([
    'Βόλος',
    null,
    { not_taken: ['store_code'] },
  ]);
  const { updated_at: _, ...whole } = data;
  const { name, store_code } = whole;
  expect((await change({ name, store_code })).not_taken).toBeUndefined();
});

describe('a store', () => {
  test('tells what it took, how often, and how often its coupons’ pages were opened', async () => {
    const { data } = await send(till, customer, 100);
    await send(till, customer, 20);
    await giveBack(till, data.transaction_id, { amount: 30 });
    const coupon = await addVoucher(till);
    for (const _ of [1, 2]) await call(till.app, fbCoupon, { params: { id: coupon } });
    const statistics = {
      total_income: 90,
      views: 2,
      last_twelve_hours_payments: 2,
      last_week_payments: 2,
    };
    expect((await settingsOfStore()).statistics).toEqual(statistics);
    const params = { storeId: till.store.storeId };
    const own = await call(till.app, loadStore, { params, as: till.cashier });
    expect(own.data.statistics).toEqual(statistics);
  });

  test('tells where it is, and whether a bill of it is open', async () => {
    expect(await settingsOfStore()).toMatchObject({ coordinates: null, unpaid_billing: false });
    const { data } = await call(till.app, stores.calls.update, {
      ...ofCompany(till.store.storeId),
      body: { lat: 39.36, lon: 22.94 },
    });
    expect(data).toMatchObject({ coordinates: { lat: 39.36, lon: 22.94 }, public_api_token: null });
  });

  test('of a programme offers its gifts and those of no programme at the till', async () => {
    const [cafe, bar] = [await addProgramme('Καφέ'), await addProgramme('Μπαρ')];
    await send(till, customer, 100);
    const everywhere = await addGift(till, 1);
    const here = await addGift(till, 2, { loyalty_program_ids: [cafe] });
    const there = await addGift(till, 3, { loyalty_program_ids: [bar] });
    const offered = async () => {
      const params = { storeId: till.store.storeId, id: customer.id };
      const { data } = await call(till.app, redeemables, { params, as: till.cashier });
      return data.gifts.map(({ gift_id }) => gift_id).sort();
    };
    expect(await offered()).toEqual([everywhere, here, there]);
    const store = ofCompany(till.store.storeId);
    await call(till.app, stores.calls.update, { ...store, body: { loyalty_program_id: cafe } });
    expect(await offered()).toEqual([everywhere, here]);
    const gone = await call(till.app, subLoyalties.calls.delete, ofCompany(cafe));
    expect([gone.status, gone.refusal.error]).toEqual([409, 'in_use']);
  });

  test('belongs to a programme of its own company only', async () => {
    const other = await addTill(till.app);
    const stranger = await addMember(other.app, other.company);
    const body = goodBody(subLoyalties);
    const params = { storeId: other.company.storeId };
    const { data } = await call(till.app, subLoyalties.calls.create, {
      params,
      as: stranger,
      body,
    });
    const { status, refusal } = await call(till.app, stores.calls.update, {
      ...ofCompany(till.store.storeId),
      body: { loyalty_program_id: data.loyalty_program_id },
    });
    expect([status, Object.keys(refusal.errors ?? {})]).toEqual([422, ['loyalty_program_id']]);
  });
});

test('a gift names collaborations of its own company', async () => {
  const { refusal } = await call(till.app, gifts.calls.create, {
    ...ofCompany(),
    body: goodBody(gifts, { synergies: [999_999] }),
  });
  expect(Object.keys(refusal.errors ?? {})).toEqual(['synergies']);
});

test('settings tell the points of new customers together as well', async () => {
  const body = { init_user_points: 12.5, total_users: 40 };
  await call(till.app, changeInitialPoints, { ...ofCompany(), body });
  const { data } = await call(till.app, allSettings, ofCompany());
  expect(data).toMatchObject({
    ...body,
    initial_points: body,
    api_authentication: false,
    public_api_token: null,
  });
});

test('lists of users tell their country, rights and account as customers', async () => {
  const { data } = await call(till.app, staff.calls.list, ofCompany());
  expect(data.users).toMatchObject([
    { user_id: admin.userId, country_id: 300, user_account_id: null, permissions: {} },
  ]);
  const params = { id: till.store.storeId };
  const inStore = await call(till.app, storeUsers.calls.list, { params, as: till.cashier });
  expect(inStore.data.users).toMatchObject([{ user_id: till.cashier.userId, country_id: 300 }]);
});

describe('how somebody is told of the programmes they are a customer of', () => {
  const wishes = async () => (await call(till.app, me, { as: admin })).data.user.notifications;

  test('is by mail, push and text, until they say otherwise', async () => {
    expect(await wishes()).toEqual({ mail: true, push: true, sms: true });
    const { data } = await call(till.app, changeProfile, {
      as: admin,
      body: { notifications: { sms: false } },
    });
    expect(data.notifications).toEqual({ mail: true, push: true, sms: false });
    expect(await wishes()).toEqual(data.notifications);
  });

  test('holds whatever they agreed to with a company', async () => {
    await setStore(till, { system_notification_id: 1 });
    const { pool } = till.app.database;
    await pool.query(
      'update customers set sms = true, mobile = u.mobile, country_id = u.country_id from users u where u.user_id = $1',
      [admin.userId],
    );
    const texts = async () =>
      (await pool.query("select 1 from messages where channel = 'sms'")).rows.length;
    await send(till, customer, 10);
    expect(await texts()).toBe(1);
    await call(till.app, changeProfile, { as: admin, body: { notifications: { sms: false } } });
    await send(till, customer, 10);
    expect(await texts()).toBe(1);
  });
});
