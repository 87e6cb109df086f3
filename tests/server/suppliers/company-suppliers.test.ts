import { beforeEach, describe, expect, test } from 'vitest';
import { orderStates } from '../../../contract/gift-orders/gift-orders.ts';
import { granted, permissionPaths } from '../../../contract/permissions/permissions.ts';
import {
  changeNotificationMessage,
  managedSuppliers,
  readNotificationMessage,
} from '../../../contract/suppliers/company-suppliers.ts';
import { companySuppliers } from '../../../contract/suppliers/suppliers.ts';
import { call, type TestApp, testApp } from '../../support/app.ts';
import { acceptAll, proveMobile } from '../../support/areas/invitations.ts';
import { addSupplied, addSupplying, moveAsCompany, orderGift } from '../../support/areas/orders.ts';
import {
  addCompany,
  addMember,
  addPerson,
  type Person,
  type Place,
} from '../../support/areas/people.ts';
import { addCustomer, addTill, send, type Till } from '../../support/areas/till.ts';

let within: TestApp;
let company: Place;
let admin: Person;
beforeEach(async () => {
  within = await testApp();
  company = await addCompany(within, 'Αιγαίον');
  admin = await addMember(within, company);
});

const pottery = {
  supplier_name: 'Κεραμική Νάξου',
  supplier_primary_phone: '22850 12345',
  supplier_email_1: 'orders@example.org',
  supplier_email_2: 'second@example.org',
  supplier_country_id: 300,
  user_full_name: 'Νίκη Ράπτη',
  user_mobile: '694 444 4444',
  user_country_id: 300,
  user_email_1: 'niki@example.org',
  user_gender: 'female',
};
const params = (at = company) => ({ storeId: at.companyId });
const create = (own: object = {}, at = company, as = admin) =>
  call(within, managedSuppliers.calls.create, {
    params: params(at),
    body: { ...pottery, ...own } as never,
    as,
  });
const remove = (id: number, at = company, as = admin) =>
  call(within, managedSuppliers.calls.delete, { params: { ...params(at), id }, as });
const list = async (query = {}) => {
  const { data } = await call(within, managedSuppliers.calls.list, {
    params: params(),
    query,
    as: admin,
  });
  return (data as { suppliers: { store_id: number; supplier_name: string }[] }).suppliers;
};
const rows = async (text: string) => (await within.database.pool.query(text)).rows;

describe('a new supplier', () => {
  test('has a user with its fixed screens, both made at once (supplier-panel-users)', async () => {
    const { status, data } = await create();
    expect(status).toBe(201);
    const mobile = '6944444444';
    await acceptAll(within, await proveMobile(within, mobile));
    expect(data).toMatchObject({ ...pottery, user_mobile: mobile, user_email_2: null });
    expect(data).toMatchObject({ gifts_count: 0, open_orders: 0 });
    const [member] = await rows(
      `select m.role_id, m.permissions, s.permissions as own from memberships m
        join stores s on s.store_id = m.store_id where s.kind = 'supplier'`,
    );
    expect(member.role_id).toBe(4);
    const screens = permissionPaths.filter((path) => granted(member.permissions, path));
    expect(screens.length).toBeGreaterThan(0);
    // Its own screens, what it buys and sells, and keys and webhooks for its programs.
    expect(screens.filter((path) => !/^(supplier|developers|marketplace)\./.test(path))).toEqual(
      [],
    );
    expect(member.own).toEqual(member.permissions);
  });

  test('has its user asked by a message, whoever they are', async () => {
    await create();
    const [message] = await rows(`select channel, recipient, body from messages`);
    expect(message).toMatchObject({ channel: 'sms', recipient: '+306944444444' });
    expect(message.body).toMatch(/Αιγαίον.*\/el\/sign-in\?invited=1$/);
  });

  test('tells the name of somebody known only when they have joined', async () => {
    const known = await addPerson(within, { mobile: '6944444444', full_name: 'Νίκη Παππά' });
    const { data } = await create();
    expect(data).toMatchObject({ user_full_name: pottery.user_full_name });
    await acceptAll(within, known);
    expect(await list()).toMatchObject([{ user_full_name: 'Νίκη Παππά' }]);
    const [member] = await rows(
      `select user_id from memberships where store_id = ${data.store_id}`,
    );
    expect(Number(member.user_id)).toBe(known.userId);
  });

  test('is not made with what is wrong, every field by name', async () => {
    const wrong = { supplier_name: '', supplier_email_1: 'nobody', user_gender: 'none' };
    const { status, refusal } = await create(wrong);
    expect(status).toBe(422);
    expect(Object.keys(refusal.errors ?? {}).sort()).toEqual(Object.keys(wrong).sort());
    for (const [field, value] of Object.entries({
      user_mobile: '123456',
      user_country_id: 7,
      supplier_country_id: 7,
    }))
      expect(Object.keys((await create({ [field]: value })).refusal.errors ?? {})).toEqual([field]);
    expect(await list()).toEqual([]);
    expect(await rows(`select 1 from users where full_name = '${pottery.user_full_name}'`)).toEqual(
      [],
    );
  });

  test('is listed, found by its name and its user, and chosen for gifts', async () => {
    const { data } = await create();
    await create({ supplier_name: 'Υφαντά Μετσόβου', user_mobile: '6955555555' });
    expect((await list()).map((each) => each.supplier_name)).toEqual([
      'Κεραμική Νάξου',
      'Υφαντά Μετσόβου',
    ]);
    for (const q of ['ΚΕΡΑΜΙΚΗ', '6944444444'])
      expect((await list({ q })).map((each) => each.store_id)).toEqual([data.store_id]);
    expect(await list({ q: '%' })).toEqual([]);
    const names = await call(within, companySuppliers, { params: params(), as: admin });
    expect(names.data.suppliers).toHaveLength(2);
  });
});

