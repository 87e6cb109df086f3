import fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import { importCodes, previewCodes } from '../../../contract/coupons/code-files.ts';
import { visitCoupons, voucherCoupons } from '../../../contract/coupons/coupons.ts';
import {
  createMultiple,
  downloadCodes,
  readMultiple,
} from '../../../contract/coupons/multiple-coupons.ts';
import { call, testApp } from '../../support/app.ts';
import { accept, addVoucher } from '../../support/areas/claims.ts';
import { download } from '../../support/areas/orders.ts';
import { addMember, allBut, type Person } from '../../support/areas/people.ts';
import { addTill, expectSound, type Till } from '../../support/areas/till.ts';
import { numbersOf } from '../../support/areas/workbook.ts';

const day = 86_400_000;

let till: Till;
let admin: Person;
let campaign: number;
beforeEach(async () => {
  till = await addTill(await testApp());
  admin = await addMember(till.app, till.company);
  campaign = await create();
});

const create = async (own: Record<string, unknown> = {}) => {
  const params = { storeId: till.company.companyId };
  const body = { gift_title: 'Δωροκάρτα', maximum: 0, ...own };
  return (await call(till.app, createMultiple, { params, body, as: admin })).data.coupon_id;
};
interface Sent {
  readonly id?: number;
  readonly column?: number;
  readonly as?: Person;
}
const sent = (file: string | Buffer, { id = campaign, column, as = admin }: Sent = {}) =>
  ({
    params: { storeId: till.company.companyId, id },
    as,
    language: 'en' as const,
    ...(column === undefined ? {} : { query: { column: String(column) } }),
    file: { field: 'codes', name: 'codes.csv', type: 'text/csv', bytes: Buffer.from(file) },
  }) as never;
const preview = (file: string | Buffer, own?: Sent) =>
  call(till.app, previewCodes, sent(file, own));
const save = (file: string | Buffer, own?: Sent) => call(till.app, importCodes, sent(file, own));
const read = async (id = campaign) => {
  const params = { storeId: till.company.companyId, id };
  return (await call(till.app, readMultiple, { params, as: admin })).data;
};
const codesOf = async (id = campaign) => {
  const params = { storeId: till.company.companyId, id };
  const { bytes } = await download(till.app, downloadCodes, params, admin);
  const lines = new TextDecoder().decode(bytes).trimEnd().split('\r\n').slice(1);
  return lines.map((line) => line.split(',')[0] ?? '').sort();
};
test.each([
  ['semicolons and a mark of UTF-8', '\uFEFFΚωδικός;Τύπος\n00123;qr\n00124;qr', 0],
  ['a column that no title names', 'id,kind,print\n1,qr,00123\n2,qr,00124', 2],
  ['one column without a title', '00123\n00124', 0],
  [
    'lines above the titles',
    'Printer of codes\n\nNo\tVoucher code\tKind\n1\t00123\tqr\n2\t00124\tqr',
    1,
  ],
  ['spaces and hyphens', 'code\n00-123\n0 0124', 0],
  ['cells that show zeros in front', numbersOf(['123', '124'], 'Κωδικός κουπονιού'), 0],
])('codes with %s are found and added', async (_, file, column) => {
  const { data } = await preview(file);
  expect(data).toMatchObject({ column, created: 2, total: 2, rejected: 0 });
  expect(await read()).toMatchObject({ maximum: 0, generated: 0, generation: 'done' });
  expect((await save(file)).data).toEqual({ created: 2, unchanged: 0, taken: 0, rejected: 0 });
  expect(await read()).toMatchObject({ maximum: 2, generated: 2, claimed: 2 });
  expect(await codesOf()).toEqual(['0012-3', '0012-4']);
});

