import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, test } from 'vitest';
import { adjustPoints } from '../../../contract/customers/customer-desk.ts';
import { companyHome } from '../../../contract/reports/company-home.ts';
import { verifyLedger } from '../../../server/ledger/verify.ts';
import { countReceipts } from '../../../server/reports/count-receipts.ts';
import { countedKinds } from '../../../server/tables/ledger-terms.ts';
import { call, testApp } from '../../support/app.ts';
import { addGift, claim } from '../../support/areas/claims.ts';
import { addMember, type Person } from '../../support/areas/people.ts';
import {
  addBranch,
  addCustomer,
  addTill,
  countNow,
  expectSound,
  giveBack,
  type Shopper,
  send,
  type Till,
} from '../../support/areas/till.ts';

let till: Till;
let customer: Shopper;
let admin: Person;
beforeEach(async () => {
  till = await addTill(await testApp(), { company: { point_value: 500 } });
  admin = await addMember(till.app, till.company);
  customer = await addCustomer(till);
});

const home = async () => {
  const params = { storeId: till.company.storeId };
  return (await call(till.app, companyHome, { params, as: admin })).data;
};
const counted = async () => {
  const { receipts, amount, points_issued, points_redeemed } = (await home()).days.at(-1) ?? {};
  return { receipts, amount, points_issued, points_redeemed };
};

describe('a home counts', () => {
  test('a receipt at once, and once only when the background has counted it', async () => {
    const { data } = await send(till, customer, 100);
    const now = { receipts: 1, amount: 100, points_issued: 100, points_redeemed: 0 };
    expect(await counted()).toEqual(now);
    await countReceipts(till.app.database);
    expect(await counted()).toEqual(now);
    await countNow(till.app.database);
    expect(await counted()).toEqual(now);
    await countNow(till.app.database);
    await giveBack(till, data.transaction_id, { amount: 40 });
    expect(await counted()).toEqual({ ...now, amount: 60, points_issued: 60 });
    await send(till, customer, 5);
    expect(await counted()).toMatchObject({ receipts: 2, amount: 65 });
    await expectSound(till);
  });

  test('a receipt that comes back while it is being counted, one way or the other', async () => {
    const receipts = [];
    for (let n = 0; n < 8; n += 1) receipts.push(await send(till, customer, 10));
    const { database } = till.app;
    await database.pool.query(`update receipts_counted set until = until - interval '1 hour'`);
    await database.pool.query(
      `update transactions set created_at = created_at - interval '10 minutes'`,
    );
    await Promise.all(
      receipts.flatMap(({ data }) => [
        giveBack(till, data.transaction_id, { amount: 4 }),
        countReceipts(database),
      ]),
    );
    expect(await counted()).toMatchObject({ receipts: 8, amount: 48, points_issued: 48 });
    await expectSound(till);
  });

  test('a receipt, what came back of it, and the points that paid and came back with it', async () => {
    await send(till, customer, 100);
    const { data } = await send(till, customer, 10, { points_used: 100 });
    expect(await counted()).toEqual({
      receipts: 2,
      amount: 110,
      points_issued: 105,
      points_redeemed: 100,
    });
    await giveBack(till, data.transaction_id, { amount: 5 });
    expect(await counted()).toEqual({
      receipts: 2,
      amount: 105,
      points_issued: 102.5,
      points_redeemed: 50,
    });
    await expectSound(till);
  });

  test('a gift where it is handed out, and no more once that is undone', async () => {
    await send(till, customer, 100);
    const branch = await addBranch(till);
    const { data } = await claim(till, customer, { gift_id: await addGift(till, 40) });
    expect((await counted()).points_redeemed).toBe(0);
    const receipt = await send(branch, customer, 10, { vouchers: [{ code: data.code }] });
    expect((await counted()).points_redeemed).toBe(40);
    expect((await home()).stores).toMatchObject([
      { store_id: till.store.storeId, points_redeemed: 0 },
      { store_id: branch.store.storeId, points_redeemed: 40 },
    ]);
    await giveBack(branch, receipt.data.transaction_id);
    expect((await counted()).points_redeemed).toBe(0);
    await expectSound(till);
  });

  test('receipts of many tills at one time, each of them once', async () => {
    const customers = await Promise.all(Array.from({ length: 8 }, () => addCustomer(till)));
    await Promise.all(
      [0, 1, 2].flatMap(() => customers.map((shopper) => send(till, shopper, 2.5))),
    );
    expect(await counted()).toMatchObject({ receipts: 24, amount: 60, points_issued: 60 });
    await expectSound(till);
  });
});

test('the database counts the kinds of postings that count by themselves', () => {
  const trigger = readFileSync('server/reports/sql/postings_count.sql', 'utf8');
  const named = /NEW\.kind IN \((.*)\)\)/.exec(trigger)?.[1];
  expect(named).toBe(countedKinds.map((kind) => `'${kind}'`).join(', '));
});

test.each([
  ['a receipt was not counted', 'update store_quarters set receipts = receipts - 1'],
  ['a sum is not that of its receipts', 'update store_quarters set amount = amount + 1'],
  ['nothing is counted any more', 'delete from store_quarters'],
])('verification says where %s', async (_, breaking) => {
  await send(till, customer, 10);
  // Counts it as well.
  await expectSound(till);
  const { pool } = till.app.database;
  await pool.query(breaking);
  expect(await verifyLedger(pool)).toMatchObject([
    {
      invariant: 'what a store took and gave is counted by quarters of an hour',
      company_id: till.company.companyId,
      subject: expect.stringContaining(`store ${till.store.storeId}, `),
    },
  ]);
});

test('points that the desk gave and took are no points given: they stand under all else', async () => {
  const params = { storeId: till.company.storeId, id: customer.id };
  for (const points of [40, -15])
    await call(till.app, adjustPoints, { params, body: { points, reason: 'Ταμείο' }, as: admin });
  expect(await counted()).toMatchObject({ receipts: 0, points_issued: 0 });
  await expectSound(till);
});
