import { createHmac } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { claims } from '../../../contract/coupons/claims.ts';
import type { Entity } from '../../../contract/engine/entity.ts';
import { me, ownStores } from '../../../contract/people/session.ts';
import { cashRegisters } from '../../../contract/settings/cash-registers.ts';
import {
  createPairing,
  pair,
  tillDevices,
  tillFacts,
  unpair,
  unpairDevice,
} from '../../../contract/tills/tills.ts';
import {
  postQueued,
  type QueuedReceipt,
  tillKey,
} from '../../../contract/transactions/queued-receipts.ts';
import { signedText } from '../../../contract/transactions/signed-text.ts';
import { createTransaction } from '../../../contract/transactions/transaction-calls.ts';
import { returnTransaction } from '../../../contract/transactions/transaction-returns.ts';
import { transactions } from '../../../contract/transactions/transactions.ts';
import { call, testApp } from '../../support/app.ts';
import { accept, addVoucher } from '../../support/areas/claims.ts';
import {
  accountOf,
  addBranch,
  addCustomer,
  addTill,
  expectSound,
  type Shopper,
  setStore,
  type Till,
} from '../../support/areas/till.ts';
import { addRecord } from '../../support/worlds/factories.ts';

let till: Till;
let customer: Shopper;
let register: number;

beforeEach(async () => {
  till = await addTill(await testApp());
  customer = await addCustomer(till);
  register = await addRecord(till.app, cashRegisters as unknown as Entity, till.store);
});

const codeOf = async () => {
  const params = { storeId: till.store.storeId, id: register };
  return (await call(till.app, createPairing, { params, body: {}, as: till.cashier })).data.code;
};
const paired = async () => {
  const { data } = await call(till.app, pair, { body: { code: await codeOf() } });
  return { token: data.access_token };
};
const receipt = (token: { token: string }, own = {}) =>
  call(till.app, createTransaction, {
    params: { storeId: till.store.storeId },
    body: { user_account_id: customer.id, amount: 10, ...own },
    as: token,
  });
const removeRegister = () => {
  const params = { storeId: till.store.storeId, id: register };
  return call(till.app, cashRegisters.calls.delete, { params, as: till.cashier });
};

describe('a paired till', () => {
  test('posts receipts of its own cash register, and nothing else of the store is open to it', async () => {
    const token = await paired();
    expect((await receipt(token)).status).toBe(201);
    const facts = await call(till.app, tillFacts, {
      params: { storeId: till.store.storeId },
      as: token,
    });
    expect(facts.data.paired_register).toBe(register);
    const list = cashRegisters.calls.list;
    expect(
      (await call(till.app, list, { params: { storeId: till.store.storeId }, as: token })).status,
    ).toBe(403);
    for (const endpoint of [me, ownStores])
      expect((await call(till.app, endpoint, { as: token })).status).toBe(403);
    const params = { storeId: till.store.storeId, id: 1 };
    expect((await call(till.app, returnTransaction, { params, body: {}, as: token })).status).toBe(
      403,
    );
  });

  test('is named by its receipts and claims, not whoever paired it', async () => {
    const token = await paired();
    const params = { storeId: till.store.storeId };
    const own = await receipt(till.cashier);
    const its = await receipt(token);
    const list = await call(till.app, transactions.calls.list, { params, as: till.cashier });
    const by = Object.fromEntries(
      (list.data.transactions as { transaction_id: number; cashier: string }[]).map((each) => [
        each.transaction_id,
        each.cashier,
      ]),
    );
    const { data: names } = await call(till.app, cashRegisters.calls.read, {
      params: { ...params, id: register },
      as: till.cashier,
    });
    const facts = async (as: { token: string }) =>
      (await call(till.app, tillFacts, { params, as })).data.cashier;
    expect(by[its.data.transaction_id]).toBe(names.friendly_name);
    expect(by[own.data.transaction_id]).toBe(await facts(till.cashier));
    expect(await facts(token)).toBe('');
    await addVoucher(till);
    await accept({ ...till, cashier: token } as Till, 'SUMMER24', customer);
    const claimed = await call(till.app, claims.calls.list, { params, as: till.cashier });
    expect(claimed.data.claims).toMatchObject([{ cashier: names.friendly_name }]);
  });

  test('is no till of another store', async () => {
    const branch = await addBranch(till);
    const answer = await call(till.app, tillFacts, {
      params: { storeId: branch.store.storeId },
      as: await paired(),
    });
    expect(answer.status).toBe(403);
  });

  test('is signed out from the settings at once', async () => {
    const token = await paired();
    const params = { storeId: till.store.storeId, id: register };
    expect((await call(till.app, unpair, { params, as: till.cashier })).data.devices).toBe(1);
    expect((await receipt(token)).status).toBe(401);
  });

  test('is one of its cash register’s devices, with who paired it and when it was last used, and signed out alone', async () => {
    const [first, second] = [await paired(), await paired()];
    till.app.clock.now += 120_000;
    await receipt(second);
    const params = { storeId: till.store.storeId, id: register };
    const list = () => call(till.app, tillDevices, { params, as: till.cashier });
    const { devices } = (await list()).data;
    expect(devices).toMatchObject([{ paired_by: expect.any(String) }, {}]);
    expect(Date.parse(devices[0]?.seen_at ?? '')).toBe(till.app.clock.now);
    const deviceId = devices[1]?.device_id ?? 0;
    const end = (as: { token: string }, storeId: number) =>
      call(till.app, unpairDevice, { params: { ...params, storeId, deviceId }, as });
    const other = await addTill(till.app);
    expect((await end(other.cashier, other.store.storeId)).status).toBe(404);
    expect((await end(till.cashier, till.store.storeId)).status).toBe(200);
    expect((await end(till.cashier, till.store.storeId)).status).toBe(404);
    expect([(await receipt(first)).status, (await receipt(second)).status]).toEqual([401, 201]);
    expect((await list()).data.devices).toHaveLength(1);
  });

  test('is signed out when its cash register is deleted', async () => {
    const token = await paired();
    expect((await removeRegister()).status).toBe(200);
    expect((await receipt(token)).status).toBe(401);
  });
});

