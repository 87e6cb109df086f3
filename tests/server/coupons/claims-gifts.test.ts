import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { cancelClaim } from '../../../contract/coupons/claims.ts';
import { checkVoucher } from '../../../contract/coupons/redemption.ts';
import { expireClaims } from '../../../server/coupons/expiry.ts';
import { lotsTable } from '../../../server/tables/ledger.ts';
import { call, testApp } from '../../support/app.ts';
import { accept, addGift, addVoucher, claim, reject } from '../../support/areas/claims.ts';
import { addMember } from '../../support/areas/people.ts';
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

const day = 86_400_000;
let till: Till;
let customer: Shopper;

beforeEach(async () => {
  till = await addTill(await testApp());
  customer = await addCustomer(till);
  await send(till, customer, 100);
});

const lotsOf = async () => {
  const rows = await till.app.database.db
    .select()
    .from(lotsTable)
    .where(eq(lotsTable.user_account_id, customer.id));
  return rows.map(({ points_left }) => points_left / 100).sort((a, b) => a - b);
};
const look = (voucher: string, at = till) =>
  call(at.app, checkVoucher, {
    params: { storeId: at.store.storeId },
    body: { voucher },
    as: at.cashier,
  });

describe('a gift', () => {
  test('holds its points when it is claimed and spends them when it is accepted', async () => {
    const { data } = await claim(till, customer, { gift_id: await addGift(till, 40) });
    expect(data).toMatchObject({ points: 40, balance_after: 60, kind: 'gift' });
    expect(data.code).toMatch(/^[2-9A-Z]{4}-[2-9A-Z]{4}-[2-9A-Z]{4}$/);
    const done = await accept(till, data.code);
    expect(done.data).toMatchObject({ state: 'redeemed', balance_after: 60 });
    expect(await accountOf(till, customer)).toEqual({ balance: 60, deficit: 0 });
    await expectSound(till);
  });

  test('that is turned down gives its points back to the lots they came from', async () => {
    await send(till, customer, 20);
    const { data } = await claim(till, customer, { gift_id: await addGift(till, 110) });
    expect(await lotsOf()).toEqual([0, 10]);
    const { data: done } = await reject(till, data.code);
    expect(done).toMatchObject({ state: 'rejected', points_returned: 110, balance_after: 120 });
    expect(await lotsOf()).toEqual([20, 100]);
    await expectSound(till);
  });

  test('asks for more points than there are: refused with both numbers, and nothing is held', async () => {
    const { status, refusal } = await claim(till, customer, { gift_id: await addGift(till, 101) });
    expect(status).toBe(422);
    expect(refusal).toMatchObject({
      error: 'not_enough_points',
      details: { balance: 100, points: 101 },
    });
    expect(await accountOf(till, customer)).toEqual({ balance: 100, deficit: 0 });
    await expectSound(till);
  });

  test('is valid for 25 days where nobody says otherwise (default-coupon-claim-valid-days)', async () => {
    till.app.clock.now = Date.parse('2027-03-02T09:00:00Z');
    const { data } = await claim(till, customer, { gift_id: await addGift(till, 10) });
    // Through the 27th of March in Athens, where midnight is at 22:00 UTC.
    expect(data.expires_at).toBe('2027-03-27T22:00:00.000Z');
  });

  test('expires unredeemed: its points go back, and the till says when it expired', async () => {
    const { data } = await claim(till, customer, { gift_id: await addGift(till, 40) });
    till.app.clock.now += 26 * day;
    expect((await accept(till, data.code)).refusal.error).toBe('voucher_expired');
    expect(await expireClaims(till.app.database, till.app.clock.now)).toBe(1);
    expect((await accountOf(till, customer)).balance).toBe(100);
    expect((await accept(till, data.code)).refusal.message).toMatch(/202\d/);
    await expectSound(till);
  });

  test('expires with its points where the company returns none', async () => {
    await setCompany(till, { return_points_after_coupon_exp: false });
    await claim(till, customer, { gift_id: await addGift(till, 40) });
    await expireClaims(till.app.database, till.app.clock.now + 26 * day);
    expect((await accountOf(till, customer)).balance).toBe(60);
    await expectSound(till);
  });

  test('is cancelled before it is redeemed, and not after', async () => {
    const { data } = await claim(till, customer, { gift_id: await addGift(till, 40) });
    const cancel = () =>
      call(till.app, cancelClaim, {
        params: { storeId: till.store.storeId, id: data.claim_id },
        body: {},
        as: till.cashier,
      });
    expect((await cancel()).data).toMatchObject({ state: 'cancelled', points_returned: 40 });
    expect((await cancel()).refusal.error).toBe('voucher_cancelled');
    await expectSound(till);
  });

  test('is only redeemed in the stores it names, and the till says which those are', async () => {
    const other = await addBranch(till);
    const gift = await addGift(till, 10, { redeem_stores: [till.store.storeId] });
    const { data } = await claim(till, customer, { gift_id: gift });
    const { status, refusal } = await accept(other, data.code);
    expect([status, refusal.error]).toEqual([422, 'voucher_other_store']);
    expect((await look(data.code, other)).data.refused?.error).toBe('voucher_other_store');
    expect((await accept(till, data.code)).status).toBe(200);
  });
});