test('a code out of a file is redeemed once, in any case and with look-alikes, and its export says so', async () => {
  await save('code\nPROMO-77\nΚΑΦΕ-88\n00123');
  expect((await accept(till, 'promo 77')).data).toMatchObject({ state: 'redeemed' });
  expect((await accept(till, 'PROMO77')).refusal.error).toBe('voucher_redeemed');
  expect((await accept(till, 'καφέ88')).status).toBe(200);
  expect(await read()).toMatchObject({ rewarded: 2, maximum: 3 });
  const params = { storeId: till.company.companyId, id: campaign };
  const { bytes } = await download(till.app, downloadCodes, params, admin);
  expect(new TextDecoder().decode(bytes).match(/,redeemed,/g)).toHaveLength(2);
  till.app.clock.now = Date.now() + 400 * day;
  expect((await accept(till, '00123')).refusal.error).toBe('voucher_expired');
  await expectSound(till);
});

test('codes that do not begin as the generated ones of their campaign are exported whole', async () => {
  const id = await create({ code: 'Mine' });
  await save('code\nPARTNER12\nmine-3456', { id });
  expect(await codesOf(id)).toEqual(['Mine-3456', 'PART-NER1-2']);
});

test('rows that are no code are rejected with the reason, and so is a second row of the same', async () => {
  const cells = [
    '8.80E+12',
    'abc',
    'https://x.gr/AB12',
    'AB-1234',
    'ab1234',
    'A'.repeat(41),
    '12E34',
  ];
  const file = ['code', ...cells].join('\n');
  const { data } = await preview(file);
  expect(data.rows.map(({ row, action }) => [row, action])).toEqual([
    [2, 'reject'],
    [3, 'reject'],
    [4, 'reject'],
    [5, 'create'],
    [6, 'reject'],
    [7, 'reject'],
    [8, 'create'],
  ]);
  expect(data.rows[3]?.code).toBe('AB-1234');
  expect(data.rows[1]?.reasons[0]).toContain('4 to 40 letters or digits');
  expect(data.rows[4]?.reasons).toEqual(['code: The same code is in row 5 of the file.']);
  expect(data.rejected_file?.split('\r\n')).toHaveLength(7);
  await save(file);
  expect(await codesOf()).toEqual(['12E3-4', 'AB12-34']);
});

test('a code of another campaign, or of another coupon, stays with it', async () => {
  const other = await create();
  await save('code\nAB-1234\nAB-1235', { id: other });
  const { database } = till.app;
  await database.pool.query(
    `insert into coupons (company_id, store_id, kind, code, code_key, gift_title, maximum, points)
      values ($1, $1, 'voucher', 'HELLO', 'HE110', 'x', 0, 0)`,
    [till.company.companyId],
  );
  const file = 'code\nab1234\nhello\nAB-1236';
  const expected = { created: 1, unchanged: 0, taken: 2, rejected: 0 };
  expect((await preview(file)).data).toMatchObject(expected);
  expect((await save(file)).data).toEqual(expected);
  expect([await codesOf(), await codesOf(other)]).toEqual([['AB12-36'], ['AB12-34', 'AB12-35']]);
  const stranger = await addTill(till.app);
  const as = await addMember(till.app, stranger.company);
  const params = { storeId: stranger.company.companyId, id: campaign };
  const abroad = { ...(sent('code\nAB-1', { as }) as object), params } as never;
  expect((await call(till.app, importCodes, abroad)).status).toBe(404);
});

test('no coupon takes the code of a campaign as its own', async () => {
  await save('code\nHELLO-1\nHELLO-2');
  const codeOf = (code: string) =>
    call(till.app, visitCoupons.calls.create, {
      params: { storeId: till.store.storeId },
      as: till.cashier,
      body: { code, gift_title: 'Νερό' },
    });
  const { status, refusal } = await codeOf('hello 1');
  expect([status, refusal.error]).toEqual([409, 'already_exists']);
  expect((await codeOf('hello 3')).status).toBe(201);
});

test('codes beyond a million in a campaign are rejected', async () => {
  await till.app.database.pool.query('update coupons set maximum = 999999 where coupon_id = $1', [
    campaign,
  ]);
  const { data } = await preview('code\nAB-1234\nAB-1235');
  expect(data).toMatchObject({ created: 1, rejected: 1 });
  expect(data.rows[1]?.reasons[0]).toContain('at most');
  expect((await save('code\nAB-1234\nAB-1235')).data).toMatchObject({ created: 1, rejected: 1 });
});

