import fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import { importCards, previewCards } from '../../../contract/customers/card-files.ts';
import { addCards, listCards } from '../../../contract/customers/loyalty-cards.ts';
import { call, type TestApp, testApp } from '../../support/app.ts';
import {
  addCompany,
  addMember,
  addStore,
  allBut,
  type Person,
  type Place,
} from '../../support/areas/people.ts';
import { numbersOf } from '../../support/areas/workbook.ts';

let within: TestApp;
let store: Place;
let staff: Person;
beforeEach(async () => {
  within = await testApp();
  store = await addStore(within, await addCompany(within), 'store');
  staff = await addMember(within, store);
});

const sent = (text: string | Buffer, column?: number, as = staff) => ({
  params: { storeId: store.storeId },
  as,
  language: 'en' as const,
  ...(column === undefined ? {} : { query: { column: String(column) } }),
  file: { field: 'cards', name: 'cards.csv', type: 'text/csv', bytes: Buffer.from(text) },
});
const preview = (text: string | Buffer, column?: number) =>
  call(within, previewCards, sent(text, column) as never);
const save = (text: string | Buffer, column?: number) =>
  call(within, importCards, sent(text, column) as never);
const stored = async () =>
  (
    await within.database.pool.query<{ card_number: string }>(
      'select card_number from loyalty_cards where company_id = $1 order by card_number',
      [store.companyId],
    )
  ).rows.map(({ card_number }) => card_number);
const add = (first_number: string, count: number) =>
  call(within, addCards, {
    params: { storeId: store.storeId },
    body: { first_number, count },
    as: staff,
  });
/** Gives a card to a new customer. */
const give = (number: string) =>
  within.database.pool.query(
    `with c as (insert into customers (company_id, store_id, first_name, country_id, qr_code)
        values ($1, $2, 'Νίκη', 300, $3) returning user_account_id)
      insert into loyalty_cards (company_id, card_number, user_account_id, attached_at)
        select $1, $3, user_account_id, now() from c
      on conflict (company_id, card_number) do update set user_account_id = excluded.user_account_id`,
    [store.companyId, store.storeId, number],
  );

test.each([
  ['cells that show zeros in front', numbersOf(['123', '124'], 'Αριθμός κάρτας'), 0],
  ['semicolons and a mark of UTF-8', '\uFEFFΚάρτα;Τύπος\n00123;qr\n00124;qr', 0],
  ['a column that no title names', 'id,kind,print\n1,qr,00123\n2,qr,00124', 2],
  ['one column without a title', '00123\n00124', 0],
  [
    'lines above the titles',
    'Printer of cards\n\nNo\tCard number\tKind\n1\t00123\tqr\n2\t00124\tqr',
    1,
  ],
  ['spaces and hyphens in the numbers', 'card\n00-123\n0 0124', 0],
])('cards with %s are found and added', async (_, text, column) => {
  const { data } = await preview(text);
  expect(data).toMatchObject({ column, created: 2, total: 2, rejected: 0 });
  expect(await stored()).toEqual([]);
  const { data: done } = await save(text);
  expect(done).toEqual({ created: 2, unchanged: 0, taken: 0, rejected: 0 });
  expect(await stored()).toEqual(['00123', '00124']);
});

test('a card with letters is found in the list by a part of it, however that is typed', async () => {
  await save('card\nAB-1234\n99912');
  const params = { storeId: store.storeId };
  for (const q of ['ab12', 'b 1-2', 'AB']) {
    const { data } = await call(within, listCards, { params, as: staff, query: { q } });
    expect(data.cards.map(({ card_number }) => card_number)).toEqual(['AB1234']);
  }
});

test('rows that name no card are rejected with the reason, and so is a second row of the same', async () => {
  const text = 'card\n8.80E+12\n4006381333932\n12\nAB-1234\nab1234\n4006381333931';
  const { data } = await preview(text);
  expect(data).toMatchObject({ created: 2, rejected: 4 });
  expect(data.rows.map(({ row, action }) => [row, action])).toEqual([
    [2, 'reject'],
    [3, 'reject'],
    [4, 'reject'],
    [5, 'create'],
    [6, 'reject'],
    [7, 'create'],
  ]);
  expect(data.rows[4]?.reasons).toEqual(['card: The same card is in row 5 of the file.']);
  expect(data.rejected_file?.split('\r\n')).toHaveLength(6);
  await save(text);
  expect(await stored()).toEqual(['4006381333931', 'AB1234']);
});

test('where two columns may be the numbers the column is to be chosen, and is remembered', async () => {
  const text = 'a;b\n00123;50001\n00124;50002';
  expect((await preview(text)).data).toMatchObject({ column: null, created: 0, rows: [] });
  const { refusal } = await save(text);
  expect(Object.keys(refusal.errors ?? {})).toEqual(['column']);
  expect((await save(text, 1)).data.created).toBe(2);
  const { data } = await preview('A;B\n00125;50003\n00126;50001');
  expect(data).toMatchObject({ column: 1, remembered: true, created: 1, unchanged: 1 });
});

test('what the preview counts is what is saved, and saved again it adds nothing', async () => {
  const cell = fc.constantFrom('10001', '10002', '10003', '10004', '2000x1', '1', '', '1.2E+9');
  const files = fc.sample(fc.array(cell, { minLength: 1, maxLength: 12 }), {
    numRuns: 15,
    seed: 7,
  });
  await add('10001', 1);
  await give('10002');
  for (const cells of files) {
    const text = ['n;card', ...cells.map((each) => `x;${each}`)].join('\n');
    const before = await stored();
    const { data } = await preview(text);
    expect(await stored()).toEqual(before);
    const { created, unchanged, taken, rejected } = data;
    expect((await save(text)).data).toEqual({ created, unchanged, taken, rejected });
    expect(created + unchanged + taken + rejected).toBe(cells.length);
    expect(await stored()).toHaveLength(before.length + created);
    const again = { created: 0, unchanged: unchanged + created, taken, rejected };
    expect((await save(text)).data).toEqual(again);
  }
});

test('a column that is not there, a broken file and people without the right are refused', async () => {
  expect(Object.keys((await save('card\n00123', 1)).refusal.errors ?? {})).toEqual(['column']);
  expect((await preview('PK\u0003\u0004broken')).refusal.error).toBe('not_a_table');
  const as = await addMember(within, store, allBut('settings.cards'));
  for (const endpoint of [previewCards, importCards])
    expect((await call(within, endpoint, sent('card\n00123', 0, as) as never)).status).toBe(403);
  expect(await stored()).toEqual([]);
});