describe('a voucher code', () => {
  test('is understood in lower case, with spaces, dashes and letters of other alphabets', async () => {
    const { data } = await claim(till, customer, { gift_id: await addGift(till, 10) });
    const greek = data.code
      .toLowerCase()
      .replace(/a/g, 'α')
      .replace(/e/g, 'Е')
      .replace(/-/g, ' – ');
    expect((await look(greek)).data).toMatchObject({ claim_id: data.claim_id, refused: null });
    expect((await accept(till, greek)).status).toBe(200);
  });

  test('works once, and then says on which day and where it was redeemed', async () => {
    const { data } = await claim(till, customer, { gift_id: await addGift(till, 10) });
    await accept(till, data.code);
    const { status, refusal } = await accept(till, data.code);
    expect([status, refusal.error]).toEqual([409, 'voucher_redeemed']);
    expect(refusal.details?.date).toMatch(/^\d{4}-\d\d-\d\d$/);
  });

  test('is answered the same to a retry with the same key', async () => {
    const { data } = await claim(
      till,
      customer,
      { gift_id: await addGift(till, 10) },
      'claim-key-1',
    );
    const twice = await claim(till, customer, { gift_id: 999_999 }, 'claim-key-1');
    expect(twice.refusal.error).toBe('key_reused');
    const first = await accept(till, data.code, undefined, 'accept-key-1');
    const again = await accept(till, data.code, undefined, 'accept-key-1');
    expect(again.data).toEqual({ ...first.data, replayed: true });
    await expectSound(till);
  });

  test('of nobody is unknown, and who tries twenty of them waits', async () => {
    for (let n = 0; n < 20; n += 1)
      expect((await accept(till, `NOSUCH${n}X`)).refusal.error).toBe('voucher_unknown');
    expect((await accept(till, 'NOSUCHCODE')).refusal.error).toBe('too_many_attempts');
  });

  test('that everybody shares gives its points once to each customer, and never more than its maximum', async () => {
    await addVoucher(till, { points: 7, maximum: 2 });
    expect((await accept(till, 'summer-24')).refusal.error).toBe('voucher_needs_customer');
    const { data } = await accept(till, 'summer-24', customer);
    expect(data).toMatchObject({ points_given: 7, balance_after: 107 });
    const second = await accept(till, 'SUMMER24', customer);
    expect(second.refusal.error).toBe('coupon_claimed_before');
    await accept(till, 'SUMMER24', await addCustomer(till));
    const third = await accept(till, 'SUMMER24', await addCustomer(till));
    expect(third.refusal).toMatchObject({ error: 'coupon_used_up', details: { maximum: 2 } });
    await expectSound(till);
  });
});

describe('at once', () => {
  test('64 tills redeem one code: exactly one succeeds', async () => {
    const { data } = await claim(till, customer, { gift_id: await addGift(till, 10) });
    const tills = await Promise.all(
      Array.from({ length: 64 }, async () => ({
        ...till,
        cashier: await addMember(till.app, till.store),
      })),
    );
    const done = await Promise.all(tills.map((each) => accept(each, data.code)));
    expect(done.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(done.filter(({ status }) => status === 409)).toHaveLength(63);
    await expectSound(till);
  });

  test('64 customers claim the last ones of a maximum: never over', async () => {
    const coupon = await addVoucher(till, { maximum: 5 });
    const shoppers = await Promise.all(Array.from({ length: 64 }, () => addCustomer(till)));
    const done = await Promise.all(
      shoppers.map((each) => claim(till, each, { coupon_id: coupon })),
    );
    expect(done.filter(({ status }) => status === 201)).toHaveLength(5);
    await expectSound(till);
  });

  test('a claim is redeemed while it expires: it ends once, and its points move once', async () => {
    const { data } = await claim(till, customer, { gift_id: await addGift(till, 40) });
    const until = Date.parse(data.expires_at);
    till.app.clock.now = until - 1;
    const [done] = await Promise.all([
      accept(till, data.code),
      expireClaims(till.app.database, until + 1),
    ]);
    expect((await accountOf(till, customer)).balance).toBe(done.status === 200 ? 60 : 100);
    await expectSound(till);
  });
});
