import { pino } from 'pino';
import { beforeEach, expect, test } from 'vitest';
import {
  cardOrders,
  downloadCards,
  mostCardsOrdered,
} from '../../../contract/customers/card-orders.ts';
import { cardGeneration, generateCards } from '../../../server/customers/card-orders/generate.ts';
import { type Kinds, runJobs } from '../../../server/jobs/run.ts';
import { call, type TestApp, testApp } from '../../support/app.ts';
import { download } from '../../support/areas/orders.ts';
import { addCompany, addMember, type Person, type Place } from '../../support/areas/people.ts';
import { addCustomer, addTill } from '../../support/areas/till.ts';

const quiet = pino({ level: 'silent' });

let within: TestApp;
let company: Place;
let admin: Person;
beforeEach(async () => {
  within = await testApp();
  company = await addCompany(within);
  admin = await addMember(within, company);
});

interface Order {
  loyalty_card_order_id: number;
  volume: number;
  card_type: string;
  generated: number;
  generation: string;
  given: number;
}
const order = (body: object) =>
  call(within, cardOrders.calls.create, {
    params: { storeId: company.companyId },
    body: body as never,
    as: admin,
  });
const make = (kinds: Kinds = { [cardGeneration]: generateCards }) =>
  runJobs(within.database, kinds, quiet);
const orders = async () => {
  const params = { storeId: company.companyId };
  const { data } = await call(within, cardOrders.calls.list, { params, as: admin });
  return (data as unknown as { loyalty_cards: Order[] }).loyalty_cards;
};
const remove = (id: number) =>
  call(within, cardOrders.calls.delete, {
    params: { storeId: company.companyId, id },
    as: admin,
  });
const cards = async () =>
  (await within.database.pool.query('select card_number, user_account_id from loyalty_cards')).rows;
const file = (id: number) =>
  download(within, downloadCards, { storeId: company.companyId, id }, admin);

test('an order is of QR cards unless it says otherwise (card-type-default-qr)', async () => {
  const { status, data } = await order({ volume: 3 });
  expect(status).toBe(201);
  expect(data).toMatchObject({ volume: 3, card_type: 'qr', generation: 'queued', generated: 0 });
  expect((await order({ volume: 3, card_type: 'barcode' })).data.card_type).toBe('barcode');
});

test('an order of none, of too many and of another type is refused by name', async () => {
  for (const volume of [0, mostCardsOrdered + 1, 1.5, 'many']) {
    const { status, refusal } = await order({ volume, card_type: 'magnetic' });
    expect([status, Object.keys(refusal.errors ?? {}).sort()]).toEqual([
      422,
      ['card_type', 'volume'],
    ]);
  }
});

test('its cards are made in the background: ten digits, each once, none like a mobile', async () => {
  await order({ volume: 5000 });
  await make();
  const numbers = (await cards()).map(({ card_number }) => card_number as string);
  expect(new Set(numbers).size).toBe(5000);
  expect(numbers.every((number) => /^[145789]\d{9}$/.test(number))).toBe(true);
  expect(await orders()).toMatchObject([{ generated: 5000, generation: 'done', given: 0 }]);
});

test('a job that was killed amid its cards goes on where it stopped', async () => {
  await order({ volume: 4500 });
  await make({
    [cardGeneration]: (client, job) =>
      job.done ? Promise.reject(new Error('killed')) : generateCards(client, job),
  });
  expect(await orders()).toMatchObject([{ generated: 2000, generation: 'running' }]);
  await within.database.pool.query(`update jobs set held_until = now() - interval '1 second'`);
  await make();
  expect(await cards()).toHaveLength(4500);
});

test('its numbers are saved as a file once all of them are there', async () => {
  const { data } = await order({ volume: 3 });
  expect((await file(data.loyalty_card_order_id)).status).toBe(409);
  await make();
  const { bytes, headers } = await file(data.loyalty_card_order_id);
  expect(headers.get('content-type')).toMatch(/^text\/csv/);
  const [head, ...lines] = new TextDecoder().decode(bytes).trim().split('\r\n');
  expect(head).toBe('card_number,card_type,state');
  const numbers = (await cards()).map(({ card_number }) => card_number).sort();
  expect(lines).toEqual(numbers.map((number) => `${number},qr,free`));
});

test('it is deleted with its cards, and with what still makes them', async () => {
  const { data } = await order({ volume: 3 });
  await make();
  await within.database.pool.query(
    `insert into loyalty_cards (company_id, card_number) values (${company.companyId}, '7777')`,
  );
  expect((await remove(data.loyalty_card_order_id)).status).toBe(200);
  expect(await cards()).toEqual([{ card_number: '7777', user_account_id: null }]);
  const waiting = await order({ volume: 3 });
  await remove(waiting.data.loyalty_card_order_id);
  await make();
  expect(await cards()).toHaveLength(1);
  expect(await orders()).toEqual([]);
});

test('it stays whole while a customer has one of its cards', async () => {
  const till = await addTill(within);
  company = till.company;
  admin = await addMember(within, company);
  const { data } = await order({ volume: 3 });
  await make();
  const customer = await addCustomer(till);
  const [first] = (await cards()).filter(({ user_account_id }) => user_account_id === null);
  await within.database.pool.query(
    `update loyalty_cards set user_account_id = ${customer.id} where card_number = '${first?.card_number}'`,
  );
  const before = await cards();
  const { status, refusal } = await remove(data.loyalty_card_order_id);
  expect([status, refusal.error]).toEqual([409, 'in_use']);
  expect(refusal.uses).toMatchObject([{ kind: 'cards', count: 1 }]);
  expect(await cards()).toHaveLength(before.length);
  expect(await orders()).toMatchObject([{ given: 1 }]);
});
