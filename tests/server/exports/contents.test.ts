import { text } from 'node:stream/consumers';
import { parse } from 'csv-parse/sync';
import { beforeEach, describe, expect, test } from 'vitest';
import yauzl from 'yauzl';
import { attributeDefinitions } from '../../../contract/customers/attribute-definitions.ts';
import { changeSupplierSettings } from '../../../contract/suppliers/suppliers.ts';
import { call, type TestApp, testApp } from '../../support/app.ts';
import { addSupplied, addSupplying, orderGift } from '../../support/areas/orders.ts';
import { addCompany, addMember, type Person, type Place } from '../../support/areas/people.ts';
import { addCrowd, addCustomer, addTill, send } from '../../support/areas/till.ts';
import { exported, workbookRows } from '../../support/worlds/exports.ts';

let within: TestApp;
beforeEach(async () => {
  within = await testApp();
});

/** The first sheet of a workbook, as it is written. */
function sheetOf(bytes: Buffer): Promise<string> {
  return new Promise((done, failed) => {
    yauzl.fromBuffer(bytes, { lazyEntries: true }, (error, zip) => {
      if (error) return failed(error);
      zip.on('entry', (entry: yauzl.Entry) => {
        if (entry.fileName !== 'xl/worksheets/sheet1.xml') return zip.readEntry();
        zip.openReadStream(entry, (_, stream) =>
          text(stream as NodeJS.ReadableStream as never).then(done, failed),
        );
      });
      zip.readEntry();
    });
  });
}

describe('a workbook', () => {
  let company: Place;
  let anna: Person;
  const workbook = () =>
    exported(within, { key: 'customers', place: company, as: anna, body: { format: 'xlsx' } });
  const change = (set: string) => within.database.pool.query(`update customers set ${set}`);

  beforeEach(async () => {
    company = await addCompany(within);
    anna = await addMember(within, company);
    await addCrowd(within, company, 130);
  });

  test('has every row, in an archive that is whole', async () => {
    const { bytes, headers, file } = await workbook();
    expect(headers.get('content-type')).toMatch(/spreadsheetml\.sheet$/);
    expect([(await workbookRows(bytes)).length - 1, file.rows]).toEqual([130, 130]);
  });

  test('has numbers, days and moments as such, and by the clock of the company', async () => {
    await within.database.pool.query('update accounts set balance = 1250');
    await change(`birth_date = '1990-05-07', created_at = '2026-07-01T09:30:00Z'`);
    const sheet = await sheetOf((await workbook()).bytes);
    expect(sheet).toContain('<c><v>12.5</v></c>');
    expect(sheet).toContain('<c s="2"><v>33000</v></c>');
    // Half past noon in Athens.
    expect(sheet).toContain(`<c s="3"><v>${46204 + 12.5 / 24}</v></c>`);
  });

  test.each(['=1+1', '+49', '-5', '@SUM(A1)', '<&>'])(
    'has %j as a text and no formula',
    async (name) => {
      await within.database.pool.query('update customers set first_name = $1', [name]);
      const { bytes } = await workbook();
      expect(await sheetOf(bytes)).not.toContain('<f>');
      expect((await workbookRows(bytes))[1]).toContain(name);
    },
  );
});

describe('the orders of a supplier', () => {
  test('tell of the customer what the supplier chose in its settings, and nothing else', async () => {
    const till = await addTill(within);
    const customer = await addCustomer(till, { mobile: '6911111111' });
    await send(till, customer, 100);
    const supplying = await addSupplying(till);
    await orderGift(till, customer, await addSupplied(supplying));
    const { supplier, maker } = supplying;
    const asked = { panel: 'suppliers', key: 'gift-orders', place: supplier, as: maker } as const;
    const rows = async () =>
      parse((await exported(within, asked)).bytes, { bom: true, columns: true }) as Record<
        string,
        string
      >[];
    const choose = (export_csv_settings: object) =>
      call(within, changeSupplierSettings as never, {
        params: { id: supplier.storeId },
        as: maker,
        body: { export_csv_settings },
      });
    expect(Object.keys((await rows())[0] ?? {})).not.toContain('mobile');
    await choose({ mobile: true, name: true, pon: true });
    const [row] = await rows();
    expect(row?.mobile).toBe('+306911111111');
    expect(row?.pon).toBe(row?.order_id);
    expect(Object.keys(row ?? {})).not.toContain('email');
  });
});

test("what a company keeps of its customers of its own is in their file, as it is called in the file's language", async () => {
  const company = await addCompany(within);
  const anna = await addMember(within, company);
  await addCrowd(within, company, 1);
  const define = async (el: string, type: string, used = true) => {
    const { data } = await call(within, attributeDefinitions.calls.create, {
      params: { storeId: company.storeId },
      as: anna,
      body: { name: { el, it: `${el} it` }, type, used } as never,
    });
    return data.user_account_attribute_definition_id;
  };
  const values = {
    [await define('=Αγαπημένο', 'text')]: 'φραπέ',
    [await define('Παιδιά', 'number')]: 2.5,
    [await define('Γιορτή', 'day')]: '2026-12-06',
    [await define('Παλιό', 'text', false)]: 'κρυφό',
  };
  await define('Κενό', 'flag');
  await within.database.pool.query('update customers set extra_attributes = $1', [
    JSON.stringify(values),
  ]);
  const asked = { key: 'customers', place: company, as: anna, language: 'it' } as const;
  const [headings, row] = parse((await exported(within, asked)).bytes, {
    bom: true,
    delimiter: ';',
  }) as string[][];
  expect([headings?.slice(-4), row?.slice(-4)]).toEqual([
    ["'=Αγαπημένο it", 'Παιδιά it', 'Γιορτή it', 'Κενό it'],
    ['φραπέ', '2,5', '2026-12-06', ''],
  ]);
});

test('a file of customers has every mobile with its calling code, as an import reads it', async () => {
  const till = await addTill(within);
  const { id } = await addCustomer(till, { mobile: '3331239999' });
  const greek = await addCustomer(till);
  await within.database.pool.query(
    'update customers set country_id = 380 where user_account_id = $1',
    [id],
  );
  const as = await addMember(within, till.company);
  const asked = { panel: 'companies', key: 'customers', place: till.company, as } as const;
  const text = Buffer.from((await exported(within, asked)).bytes).toString();
  const rows = parse(text, { bom: true, columns: true, delimiter: [',', ';'] }) as Record<
    string,
    string
  >[];
  expect(rows.map(({ mobile }) => mobile).sort()).toEqual([`+30${greek.mobile}`, '+393331239999']);
  expect(Object.keys(rows[0] ?? {})).not.toContain('mobile_e164');
});

test.each(['statistics', 'financial-data', 'store-points'])(
  'a file of %s names its stores, and ends with what they come to',
  async (key) => {
    const till = await addTill(within);
    const anna = await addMember(within, till.company);
    await send(till, await addCustomer(till), 12.5);
    const { bytes } = await exported(within, { key, place: till.company, as: anna });
    const [head = [], ...rows] = parse(bytes, { bom: true }) as string[][];
    expect(head).not.toContain('store_id');
    const name = head.indexOf('name');
    expect(rows.at(-1)?.[name]).toBe('Total');
    const given = head.indexOf(key === 'store-points' ? 'given' : 'points_given');
    const sum = rows.slice(0, -1).reduce((all, row) => all + Number(row[given]), 0);
    expect(sum).toBe(Number(rows.at(-1)?.[given]));
    expect(sum).toBeGreaterThan(0);
  },
);
