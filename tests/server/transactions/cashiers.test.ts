import { createHmac } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { auditLog } from '../../../contract/audit/audit.ts';
import { findCustomer } from '../../../contract/customers/customers.ts';
import {
  chooseCashier,
  leaveTill,
  removeTillPin,
  setTillPin,
} from '../../../contract/tills/cashiers.ts';
import { isWeakPin } from '../../../contract/tills/pins.ts';
import { tillFacts } from '../../../contract/tills/tills.ts';
import { postQueued, tillKey } from '../../../contract/transactions/queued-receipts.ts';
import { signedText } from '../../../contract/transactions/signed-text.ts';
import {
  createTransaction,
  readTransaction,
} from '../../../contract/transactions/transaction-calls.ts';
import { returnTransaction } from '../../../contract/transactions/transaction-returns.ts';
import { undoTransaction } from '../../../contract/transactions/transaction-undo.ts';
import { call, testApp } from '../../support/app.ts';
import { pairTill } from '../../support/areas/pairing.ts';
import { addMember, addPerson, allBut, join, type Person } from '../../support/areas/people.ts';
import {
  addCustomer,
  addTill,
  expectSound,
  type Shopper,
  type Till,
} from '../../support/areas/till.ts';

let till: Till;
let customer: Shopper;
let device: Awaited<ReturnType<typeof pairTill>>;
let eleni: Person;

const pin = '7391';
const storeId = () => till.store.storeId;
const setPin = (person: Person, own = pin, as: { token: string } = till.cashier) =>
  call(till.app, setTillPin, {
    params: { id: storeId(), userId: person.userId },
    body: { pin: own },
    as,
  });
const unlock = (person: Person, own = pin) =>
  call(till.app, chooseCashier, {
    params: { storeId: storeId() },
    body: { user_id: person.userId, pin: own },
    as: device,
  });
const receipt = (as: { token: string } = device) =>
  call(till.app, createTransaction, {
    params: { storeId: storeId() },
    body: { user_account_id: customer.id, amount: 10 },
    as,
  });
const cashierOf = async (id: number) => {
  const params = { storeId: storeId(), id };
  const { data } = await call(till.app, readTransaction, { params, as: till.cashier });
  return data.transaction.cashier;
};
const facts = async () =>
  (await call(till.app, tillFacts, { params: { storeId: storeId() }, as: device })).data;

beforeEach(async () => {
  till = await addTill(await testApp());
  customer = await addCustomer(till);
  device = await pairTill(till);
  eleni = await addMember(till.app, till.store);
});

describe('a store without PINs', () => {
  test('has a till that asks for nobody, as before', async () => {
    expect(await facts()).toMatchObject({ cashier: '', cashiers: [] });
    const { data } = await receipt();
    expect(await cashierOf(data.transaction_id)).toBe(device.register);
  });
});

describe('a store with a PIN', () => {
  test('has a till that does nothing before a cashier has typed theirs', async () => {
    await setPin(eleni);
    expect((await facts()).cashiers).toMatchObject([{ user_id: eleni.userId }]);
    expect((await receipt()).refusal.error).toBe('cashier_needed');
    const query = { code: customer.mobile };
    const found = await call(till.app, findCustomer, {
      params: { storeId: storeId() },
      query,
      as: device,
    });
    expect(found.refusal.error).toBe('cashier_needed');
  });

  test('names the cashier with the receipt, and the till stays paired and locks again', async () => {
    await setPin(eleni);
    const { data: who } = await unlock(eleni);
    const { data } = await receipt();
    expect(await cashierOf(data.transaction_id)).toBe(who.full_name);
    expect(await facts()).toMatchObject({ cashier: who.full_name });
    await call(till.app, leaveTill, { params: { storeId: storeId() }, as: device });
    expect((await receipt()).refusal.error).toBe('cashier_needed');
    expect((await facts()).paired_register).toBe(device.registerId);
  });

  test('lets the next cashier of the same till undo what the one before has posted', async () => {
    const other = await addMember(till.app, till.store);
    await setPin(eleni);
    await setPin(other, '8264');
    await unlock(eleni);
    const { data } = await receipt();
    await unlock(other, '8264');
    const params = { storeId: storeId(), id: data.transaction_id };
    const undone = await call(till.app, undoTransaction, { params, body: {}, as: device });
    expect(undone.status).toBe(201);
  });

  test('does at its till what the cashier may, and no more', async () => {
    const reader = await addPerson(till.app);
    await join(till.app, reader, till.store, allBut('transactions.create'));
    await setPin(reader);
    expect((await facts()).cashiers).toEqual([]);
    expect((await unlock(reader)).refusal.errors).toHaveProperty('pin');
  });

  test('locks the till of a cashier whose PIN is taken away', async () => {
    await setPin(eleni);
    await setPin(till.cashier, '8264');
    await unlock(eleni);
    const params = { id: storeId(), userId: eleni.userId };
    await call(till.app, removeTillPin, { params, as: till.cashier });
    expect((await receipt()).refusal.error).toBe('cashier_needed');
  });
});

