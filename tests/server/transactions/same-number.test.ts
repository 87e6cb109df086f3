import { beforeEach, describe, expect, test } from 'vitest';
import { createTransaction } from '../../../contract/transactions/transaction-calls.ts';
import { undoTransaction } from '../../../contract/transactions/transaction-undo.ts';
import { call, testApp } from '../../support/app.ts';
import {
  addBranch,
  addCustomer,
  addTill,
  expectSound,
  type Shopper,
  type Till,
} from '../../support/areas/till.ts';

let till: Till;
let customer: Shopper;
beforeEach(async () => {
  const app = await testApp({ now: Date.parse('2026-03-14T10:32:00+02:00') });
  till = await addTill(app);
  customer = await addCustomer(till);
});

/** Posts a receipt of a number that is to be new. */
const post = (
  at: Till,
  { key, number = '123', ...query }: { key?: string; number?: string; new_number?: string } = {},
) =>
  call(at.app, createTransaction, {
    params: { storeId: at.store.storeId },
    query: { new_number: 'true', ...query },
    body: { user_account_id: customer.id, amount: 12.5, receipt_number: number },
    as: at.cashier,
    ...(key ? { key } : {}),
  });

describe('a number that is to be new', () => {
  test('is refused where a receipt of the store has it, with which that is, and nothing is posted', async () => {
    const { data } = await post(till);
    till.app.clock.now += 3_600_000;
    const { status, refusal } = await post(till);
    expect([status, refusal.error]).toEqual([409, 'receipt_number_used']);
    expect(refusal.details).toEqual({
      number: '123',
      transaction_id: data.transaction_id,
      amount: 12.5,
      recorded_at: '2026-03-14T08:32:00.000Z',
    });
    expect((await post(till, { new_number: 'false' })).status).toBe(201);
    await expectSound(till);
  });

  test('is another one at another store, of another letter and in another year', async () => {
    await post(till);
    expect((await post(await addBranch(till))).status).toBe(201);
    expect((await post(till, { number: '123a' })).status).toBe(201);
    till.app.clock.now = Date.parse('2026-12-31T23:59:00+02:00');
    expect((await post(till)).status).toBe(409);
    till.app.clock.now = Date.parse('2027-01-01T00:01:00+02:00');
    expect((await post(till)).status).toBe(201);
  });

  test('is free again once its receipt was undone', async () => {
    const { data } = await post(till);
    await call(till.app, undoTransaction, {
      params: { storeId: till.store.storeId, id: data.transaction_id },
      body: { reason: 'Wrong amount' },
      as: till.cashier,
    });
    expect((await post(till)).status).toBe(201);
  });

  test('is no matter to a call that is made again by its key', async () => {
    const first = await post(till, { key: 'till-1-receipt-123' });
    const again = await post(till, { key: 'till-1-receipt-123' });
    expect(again.data).toMatchObject({
      transaction_id: first.data.transaction_id,
      replayed: true,
    });
  });
});
