import { beforeEach, describe, expect, test } from 'vitest';
import { customers } from '../../../contract/customers/company-customers.ts';
import { createCustomer } from '../../../contract/customers/customer-desk.ts';
import { checkImport } from '../../../contract/customers/customer-imports.ts';
import { mergeAccounts } from '../../../contract/customers/customer-merges.ts';
import { findCustomer } from '../../../contract/customers/customers.ts';
import { unsubscribeFrom } from '../../../server/messages/unsubscribe/unsubscribe.ts';
import { call, testApp } from '../../support/app.ts';
import { Importer } from '../../support/areas/imports.ts';
import { addTill, expectSound, type Till } from '../../support/areas/till.ts';

let till: Till;
let desk: Importer;
beforeEach(async () => {
  till = await addTill(await testApp());
  desk = await Importer.of(till);
});

const day = 86_400_000;
const stored = async (columns: string) =>
  (
    await till.app.database.pool.query(
      `select ${columns} from customers where company_id = $1 and deleted_at is null order by user_account_id`,
      [till.company.companyId],
    )
  ).rows;
const counts = ({ created, updated, skipped, rejected }: Record<string, unknown>) => [
  created,
  updated,
  skipped,
  rejected,
];
const file = (...lines: string[]) => lines.join('\n');

describe('an import', () => {
  test('leaves out what it cannot read of a row, counts it, and keeps the person', async () => {
    const done = await desk.import(
      file(
        'Όνομα;Κινητό;Email;Γενέθλια;Φύλο;SMS;Κάρτα;Πόντοι',
        'Β;6912345671;nobody',
        'Γ;6912345672;;31/2/1990',
        'Δ;6912345673;;;τίποτα;ίσως',
        'Ε;6912345674;;;;;999',
        'Ζ;6912345675;;;;;;-5',
      ),
    );
    expect([...counts(done), done.dropped]).toEqual([5, 0, 0, 0, 6]);
    expect(await stored('email, birth_date, gender, sms')).toEqual(
      Array.from({ length: 5 }, () => ({
        email: null,
        birth_date: null,
        gender: null,
        sms: false,
      })),
    );
    const { preview } = await desk.read(done.import_id, 'it');
    expect(preview[1]?.dropped.join()).toContain('gg/mm/aaaa');
    expect(preview[2]?.dropped).toHaveLength(2);
    await expectSound(till);
  });

  test('asks which sign is the decimal one, or what is the month, where no cell of a column settles it', async () => {
    const taken = await desk.take(
      file('Όνομα;Κινητό;Πόντοι;Γενέθλια', 'Α;6912345671;1.500;3/4/1985', 'Β;6912345672;2.000;'),
    );
    expect(taken.facts.slice(2)).toEqual([
      { decimal: 'unsure', order: null },
      { decimal: null, order: 'unsure' },
    ]);
    const fields = async (how: Parameters<typeof desk.begin>[1]) =>
      Object.keys((await desk.begin(taken.import_id, how)).refusal.errors ?? {});
    expect(await fields(checkImport)).toEqual(['decimals.2']);
    await desk.map(taken, { decimals: [null, null, ',', null] });
    expect(await fields(checkImport)).toEqual(['orders.3']);
    await desk.map(taken, { orders: [null, null, null, 'mdy'] });
    expect((await desk.begin(taken.import_id)).status).toBe(200);
    await desk.work();
    const { preview } = await desk.read(taken.import_id);
    expect(preview[0]?.values).toMatchObject({ points: '1500', birth_date: '1985-03-04' });
    const again = await desk.take(file('Όνομα;Κινητό;Πόντοι;Γενέθλια', 'Γ;6912345673;3.000;'));
    expect(again.decimals).toEqual([null, null, ',', null]);
    expect((await desk.map(again, { decimals: [','] })).status).toBe(422);
  });

  test('takes a column of mobiles as such whatever its header, and splits a full name', async () => {
    const done = await desk.import(
      file(
        'Πελάτης;Στοιχείο Α;Τηλέφωνο;Χώρα',
        'Μαρία Άννα Ρόδη;6912345671;2101234567;',
        'Rosa Bianca;3331234567;;Ιταλία',
        'Luca Verdi;+39 333 1234568;6912345679;IT',
      ),
    );
    expect(counts(done)).toEqual([3, 0, 0, 0]);
    expect(await stored('first_name, last_name, mobile, country_id, phone')).toEqual([
      {
        first_name: 'Μαρία Άννα',
        last_name: 'Ρόδη',
        mobile: '6912345671',
        country_id: 300,
        phone: '2101234567',
      },
      {
        first_name: 'Rosa',
        last_name: 'Bianca',
        mobile: '3331234567',
        country_id: 380,
        phone: null,
      },
      {
        first_name: 'Luca',
        last_name: 'Verdi',
        mobile: '3331234568',
        country_id: 380,
        phone: '6912345679',
      },
    ]);
  });
});

