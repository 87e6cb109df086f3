import { pino } from 'pino';
import { beforeEach, expect, test } from 'vitest';
import { cardOrders, downloadSheet } from '../../../contract/customers/card-orders.ts';
import { cardGeneration, generateCards } from '../../../server/customers/card-orders/generate.ts';
import { runJobs } from '../../../server/jobs/run.ts';
import { call, type TestApp, testApp } from '../../support/app.ts';
import { download } from '../../support/areas/orders.ts';
import { drawingsOf, filledOf, pagesOf, readQr } from '../../support/areas/pdf.ts';
import {
  addCompany,
  addMember,
  allBut,
  type Person,
  type Place,
} from '../../support/areas/people.ts';
import { png } from '../../support/areas/pictures.ts';

let within: TestApp;
let company: Place;
let admin: Person;
beforeEach(async () => {
  within = await testApp();
  company = await addCompany(within, 'Αιγαίον Καφέ');
  admin = await addMember(within, company);
});

/** An order whose cards are made; answers its id and their numbers in order. */
async function made(volume: number, card_type = 'qr') {
  const { data } = await call(within, cardOrders.calls.create, {
    params: { storeId: company.storeId },
    body: { volume, card_type } as never,
    as: admin,
  });
  await runJobs(within.database, { [cardGeneration]: generateCards }, pino({ level: 'silent' }));
  const { rows } = await within.database.pool.query<{ card_number: string }>(
    'select card_number from loyalty_cards order by card_number',
  );
  return { id: data.loyalty_card_order_id, numbers: rows.map(({ card_number }) => card_number) };
}

const answer = (id: number, as = admin, at = company) =>
  download(within, downloadSheet, { storeId: at.storeId, id }, as);
const sheet = async (id: number) => (await answer(id)).bytes;

test('the sheet of an order is a PDF that is saved under its name', async () => {
  const { id } = await made(1);
  const { status, headers } = await answer(id);
  expect([status, headers.get('content-type'), headers.get('content-disposition')]).toEqual([
    200,
    'application/pdf',
    `attachment; filename="loyalty-cards-${id}.pdf"`,
  ]);
});

test('ten cards are on each page, each with the company’s Greek name and its number', async () => {
  const { id, numbers } = await made(23);
  const pages = await pagesOf(await sheet(id));
  expect(pages).toHaveLength(3);
  expect(pages.map((page) => page.match(/\d{10}/g))).toEqual([
    numbers.slice(0, 10),
    numbers.slice(10, 20),
    numbers.slice(20),
  ]);
  for (const page of pages) expect(page).toContain('Αιγαίον Καφέ');
});

test('a reader finds the card’s number in the QR code of each card', async () => {
  const { id, numbers } = await made(12);
  const drawn = drawingsOf(await sheet(id)).flatMap(filledOf);
  expect(drawn.map(readQr)).toEqual(numbers);
});

test('an order of barcodes has a Code 128 on each card, all of one height', async () => {
  const { id, numbers } = await made(3, 'barcode');
  const drawn = drawingsOf(await sheet(id)).flatMap(filledOf);
  expect(drawn).toHaveLength(numbers.length);
  for (const bars of drawn) {
    // Start, five pairs of digits, check digit: three bars each, and the stop of four.
    expect(bars).toHaveLength(3 * 7 + 4);
    expect(new Set(bars.map(([, , , height]) => height)).size).toBe(1);
  }
});

test('the logo of the programme is in the document once, however many cards show it', async () => {
  const logo = await within.files.save(await png());
  await within.database.pool.query('update stores set loyalty_logo = $2 where store_id = $1', [
    company.storeId,
    logo,
  ]);
  const { id } = await made(15);
  const text = Buffer.from(await sheet(id)).toString('latin1');
  expect(text.match(/\/Subtype \/Image/g)).toHaveLength(1);
});

test('a logo that is gone does not keep the cards from being printed', async () => {
  await within.database.pool.query('update stores set loyalty_logo = $2 where store_id = $1', [
    company.storeId,
    '/files/gone.webp',
  ]);
  const { id } = await made(1);
  expect(await pagesOf(await sheet(id))).toHaveLength(1);
});

test('is refused while the cards are being made, to whoever may not read orders, and of another company', async () => {
  const { data } = await call(within, cardOrders.calls.create, {
    params: { storeId: company.storeId },
    body: { volume: 5 } as never,
    as: admin,
  });
  expect((await answer(data.loyalty_card_order_id)).status).toBe(409);
  const { id } = await made(1);
  const other = await addMember(within, company, allBut('loyalty_cards.read'));
  expect((await answer(id, other)).status).toBe(403);
  const elsewhere = await addCompany(within, 'Βήτα');
  const theirs = await addMember(within, elsewhere);
  expect((await answer(id, theirs, elsewhere)).status).toBe(404);
});
