import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import {
  addCards,
  cardCalls,
  deleteCard,
  listCards,
} from '../../../contract/customers/loyalty-cards.ts';
import { greeceId } from '../../../server/common/countries.ts';
import { customersTable, loyaltyCardsTable } from '../../../server/tables/customers.ts';
import { call, type TestApp, testApp } from '../../support/app.ts';
import {
  addCompany,
  addMember,
  addStore,
  allBut,
  type Person,
  type Place,
} from '../../support/areas/people.ts';

let within: TestApp;
let store: Place;
let staff: Person;
beforeEach(async () => {
  within = await testApp();
  store = await addStore(within, await addCompany(within), 'store');
  staff = await addMember(within, store);
});

const params = () => ({ storeId: store.storeId });
const add = (first_number: string, count: number) =>
  call(within, addCards, { params: params(), body: { first_number, count }, as: staff });
const list = async (query: Record<string, string | number> = {}) =>
  (await call(within, listCards, { params: params(), query, as: staff })).data;
const remove = (card_number: string) =>
  call(within, deleteCard, { params: params(), query: { card_number }, as: staff });
const numbers = async (query = {}) => (await list(query)).cards.map((card) => card.card_number);

/** Gives a card to a new customer. */
async function give(card_number: string) {
  const { db } = within.database;
  const [customer] = await db
    .insert(customersTable)
    .values({
      company_id: store.companyId,
      store_id: store.storeId,
      first_name: 'Νίκη',
      last_name: 'Ράπτη',
      country_id: greeceId,
      qr_code: card_number,
    })
    .returning({ user_account_id: customersTable.user_account_id });
  await db
    .update(loyaltyCardsTable)
    .set({ user_account_id: customer?.user_account_id ?? 0, attached_at: '2026-03-01T10:00:00Z' })
    .where(eq(loyaltyCardsTable.card_number, card_number));
}

test('a run of cards keeps its digits and its leading zeros', async () => {
  const { status, data } = await add('00098', 4);
  expect([status, data]).toEqual([201, { added: 4, first_number: '00098', last_number: '00101' }]);
  expect(await numbers()).toEqual(['00098', '00099', '00100', '00101']);
});

test('a run is added whole or not at all', async () => {
  await add('5003', 1);
  const { status, refusal } = await add('5000', 5);
  expect([status, refusal.error, refusal.errors]).toEqual([
    409,
    'already_exists',
    { first_number: ['This is already in use.'] },
  ]);
  expect(await numbers()).toEqual(['5003']);
});

test.each([
  ['123', 1, 'first_number'],
  ['12345678901', 1, 'first_number'],
  ['12a4', 1, 'first_number'],
  ['1000', 0, 'count'],
  ['1000', 1001, 'count'],
  ['9999', 2, 'count'],
])('cards from %s, %i of them, are refused (card-check-length)', async (first, count, field) => {
  const { status, refusal } = await add(first, count);
  expect([status, Object.keys(refusal.errors ?? {})]).toEqual([422, [field]]);
  expect(await numbers()).toEqual([]);
});

test('a card says whose it is, and is found by number and by being free', async () => {
  await add('1000', 3);
  await give('1001');
  expect((await list({ state: 'in_use' })).cards).toMatchObject([
    { card_number: '1001', customer: 'Νίκη Ράπτη' },
  ]);
  expect((await list({ state: 'free' })).cards).toMatchObject([
    { card_number: '1000', customer: null, user_account_id: null },
    { card_number: '1002' },
  ]);
  expect(await numbers({ q: '02' })).toEqual(['1002']);
});

test('only a card that nobody has is deleted', async () => {
  await add('1000', 2);
  await give('1001');
  expect((await remove('1000')).status).toBe(200);
  expect((await remove('1001')).refusal.error).toBe('in_use');
  expect((await remove('1000')).refusal.error).toBe('not_found');
  expect(await numbers()).toEqual(['1001']);
});

test('the stores of a company share its cards, another company sees none of them', async () => {
  await add('1000', 13);
  const sibling = await addStore(within, store, 'store');
  const colleague = await addMember(within, sibling);
  const seen = await call(within, listCards, {
    params: { storeId: sibling.storeId },
    query: { page: 2 },
    as: colleague,
  });
  expect(seen.data).toMatchObject({
    cards: [{ card_number: '1012' }],
    pagination: { total: 13, total_pages: 2 },
  });
  const other = await addStore(within, await addCompany(within, 'Βήτα'), 'store');
  const stranger = await addMember(within, other);
  const theirs = await call(within, listCards, {
    params: { storeId: other.storeId },
    as: stranger,
  });
  expect(theirs.data.cards).toEqual([]);
  const attempt = { params: { storeId: other.storeId }, query: { card_number: '1000' } };
  expect((await call(within, deleteCard, { ...attempt, as: stranger })).status).toBe(404);
});

test.each(cardCalls.map((each) => [each.method, each] as const))(
  '%s needs the permission for cards',
  async (_, endpoint) => {
    const as = await addMember(within, store, allBut('settings.cards'));
    const body = endpoint.method === 'POST' ? {} : undefined;
    expect((await call(within, endpoint, { params: params(), body, as })).status).toBe(403);
  },
);
