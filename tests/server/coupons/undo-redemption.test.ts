import { beforeEach, describe, expect, test } from 'vitest';
import { redeemables } from '../../../contract/coupons/claims.ts';
import { undoRedemption } from '../../../contract/coupons/undo-claim.ts';
import { call, testApp } from '../../support/app.ts';
import { accept, addGift, addGoal, addVoucher, claim } from '../../support/areas/claims.ts';
import { pairTill } from '../../support/areas/pairing.ts';
import { addMember, addStore } from '../../support/areas/people.ts';
import {
  accountOf,
  addBranch,
  addCustomer,
  addTill,
  expectSound,
  type Shopper,
  send,
  setCompany,
  type Till,
} from '../../support/areas/till.ts';

let till: Till;
let customer: Shopper;

beforeEach(async () => {
  till = await addTill(await testApp());
  customer = await addCustomer(till);
  await send(till, customer, 100);
});

const undo = (
  id: number,
  { app, store, cashier }: Till = till,
  body: Record<string, unknown> = {},
  key?: string,
) =>
  call(app, undoRedemption, {
    params: { storeId: store.storeId, id },
    body,
    as: cashier,
    ...(key ? { key } : {}),
  });

/** A gift of 40 points that the customer has claimed, handed over. */
async function handOver(at: Till = till) {
  const { data } = await claim(till, customer, { gift_id: await addGift(till, 40) });
  await accept(at, data.code);
  return data;
}
const open = async () => {
  const params = { storeId: till.store.storeId, id: customer.id };
  return (await call(till.app, redeemables, { params, as: till.cashier })).data.claims;
};
const textStates = async () => {
  const text = `select state from messages where company_id = $1 and body like 'Παραλάβατε%' order by message_id`;
  const { rows } = await till.app.database.pool.query(text, [till.company.companyId]);
  return rows.map(({ state }) => state);
};
const refused = async (answer: ReturnType<typeof undo>) => (await answer).refusal.error;

