import { beforeAll, expect, test } from 'vitest';
import { importProducts } from '../../../contract/catalogue/product-imports.ts';
import { countryCode } from '../../../server/common/countries.ts';
import { unsubscribeFrom } from '../../../server/messages/unsubscribe/unsubscribe.ts';
import { call, type TestApp, testApp } from '../../support/app.ts';
import { Importer } from '../../support/areas/imports.ts';
import { addTill } from '../../support/areas/till.ts';
import { type Case, cases, contentOf, judged } from './judge.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});

const calling: Record<string, string> = { GR: '+30', IT: '+39', CY: '+357' };
const customersOf = `select c.*, coalesce(c.birth_date::text, c.birthday) as birth_date, a.balance, (select min(k.card_number) from loyalty_cards k
    where k.company_id = c.company_id and k.user_account_id = c.user_account_id) as card
  from customers c join accounts a using (company_id, user_account_id) where c.company_id = $1 and c.deleted_at is null`;
const productsOf = `select sku_number as sku, name ->> 'el' as name, retail_price, wholesale_price from company_products
  where company_id = $1 and deleted_at is null`;

/** The customers of a company, with their mobiles as E.164 and whole points. */
async function storedCustomers(companyId: number) {
  const { rows } = await app.database.pool.query(customersOf, [companyId]);
  return rows.map((row) => {
    const country = countryCode(row.country_id) ?? '';
    const mobile = row.mobile && `${calling[country]}${row.mobile}`;
    return { ...row, country, mobile, points: Number(row.balance) / 100 };
  });
}

/** Before the list of the earlier programme is imported, the first of its customers takes everything back. */
async function unsubscribeFirst(desk: Importer) {
  const lines = 'Όνομα;Κινητό;SMS;Newsletter\nΜαρία;6912346120;ναι;ναι\nΓιώργος;6912345889;όχι;όχι';
  await desk.import(lines);
  const { companyId } = desk.till.company;
  const [first] = (await storedCustomers(companyId)).filter(({ sms }) => sms);
  const who = {
    companyId,
    accountId: first.user_account_id,
    channel: 'email' as const,
    messageId: 1,
  };
  await unsubscribeFrom(app.database, who, true, '127.0.0.1');
}

/** Imports a file as it is proposed; what its columns leave open is Greek. */
async function customersIn(each: Case, desk: Importer) {
  const upload = await desk.upload(contentOf(each));
  if (upload.status !== 201) return { stored: [], left: new Set<number>() };
  const taken = upload.data;
  const decimals = taken.facts.map(({ decimal }) => (decimal === 'unsure' ? ',' : null));
  const orders = taken.facts.map(({ order }) => (order === 'unsure' ? 'dmy' : null));
  await desk.map(taken, { decimals, orders, duplicates: each.duplicates ?? 'skip' });
  await desk.begin(taken.import_id);
  await desk.work();
  const { rows } = await app.database.pool.query(
    'select row_number from customer_import_rejections where company_id = $1 and import_id = $2',
    [desk.till.company.companyId, taken.import_id],
  );
  const left = new Set<number>(rows.map(({ row_number }) => row_number));
  return { stored: await storedCustomers(desk.till.company.companyId), left };
}

async function productsIn(each: Case, desk: Importer) {
  const file = { field: 'products', name: each.file, type: 'text/csv', bytes: contentOf(each) };
  const { data } = await call(app, importProducts, { ...desk.at(), file, language: 'el' });
  const { rows } = await app.database.pool.query(productsOf, [desk.till.company.companyId]);
  const stored = rows.map((row) => ({
    ...row,
    price: Number(row.retail_price) / 100,
    wholesale: Number(row.wholesale_price) / 100,
  }));
  return { stored, left: new Set(data.rows.map(({ row }) => row)) };
}

async function faultsOf(each: Case) {
  const desk = await Importer.of(await addTill(app));
  if (each.file === 'old-list-resubscribes.csv') await unsubscribeFirst(desk);
  const outcome = each.kind === 'products' ? productsIn(each, desk) : customersIn(each, desk);
  const { stored, left } = await outcome;
  return judged(each, stored, left);
}

/** Files of which something is still wrong: a file leaves this list for good. */
const wrongStill: readonly string[] = [];

test('files of other programs come in as people would read them', async () => {
  const faults = new Map<string, string[]>();
  for (const each of cases) {
    const wrong = await faultsOf(each);
    if (wrong.length) faults.set(each.file, wrong);
  }
  const unexpected = [...faults].filter(([file]) => !wrongStill.includes(file));
  expect(unexpected).toEqual([]);
  expect(wrongStill.filter((file) => !faults.has(file))).toEqual([]);
});
