import { beforeEach, describe, expect, test } from 'vitest';
import { attributeDefinitions } from '../../../contract/customers/attribute-definitions.ts';
import { type CustomerPage, customers } from '../../../contract/customers/company-customers.ts';
import {
  adjustPoints,
  attachCard,
  changeMobile,
  detachCard,
  removePoints,
} from '../../../contract/customers/customer-desk.ts';
import { addNote, customerMovements } from '../../../contract/customers/customer-details.ts';
import { call, type TestApp } from '../../support/app.ts';
import { deskCalls, openDesk } from '../../support/areas/desk.ts';
import { addMember, allBut, type Person } from '../../support/areas/people.ts';
import {
  addBranch,
  addCustomer,
  addTill,
  expectSound,
  send,
  type Till,
} from '../../support/areas/till.ts';

let app: TestApp;
let till: Till;
let desk: Person;
beforeEach(async () => {
  ({ app, till, desk } = await openDesk());
});
const { at, create, added, change, free } = deskCalls(() => ({ app, till, desk }));

const read = async (id: number) =>
  (await call(app, customers.calls.read, { params: at(id) as never, as: desk }))
    .data as unknown as CustomerPage;
const listed = async (query: Record<string, string | number | boolean> = {}) => {
  const { data } = await call(app, customers.calls.list, { params: at(), query, as: desk });
  return (data as unknown as { customers: { user_account_id: number }[] }).customers.map(
    ({ user_account_id }) => user_account_id,
  );
};
const adjust = (id: number, points: number, key?: string) =>
  call(app, adjustPoints, {
    params: at(id) as never,
    body: { points, reason: 'Γενέθλια' },
    as: desk,
    ...(key ? { key } : {}),
  });

