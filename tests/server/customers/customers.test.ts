import { beforeEach, describe, expect, test } from 'vitest';
import {
  checkCard,
  findCustomer,
  readTillCustomer,
  registerCustomer,
  searchCard,
} from '../../../contract/customers/customers.ts';
import { addCards } from '../../../contract/customers/loyalty-cards.ts';
import { gifts } from '../../../contract/gifts/gifts.ts';
import { countriesIn, greeceId } from '../../../server/common/countries.ts';
import { customersTable } from '../../../server/tables/customers.ts';
import { call, testApp } from '../../support/app.ts';
import { addMember } from '../../support/areas/people.ts';
import {
  accountOf,
  addBranch,
  addCustomer,
  addLadder,
  addTill,
  expectSound,
  giveBack,
  type Shopper,
  send,
  setCompany,
  setStore,
  type Till,
} from '../../support/areas/till.ts';
import { addRecord } from '../../support/worlds/factories.ts';

const italyId = countriesIn('en').find(({ code }) => code === 'IT')?.country_id ?? 0;

let till: Till;
beforeEach(async () => {
  till = await addTill(await testApp());
});

const at = (who: Till) => ({ params: { storeId: who.store.storeId }, as: who.cashier });
const register = (own: object = {}, who = till) =>
  call(who.app, registerCustomer, {
    ...at(who),
    body: { first_name: 'Ελένη', mobile: '6912345678', ...own },
  });
const find = (code: string, who = till) =>
  call(who.app, findCustomer, { ...at(who), query: { code } });
const addFreeCards = (first: string, count = 1, who = till) =>
  call(who.app, addCards, { ...at(who), body: { first_number: first, count } });
const storedCustomers = () => till.app.database.db.select().from(customersTable);
const brokenFields = ({ errors }: { errors?: object | undefined }) => Object.keys(errors ?? {});

describe('a registration at the till', () => {
  test('keeps the mobile as national digits, the names, and each consent by itself', async () => {
    const { status, data } = await register({
      mobile: ' +30 691 234 5678 ',
      last_name: 'Σταύρου',
      email: 'eleni@example.org',
      consents: { viber: true, mail: true },
    });
    expect(status).toBe(201);
    expect(data).toMatchObject({
      first_name: 'Ελένη',
      last_name: 'Σταύρου',
      mobile: '6912345678',
      balance: 0,
      card_numbers: [],
    });
    expect(await storedCustomers()).toMatchObject([
      {
        store_id: till.store.storeId,
        country_id: greeceId,
        email: 'eleni@example.org',
        marketing: true,
        sms: false,
        viber: true,
        push: false,
        mail: true,
      },
    ]);
  });

  test('without a word on consents has none', async () => {
    await register();
    const none = { marketing: false, sms: false, viber: false, push: false, mail: false };
    expect(await storedCustomers()).toMatchObject([none]);
  });

  test('takes a mobile of another country by its calling code, or by the country that is named', async () => {
    const stored = async () =>
      (await storedCustomers()).map(({ mobile, country_id }) => [mobile, country_id]);
    expect((await register({ mobile: '+39 347 123 4567' })).data.mobile).toBe('3471234567');
    expect((await find('+39 3471234567')).status).toBe(200);
    await register({ mobile: '333/1234567', country_id: italyId });
    await register({ mobile: '+30 6912345678', country_id: italyId });
    expect(await stored()).toEqual([
      ['3471234567', italyId],
      ['3331234567', italyId],
      ['6912345678', greeceId],
    ]);
  });

  test.each([
    ['6912', 'This is not a valid phone number.'],
    ['69123456789012', 'This is not a valid phone number.'],
    ['abcdefg1', 'This is not a valid phone number.'],
    ['3471234567', 'This is not a valid phone number.'],
    ['2103210001', 'No texts reach this number: write a mobile.'],
    ['+39 06 1234 5678', 'No texts reach this number: write a mobile.'],
  ])(
    'with %s, which is no mobile, is refused by its field and keeps nothing',
    async (mobile, why) => {
      const { status, refusal } = await register({ mobile });
      expect([status, refusal.errors]).toEqual([422, { mobile: [why] }]);
      expect(await storedCustomers()).toEqual([]);
    },
  );

  test('with a mobile that is registered, however it is typed, is a conflict on its field', async () => {
    await register();
    const { status, refusal } = await register({ mobile: '0030 691-234-5678' });
    expect([status, refusal.error, brokenFields(refusal)]).toEqual([
      409,
      'already_exists',
      ['mobile'],
    ]);
  });

  test('of one mobile by two companies makes a customer of each', async () => {
    const other = await addTill(till.app);
    await register();
    expect((await register({}, other)).status).toBe(201);
  });

  test('by several tills at once is made once', async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => register()));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409, 409]);
    expect(await storedCustomers()).toHaveLength(1);
  });

  test('attaches a free card, and the card finds the customer from then on', async () => {
    await addFreeCards('70010');
    const { data } = await register({ card_number: '70010' });
    expect(data.card_numbers).toEqual(['70010']);
    expect((await find('70010')).data.user_account_id).toBe(data.user_account_id);
  });

  test('with an empty card number is one without a card', async () => {
    expect((await register({ card_number: '' })).data.card_numbers).toEqual([]);
  });

  test('with a card that is not free is refused by its field, and nothing is written', async () => {
    await setCompany(till, { init_user_points: 500 });
    await addCustomer(till, { card: '70011' });
    const other = await addTill(till.app);
    await addFreeCards('70012', 1, other);
    for (const card_number of ['70011', '70012', '99999']) {
      const { status, refusal } = await register({ card_number });
      expect([status, refusal.error]).toEqual([422, 'card_not_free']);
      expect(refusal.errors?.card_number).toEqual([refusal.message]);
    }
    expect(await storedCustomers()).toHaveLength(1);
    expect((await find('6912345678')).status).toBe(404);
    await expectSound(till);
  });
});

