import { beforeEach, expect, test } from 'vitest';
import { customers } from '../../../contract/customers/company-customers.ts';
import { adjustPoints, anonymise, attachCard } from '../../../contract/customers/customer-desk.ts';
import { mergeAccounts, undoMerge } from '../../../contract/customers/customer-merges.ts';
import { addCards } from '../../../contract/customers/loyalty-cards.ts';
import { call, type TestApp, testApp } from '../../support/app.ts';
import { Importer } from '../../support/areas/imports.ts';
import {
  accountOf,
  addCustomer,
  addTill,
  expectSound,
  send,
  type Till,
} from '../../support/areas/till.ts';

let app: TestApp;
let till: Till;
let importer: Importer;
beforeEach(async () => {
  app = await testApp();
  till = await addTill(app);
  importer = await Importer.of(till);
});

const at = (id: number) => ({
  params: { storeId: till.company.storeId, companyId: till.company.storeId, id },
  as: importer.admin,
});
const merge = (mobiles: string[], key?: string) =>
  call(app, mergeAccounts, {
    ...at(0),
    params: { storeId: till.company.storeId },
    body: { mobiles },
    ...(key ? { key } : {}),
  });
const statusesOf = (answers: { status: number }[]) => answers.map(({ status }) => status).sort();

test('a free card that two desks attach at once belongs to one customer', async () => {
  const [one, two] = [await addCustomer(till), await addCustomer(till)];
  const params = { storeId: till.store.storeId };
  const body = { first_number: '30001', count: 1 };
  expect((await call(app, addCards, { params, body, as: till.cashier })).status).toBe(201);
  const attach = (id: number) =>
    call(app, attachCard, { ...at(id), body: { card_number: '30001' } });
  const answers = await Promise.all([attach(one.id), attach(two.id)]);
  expect(statusesOf(answers)).toEqual([200, 422]);
  const held = await Promise.all(
    [one, two].map(async ({ id }) => (await call(app, customers.calls.read, at(id))).data),
  );
  expect(held.flatMap(({ card_numbers }) => card_numbers)).toEqual(['30001']);
});

test('an import that is started by two at once runs once', async () => {
  const taken = await importer.take('First name,Mobile,Points\nΆννα,6912000001,50\n');
  await importer.map(taken);
  const answers = await Promise.all([1, 2, 3].map(() => importer.begin(taken.import_id)));
  expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
  await Promise.all([importer.work(), importer.work()]);
  expect(await importer.read(taken.import_id)).toMatchObject({ state: 'done', created: 1 });
  const { rows } = await app.database.pool.query('select balance from accounts');
  expect(rows).toEqual([{ balance: 5_000 }]);
  await expectSound(till);
});

test('somebody who is forgotten while a file that names them is imported stays forgotten', async () => {
  const known = await addCustomer(till);
  await send(till, known, 40);
  const crowd = Array.from({ length: 300 }, (_, n) => `Νέος,69130${String(n).padStart(5, '0')},1`);
  crowd.splice(150, 0, `Γνωστός,${known.mobile},7`);
  const taken = await importer.take(`First name,Mobile,Points\n${crowd.join('\n')}\n`);
  await importer.map(taken, { duplicates: 'update' });
  await importer.begin(taken.import_id);
  const [, forgotten] = await Promise.all([
    importer.work(),
    call(app, anonymise, { ...at(known.id), body: {} }),
  ]);
  expect(forgotten.status).toBe(200);
  const { data } = await call(app, customers.calls.read, at(known.id));
  expect([data.first_name, data.mobile]).not.toContain('Γνωστός');
  expect(data.anonymised_at).not.toBeNull();
  expect(data.mobile).toBeNull();
  expect(await importer.read(taken.import_id)).toMatchObject({ state: 'done', rejected: 0 });
  await expectSound(till);
});

test('two accounts merged into one another from two desks at once are merged once', async () => {
  const [one, two] = [await addCustomer(till), await addCustomer(till)];
  await send(till, one, 10);
  await send(till, two, 25);
  const answers = await Promise.all([
    merge([one.mobile, two.mobile]),
    merge([two.mobile, one.mobile]),
  ]);
  expect(answers.filter(({ status }) => status < 300)).toHaveLength(1);
  const sums = await Promise.all([one, two].map((each) => accountOf(till, each)));
  expect(sums.map(({ balance }) => balance).sort((a, b) => a - b)).toEqual([0, 35]);
  await expectSound(till);
});

test('a merge that is undone by two at once is undone once', async () => {
  const [one, two] = [await addCustomer(till), await addCustomer(till)];
  await send(till, two, 25);
  const { merge_id: id } = (await merge([one.mobile, two.mobile])).data;
  const undo = () => call(app, undoMerge, { ...at(id), body: {} });
  const answers = await Promise.all([undo(), undo(), undo()]);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect([(await accountOf(till, one)).balance, (await accountOf(till, two)).balance]).toEqual([
    0, 25,
  ]);
  await expectSound(till);
});

test('points given to somebody who is deleted or merged at once are given or refused, never lost', async () => {
  const [one, two] = [await addCustomer(till), await addCustomer(till)];
  const give = (id: number) =>
    call(app, adjustPoints, { ...at(id), body: { points: 5, reason: 'Δώρο' } });
  await Promise.all([give(two.id), merge([one.mobile, two.mobile]), give(two.id), give(one.id)]);
  await Promise.all([give(one.id), call(app, customers.calls.delete, at(one.id)), give(one.id)]);
  await expectSound(till);
});
