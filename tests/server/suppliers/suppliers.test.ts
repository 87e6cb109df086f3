import { beforeEach, expect, test } from 'vitest';
import { suppliedGifts } from '../../../contract/gifts/gifts.ts';
import {
  changeSupplierSettings,
  exportColumns,
  supplierMe,
  supplierSettings,
} from '../../../contract/suppliers/suppliers.ts';
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
let supplier: Place;
let maria: Person;
beforeEach(async () => {
  within = await testApp();
  const company = await addCompany(within, 'Αιγαίον');
  supplier = await addStore(within, company, 'supplier', { name: 'Δώρα', email: 'a@example.org' });
  maria = await addMember(within, supplier, allBut(), { full_name: 'Μαρία' });
});

const here = () => ({ id: supplier.storeId });
const settings = async () =>
  (await call(within, supplierSettings, { params: here(), as: maria })).data;
const change = (body: object, as = maria) =>
  call(within, changeSupplierSettings, { params: here(), as, body });

test('a supplier is told about itself and who is signed in for it', async () => {
  await addRecord(within, suppliedGifts, supplier);
  const { data } = await call(within, supplierMe, { params: here(), as: maria });
  expect(data).toEqual({
    supplier: {
      store_id: supplier.storeId,
      name: 'Δώρα',
      email: 'a@example.org',
      primary_phone: null,
      vat_number: null,
      address: null,
      gifts_count: 1,
      company_name: 'Αιγαίον',
    },
    user: { user_id: maria.userId, full_name: 'Μαρία' },
  });
});

test('a supplier’s addresses and export columns are changed one by one', async () => {
  const off = Object.fromEntries(exportColumns.map((name) => [name, false]));
  expect(await settings()).toMatchObject({ primary_email: null, export_csv_settings: off });
  await change({ primary_email: 'b@example.org' });
  await change({ export_csv_settings: { ...off, pon: true } });
  expect(await settings()).toMatchObject({
    primary_email: 'b@example.org',
    secondary_email: null,
    export_csv_settings: { ...off, pon: true },
  });
  await change({ primary_email: '' });
  expect((await settings()).primary_email).toBeNull();
});

test('bad settings are refused, every one by name', async () => {
  const { status, refusal } = await change({
    primary_email: 'nobody',
    secondary_email: 7,
    export_csv_settings: { pon: 'yes' },
  });
  expect([status, Object.keys(refusal.errors ?? {}).sort()]).toEqual([
    422,
    ['export_csv_settings.pon', 'primary_email', 'secondary_email'],
  ]);
});

test('settings changed meanwhile are not saved over', async () => {
  const before = await settings();
  const stale = { primary_email: 'b@example.org', updated_at: '2020-01-01T00:00:00.000Z' };
  const { status, refusal } = await change(stale);
  expect([status, refusal.current]).toEqual([409, before]);
  expect((await change({ ...stale, updated_at: before.updated_at })).status).toBe(200);
});

test('settings are another supplier’s own affair, and need their permission', async () => {
  const other = await addStore(within, { ...supplier, storeId: supplier.companyId }, 'supplier');
  const theirs = await addMember(within, other);
  expect((await change({}, theirs)).status).toBe(404);
  expect((await call(within, supplierMe, { params: here(), as: theirs })).status).toBe(404);
  const reader = await addMember(within, supplier, allBut('supplier.settings.update'));
  expect((await change({}, reader)).status).toBe(403);
  expect((await call(within, supplierSettings, { params: here(), as: reader })).status).toBe(200);
});