describe('initial points', () => {
  test('are given to each new customer and can be used at once', async () => {
    await setCompany(till, { init_user_points: 2550, points_pending_days: 3 });
    expect((await register()).data).toMatchObject({ balance: 25.5, spendable: 25.5, pending: 0 });
    await expectSound(till);
  });

  test('are given to the first total_users customers and to nobody after them', async () => {
    await setCompany(till, { init_user_points: 1000, total_users: 2 });
    const mobiles = ['6911111111', '6922222222', '6933333333'];
    const balances: number[] = [];
    for (const mobile of mobiles) balances.push((await register({ mobile })).data.balance);
    expect(balances).toEqual([10, 10, 0]);
  });

  test('are given to no more than total_users, however many register at once', async () => {
    await setCompany(till, { init_user_points: 1000, total_users: 3 });
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, n) => register({ mobile: `691000000${n}` })),
    );
    const balances = answers.map(({ data }) => data.balance);
    expect(balances.reduce((sum, each) => sum + each, 0)).toBe(30);
    await expectSound(till);
  });

  test('of one company are not counted against another', async () => {
    const other = await addTill(till.app);
    for (const each of [till, other])
      await setCompany(each, { init_user_points: 1000, total_users: 1 });
    await register({}, other);
    expect((await register()).data.balance).toBe(10);
  });
});

describe('a customer is found', () => {
  test.each([
    '6912345678',
    '691 234 5678',
    '691-234-5678',
    '691.234.5678',
    '(691) 2345678',
    '+306912345678',
    '+30 691 234 5678',
    '00306912345678',
    '306912345678',
    '  6912345678 ',
  ])('by a mobile typed as "%s"', async (typed) => {
    const { data } = await register();
    expect((await find(typed)).data).toEqual(data);
  });

  test('by each of their cards, by what their QR code holds, and by id', async () => {
    const customer = await addCustomer(till, { card: '0042' });
    const { data } = await find('0042');
    expect(data).toMatchObject({ user_account_id: customer.id, card_numbers: ['0042'] });
    expect((await find(customer.qrCode)).data).toEqual(data);
    const byId = { params: { storeId: till.store.storeId, id: customer.id }, as: till.cashier };
    expect((await call(till.app, readTillCustomer, byId)).data).toEqual(data);
  });

  test('in every store of the company', async () => {
    const customer = await addCustomer(till);
    const branch = await addBranch(till);
    expect((await find(customer.mobile, branch)).data.user_account_id).toBe(customer.id);
  });

  test('by nothing unknown, and nobody of another company is', async () => {
    const other = await addTill(till.app);
    const stranger = await addCustomer(other, { card: '5005' });
    await addFreeCards('6006');
    for (const code of ['6999999999', '6006', '9009', 'P-nobody', stranger.mobile, '5005'])
      expect((await find(code)).refusal).toMatchObject({ code: 404, error: 'unknown_customer' });
    expect((await find(stranger.qrCode)).status).toBe(404);
    const byId = { params: { storeId: till.store.storeId, id: stranger.id }, as: till.cashier };
    expect((await call(till.app, readTillCustomer, byId)).status).toBe(404);
    expect((await send(till, stranger, 10)).status).toBe(404);
  });
});