describe('a gift that was handed over', () => {
  test('is undone: the claim is open again with its points, and can be handed over again', async () => {
    const { claim_id, code } = await handOver();
    const { status, data } = await undo(claim_id);
    expect(status).toBe(200);
    expect(data).toMatchObject({ state: 'claimed', points_returned: 0, balance_after: 60 });
    expect(await open()).toMatchObject([{ claim_id, code }]);
    await expectSound(till);
    expect((await accept(till, code)).status).toBe(200);
    await expectSound(till);
    await undo(claim_id);
    await expectSound(till);
    expect(await accountOf(till, customer)).toEqual({ balance: 60, deficit: 0 });
  });

  test('and was claimed only for that gives its points back', async () => {
    const { claim_id } = await handOver();
    const { data } = await undo(claim_id, till, { cancel: true });
    expect(data).toMatchObject({ state: 'cancelled', points_returned: 40, balance_after: 100 });
    expect(await open()).toEqual([]);
    await expectSound(till);
  });

  test('has its text withdrawn, and a new one once it is handed over again', async () => {
    const texts = { el: 'Παραλάβατε: {title}', en: '', it: '' };
    await setCompany(till, { sms_redemption_message: texts, sms_coupon_claim_message: texts });
    await till.app.database.pool.query('update customers set sms = true');
    const { claim_id, code } = await handOver();
    await undo(claim_id);
    expect(await textStates()).toEqual(['queued', 'suppressed']);
    till.app.clock.now += 1000;
    await accept(till, code);
    expect(await textStates()).toEqual(['queued', 'suppressed', 'queued']);
    await undo(claim_id, till, { cancel: true });
    expect(await textStates()).toEqual(['suppressed', 'suppressed', 'suppressed']);
  });

  test('is told in the language of the customer’s country, and where it has no text in the first that has', async () => {
    const all = { el: 'Πήρατε: {title}', en: 'Taken: {title}', it: 'Ritirato: {title}' };
    const bodies = async (texts: typeof all, country: number) => {
      await setCompany(till, { sms_redemption_message: texts });
      const values = [customer.id, country];
      await till.app.database.pool.query(
        'update customers set sms = true, country_id = $2 where user_account_id = $1',
        values,
      );
      await handOver();
      const { rows } = await till.app.database.pool.query<{ body: string }>(
        'select body from messages order by message_id desc limit 1',
      );
      return rows[0]?.body.split(':')[0];
    };
    await send(till, customer, 200);
    expect(await bodies(all, 300)).toBe('Πήρατε');
    expect(await bodies(all, 380)).toBe('Ritirato');
    expect(await bodies({ ...all, it: '' }, 380)).toBe('Πήρατε');
    expect(await bodies({ ...all, el: '', it: '' }, 380)).toBe('Taken');
    expect(await bodies({ el: '', en: '', it: 'Ritirato' }, 300)).toBe('Ritirato');
  });

  test('is undone once, however often it is sent with its key', async () => {
    const { claim_id } = await handOver();
    await undo(claim_id, till, {}, 'undo-gift-1');
    till.app.clock.now += 600_000;
    const again = await undo(claim_id, till, {}, 'undo-gift-1');
    expect(again.data).toMatchObject({ state: 'claimed', replayed: true });
    expect(await refused(undo(claim_id))).toBe('not_redeemed');
  });

  test('at a paired till is undone there, and not by somebody elsewhere', async () => {
    const device = { ...till, cashier: await pairTill(till) };
    const { claim_id } = await handOver(device);
    expect(await refused(undo(claim_id))).toBe('hand_over_not_yours');
    expect((await undo(claim_id, device)).status).toBe(200);
    await expectSound(till);
  });

  test('is not undone after two minutes, by somebody else, or in another store', async () => {
    const { claim_id } = await handOver();
    const other = { ...till, cashier: await addMember(till.app, till.store) };
    expect(await refused(undo(claim_id, other))).toBe('hand_over_not_yours');
    expect(await refused(undo(claim_id, await addBranch(till)))).toBe('not_redeemed');
    till.app.clock.now += 121_000;
    expect(await refused(undo(claim_id))).toBe('hand_over_too_late');
    expect(await open()).toEqual([]);
  });

  test('that its supplier delivers is not undone: it is ordered', async () => {
    const supplier = await addStore(till.app, till.company, 'supplier');
    const gift = await addGift(till, 40, { supplier_store_id: supplier.storeId });
    const { data } = await claim(till, customer, { gift_id: gift });
    expect((await accept(till, data.code)).data.order_id).not.toBeNull();
    expect(await refused(undo(data.claim_id))).toBe('hand_over_ordered');
  });
});

describe('a voucher that gave points', () => {
  const redeem = async () => {
    await addVoucher(till, { points: 20 });
    return (await accept(till, 'SUMMER24', customer)).data.claim_id;
  };

  test('is undone with them', async () => {
    const id = await redeem();
    expect((await undo(id, till, { cancel: true })).data.balance_after).toBe(100);
    await expectSound(till);
  });

  test('is not undone once something came after it on the account', async () => {
    const id = await redeem();
    await send(till, customer, 5);
    expect(await refused(undo(id))).toBe('hand_over_built_upon');
    expect((await accountOf(till, customer)).balance).toBe(125);
  });
});

test('the reward of a goal that was handed over is the customer’s again', async () => {
  await addGoal(till, { goal_sequence: 1 });
  const { data } = await send(till, customer, 10);
  const done = await accept(till, data.reward?.code ?? '');
  await undo(done.data.claim_id);
  expect(await open()).toMatchObject([{ kind: 'goal', claim_id: done.data.claim_id }]);
  await expectSound(till);
});

test('what was used on a receipt is undone with that receipt', async () => {
  await addVoucher(till, { points: 5 });
  const { data } = await send(till, customer, 10, { vouchers: [{ code: 'SUMMER24' }] });
  const id = data.vouchers[0]?.claim_id ?? 0;
  expect(await refused(undo(id))).toBe('hand_over_on_receipt');
});
