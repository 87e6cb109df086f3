import { beforeEach, describe, expect, test } from 'vitest';
import {
  customerMerges,
  mergeAccounts,
  undoMerge,
} from '../../../contract/customers/customer-merges.ts';
import {
  quoteTransaction,
  readTransaction,
} from '../../../contract/transactions/transaction-calls.ts';
import { call, testApp } from '../../support/app.ts';
import { addMember } from '../../support/areas/people.ts';
import {
  accountOf,
  addCustomer,
  addTill,
  expectSound,
  giveBack,
  type Shopper,
  send,
  setCompany,
  setStore,
  type Till,
} from '../../support/areas/till.ts';

let till: Till;
let maria: Shopper;
/** A star for each 50 €, and what is short of one is kept. */
beforeEach(async () => {
  till = await addTill(await testApp(), {
    company: { carry_remainders: true },
    store: { reward_points: 100, reward_amount: 5000, reward_floor: true },
  });
  maria = await addCustomer(till);
});

const buy = async (amount: number) => (await send(till, maria, amount)).data;
const balance = async () => (await accountOf(till, maria)).balance;
const quote = async (amount: number) =>
  (
    await call(till.app, quoteTransaction, {
      params: { storeId: till.store.storeId },
      as: till.cashier,
      body: { user_account_id: maria.id, amount },
    })
  ).data;

describe('what rounding cuts off', () => {
  test('is kept and joins the next receipt: 30 € and 20 € earn the star of 50 €', async () => {
    expect(await buy(30)).toMatchObject({ points: 0, carried: 0, balance_after: 0 });
    expect(await quote(20)).toMatchObject({ points: 0, carried: 1, balance_after: 1 });
    expect(await buy(20)).toMatchObject({ points: 0, carried: 1, balance_after: 1 });
    expect(await balance()).toBe(1);
    await expectSound(till);
  });

  test('stands in the why of the receipt', async () => {
    await buy(30);
    const { transaction_id: id } = await buy(45);
    const { data } = await call(till.app, readTransaction, {
      params: { storeId: till.store.storeId, id },
      as: till.cashier,
    });
    expect(data.rules.find(({ rule }) => rule === 'remainder')).toMatchObject({
      outcome: 'applied',
      inputs: { before: 0.6, cut: 0.9, after: 0.5, carried: 1 },
    });
  });

  test('comes together again in thirds', async () => {
    await setStore(till, { reward_amount: 3000 });
    for (const amount of [10, 10, 10]) await buy(amount);
    expect(await balance()).toBe(1);
    await expectSound(till);
  });

  test('of a receipt that comes back is taken back, with the point that it made', async () => {
    const first = await buy(30);
    await buy(20);
    await giveBack(till, first.transaction_id);
    expect(await balance()).toBe(0);
    await expectSound(till);
    // The 20 € are kept still: with 30 € more the star is there again.
    expect(await buy(30)).toMatchObject({ carried: 1, balance_after: 1 });
    await expectSound(till);
  });

  test('of a hundredth of a point is taken back by one hundredth', async () => {
    await setStore(till, { reward_amount: 3000, reward_floor: false });
    const first = await buy(10);
    for (const amount of [10, 10]) await buy(amount);
    expect(await balance()).toBe(1);
    await giveBack(till, first.transaction_id);
    expect(await balance()).toBe(0.66);
    await expectSound(till);
  });

  test('of a part that comes back is taken back by as much', async () => {
    const first = await buy(80);
    expect(first.points).toBe(1);
    await giveBack(till, first.transaction_id, { amount: 40 });
    // 40 € are left of it: no star, and 0.8 of one kept.
    expect(await balance()).toBe(0);
    expect(await buy(10)).toMatchObject({ carried: 1, balance_after: 1 });
    await expectSound(till);
  });

  test('is owed where the point that it made is spent', async () => {
    const first = await buy(30);
    await buy(20);
    await setStore(till, { points_payment: true });
    await setCompany(till, { point_value: 10_000 });
    await send(till, maria, 5, { points_used: 1 });
    await giveBack(till, first.transaction_id);
    expect(await accountOf(till, maria)).toMatchObject({ deficit: 1 });
    await expectSound(till);
  });

  test('is answered the same when it is sent again', async () => {
    await buy(30);
    const key = crypto.randomUUID();
    const first = (await send(till, maria, 20, {}, key)).data;
    const again = (await send(till, maria, 20, {}, key)).data;
    expect(again).toEqual({ ...first, replayed: true });
    expect(await balance()).toBe(1);
  });

  test('of twenty receipts at once makes the very points of their sum', async () => {
    await Promise.all(Array.from({ length: 20 }, () => buy(20)));
    expect(await balance()).toBe(8);
    await expectSound(till);
  });

  test('goes with an account that is merged into another, and back when that is undone', async () => {
    const other = await addCustomer(till);
    await buy(30);
    await send(till, other, 15);
    const desk = await addMember(till.app, till.company);
    const params = { storeId: till.company.companyId };
    const mobiles: [string, string] = [maria.mobile, other.mobile];
    await call(till.app, mergeAccounts, { params, as: desk, body: { mobiles } });
    await expectSound(till);
    expect(await quote(5)).toMatchObject({ carried: 1 });
    const id = { ...params, id: maria.id };
    const { merges } = (await call(till.app, customerMerges, { params: id, as: desk })).data;
    await call(till.app, undoMerge, {
      params: { ...params, id: merges[0]?.merge_id ?? 0 },
      as: desk,
      body: {},
    });
    await expectSound(till);
    expect(await quote(5)).toMatchObject({ carried: 0 });
  });

  test('is not kept where the company does not want it, and what was kept before stays', async () => {
    await buy(30);
    await setCompany(till, { carry_remainders: false });
    expect(await buy(20)).toMatchObject({ carried: 0, balance_after: 0 });
    await setCompany(till, { carry_remainders: true });
    expect(await buy(20)).toMatchObject({ carried: 1, balance_after: 1 });
    await expectSound(till);
  });
});
