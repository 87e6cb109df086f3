import { beforeEach, describe, expect, test } from 'vitest';
import { companyProducts } from '../../../contract/catalogue/company-products.ts';
import { networkRegions } from '../../../contract/organisations/network-regions.ts';
import {
  activeUsers,
  activeUsersTwoMonths,
  leaders,
} from '../../../contract/reports/statistics.ts';
import { verifyLedger } from '../../../server/ledger/verify.ts';
import { keepTimes } from '../../../server/reports/keep-times.ts';
import { call } from '../../support/app.ts';
import { type Finances, financialCalls, openFinances } from '../../support/areas/financial.ts';
import {
  addBranch,
  addCustomer,
  addProduct,
  expectSound,
  giveBack,
  type Till,
} from '../../support/areas/till.ts';
import { addRecord } from '../../support/worlds/factories.ts';

let open: Finances;
let branch: Till;
let region: number;
let products: ReadonlyMap<Till, number>;
const { at, buy } = financialCalls(() => open);
const query = (sql: string, values: unknown[] = []) =>
  open.till.app.database.pool.query<Record<string, unknown>>(sql, values);
const keepUpTo = (moment: string) => keepTimes(open.till.app.database, Date.parse(moment));
const july = '2026-07-20T09:00:00Z';

const keptMonths = async () => {
  const { rows } = await query(
    `select distinct number / 12 || '-' || number % 12 + 1 as month from store_times_kept where unit = 'month' order by 1`,
  );
  return rows.map(({ month }) => month);
};
const keptDays = async () => {
  const { rows } = await query(
    `select to_char(date '1970-01-01' + number, 'YYYY-MM-DD') as day from store_times_kept where unit = 'day' and store_id = $1 order by 1`,
    [branch.store.storeId],
  );
  return rows.map(({ day }) => day);
};

const lines = (quantity: number, who = open.till) => ({
  lines: [{ product_id: products.get(who), quantity }],
});

/** April to July of a store and of one in a region: two that come again, one that is deleted, online and not. */
async function live() {
  const { till, customer } = open;
  const other = await addCustomer(branch);
  const gone = await addCustomer(till);
  await buy('2026-04-30T20:59:59Z', 3, lines(3));
  await buy('2026-04-30T21:00:00Z', 4, lines(1, branch), branch, other);
  const receipt = await buy('2026-05-10T09:00:00Z', 9, lines(4));
  await buy('2026-05-11T09:00:00Z', 2, { ...lines(2), channel: 'online' }, till, other);
  await buy('2026-06-02T09:00:00Z', 7, lines(7, branch), branch, customer);
  await buy('2026-06-03T09:00:00Z', 1, lines(1), till, gone);
  await buy('2026-07-01T09:00:00Z', 5, lines(5, branch), branch, await addCustomer(branch));
  await query('update customers set deleted_at = now() where user_account_id = $1', [gone.id]);
  await query(
    `update customers set created_at = '2026-04-20T09:00:00Z' where user_account_id <> $1`,
    [customer.id],
  );
  await query(
    `update customers set created_at = '2026-06-01T09:00:00Z' where user_account_id = $1`,
    [customer.id],
  );
  at(july);
  return receipt;
}

beforeEach(async () => {
  open = await openFinances();
  const { till } = open;
  branch = await addBranch(till);
  region = await addRecord(till.app, networkRegions as never, till.company, { name: 'Αιγαίο' });
  await query('update stores set store_company_network_region_id = $1 where store_id = $2', [
    region,
    branch.store.storeId,
  ]);
  products = new Map([
    [till, await addProduct(till, 0)],
    [branch, await addProduct(branch, 0)],
  ]);
});

/** All that is answered of who came and what was bought, of all periods and whatever they are narrowed to. */
async function answers() {
  const { till, admin } = open;
  const asking = { params: { storeId: till.company.storeId }, as: admin };
  const places: Record<string, string>[] = [
    {},
    { store_ids: String(till.store.storeId) },
    { store_ids: `${till.store.storeId},${branch.store.storeId}`, channel: 'offline' },
    { region_ids: String(region) },
    { channel: 'online' },
  ];
  const periods = [
    { from: '2026-04-01', to: '2026-07-31' },
    { from: '2026-05-01', to: '2026-05-31' },
    { from: '2026-05-11', to: '2026-07-10' },
    { from: '2026-06-03', to: '2026-06-05' },
  ];
  const told: unknown[] = [];
  for (const place of places) {
    told.push((await call(till.app, activeUsersTwoMonths, { ...asking, query: place })).data);
    for (const period of periods) {
      const sent = { ...asking, query: { ...period, ...place } } as never;
      told.push((await call(till.app, activeUsers, sent)).data);
      told.push((await call(till.app, leaders, sent)).data);
    }
  }
  return told;
}

/** The same with nothing kept, which is what all of it has to be. */
async function fromReceipts() {
  await query('delete from store_times_kept');
  return answers();
}