describe('what the till is told of a customer', () => {
  let customer: Shopper;
  beforeEach(async () => {
    customer = await addCustomer(till);
  });
  const answer = async (who = till) => (await find(customer.mobile, who)).data;

  test('is what they have, and what that is worth where points pay', async () => {
    await setCompany(till, { point_value: 250 });
    await send(till, customer, 40.5);
    expect(await answer()).toMatchObject({
      balance: 40.5,
      spendable: 40.5,
      spendable_amount: 1.01,
      pending: 0,
      deficit: 0,
      expiring: null,
      tier: null,
      next_tier: null,
    });
    await setStore(till, { points_payment: false });
    expect((await answer()).spendable_amount).toBe(0);
  });

  test('keeps points that count from a later day apart until that day begins', async () => {
    till.app.clock.now = Date.parse('2026-06-10T09:00:00Z');
    await setCompany(till, { points_pending_days: 2 });
    await send(till, customer, 30);
    expect(await answer()).toMatchObject({ balance: 30, pending: 30, spendable: 0 });
    till.app.clock.now = Date.parse('2026-06-11T20:59:59Z');
    expect((await answer()).pending).toBe(30);
    till.app.clock.now = Date.parse('2026-06-11T21:00:00Z');
    expect(await answer()).toMatchObject({ balance: 30, pending: 0, spendable: 30 });
  });

  test('names what they owe after a return, and counts it off what they can spend', async () => {
    const { data } = await send(till, customer, 100);
    await send(till, customer, 1, { points_used: 80 });
    await giveBack(till, data.transaction_id);
    const { balance, deficit } = await accountOf(till, customer);
    expect(deficit).toBe(79.8);
    expect(await answer()).toMatchObject({ balance, deficit, spendable: 0, spendable_amount: 0 });
  });

  const addGift = async (title: string, own: object = {}) => {
    await addRecord(till.app, gifts, till.company, { title, points: 20, ...own });
  };
  const offered = async () => (await answer()).gifts.map(({ title }) => title);

  test('offers the gifts of the catalogue that they can take here for their points, dearest first', async () => {
    const branch = await addBranch(till);
    await addGift('Βιβλίο', { points: 30, redeem_stores: [till.store.storeId] });
    await addGift('Κούπα');
    await addGift('Κρυφό', { show_on_catalog: false });
    await addGift('Αλλού', { redeem_stores: [branch.store.storeId] });
    await send(till, customer, 29.99);
    expect(await offered()).toEqual(['Κούπα']);
    await send(till, customer, 0.01);
    expect(await offered()).toEqual(['Βιβλίο', 'Κούπα']);
  });

  test('offers no gift of a higher tier than theirs, and any while tiers are off', async () => {
    const [first = 0, second = 0] = await addLadder(till, [{ from: 0 }, { from: 10_000 }]);
    await addGift('Α', { store_point_title_id: first, points: 3 });
    await addGift('Β', { store_point_title_id: second, points: 2 });
    await addGift('Γ', { points: 1 });
    await send(till, customer, 50);
    expect(await offered()).toEqual(['Α', 'Γ']);
    await setCompany(till, { tiers_enabled: false });
    expect(await offered()).toEqual(['Α', 'Β', 'Γ']);
    await setCompany(till, { tiers_enabled: true });
    await send(till, customer, 50);
    expect(await offered()).toEqual(['Α', 'Β', 'Γ']);
  });

  test('lists their last five receipts in any store of the company, newest first', async () => {
    const branch = await addBranch(till);
    for (const amount of [1, 2, 3, 4, 5, 6]) {
      till.app.clock.now += 60_000;
      await send(amount % 2 ? till : branch, customer, amount);
    }
    const { last_receipts } = await answer();
    expect(last_receipts.map(({ amount }) => amount)).toEqual([6, 5, 4, 3, 2]);
  });
});

describe('a card', () => {
  const check = (card_number: string, who = till) =>
    call(who.app, checkCard, { ...at(who), query: { card_number } });

  test('that is free is a success with data, any other an error of its field (card-check-result)', async () => {
    await addFreeCards('1000', 2);
    await addCustomer(till, { card: '2000' });
    expect((await check('1000')).data).toEqual({ card_number: '1000' });
    const other = await addTill(till.app);
    for (const [number, who] of [
      ['2000', till],
      ['3000', till],
      ['1000', other],
    ] as const) {
      const { status, refusal } = await check(number, who);
      expect([status, brokenFields(refusal)]).toEqual([422, ['card_number']]);
    }
  });

  test.each(['123', '12345678901', '12a4'])(
    '%s is no number that is asked about (card-check-length)',
    async (number) => {
      expect(brokenFields((await check(number)).refusal)).toEqual(['card_number']);
    },
  );

  test('of the programme is told to the company with whose it is; any other is an error of its field', async () => {
    const admin = await addMember(till.app, till.company);
    const search = (card_number: string) =>
      call(till.app, searchCard, {
        params: { storeId: till.company.storeId },
        query: { card_number },
        as: admin,
      });
    await addFreeCards('1000');
    const { id, mobile } = await addCustomer(till, { card: '2000' });
    const other = await addTill(till.app);
    await addCustomer(other, { card: '3000' });
    expect((await search('2000')).data).toMatchObject({ user_account_id: id, mobile });
    const nobody = { user_account_id: null, first_name: null, last_name: null, mobile: null };
    expect((await search('1000')).data).toEqual({ card_number: '1000', ...nobody });
    for (const number of ['3000', '9009']) {
      const { status, refusal } = await search(number);
      expect([status, brokenFields(refusal)]).toEqual([422, ['card_number']]);
    }
  });
});