describe('a PIN', () => {
  test.each(['0000', '1234', '9876', '1212', '454545', '012345'])(
    'that everybody tries first is refused: %s',
    async (weak) => {
      expect(isWeakPin(weak)).toBe(true);
      expect((await setPin(eleni, weak)).refusal.errors).toHaveProperty('pin');
    },
  );

  test.each(['123', '1234567', 'abcd', ''])('has four to six digits: not %j', async (other) => {
    expect((await setPin(eleni, other)).status).toBe(422);
  });

  test('is guessed five times at most, and then not even the right one is taken for a while', async () => {
    await setPin(eleni);
    for (let tries = 0; tries < 5; tries += 1)
      expect((await unlock(eleni, '9999')).refusal.errors).toHaveProperty('pin');
    const { status, headers } = await unlock(eleni);
    expect(status).toBe(429);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(60);
    till.app.clock.now += 16 * 60_000;
    expect((await unlock(eleni)).status).toBe(200);
  });

  test('is not set by the paired device, nor by somebody without the right', async () => {
    expect((await setPin(eleni, pin, device)).status).toBe(403);
    const other = await addPerson(till.app);
    await join(till.app, other, till.store, allBut('settings.users.update'));
    expect((await setPin(eleni, pin, other)).status).toBe(403);
  });

  test('is kept as a hash, and its change in the audit log without it', async () => {
    await setPin(eleni);
    const { rows } = await till.app.database.pool.query('select pin_hash from till_pins');
    expect(rows[0].pin_hash).toMatch(/^\$argon2id\$/);
    const auditor = await addMember(till.app, till.company);
    const params = { storeId: till.company.companyId };
    const { data } = await call(till.app, auditLog.calls.list, { params, as: auditor });
    const text = JSON.stringify(data);
    expect(text).toContain('till_pins');
    expect(text).not.toContain('argon2');
  });

  test('is of no use to whoever is no paired till', async () => {
    await setPin(eleni);
    const { status } = await call(till.app, chooseCashier, {
      params: { storeId: storeId() },
      body: { user_id: eleni.userId, pin },
      as: till.cashier,
    });
    expect(status).toBe(403);
  });
});

test('a receipt that was kept without a connection names who was at the till then', async () => {
  const other = await addMember(till.app, till.store);
  await setPin(eleni);
  await setPin(other, '8264');
  const { data: who } = await unlock(eleni);
  const params = { storeId: storeId() };
  const { data: key } = await call(till.app, tillKey, { params, as: device });
  expect(key.user_id).toBe(eleni.userId);
  const queued = {
    user_id: key.user_id,
    idempotency_key: 'kept-by-eleni',
    occurred_at: new Date(till.app.clock.now).toISOString(),
    receipt: { code: customer.mobile, amount: 10, lines: [] },
  };
  const signature = createHmac('sha256', key.key).update(signedText(queued)).digest('base64url');
  await unlock(other, '8264');
  const { data } = await call(till.app, postQueued, {
    params,
    body: { queued, signature },
    as: device,
  });
  expect(await cashierOf(data.transaction_id)).toBe(who.full_name);
});

describe('a return at a paired till', () => {
  const back = async (id: number) =>
    call(till.app, returnTransaction, {
      params: { storeId: storeId(), id },
      body: { amount: 4, reason: 'Broken' },
      as: device,
    });

  test('is taken by a cashier who may, and names them', async () => {
    await setPin(eleni);
    await unlock(eleni);
    expect(await facts()).toMatchObject({ may_return: true });
    const { data } = await receipt();
    expect((await back(data.transaction_id)).data.return).toMatchObject({ amount: 4 });
    const params = { storeId: storeId(), id: data.transaction_id };
    const { data: page } = await call(till.app, readTransaction, { params, as: till.cashier });
    expect(page.returns).toMatchObject([
      { amount: 4, reason: 'Broken', cashier: expect.stringMatching(/\S/) },
    ]);
    await expectSound(till);
  });

  test('is refused to a cashier without that right, and to a till that nobody is at', async () => {
    const { data } = await receipt();
    expect((await back(data.transaction_id)).status).toBe(403);
    expect(await facts()).toMatchObject({ may_return: false });
    const other = await addPerson(till.app);
    await join(till.app, other, till.store, allBut('transactions.return'));
    await setPin(other);
    await unlock(other);
    expect(await facts()).toMatchObject({ may_return: false });
    expect((await back(data.transaction_id)).status).toBe(403);
  });
});