describe('months and days that are kept', () => {
  test('say the same as the receipts, of whatever store, region, channel and period', async () => {
    await live();
    const before = await answers();
    await keepUpTo(july);
    expect(await keptMonths()).toEqual(['2026-4', '2026-5', '2026-6']);
    expect(await answers()).toEqual(before);
    await expectSound(open.till);
  });

  test('are what is read: nobody looks at their receipts', async () => {
    await live();
    const before = await answers();
    await keepUpTo(july);
    await query('update product_times set quantity = quantity + 1');
    await query('delete from customer_times');
    expect(await answers()).not.toEqual(before);
    expect(await fromReceipts()).toEqual(before);
  });

  test('are whole a day after their end, by the clock of the company', async () => {
    await live();
    await keepUpTo('2026-07-01T20:59:00Z');
    expect(await keptMonths()).toEqual(['2026-4', '2026-5']);
    await keepUpTo('2026-07-01T21:00:00Z');
    expect(await keptMonths()).toEqual(['2026-4', '2026-5', '2026-6']);
  });

  test('are joined by the days that are over of the month that runs, which go once it is kept', async () => {
    await live();
    await keepUpTo('2026-07-03T20:59:00Z');
    expect(await keptDays()).toEqual(['2026-07-01']);
    await keepUpTo('2026-07-03T21:00:00Z');
    expect(await keptDays()).toEqual(['2026-07-01', '2026-07-02']);
    const before = await answers();
    await keepUpTo('2026-08-02T21:00:00Z');
    expect(await keptDays()).toEqual(['2026-08-01']);
    expect(await keptMonths()).toEqual(['2026-4', '2026-5', '2026-6', '2026-7']);
    expect(await answers()).toEqual(before);
  });

  test('count a product of a store as the one of the catalogue that it is', async () => {
    await live();
    const parent = await addRecord(open.till.app, companyProducts as never, open.till.company);
    await query('update products set parent_product_id = $1', [parent]);
    const before = await answers();
    await keepUpTo(july);
    expect(await answers()).toEqual(before);
  });

  test('know what a receipt says that comes back weeks later', async () => {
    const receipt = await live();
    await keepUpTo(july);
    await giveBack(open.till, receipt);
    const after = await answers();
    await keepUpTo(july);
    expect(await answers()).toEqual(after);
    expect(await fromReceipts()).toEqual(after);
  });

  test.each([
    ['is cancelled', `update transactions set status = 'cancelled' where transaction_id = $1`],
    [
      'was of another day',
      `update transactions set created_at = '2026-06-10T09:00:00Z' where transaction_id = $1`,
    ],
    ['is gone', 'delete from transactions where transaction_id = $1'],
  ])('are read from receipts at once where one %s, and kept anew', async (_, change) => {
    const receipt = await live();
    await keepUpTo(july);
    const before = await answers();
    await query(change, [receipt]);
    const after = await answers();
    expect(after).not.toEqual(before);
    await keepUpTo(july);
    expect(await answers()).toEqual(after);
    expect(await fromReceipts()).toEqual(after);
  });

  test('and where one is posted with a day that is long over', async () => {
    await live();
    await keepUpTo(july);
    const before = await answers();
    await buy('2026-05-20T09:00:00Z', 6, lines(6), open.till, await addCustomer(open.till));
    at(july);
    expect(await keptMonths()).toEqual(['2026-4', '2026-5', '2026-6']);
    const after = await answers();
    expect(after).not.toEqual(before);
    await keepUpTo(july);
    expect(await answers()).toEqual(after);
    expect(await fromReceipts()).toEqual(after);
    await expectSound(open.till);
  });

  test('follow a company that moves to another time zone', async () => {
    await live();
    await keepUpTo(july);
    await query(`update company_settings set time_zone = 'Asia/Kathmandu'`);
    const moved = await answers();
    await keepUpTo(july);
    expect(await answers()).toEqual(moved);
    expect(await fromReceipts()).toEqual(moved);
  });

  test('are left alone by what is posted now', async () => {
    await query(
      `insert into store_times_kept (company_id, store_id, unit, number, time_zone, since, until)
        values ($1, $2, 'day', 1, 'Europe/Athens', now() - interval '5 days', now() + interval '5 days')`,
      [open.till.company.companyId, open.till.store.storeId],
    );
    await buy(new Date().toISOString(), 5);
    expect((await query('select number from store_times_kept')).rows).toHaveLength(1);
  });

  const wrongPeople = 'update customer_times set people = ~people';
  const wrongQuantity = 'update product_times set quantity = quantity + 1';
  test.each([
    [
      'who came in a month',
      wrongPeople,
      2026 * 12 + 5,
      'month 2026-06',
      /offline customers from 0/,
    ],
    [
      'what was bought in a month',
      wrongQuantity,
      2026 * 12 + 5,
      'month 2026-06',
      /offline product/,
    ],
    ['what was bought in a day', wrongQuantity, 20_635, 'day 2026-07-01', /offline product/],
  ])('are told by verification where they are wrong about %s', async (...wrong) => {
    const [, breaking, number, subject, detail] = wrong;
    const { storeId } = branch.store;
    await live();
    await keepUpTo(july);
    await query(`${breaking} where store_id = $1 and number = $2 and channel = 'offline'`, [
      storeId,
      number,
    ]);
    expect(await verifyLedger(open.till.app.database.pool)).toMatchObject([
      {
        invariant: 'what is kept of a month or a day is what its receipts say',
        subject: `${subject}, store ${storeId}`,
        detail: expect.stringMatching(detail),
      },
    ]);
  });
});