test('where two columns may be the codes the column is to be chosen, and is remembered', async () => {
  const file = 'a;b\n00123;50001\n00124;50002';
  expect((await preview(file)).data).toMatchObject({ column: null, created: 0, rows: [] });
  expect(Object.keys((await save(file)).refusal.errors ?? {})).toEqual(['column']);
  expect((await save(file, { column: 1 })).data.created).toBe(2);
  const { data } = await preview('A;B\n00125;50003\n00126;50001');
  expect(data).toMatchObject({ column: 1, remembered: true, created: 1, unchanged: 1 });
});

test('what the preview counts is what is saved, and saved again it adds nothing', async () => {
  await save('code\nTAKEN-1\nTAKEN-2', { id: await create() });
  const cell = fc.constantFrom(
    'AB-1001',
    'ab1001',
    'AB-1002',
    'AB-1003',
    'taken1',
    '',
    'x',
    '1E+9',
  );
  const files = fc.sample(fc.array(cell, { minLength: 1, maxLength: 12 }), {
    numRuns: 15,
    seed: 7,
  });
  for (const cells of files) {
    const file = ['n;code', ...cells.map((each) => `x;${each}`)].join('\n');
    const before = await codesOf();
    const { data } = await preview(file);
    expect(await codesOf()).toEqual(before);
    const { created, unchanged, taken, rejected } = data;
    expect((await save(file)).data).toEqual({ created, unchanged, taken, rejected });
    expect(created + unchanged + taken + rejected).toBe(cells.length);
    expect(await codesOf()).toHaveLength(before.length + created);
    expect((await read()).maximum).toBe(before.length + created);
    const again = { created: 0, unchanged: unchanged + created, taken, rejected };
    expect((await save(file)).data).toEqual(again);
  }
});

test('codes of another company and of a deleted coupon are free', async () => {
  const other = await addTill(till.app);
  await addVoucher(other, { code: 'AB-7001' });
  const deleted = await addVoucher(till, { code: 'AB-7002' });
  await addVoucher(till, { code: 'AB-7003' });
  const removed = await call(till.app, voucherCoupons.calls.delete, {
    params: { storeId: till.store.storeId, id: deleted },
    as: till.cashier,
  });
  expect(removed.status).toBe(200);
  const { data } = await save('code\nAB-7001\nAB-7002\nAB-7003');
  expect(data).toMatchObject({ created: 2, taken: 1 });
});

test('the same file sent by two at once is added once', async () => {
  const file = ['code', ...Array.from({ length: 300 }, (_, at) => `AB-${1000 + at}`)].join('\n');
  const both = await Promise.all([save(file), save(file)]);
  expect(both.map(({ data }) => data.created + data.unchanged)).toEqual([300, 300]);
  expect(both.reduce((sum, { data }) => sum + data.created, 0)).toBe(300);
  expect(await read()).toMatchObject({ maximum: 300, generated: 300, claimed: 300 });
});

test('the audit log says who brought how many codes', async () => {
  await save('code\nAB-1234\nAB-1235');
  const { rows } = await till.app.database.pool.query(
    `select user_id, before, after from audit_log
      where company_id = $1 and subject = 'coupons' and subject_id = $2 and action = 'update'`,
    [till.company.companyId, String(campaign)],
  );
  expect(rows).toEqual([{ user_id: admin.userId, before: { maximum: 0 }, after: { maximum: 2 } }]);
});

test('a campaign that is over or whose codes are being made, a broken file and people without the right are refused', async () => {
  const file = 'code\nAB-1234';
  const making = await create({ maximum: 10 });
  expect((await save(file, { id: making })).refusal.error).toBe('codes_being_made');
  expect((await preview('PK\u0003\u0004broken')).refusal.error).toBe('not_a_table');
  expect(Object.keys((await save(file, { column: 1 })).refusal.errors ?? {})).toEqual(['column']);
  const as = await addMember(till.app, till.company, allBut('coupons.multiple.create'));
  for (const endpoint of [previewCodes, importCodes])
    expect((await call(till.app, endpoint, sent(file, { as }))).status).toBe(403);
  till.app.clock.now = Date.now() + 400 * day;
  expect((await preview(file)).refusal.error).toBe('campaign_over');
  expect(await codesOf()).toEqual([]);
});