describe('what a customer took back stays off', () => {
  const older = file('Όνομα;Κινητό;Συγκατάθεση;SMS;Newsletter', 'Μαρία;6912346120;ναι;ναι;ναι');
  const consents = 'marketing, sms, mail';
  const off = { marketing: false, sms: false, mail: false };

  /** A customer who agreed to everything and then followed the link of a message. */
  async function unsubscribed() {
    await desk.import(older);
    const { user_account_id } = (await stored('user_account_id')).at(-1);
    const { companyId } = till.company;
    const of = { companyId, accountId: user_account_id, channel: 'sms' as const, messageId: 1 };
    await unsubscribeFrom(till.app.database, of, true, '127.0.0.1');
    return user_account_id as number;
  }
  const suppressions = async () =>
    (await till.app.database.pool.query('select channel from suppressions')).rows.length;

  test('in an older list, which counts and lists them before anything is written', async () => {
    await unsubscribed();
    const before = await suppressions();
    const taken = await desk.take(older);
    await desk.map(taken, { duplicates: 'update' });
    await desk.begin(taken.import_id, checkImport);
    await desk.work();
    const checked = await desk.read(taken.import_id);
    expect([checked.updated, checked.skipped, checked.opted_out]).toEqual([0, 1, 1]);
    expect(checked.preview[0]?.dropped.join()).toMatch(/SMS: Unsubscribed on .*; stays so/);
    await desk.begin(taken.import_id);
    await desk.work();
    expect(await stored(consents)).toEqual([off]);
    expect(await suppressions()).toBe(before);
  });

  test('when their address comes back as a new customer', async () => {
    const id = await unsubscribed();
    await till.app.database.pool.query(
      'update customers set deleted_at = now() where user_account_id = $1',
      [id],
    );
    const done = await desk.import(older);
    expect([done.created, done.opted_out]).toEqual([1, 1]);
    expect(await stored('marketing, sms')).toEqual([{ marketing: true, sms: false }]);
  });

  test('at the desk, until the customer signs the form again', async () => {
    const id = await unsubscribed();
    const { params, as } = desk.at(id);
    const change = (body: object) =>
      call(till.app, customers.calls.update, { params, as, body: body as never });
    const refused = await change({ sms: true, marketing: true });
    expect([refused.status, Object.keys(refused.refusal.errors ?? {})]).toEqual([
      422,
      ['sms', 'marketing'],
    ]);
    expect((await change({ sms: true, form_date: '2001-01-01' })).status).toBe(422);
    expect((await change({ first_name: 'Μαρίνα', sms: false })).status).toBe(200);
    const today = new Date(Date.now() + day).toISOString().slice(0, 10);
    expect((await change({ sms: true, marketing: true, form_date: today })).status).toBe(200);
    expect(await stored(consents)).toEqual([{ marketing: true, sms: true, mail: false }]);
    expect((await change({ sms: true, mail: true })).status).toBe(200);
  });

  test('of a new account at the desk whose mobile they closed', async () => {
    const id = await unsubscribed();
    await till.app.database.pool.query(
      'update customers set deleted_at = now() where user_account_id = $1',
      [id],
    );
    const body = { first_name: 'Μαρία', mobile: '6912346120', country_id: 300, sms: true };
    const { status, refusal } = await call(till.app, createCustomer, {
      ...desk.at(),
      body: body as never,
    });
    expect([status, Object.keys(refusal.errors ?? {})]).toEqual([422, ['sms']]);
    expect(await stored('1')).toEqual([]);
  });

  test('when the account is merged into another', async () => {
    await desk.import(file('Όνομα;Κινητό;SMS;Viber', 'Μαρία;6912346121;ναι;ναι'));
    await unsubscribed();
    const merged = await call(till.app, mergeAccounts, {
      ...desk.at(),
      body: { mobiles: ['6912346121', '6912346120'] },
    });
    expect(merged.status).toBe(200);
    expect(await stored('marketing, sms, viber')).toEqual([
      { marketing: true, sms: false, viber: true },
    ]);
  });
});