describe('a customer at the desk', () => {
  test('is registered with everything that is known of them', async () => {
    await free('12345');
    const known = {
      last_name: 'Γεωργίου',
      gender: 'female',
      birth_date: '1990-02-28',
      form_date: '2026-03-01',
      email: 'anna@example.com',
      zipcode: '10558',
      store_id: till.store.storeId,
      card_number: '12345',
      notifications: { sms: true, push: false, mail: true },
    };
    const { status, data } = await create(known);
    expect(status).toBe(201);
    expect(data).toMatchObject({ ...known, card_numbers: ['12345'], sms: true, marketing: true });
    expect(await read(data.user_account_id)).toEqual(data);
  });

  test('was born from 1900 on, and not tomorrow', async () => {
    for (const birth_date of ['1899-12-31', '2099-01-01']) {
      const { status, refusal } = await create({ birth_date });
      expect([status, Object.keys(refusal.errors ?? {})]).toEqual([422, ['birth_date']]);
    }
    expect((await create({ birth_date: '1900-01-01' })).status).toBe(201);
  });

  test('may have no mobile, but then a card; and no store', async () => {
    const { status, refusal } = await create({ mobile: null });
    expect([status, Object.keys(refusal.errors ?? {})]).toEqual([422, ['mobile']]);
    await free('30003');
    const data = await added({ mobile: null, card_number: '30003' });
    expect([data.mobile, data.store_id]).toEqual([null, null]);
  });

  test.each([
    'Μαρία Παπαδοπούλου',
    'παπαδοπουλου μαρια',
    'Παπαδοπο',
    'Papadopoulou Maria',
    'papadopulu',
    'Papadopo',
    'mar papad',
  ])('is found by "%s", in any order and in Greek or Latin letters', async (q) => {
    const { user_account_id } = await added({ first_name: 'Μαρία', last_name: 'Παπαδοπούλου' });
    await added({ first_name: 'Νίκος', last_name: 'Παπαδάτος' });
    expect(await listed({ q })).toEqual([user_account_id]);
  });

  test.each([
    ['Παπανικολάου', 'papanikolaou'],
    ['Ευαγγελίου', 'evangeliou'],
    ['Παύλου', 'pavlou'],
    ['Αντωνίου', 'antoniou'],
  ])('called %s is found as %s', async (last_name, q) => {
    const { user_account_id } = await added({ first_name: 'Άννα', last_name });
    expect(await listed({ q })).toEqual([user_account_id]);
  });

  test.each(['Π', 'πα', 'μ πα', '69', 'ma'])(
    'is found by "%s", as a name, a mobile or a mail begins',
    async (q) => {
      const { user_account_id } = await added({
        first_name: 'Μαρία',
        last_name: 'Παπαδοπούλου',
        email: 'maria@example.com',
        mobile: '6970000111',
      });
      await added({ first_name: 'Νίκος', last_name: 'Ξυπόλητος', mobile: '+39 333 1112222' });
      expect(await listed({ q })).toEqual([user_account_id]);
    },
  );

  test('with a name in Latin letters is found in Greek ones', async () => {
    const { user_account_id } = await added({ first_name: 'Christos', last_name: 'Evangelidis' });
    await added();
    expect(await listed({ q: 'Ευαγγελίδης Χρήστος' })).toEqual([user_account_id]);
  });

  test('has a mobile that nobody else has, whichever way it is written', async () => {
    const { mobile } = await added();
    const { status, refusal } = await create({ mobile: `+30 ${mobile}` });
    expect([status, Object.keys(refusal.errors ?? {})]).toEqual([409, ['mobile']]);
    const other = await added();
    const taken = await change(other.user_account_id, { mobile });
    expect([taken.status, taken.refusal.error]).toEqual([409, 'already_exists']);
  });

  test('gets another mobile, which the till then finds them by', async () => {
    const { user_account_id } = await added();
    const params = at(user_account_id) as never;
    const body = { mobile: '697 000 00 01' };
    const { data } = await call(app, changeMobile, { params, body, as: desk });
    expect(data.mobile).toBe('6970000001');
    expect(await listed({ q: '+306970000001' })).toEqual([user_account_id]);
  });

  test('registers in a store of the company only', async () => {
    const elsewhere = await addTill(app);
    const { status, refusal } = await create({ store_id: elsewhere.store.storeId });
    expect([status, Object.keys(refusal.errors ?? {})]).toEqual([422, ['store_id']]);
  });

  test('is given a free card and gives it back', async () => {
    await free('20001');
    const { user_account_id } = await added();
    const other = await added();
    const params = { companyId: till.company.companyId, id: user_account_id };
    const body = { card_number: '20001' };
    expect((await call(app, attachCard, { params, body, as: desk })).data.card_number).toBe(
      '20001',
    );
    const again = await call(app, attachCard, {
      params: { ...params, id: other.user_account_id },
      body,
      as: desk,
    });
    expect([again.status, again.refusal.error]).toEqual([422, 'card_not_free']);
    const detached = await call(app, detachCard, {
      params: at(user_account_id) as never,
      body: {},
      as: desk,
    });
    expect(detached.data.card_numbers).toEqual([]);
  });

  test('who is deleted leaves a sound ledger, and their mobile is free', async () => {
    const { user_account_id, mobile } = await added();
    await adjust(user_account_id, 50);
    const params = at(user_account_id) as never;
    expect((await call(app, customers.calls.delete, { params, as: desk })).status).toBe(200);
    expect(await listed()).toEqual([]);
    expect((await create({ mobile })).status).toBe(201);
    await expectSound(till);
  });

  test('is changed by two people at once: the second sees what the first saved', async () => {
    const { user_account_id, updated_at } = await added();
    expect((await change(user_account_id, { zipcode: '11111', updated_at })).status).toBe(200);
    const { status, refusal } = await change(user_account_id, { zipcode: '22222', updated_at });
    expect([status, refusal.current?.zipcode]).toEqual([409, '11111']);
  });
});