describe('a supplier with gifts', () => {
  let till: Till;
  let supplying: Awaited<ReturnType<typeof addSupplying>>;
  let gift: number;
  beforeEach(async () => {
    till = await addTill(within);
    supplying = await addSupplying(till);
    gift = await addSupplied(supplying);
  });
  const order = async () => {
    const customer = await addCustomer(till);
    await send(till, customer, 100);
    return orderGift(till, customer, gift);
  };
  const gone = () => remove(supplying.supplier.storeId, till.company, supplying.admin);
  const message = (body: object) =>
    call(within, changeNotificationMessage, {
      params: params(till.company),
      body: body as never,
      as: supplying.admin,
    });
  const mails = () =>
    rows(
      `select recipient, subject, body from messages where channel = 'email' order by recipient`,
    );

  test('is not deleted while gifts or open orders name it, and keeps its row', async () => {
    const { orderId } = await order();
    const refused = await gone();
    expect([refused.status, refused.refusal.error]).toEqual([409, 'in_use']);
    expect(refused.refusal.uses).toMatchObject([
      { kind: 'gifts', count: 1 },
      { kind: 'orders', count: 1 },
    ]);
    await within.database.pool.query('update gifts set deleted_at = now()');
    expect((await gone()).refusal.uses).toMatchObject([{ kind: 'orders', count: 1 }]);
    await moveAsCompany(supplying, [orderId], orderStates.cancelled);
    expect((await gone()).status).toBe(200);
    expect((await gone()).status).toBe(404);
    const [row] = await rows(
      `select deleted_at from stores where store_id = ${supplying.supplier.storeId}`,
    );
    expect(row.deleted_at).not.toBeNull();
  });

  test('is mailed at its addresses when a gift is ordered, with the words of the company', async () => {
    await within.database.pool.query(
      `update stores set primary_email = 'b@example.org', secondary_email = 'a@example.org' where store_id = ${supplying.supplier.storeId}`,
    );
    await within.database.pool.query(`update gifts set title = 'Κούπα {order}'`);
    await message({ subject: 'Νέα παραγγελία {order}', content: '{gift}\nαπό {store} {other}' });
    const { orderId } = await order();
    const body = expect.stringMatching(/^Κούπα \{order\}\nαπό .+ \{other\}$/);
    const subject = `Νέα παραγγελία ${orderId}`;
    expect(await mails()).toEqual([
      { recipient: 'a@example.org', subject, body },
      { recipient: 'b@example.org', subject, body },
    ]);
  });

  test('is not mailed where the company has written nothing', async () => {
    await message({ subject: 'Νέα', content: 'παραγγελία' });
    await message({ subject: '', content: '' });
    await order();
    expect(await mails()).toEqual([]);
  });
});

test('the message is kept whole or not at all, and never over what somebody else saved', async () => {
  const read = () => call(within, readNotificationMessage, { params: params(), as: admin });
  const change = (body: object) =>
    call(within, changeNotificationMessage, { params: params(), body: body as never, as: admin });
  expect((await read()).data).toMatchObject({ subject: null, content: null });
  const half = await change({ subject: 'Νέα παραγγελία', content: '' });
  expect([half.status, Object.keys(half.refusal.errors ?? {})]).toEqual([422, ['content']]);
  const { data } = await change({ subject: 'Νέα παραγγελία', content: '{gift}' });
  expect(data).toEqual((await read()).data);
  const stale = { subject: 'Άλλο', content: '-', updated_at: '2020-01-01T00:00:00.000Z' };
  const refused = await change(stale);
  expect([refused.status, refused.refusal.current]).toEqual([409, data]);
});

test('a supplier of another company is neither listed nor deleted', async () => {
  const other = await addCompany(within, 'Βήτα');
  const theirs = await create({}, other, await addMember(within, other));
  expect(await list()).toEqual([]);
  expect((await remove(theirs.data.store_id)).status).toBe(404);
});