test('a card of an earlier programme comes in, and the till finds its customer by it', async () => {
  const done = await desk.import(
    file('Όνομα;Κινητό;Κάρτα', 'Ανθή;;5201234567894', 'Ίρις;6912345676;ab-1234'),
  );
  expect(counts(done)).toEqual([2, 0, 0, 0]);
  for (const [code, first_name] of [
    ['5201234567894', 'Ανθή'],
    ['AB 1234', 'Ίρις'],
  ] as const) {
    const { data } = await call(till.app, findCustomer, {
      params: { storeId: till.store.storeId },
      as: till.cashier,
      query: { code },
    });
    expect(data.first_name).toBe(first_name);
  }
});

test('several cards in a cell are cards of one customer, who is known by each of them', async () => {
  const cardsOf = async () => {
    const { rows } = await till.app.database.pool.query(
      'select card_number from loyalty_cards where company_id = $1 order by 1',
      [till.company.companyId],
    );
    return rows.map(({ card_number }) => card_number);
  };
  await desk.import(file('Όνομα;Κάρτες', 'Ανθή;"40001, AB-1234"'));
  expect(await cardsOf()).toEqual(['40001', 'AB1234']);
  const again = file('Όνομα;Κάρτες', 'Ανθή Νέα;"ab1234; 40003"', 'Ίρις;"40001, 40004"');
  const done = await desk.import(again, { duplicates: 'update' });
  expect(counts(done)).toEqual([0, 1, 0, 1]);
  expect(await cardsOf()).toEqual(['40001', '40003', 'AB1234']);
});

test('a file without names changes those who are there, and adds nobody', async () => {
  await desk.import(file('Όνομα;Κινητό', 'Ανθή;6912345676'));
  const lines = file(
    'Κινητό;Email',
    '6912345676;anthi@example.org',
    '6912345672;',
    ';x@example.org',
  );
  const done = await desk.import(lines, { duplicates: 'update' });
  expect(counts(done)).toEqual([0, 1, 0, 2]);
  expect(await stored('first_name, email')).toEqual([
    { first_name: 'Ανθή', email: 'anthi@example.org' },
  ]);
  expect((await desk.rejected(done.import_id)).slice(1)).toEqual([
    expect.stringContaining('A new customer needs a first name.'),
    expect.stringContaining('Give a mobile or a card.'),
  ]);
});

test('a customer of whom a file says nothing new is not changed', async () => {
  const lines = file('Όνομα;Κινητό;Email', 'Ανθή;6912345676;anthi@example.org');
  await desk.import(lines);
  const before = await stored('updated_at');
  till.app.clock.now += 60_000;
  expect(counts(await desk.import(lines, { duplicates: 'update' }))).toEqual([0, 0, 1, 0]);
  expect(await stored('updated_at')).toEqual(before);
});
