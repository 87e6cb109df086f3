import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { isIban, paymentCodeOf, paymentCodesIn } from '../../../contract/billing/payment-code.ts';
import { takeStatement } from '../../../contract/billing/statements.ts';
import { call } from '../../support/app.ts';
import {
  addPayer,
  addPlan,
  addSelling,
  choose,
  current,
  expectSound,
  history,
  type Selling,
} from '../../support/areas/billing/selling.ts';

let selling: Selling;
let other: Selling;
beforeEach(async () => {
  selling = await addSelling();
  other = await addPayer(selling);
  const plan = await addPlan(selling, 1229.9);
  await choose(selling, plan);
  await choose(other, plan);
});
afterEach(() => expectSound(selling));

const codeOf = async (of: Selling) => (await history(of))[0]?.payment_code ?? '';
const send = (content: string, query: Record<string, string> = {}, as = selling.seller) =>
  call(selling.app, takeStatement, {
    params: { storeId: selling.company.companyId },
    query,
    as,
    file: {
      field: 'statement',
      name: 'april.csv',
      type: 'text/csv',
      bytes: new TextEncoder().encode(content),
    },
  });

/** As a bank writes it: a code in groups of four, an amount with its thousands, rows of other things. */
const statementOf = (codes: readonly string[], amount = '1.229,90') =>
  [
    'Date;Description;Amount;Balance',
    '01/02/2026;Rent;-900,00;10.000,00',
    ...codes.map(
      (code) => `02/02/2026;Transfer ${code.replace(/(.{4})/g, '$1 ')}ref;${amount} €;11.229,90`,
    ),
  ].join('\n');

