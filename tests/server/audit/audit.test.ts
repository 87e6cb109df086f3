import { beforeEach, describe, expect, test } from 'vitest';
import { allEndpoints } from '../../../contract/all.ts';
import { auditLog, auditUsers, readAudit } from '../../../contract/audit/audit.ts';
import { products } from '../../../contract/catalogue/products.ts';
import { customers } from '../../../contract/customers/company-customers.ts';
import {
  adjustPoints,
  anonymise,
  changeMobile,
  createCustomer,
} from '../../../contract/customers/customer-desk.ts';
import { gifts, giftTypeIds } from '../../../contract/gifts/gifts.ts';
import { changeRewardPoints } from '../../../contract/settings/store-settings.ts';
import { call, type TestApp, testApp } from '../../support/app.ts';
import {
  addCompany,
  addMember,
  addStore,
  type Person,
  type Place,
} from '../../support/areas/people.ts';
import { addCustomer, addTill, send } from '../../support/areas/till.ts';

let app: TestApp;
let company: Place;
let admin: Person;
beforeEach(async () => {
  app = await testApp();
  company = await addCompany(app);
  admin = await addMember(app, company, undefined, { full_name: 'Ελένη Μακρή' });
});

type Change = {
  audit_id: number;
  subject: string;
  subject_id: string;
  action: string;
  user: string;
  title: string | null;
  changed: string;
  call: string | null;
  store_id: number | null;
};

const at = () => ({ storeId: company.storeId });
const list = async (query = {}) => {
  const { data } = await call(app, auditLog.calls.list, { params: at(), query, as: admin });
  return (data as unknown as { audit_log: Change[] }).audit_log;
};
const valuesOf = async (change: Change | undefined) => {
  const params = { ...at(), id: change?.audit_id ?? 0 };
  const { before, after } = (await call(app, readAudit, { params, as: admin })).data;
  return [before, after];
};

async function addGift() {
  const body = { title: 'Κούπα', points: 100, gift_type_id: giftTypeIds.store };
  const { data } = await call(app, gifts.calls.create, {
    params: at(),
    body: body as never,
    as: admin,
  });
  return data;
}

test('a change tells who made it, from where, and what stood before and after', async () => {
  const gift = await addGift();
  const params = { ...at(), id: gift.gift_id };
  await call(app, gifts.calls.update, { params, body: { points: 150 }, as: admin });
  const [change] = await list({ subject: 'gifts', action: 'update' });
  expect(change).toMatchObject({
    subject_id: String(gift.gift_id),
    title: 'Κούπα',
    user: 'Ελένη Μακρή',
    changed: 'points',
    call: 'PUT /companies/{storeId}/gifts/{id}',
    store_id: null,
  });
  expect(await valuesOf(change)).toEqual([{ points: 100 }, { points: 150 }]);
});

test('what is added and what is deleted is kept whole', async () => {
  const gift = await addGift();
  await call(app, gifts.calls.delete, { params: { ...at(), id: gift.gift_id }, as: admin });
  const [deleted, added] = await list({ subject: 'gifts' });
  expect([deleted?.action, added?.action]).toEqual(['delete', 'insert']);
  expect(await valuesOf(deleted)).toEqual([expect.objectContaining({ title: 'Κούπα' }), null]);
  expect(await valuesOf(added)).toEqual([null, expect.objectContaining({ title: 'Κούπα' })]);
});

test('a price that a store changes names the store it was changed in', async () => {
  const store = await addStore(app, company, 'store', { name: 'Βόλος' });
  const moderator = await addMember(app, store, undefined, { full_name: 'Νίκος Ράπτης' });
  const body = { name: { el: 'Φρέντο' }, retail_price: 3 } as never;
  const params = { storeId: store.storeId };
  const { data } = await call(app, products.calls.create, { params, body, as: moderator });
  const one = { ...params, id: data.product_id };
  await call(app, products.calls.update, {
    params: one,
    body: { retail_price: 3.5 },
    as: moderator,
  });
  const [change] = await list({ subject: 'products', action: 'update' });
  expect(change).toMatchObject({
    user: 'Νίκος Ράπτης',
    store_id: store.storeId,
    store: 'Βόλος',
  });
  expect(await valuesOf(change)).toEqual([{ retail_price: 3 }, { retail_price: 3.5 }]);
});

test('a setting of a store is kept with its store, also where nobody is named', async () => {
  const till = await addTill(app);
  const body = { reward_points: 2, reward_amount: 1, reward_floor: false };
  const params = { storeId: till.store.storeId };
  await call(app, changeRewardPoints, { params, body, as: till.cashier });
  await app.database.pool.query(
    'update store_settings set min_amount_limit = 500 where store_id = $1',
    [till.store.storeId],
  );
  const auditor = await addMember(app, till.company);
  const { data } = await call(app, auditLog.calls.list, {
    params: { storeId: till.company.storeId },
    query: { subject: 'store_settings', store_id: till.store.storeId },
    as: auditor,
  });
  const [byHand, byStaff] = (data as unknown as { audit_log: Change[] }).audit_log;
  expect(byHand).toMatchObject({ user: '', changed: 'min_amount_limit' });
  expect(byStaff).toMatchObject({ changed: 'reward_points' });
});

