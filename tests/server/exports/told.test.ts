import { afterEach, beforeEach, expect, test } from 'vitest';
import { readExport } from '../../../contract/export-files/export-file.ts';
import { call, type TestApp, testApp } from '../../support/app.ts';
import { type Receiver, startReceiver } from '../../support/areas/developers/receiver.ts';
import { addWebhook, logsOf, reaching, tellAll } from '../../support/areas/developers/webhooks.ts';
import { addSupplying } from '../../support/areas/orders.ts';
import {
  addCompany,
  addMember,
  allBut,
  type Person,
  type Place,
} from '../../support/areas/people.ts';
import { addCrowd, addTill } from '../../support/areas/till.ts';
import { exported, removeExport, startExport } from '../../support/worlds/exports.ts';

let within: TestApp;
let company: Place;
let anna: Person;
let receiver: Receiver;

beforeEach(async () => {
  within = await testApp({ settings: reaching });
  company = await addCompany(within);
  anna = await addMember(within, company);
  receiver = await startReceiver();
});
afterEach(() => receiver.close());

const listen = (as: Person) =>
  addWebhook(within, { at: company, as, url: receiver.url, events: ['export.ready'] });
const told = () => receiver.received.map(({ payload }) => payload);
const readOne = (id: number, as: Person, place = company) =>
  call(within, readExport, { params: { storeId: place.storeId, exportId: id }, as });

test('that a file is ready is told with what it holds, and with its link to whose it is', async () => {
  await addCrowd(within, company, 3);
  await listen(anna);
  await startExport(within, { key: 'customers', place: company, as: anna });
  await tellAll(within);
  expect(told()).toEqual([]);
  const { file, bytes } = await exported(within, { key: 'customers', place: company, as: anna });
  await tellAll(within);
  const { user_store_export_id: id, sha256 } = file;
  expect(told()).toMatchObject([
    {
      ...{ type: 'export.ready', company_id: company.companyId, store_id: company.storeId, id },
      data: { class_name: 'customers', status: 3, rows: 3, bytes: bytes.length, sha256 },
    },
  ]);
  const answer = await within.app.request(String(told()[0]?.data.url));
  expect(Buffer.from(await answer.arrayBuffer()).equals(bytes)).toBe(true);
});

test("somebody else's file is told without its link, and not to whoever may not read its list", async () => {
  const bob = await addMember(within, company, allBut(), { full_name: 'Βασίλης' });
  const clerk = await addMember(within, company, allBut('customers.export'));
  await listen(anna);
  await listen(clerk);
  const asked = { key: 'customers', place: company, as: bob };
  const { user_store_export_id: id } = (await exported(within, asked)).file;
  await tellAll(within);
  expect(told()).toMatchObject([{ id, data: { url: null, full_name: 'Βασίλης' } }]);
  const logs = await logsOf(within, company, anna);
  expect(logs.map(({ outcome, problem }) => [outcome, problem]).sort()).toEqual([
    ['accepted', null],
    ['rejected', 'forbidden'],
  ]);
  expect((await readOne(Number(id), clerk)).status).toBe(403);
});

test('of a store it is told to its company; of a supplier, of another company and of one deleted it is not', async () => {
  const till = await addTill(within);
  const admin = await addMember(within, till.company);
  const { supplier, maker } = await addSupplying(till);
  await addWebhook(within, {
    ...{ at: till.company, as: admin, url: receiver.url, events: ['export.ready'] },
  });
  const ofStore = { panel: 'stores', key: 'transactions', place: till.store } as const;
  const { file } = await exported(within, { ...ofStore, as: till.cashier });
  const ofSupplier = { panel: 'suppliers', key: 'gift-orders', place: supplier } as const;
  const other = await exported(within, { ...ofSupplier, as: maker });
  await exported(within, { key: 'customers', place: company, as: anna });
  await tellAll(within);
  expect(told()).toMatchObject([{ id: file.user_store_export_id, store_id: till.store.storeId }]);
  const id = Number(file.user_store_export_id);
  const { data } = await readOne(id, admin, till.company);
  expect(data).toMatchObject({ class_name: 'transactions', status: 3, url: null });
  expect((await readOne(id, anna)).status).toBe(404);
  const suppliers = Number(other.file.user_store_export_id);
  expect((await readOne(suppliers, admin, till.company)).status).toBe(404);
  await removeExport(within, { ...ofStore, as: till.cashier }, id);
  expect((await readOne(id, admin, till.company)).status).toBe(404);
});