describe('points at the desk', () => {
  test('are given and taken with a reason, and by whom is kept', async () => {
    const { user_account_id } = await added();
    expect((await adjust(user_account_id, 12.5)).data.current_balance).toBe(12.5);
    const params = at(user_account_id) as never;
    const body = { points: 2.5, reason: 'Λάθος' };
    expect((await call(app, removePoints, { params, body, as: desk })).data.spendable).toBe(10);
    const { data } = await call(app, customerMovements, { params, as: desk });
    expect(data.movements).toMatchObject([
      { kind: 'adjustment', points: -2.5, reason: 'Λάθος', user: 'Ελένη Μακρή' },
      { kind: 'adjustment', points: 12.5, reason: 'Γενέθλια', user: 'Ελένη Μακρή' },
    ]);
    await expectSound(till);
  });

  test('are given once, however often the call is sent', async () => {
    const { user_account_id } = await added();
    await adjust(user_account_id, 10, 'once-and-for-all');
    expect((await adjust(user_account_id, 10, 'once-and-for-all')).data.current_balance).toBe(10);
    expect((await adjust(user_account_id, 11, 'once-and-for-all')).refusal.error).toBe(
      'key_reused',
    );
  });

  test('are not taken where there are none, which names how many there are', async () => {
    const { user_account_id } = await added();
    await adjust(user_account_id, 5);
    const { status, refusal } = await adjust(user_account_id, -5.01);
    expect([status, refusal.error, refusal.details]).toEqual([
      422,
      'not_enough_points',
      { balance: 5, points: 5.01 },
    ]);
  });

  test.each([0, 0.001, 10_000_001, -10_000_001])('%d are no points', async (points) => {
    const { user_account_id } = await added();
    expect((await adjust(user_account_id, points)).status).toBe(422);
  });

  test('are told by lot, with the store that gave them', async () => {
    const shopper = await addCustomer(till);
    await send(till, shopper, 40);
    const { lots } = await read(shopper.id);
    expect(lots).toMatchObject([{ points_left: 40, store_id: till.store.storeId }]);
  });
});

describe('the list of customers', () => {
  test('is found by a part of a name, a mobile, a card', async () => {
    await free('30001');
    const { user_account_id, mobile } = await added({
      last_name: 'Παπαδάκη',
      card_number: '30001',
    });
    await added({ first_name: 'Νίκος', last_name: 'Ράπτης' });
    for (const q of ['παπαδ', 'ΠΑΠΑΔΆΚΗ', String(mobile).slice(3), `+30${mobile}`, '30001'])
      expect(await listed({ q })).toEqual([user_account_id]);
  });

  test('is narrowed by what was bought, where and for how much (customer filters)', async () => {
    const branch = await addBranch(till);
    const first = await addCustomer(till);
    const second = await addCustomer(till);
    const none = await addCustomer(till);
    await send(till, first, 40);
    await send(branch, first, 5);
    await send(branch, second, 10);
    const { storeId } = branch.store;
    expect(await listed({ child_id: storeId })).toEqual([second.id, first.id]);
    expect(await listed({ first_transaction_store_id: storeId })).toEqual([second.id]);
    expect(await listed({ registration_store_id: till.store.storeId })).toHaveLength(3);
    expect(await listed({ minimum_total_transactions: 2 })).toEqual([first.id]);
    expect(await listed({ maximum_total_transactions: 0 })).toEqual([none.id]);
    expect(await listed({ minimum_total_amount: 45, maximum_total_amount: 45 })).toEqual([
      first.id,
    ]);
    expect(await listed({ minimum_current_balance: 10.01 })).toEqual([first.id]);
    expect(await listed({ minimum_total_redemptions: 1 })).toEqual([]);
    expect(await listed({ maximum_total_redemptions: 0 })).toHaveLength(3);
  });

  test('is narrowed by age, birthday, and who can be reached', async () => {
    const year = new Date().getFullYear();
    const young = await added({ birth_date: `${year - 20}-01-01`, sms: true });
    const old = await added({
      birth_date: `${year - 60}-02-28`,
      email: 'a@example.com',
      mail: true,
    });
    expect(await listed({ minimum_age: 30 })).toEqual([old.user_account_id]);
    expect(await listed({ maximum_age: 30 })).toEqual([young.user_account_id]);
    expect(await listed({ birth_date: '02-28' })).toEqual([old.user_account_id]);
    expect(await listed({ birth_date: `${year - 20}-01-01` })).toEqual([young.user_account_id]);
    expect(await listed({ reachable: 'mail' })).toEqual([old.user_account_id]);
    expect(await listed({ sms: true })).toEqual([young.user_account_id]);
  });

  test('is put in order by what customers have', async () => {
    const few = await added();
    const many = await added();
    await adjust(few.user_account_id, 1);
    await adjust(many.user_account_id, 9);
    const ids = [many.user_account_id, few.user_account_id];
    expect(await listed({ sort: 'current_balance', order: 'desc' })).toEqual(ids);
    expect(await listed({ sort: 'current_balance', order: 'asc' })).toEqual([...ids].reverse());
  });

  test('refuses a filter that is none, by name', async () => {
    const query = { minimum_age: 'old' };
    const { status, refusal } = await call(app, customers.calls.list, {
      params: at(),
      query,
      as: desk,
    });
    expect([status, Object.keys(refusal.errors ?? {})]).toEqual([422, ['minimum_age']]);
  });
});