test('points that somebody gives are in it with their reason, whose they are and the balance before and after; those of a receipt are in the ledger', async () => {
  const till = await addTill(app);
  const customer = await addCustomer(till);
  const desk = await addMember(app, till.company);
  await send(till, customer, 40);
  const params = { storeId: till.company.storeId, id: customer.id };
  const body = { points: 5, reason: 'Συγγνώμη για την αναμονή' };
  await call(app, adjustPoints, { params, body, as: desk });
  const { data } = await call(app, auditLog.calls.list, {
    params: { storeId: till.company.storeId },
    query: { subject: 'postings' },
    as: desk,
  });
  const { audit_log } = data as unknown as { audit_log: Change[] };
  expect(audit_log).toHaveLength(1);
  const change = { storeId: till.company.storeId, id: audit_log[0]?.audit_id ?? 0 };
  const { before, after } = (await call(app, readAudit, { params: change, as: desk })).data;
  expect(audit_log[0]).toMatchObject({
    title: expect.stringContaining('Μαρία'),
    changed: 'points',
  });
  const ofCustomer = await call(app, auditLog.calls.list, {
    params: { storeId: till.company.storeId },
    query: { user_account_id: customer.id },
    as: desk,
  });
  expect(ofCustomer.data.audit_log).toMatchObject([
    { subject: 'postings', user_account_id: customer.id },
  ]);
  expect(before).toEqual({ balance: 40 });
  expect(after).toMatchObject({ points: 5, balance: 45, kind: 'adjustment' });
  expect(after).toMatchObject({ reason: 'Συγγνώμη για την αναμονή', user_account_id: customer.id });
  const gone = { storeId: till.company.storeId, id: customer.id };
  await call(app, anonymise, { params: gone, body: {}, as: desk });
  expect((await call(app, readAudit, { params: change, as: desk })).data.title).toBeNull();
});

test('a refused change leaves nothing behind', async () => {
  const body = { first_name: 'Άννα', mobile: '6944000001' } as never;
  await call(app, createCustomer, { params: at(), body, as: admin });
  const before = await list();
  expect((await call(app, createCustomer, { params: at(), body, as: admin })).status).toBe(409);
  expect(await list()).toEqual(before);
});

test('a secret is never in it', async () => {
  const body = { first_name: 'Άννα', mobile: '6944000001' } as never;
  const { data } = await call(app, createCustomer, { params: at(), body, as: admin });
  const params = { ...at(), id: data.user_account_id };
  await call(app, changeMobile, { params, body: { mobile: '6944000002' }, as: admin });
  const [changed, added] = await list({ subject: 'customers', subject_id: data.user_account_id });
  expect(await valuesOf(changed)).toEqual([{ mobile: '6944000001' }, { mobile: '6944000002' }]);
  expect((await valuesOf(added))[1]).toMatchObject({ qr_code: '•••', first_name: 'Άννα' });
});

test('it is found by who did it, what it is about, when, and by words', async () => {
  const other = await addMember(app, company);
  const gift = await addGift();
  const params = { ...at(), id: gift.gift_id };
  await call(app, gifts.calls.update, { params, body: { points: 150 }, as: other });
  const count = async (query: object) => (await list(query)).length;
  expect(await count({ user_id: other.userId })).toBe(1);
  expect(await count({ q: 'κουπα' })).toBe(2);
  expect(await count({ q: 'nothing of the kind' })).toBe(0);
  expect(await count({ created_at: '2020-01-01T00:00:00Z..2020-02-01T00:00:00Z' })).toBe(0);
});

test.each([
  '2026-02-30T00:00:00Z..2026-03-01T00:00:00Z',
  '2026-01-01T00:00:00Z..2026-01-01T25:00:00Z',
])('%s is no period', async (created_at) => {
  const query = { created_at } as never;
  expect((await call(app, auditLog.calls.list, { params: at(), query, as: admin })).status).toBe(
    422,
  );
});

test('everybody who changed something is offered once, by name', async () => {
  await addGift();
  await addGift();
  const { data } = await call(app, auditUsers, { params: at(), as: admin });
  expect(data.users).toEqual([{ user_id: admin.userId, full_name: 'Ελένη Μακρή' }]);
});

test('another company sees nothing of it', async () => {
  await addGift();
  const [change] = await list();
  const elsewhere = await addCompany(app, 'Βήτα');
  const as = await addMember(app, elsewhere);
  const params = { storeId: elsewhere.storeId, id: change?.audit_id ?? 0 };
  expect((await call(app, readAudit, { params, as })).status).toBe(404);
});

describe('every call that changes something', () => {
  // What tills do all day is in the ledger, with the same facts.
  const ofTills =
    /^\/stores\/\{storeId\}\/(transactions|redemption|claims|customers\/\{id\}\/partner-points)(\/|$)/;

  test('is attributed, but for what tills do', () => {
    const unattributed = allEndpoints.filter(({ audited }) => audited === false);
    expect(unattributed.filter(({ path }) => !ofTills.test(path))).toEqual([]);
    expect(unattributed.filter(({ method }) => method === 'GET')).toEqual([]);
  });
});

test('a customer’s own page finds who changed what of them', async () => {
  const body = { first_name: 'Άννα', mobile: '6944000001' } as never;
  const { data } = await call(app, createCustomer, { params: at(), body, as: admin });
  const params = { ...at(), id: data.user_account_id };
  await call(app, customers.calls.update, { params, body: { zipcode: '10558' }, as: admin });
  const entries = await list({ subject: 'customers', subject_id: data.user_account_id });
  expect(entries.map(({ changed }) => changed)[0]).toBe('zipcode');
});