describe('the statement of a bank', () => {
  test('is read first: it says what it would settle, and changes nothing', async () => {
    const code = await codeOf(selling);
    const { data } = await send(statementOf([code]));
    expect(data).toMatchObject({
      others: 1,
      rows: [
        { row: 3, payment_code: code, outcome: 'matches', billing: { number: 1, total: 1229.9 } },
      ],
    });
    expect((await current(selling)).amount_due).toBe(1229.9);
  });

  test('settles the billings of its codes, each once however often it is sent', async () => {
    const codes = [await codeOf(selling), await codeOf(other)];
    const first = await send(statementOf(codes), { settle: 'true' });
    expect(first.data.rows.map(({ outcome }) => outcome)).toEqual(['settled', 'settled']);
    const again = await send(statementOf(codes), { settle: 'true' });
    expect(again.data.rows.map(({ outcome }) => outcome)).toEqual(['not_owed', 'not_owed']);
    expect(await current(other)).toMatchObject({ status: 'active', amount_due: 0 });
    expect((await history(other))[0]).toMatchObject({ status: 'paid', reason: 'april.csv, 4' });
  });

  test('leaves another amount, a code of nobody and one that is named twice', async () => {
    const code = await codeOf(selling);
    const less = await send(statementOf([code, paymentCodeOf(99, 5)], '29,90'), { settle: 'true' });
    expect(less.data.rows).toMatchObject([
      { outcome: 'other_amount' },
      { outcome: 'unknown', billing: null },
    ]);
    const twice = await send(statementOf([code, code]), { settle: 'true' });
    expect(twice.data.rows.map(({ outcome }) => outcome)).toEqual(['settled', 'not_owed']);
  });

  test('settles by what came in alone: a balance, what went out and any other number are none of it', async () => {
    const code = await codeOf(selling);
    const titles = 'Ημερομηνία;Αιτιολογία;Χρέωση;Πίστωση;Υπόλοιπο';
    const rows = [
      `02/02/2026;${code};;29,90;1.229,90`,
      `02/02/2026;${code};1.229,90;;9.000,00`,
      `02/02/2026;1229,90 for ${code};;0,01;9.000,00`,
    ];
    const { data } = await send([titles, ...rows].join('\n'), { settle: 'true' });
    expect(data.rows.map(({ outcome, amount }) => [outcome, amount])).toEqual([
      ['other_amount', 29.9],
      ['other_amount', null],
      ['other_amount', 0.01],
    ]);
    expect(data.columns.map(({ is }) => is)).toEqual([
      'date',
      'text',
      'amount_out',
      'amount_in',
      'balance',
    ]);
    expect((await current(selling)).amount_due).toBe(1229.9);
  });

  test.each([
    ['Date;Description;Amount;Debit/Credit', 'D'],
    ['Ημερομηνία;Αιτιολογία;Ποσό;Χ/Π', 'Χ'],
    ['Data;Descrizione;Importo;Segno', '-'],
    ['Date;Description;Amount;Type', 'DEBIT'],
    ['Date;Description;Amount;Currency', 'USD'],
    ['Date;Description;Credit;Debit', '1.229,90'],
    ['Date;Description;Credit;Amount', '-1.229,90'],
  ])(
    'settles nothing by what the bank marks as gone out, or in other money: %s "%s"',
    async (titles, mark) => {
      const code = await codeOf(selling);
      const file = `${titles}\n02/02/2026;${code};1.229,90;${mark}`;
      const { data } = await send(file, { settle: 'true' });
      expect(data.rows).toMatchObject([{ outcome: 'other_amount' }]);
      expect((await current(selling)).amount_due).toBe(1229.9);
    },
  );

  test.each(['+1.229,90', '1.229,90 CR', 'CR 1,229.90', '€ 1.229,90 Π', '1 229,90+'])(
    'settles by what the bank writes as come in: "%s"',
    async (amount) => {
      const file = `Date;Description;Amount\n02/02/2026;${await codeOf(selling)};${amount}`;
      const { data } = await send(file, { settle: 'true' });
      expect(data.rows).toMatchObject([{ outcome: 'settled', amount: 1229.9 }]);
    },
  );

  test.each(['1.229,90 DR', '1.229,90-', '−1.229,90', '(1.229,90)', 'Χ 1.229,90', '1.229,90 USD'])(
    'settles nothing by what the bank writes as gone out: "%s"',
    async (amount) => {
      const file = `Date;Description;Amount\n02/02/2026;${await codeOf(selling)};${amount}`;
      const { data } = await send(file, { settle: 'true' });
      expect(data.rows).toMatchObject([{ outcome: 'other_amount', amount: null }]);
      const read = amount.includes('USD') ? null : 1229.9;
      expect(data.first).toMatchObject([{ amount_in: null, amount_out: read }]);
    },
  );

  test.each([
    ['the line that names the separator', 'sep=;'],
    [
      'the bank, the account and the period',
      'Τράπεζα, Αθήνα\nΛογαριασμός;GR1601101250000000012300695\n',
    ],
    ['a balance and a date', 'Balance;10.000,00\nDate;01/03/2026\nBank, city, country, and more'],
  ])('finds its titles below %s', async (_, above) => {
    const code = await codeOf(selling);
    const { data } = await send(`${above}\n${statementOf([code])}`, { settle: 'true' });
    expect(data.columns.map(({ is }) => is)).toEqual(['date', 'text', 'amount', 'balance']);
    expect(data.rows).toMatchObject([{ date: '02/02/2026', outcome: 'settled', amount: 1229.9 }]);
    expect(data).toMatchObject({ others: 1, first: [{ text: 'Rent', amount_out: 900 }, {}] });
  });

  test('settles several billings by one row only where what came in is all of them', async () => {
    const codes = `${await codeOf(selling)} and ${await codeOf(other)}`;
    const of = (amount: string) => `Date;Description;Amount\n02/02/2026;${codes};${amount}`;
    const one = await send(of('1.229,90'), { settle: 'true' });
    expect(one.data.rows.map(({ outcome }) => outcome)).toEqual(['other_amount', 'other_amount']);
    const both = await send(of('2.459,80'), { settle: 'true' });
    expect(both.data.rows.map(({ outcome }) => outcome)).toEqual(['settled', 'settled']);
    const again = await send(of('2.459,80'), { settle: 'true' });
    expect(again.data.rows.map(({ outcome }) => outcome)).toEqual(['not_owed', 'not_owed']);
  });

  test('takes columns as they are chosen, and shows its first rows as they are read by them', async () => {
    const code = await codeOf(selling);
    const file = `a;b;c;d;e\n02/02/2026;${code};;1.229,90;7.000,00\n03/02/2026;Fee;-5,00;;6.995,00`;
    const before = await send(file);
    expect(before.data.rows).toMatchObject([{ outcome: 'other_amount', amount: null }]);
    expect(before.data.samples).toEqual([
      ['02/02/2026', code, '', '1.229,90', '7.000,00'],
      ['03/02/2026', 'Fee', '-5,00', '', '6.995,00'],
    ]);
    const columns = 'date,text,amount_out,amount_in,balance';
    const { data } = await send(file, { columns, settle: 'true' });
    expect(data.rows).toMatchObject([{ date: '02/02/2026', outcome: 'settled', amount: 1229.9 }]);
    expect(data.first).toEqual([
      {
        ...{ row: 2, date: '02/02/2026', text: code },
        ...{ amount_in: 1229.9, amount_out: null, balance: 7000 },
      },
      {
        ...{ row: 3, date: '03/02/2026', text: 'Fee' },
        ...{ amount_in: null, amount_out: 5, balance: 6995 },
      },
    ]);
  });

  test('reads 1.230 as its other amounts are written, and asks where none of them settles it', async () => {
    const whole = await addPayer(selling);
    await choose(whole, await addPlan(selling, 1230));
    const code = await codeOf(whole);
    const rows = (balance: string) =>
      [
        'Date;Description;Amount;Balance',
        `02/02/2026;Transfer ${code};1.230;${balance}`,
        '03/02/2026;Rent;-900;10.000',
      ].join('\n');
    const read = async (balance: string, query: Record<string, string> = {}) => {
      const { data } = await send(rows(balance), query);
      const [row] = data.rows;
      return [data.decimal, row?.amount, row?.outcome];
    };
    expect(await read('11.229,90')).toEqual([',', 1230, 'matches']);
    expect(await read('11.229')).toEqual(['unsure', null, 'other_amount']);
    expect(await read('11.229', { decimal: 'comma' })).toEqual([',', 1230, 'matches']);
    expect(await read('11.229', { decimal: 'point' })).toEqual(['.', 1.23, 'other_amount']);
    expect(await read('11.229', { settle: 'true' })).toEqual(['unsure', null, 'other_amount']);
    expect(await read('11.229', { settle: 'true', decimal: 'comma' })).toEqual([
      ',',
      1230,
      'settled',
    ]);
  });

  test('looks for codes in no column that is a date or an amount', async () => {
    const code = await codeOf(selling);
    const file = `a;b;c\n${code};Rent;1.229,90`;
    const { data } = await send(file, { columns: 'balance,text,amount_in', settle: 'true' });
    expect(data).toMatchObject({ rows: [], others: 1 });
  });

  test('takes the columns that were last booked for the same titles, at the same seller alone', async () => {
    const [code, later] = [await codeOf(selling), await codeOf(other)];
    const file = (of: string) => `Á;b;c\n02/02/2026;${of};1.229,90`;
    await send(file(code), { columns: ',text,amount_in' });
    expect((await send(file(code))).data.remembered).toBe(false);
    await send(file(code), { columns: ',text,amount_in', settle: 'true' });
    const { data } = await send(file(later).replace('Á', 'a'));
    expect(data).toMatchObject({ remembered: true, rows: [{ outcome: 'matches' }] });
    const stranger = await addSelling(selling.app);
    await choose(stranger, await addPlan(stranger, 1));
    const theirs = await call(selling.app, takeStatement, {
      params: { storeId: stranger.company.companyId },
      as: stranger.seller,
      file: { field: 'statement', name: 'x.csv', type: 'text/csv', bytes: Buffer.from(file(code)) },
    });
    expect(theirs.data).toMatchObject({ remembered: false, columns: [{}, { is: null }, {}] });
  });

  test('whose amounts leave their sign open are read by the sign that was chosen the last time', async () => {
    const text = 'a;b;c\n02/02/2026;Πελάτης;1.229';
    const columns = ',text,amount_in';
    await send(text, { columns, decimal: 'comma', settle: 'true' });
    const { data } = await send(text);
    expect(data).toMatchObject({ remembered: true, decimal_open: true, decimal: ',' });
    expect(data.first).toMatchObject([{ amount_in: 1229 }]);
  });

  test.each([
    ['one kind of amount for two columns', 'date,amount_in,amount_in'],
    ['a kind that there is none of', 'date,text,money'],
    ['more columns than there are', 'date,text,amount_in,balance'],
  ])('refuses %s at its field', async (_, columns) => {
    const { refusal } = await send('a;b;c\n1;2;3', { columns });
    expect(Object.keys(refusal.errors ?? {})).toEqual(['columns']);
  });

  test("knows no other seller's codes, and is not for who may only look", async () => {
    const stranger = await addSelling(selling.app);
    await choose(stranger, await addPlan(stranger, 1229.9));
    const { data } = await send(statementOf([await codeOf(stranger)]), { settle: 'true' });
    expect(data.rows).toMatchObject([{ outcome: 'unknown', billing: null }]);
    expect((await send('a;b', {}, stranger.seller)).status).toBe(404);
  });

  test('that is none is refused at its field', async () => {
    const { refusal } = await send('PK\u0003\u0004broken');
    expect(Object.keys(refusal.errors ?? {})).toEqual(['statement']);
  });
});

test('codes are found with spaces, without, and in small letters', () => {
  const code = paymentCodeOf(12, 34);
  expect(paymentCodesIn(`pay ${code.toLowerCase()}, thanks`)).toEqual([code]);
  expect(paymentCodesIn(code.replace(/(.{4})/g, '$1 '))).toEqual([code]);
  expect(paymentCodesIn('PERFORMANCE 12')).toEqual([]);
});

test('an account number holds by its check digits', () => {
  expect(['GR1601101250000000012300695', 'it60 X054 2811 1010 0000 0123 456'].map(isIban)).toEqual([
    true,
    true,
  ]);
  expect(['GR1601101250000000012300696', 'GR16', ''].map(isIban)).toEqual([false, false, false]);
});