describe('a cash register', () => {
  test('that is deleted signs its devices out, and its receipts still say where they were taken', async () => {
    const token = await paired();
    const { data } = await receipt(token);
    expect((await removeRegister()).status).toBe(200);
    expect((await receipt(token)).status).toBe(401);
    const { rows } = await till.app.database.pool.query(
      'select cash_register_id from transactions where transaction_id = $1',
      [data.transaction_id],
    );
    expect(rows).toEqual([{ cash_register_id: register }]);
  });

  test('that is deleted is not offered, and its code is free for another one', async () => {
    await removeRegister();
    const params = { storeId: till.store.storeId };
    const offered = await call(till.app, cashRegisters.calls.list, { params, as: till.cashier });
    expect(offered.data).toMatchObject({ pagination: { total: 0 } });
  });

  test('without receipts is deleted, whatever the others have taken', async () => {
    const other = await addRecord(till.app, cashRegisters as unknown as Entity, till.store);
    await receipt(till.cashier, { cash_register_id: other });
    await receipt(till.cashier);
    expect((await removeRegister()).status).toBe(200);
    const kept = await receipt(till.cashier, { cash_register_id: other });
    expect(kept.status).toBe(201);
  });
});

describe('a pairing code', () => {
  test('works once, within ten minutes, typed however people type it', async () => {
    const code = await codeOf();
    const typed = ` ${code.toLowerCase().replace('-', ' ')} `;
    expect((await call(till.app, pair, { body: { code: typed } })).status).toBe(200);
    expect((await call(till.app, pair, { body: { code } })).refusal.errors).toHaveProperty('code');
    const late = await codeOf();
    till.app.clock.now += 11 * 60_000;
    expect((await call(till.app, pair, { body: { code: late } })).status).toBe(422);
  });

  test('cannot be guessed: after five wrong ones the address has to wait', async () => {
    for (let tried = 0; tried < 5; tried += 1)
      await call(till.app, pair, { body: { code: 'AAAA-AAAA' } });
    expect((await call(till.app, pair, { body: { code: await codeOf() } })).status).toBe(429);
  });
});