describe('attributes', () => {
  const define = async (own: object) => {
    const body = {
      name: { el: 'Κάρτα μέλους' },
      type: 'choice',
      values: ['χρυσή', 'ασημένια'],
      ...own,
    };
    const { data } = await call(app, attributeDefinitions.calls.create, {
      params: at(),
      body: body as never,
      as: desk,
    });
    return data.user_account_attribute_definition_id;
  };

  test('are kept of a customer by their definition, found by it, and refused when they are none', async () => {
    const id = await define({});
    const customer = await added({ extra_attributes: { [id]: 'χρυσή' } });
    await added();
    expect(customer.extra_attributes).toEqual({ [id]: 'χρυσή' });
    expect(await listed({ attribute: `${id}:χρυσή` })).toEqual([customer.user_account_id]);
    const { refusal } = await create({ extra_attributes: { [id]: 'χάλκινη', 999: 'x' } });
    expect(Object.keys(refusal.errors ?? {}).sort()).toEqual(
      [`extra_attributes.${id}`, 'extra_attributes.999'].sort(),
    );
  });

  test.each([
    ['day', '2026-02-30'],
    ['day', '2026-2-3'],
    ['text', 'a\u0000b'],
    ['text', '\ud800'],
  ])('of the type %s are not %j', async (type, value) => {
    const id = await define({ type, values: [] });
    const { status, refusal } = await create({ extra_attributes: { [id]: value } });
    expect([status, Object.keys(refusal.errors ?? {})]).toEqual([422, [`extra_attributes.${id}`]]);
  });

  test('that were filled in are emptied by null and leave the others as they are', async () => {
    const [one, two] = [await define({}), await define({ type: 'number', values: [] })];
    const { user_account_id } = await added({ extra_attributes: { [one]: 'χρυσή', [two]: 3 } });
    const { data } = await change(user_account_id, { extra_attributes: { [one]: null } });
    expect((data as unknown as CustomerPage).extra_attributes).toEqual({ [two]: 3 });
  });

  test('in use keep their type and are not deleted', async () => {
    const id = await define({});
    await added({ extra_attributes: { [id]: 'χρυσή' } });
    const params = at(id) as never;
    const body = { type: 'number' } as never;
    const changed = await call(app, attributeDefinitions.calls.update, { params, body, as: desk });
    const deleted = await call(app, attributeDefinitions.calls.delete, { params, as: desk });
    expect([changed.status, deleted.status]).toEqual([409, 409]);
  });

  test('that are chosen from want something to choose', async () => {
    const body = { name: { el: 'Χρώμα' }, type: 'choice', values: [] } as never;
    const { status, refusal } = await call(app, attributeDefinitions.calls.create, {
      params: at(),
      body,
      as: desk,
    });
    expect([status, Object.keys(refusal.errors ?? {})]).toEqual([422, ['values']]);
  });
});

test('whoever may only read customers changes nothing of them (permission-check)', async () => {
  const reader = await addMember(app, till.company, allBut('customers.update', 'customers.points'));
  const { user_account_id } = await added();
  const params = at(user_account_id) as never;
  const refused = [
    await call(app, customers.calls.update, { params, body: {} as never, as: reader }),
    await call(app, adjustPoints, { params, body: { points: 5, reason: 'x' }, as: reader }),
    await call(app, addNote, { params, body: { body: 'x' }, as: reader }),
  ];
  expect(refused.map(({ status }) => status)).toEqual([403, 403, 403]);
});