describe('a receipt kept on the device', () => {
  const waiting = async (own: Partial<QueuedReceipt> = {}) => {
    const params = { storeId: till.store.storeId };
    const { data } = await call(till.app, tillKey, { params, as: till.cashier });
    const queued: QueuedReceipt = {
      user_id: data.user_id,
      idempotency_key: 'kept-receipt-1',
      occurred_at: new Date(till.app.clock.now - 3_600_000).toISOString(),
      receipt: { code: customer.mobile, amount: 10, lines: [] },
      ...own,
    };
    const signature = createHmac('sha256', data.key).update(signedText(queued)).digest('base64url');
    return { queued, signature };
  };
  const post = (body: Awaited<ReturnType<typeof waiting>>) =>
    call(till.app, postQueued, { params: { storeId: till.store.storeId }, body, as: till.cashier });

  test('is posted once, however often it is sent, with the time at which it happened', async () => {
    const body = await waiting();
    const answers = await Promise.all(Array.from({ length: 8 }, () => post(body)));
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(201));
    expect(answers.filter(({ data }) => !data.replayed)).toHaveLength(1);
    expect((await accountOf(till, customer)).balance).toBe(10);
    await expectSound(till);
  });

  test('whose call had reached the server before the network went is answered its first receipt', async () => {
    const body = await waiting();
    const direct = await call(till.app, createTransaction, {
      params: { storeId: till.store.storeId },
      body: body.queued.receipt,
      as: till.cashier,
      key: body.queued.idempotency_key,
    });
    expect((await post(body)).data).toEqual({ ...direct.data, replayed: true });
  });

  test('that was changed on the device, or signed for another store, is refused', async () => {
    const body = await waiting();
    const more = {
      ...body,
      queued: { ...body.queued, receipt: { ...body.queued.receipt, amount: 1000 } },
    };
    expect((await post(more)).refusal.error).toBe('bad_signature');
    const branch = await addBranch(till);
    const elsewhere = await call(till.app, postQueued, {
      params: { storeId: branch.store.storeId },
      body,
      as: branch.cashier,
    });
    expect(elsewhere.refusal.error).toBe('bad_signature');
  });

  test('of more than thirty days ago is refused, and so is one for nobody', async () => {
    const old = await waiting({
      occurred_at: new Date(till.app.clock.now - 31 * 86_400_000).toISOString(),
    });
    expect((await post(old)).refusal).toMatchObject({
      error: 'queued_too_late',
      details: { days: 30 },
    });
    const nobody = await waiting({ receipt: { mobile: '6999999999', amount: 10, lines: [] } });
    expect((await post(nobody)).refusal.error).toBe('unknown_customer');
  });

  test('of a later time is refused, but for what clocks differ by, and taken when that time has come', async () => {
    const inMinutes = (minutes: number) => ({
      idempotency_key: `kept-for-later-${minutes}`,
      occurred_at: new Date(till.app.clock.now + minutes * 60_000).toISOString(),
    });
    const early = await waiting(inMinutes(6));
    expect((await post(early)).refusal).toMatchObject({
      error: 'queued_too_early',
      details: { minutes: 5 },
    });
    expect((await accountOf(till, customer)).balance).toBe(0);
    expect((await post(await waiting(inMinutes(4)))).status).toBe(201);
    till.app.clock.now += 2 * 60_000;
    expect((await post(early)).status).toBe(201);
    await expectSound(till);
  });
});

test('a till asks above 20 times the mean receipt, at least 500, unless its store has set a sum, or none with 0', async () => {
  const params = { storeId: till.store.storeId };
  const asksAbove = async () =>
    (await call(till.app, tillFacts, { params, as: till.cashier })).data.ask_above_amount;
  const day = (receipts: number, turnover: number) =>
    till.app.database.pool.query(
      `insert into store_days (company_id, day, store_id, receipts, turnover, given, redeemed, receipts_by_hour, turnover_by_hour)
        values ($1, $2, $3, $4, $5, 0, 0, '{}', '{}')`,
      [till.store.companyId, 20_000 + receipts, till.store.storeId, receipts, turnover],
    );
  expect(await asksAbove()).toBe(500);
  await day(10, 20_000);
  expect(await asksAbove()).toBe(500);
  await day(30, 380_000);
  expect(await asksAbove()).toBe(2000);
  await setStore(till, { ask_above_amount: 7500 });
  expect(await asksAbove()).toBe(75);
  await setStore(till, { ask_above_amount: 0 });
  expect(await asksAbove()).toBeNull();
});
