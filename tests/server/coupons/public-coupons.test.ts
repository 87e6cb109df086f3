import { beforeEach, describe, expect, test } from 'vitest';
import { voucherCoupons } from '../../../contract/coupons/coupons.ts';
import { createMultiple } from '../../../contract/coupons/multiple-coupons.ts';
import {
  fbCoupon,
  publicClaim,
  startPublicClaim,
} from '../../../contract/coupons/public-coupons.ts';
import type { Language } from '../../../contract/engine/languages.ts';
import { call, testApp } from '../../support/app.ts';
import { accept, addGoal, addVisit, addVoucher } from '../../support/areas/claims.ts';
import { addMember } from '../../support/areas/people.ts';
import { sentCode } from '../../support/areas/sent-codes.ts';
import {
  addCustomer,
  addTill,
  expectSound,
  setCompany,
  setStore,
  type Till,
} from '../../support/areas/till.ts';

type Own = Record<string, unknown>;

let till: Till;
let coupon: number;
const mobile = '6912345670';
const minute = 60_000;

beforeEach(async () => {
  till = await addTill(await testApp());
  coupon = await addVoucher(till, { gift_title: 'Καφές', points: 5, maximum: 10 });
});

const look = (id = coupon) => call(till.app, fbCoupon, { params: { id } });
const start = (who: Own = { mobile }, id = coupon) =>
  call(till.app, startPublicClaim, { params: { id }, body: who });
const claim = (own: Own, id = coupon) =>
  call(till.app, publicClaim, { params: { id }, body: { mobile, ...own } });
const sql = async (text: string) => (await till.app.database.pool.query(text)).rows;
const messages = () => sql('select channel, recipient, body from messages order by message_id');
/** The code as its receiver reads it. */
const received = () => sentCode(till.app);
/** Somebody proves their mobile and claims. */
async function proveAndClaim(own: Own = {}, id = coupon) {
  await start({ mobile: own.mobile ?? mobile }, id);
  return claim({ verification_code: await received(), ...own }, id);
}
const newcomer = { first_name: 'Κατερίνα', terms: true };

describe('the public page of a coupon', () => {
  test('tells what it is, of whom, and how many are left, to anybody', async () => {
    const { data } = await look();
    expect(data).toMatchObject({
      kind: 'voucher',
      title: 'Καφές',
      points: 5,
      company_name: 'Αλφα',
      available: 10,
      valid_days: 25,
      open: true,
    });
    expect(data).not.toHaveProperty('code');
  });

  test('tells when its store is open, how it delivers and how one pays, never an account', async () => {
    const timetable = [{ day: 'monday', type: '24h' }] as const;
    const delivery = { radius_km: 3, minimum_order: 8, fee: 1, free_from: 0 };
    await setStore(till, {
      timetable: [...timetable],
      shopping_cart: true,
      order_settings: { delivers: true, ...delivery },
      bank_providers: [
        { bank_provider_id: 1, account: null },
        { bank_provider_id: 4, account: 'acct_1' },
      ],
      online_bank_provider_id: 4,
    });
    const { data } = await look();
    expect(data.store).toMatchObject({ timetable, takes_orders: true, delivery });
    expect(data.store.payments).toEqual(['Cash']);
    await sql('update stores set online_payment_processing = true');
    expect((await look()).data.store.payments).toEqual(['Cash', 'Card online']);
    expect(JSON.stringify((await look()).data)).not.toContain('acct_1');
  });

  test('tells a balance after the claim, unless the company hides it', async () => {
    expect((await proveAndClaim(newcomer)).data.balance).toBe(0);
    await setCompany(till, { app_points_visibility: false });
    expect((await proveAndClaim()).data.balance).toBeNull();
  });

  test('says its title in the reader’s language, and in its own where it has no other', async () => {
    const words = { titles: { en: 'A coffee' }, descriptions: { en: 'Any of them' } };
    const id = await addVoucher(till, { code: 'WORDS', gift_title: 'Καφές', ...words });
    const titleIn = async (language: Language) =>
      (await call(till.app, fbCoupon, { params: { id }, language })).data.title;
    expect(await titleIn('en')).toBe('A coffee');
    expect(await titleIn('it')).toBe('Καφές');
    expect(await titleIn('el')).toBe('Καφές');
  });

  test('names another one to be had where it is not, of the same company alone', async () => {
    const ended = await addVoucher(till, { code: 'ENDED', expiration_date: '2020-01-01' });
    const other = await addTill(till.app);
    await addVoucher(other, { gift_title: 'Του άλλου' });
    expect((await look(ended)).data).toMatchObject({
      state: 'ended',
      open: false,
      another: { coupon_id: coupon, title: 'Καφές' },
    });
    expect((await look()).data.another).toBeNull();
    await sql('update coupons set paused = true');
    expect((await look(ended)).data.another).toBeNull();
  });

  test('is not there for an id that nobody gave, nor for a coupon that was deleted', async () => {
    expect((await look(999_999)).status).toBe(404);
    const params = { storeId: till.store.storeId, id: coupon };
    await call(till.app, voucherCoupons.calls.delete, { params, as: till.cashier });
    expect((await look()).status).toBe(404);
    expect((await start()).status).toBe(404);
    expect((await claim({ verification_code: '123456' })).status).toBe(404);
  });

  test('of a goal is seen, and is filled by receipts, not claimed there', async () => {
    const goal = await addGoal(till);
    expect((await look(goal)).data).toMatchObject({ kind: 'goal', open: false });
    expect((await start({ mobile }, goal)).refusal.error).toBe('coupon_not_claimable');
    expect(await messages()).toEqual([]);
  });

  test('of a campaign is seen, and its codes are handed out, not claimed there', async () => {
    const params = { storeId: till.company.companyId };
    const body = { gift_title: 'Δωροκάρτα', maximum: 3 };
    const as = await addMember(till.app, till.company);
    const { coupon_id } = (await call(till.app, createMultiple, { params, body, as })).data;
    expect((await look(coupon_id)).data).toMatchObject({ kind: 'multiple', open: false });
    expect((await start({ mobile }, coupon_id)).refusal.error).toBe('coupon_not_claimable');
  });
});

describe('the proof of a mobile', () => {
  test('is a code in a message to it, which the caller is not told', async () => {
    const { status, data } = await start();
    expect([status, data.verification_code]).toEqual([201, null]);
    expect(await messages()).toMatchObject([{ channel: 'sms', recipient: `+30${mobile}` }]);
    expect(await received()).toMatch(/^\d{6}$/);
  });

  test('is told to the caller on a demo that sends no messages, and on no other', async () => {
    const settings = { demo: true };
    till = await addTill(await testApp({ settings }));
    coupon = await addVoucher(till);
    expect((await start()).data.verification_code).toBe(await received());
    till = await addTill(await testApp({ settings: { demo: true, channels: ['sms'] } }));
    coupon = await addVoucher(till);
    expect((await start()).data.verification_code).toBeNull();
  });

  test('does not work with a wrong code, and after five of them with none', async () => {
    await start();
    const right = await received();
    const wrong = right === '000000' ? '000001' : '000000';
    for (let n = 0; n < 5; n += 1) {
      const { status, refusal } = await claim({ verification_code: wrong, ...newcomer });
      expect(status).toBe(422);
      expect(refusal.errors).toHaveProperty('verification_code');
    }
    expect((await claim({ verification_code: right, ...newcomer })).refusal.error).toBe(
      'too_many_attempts',
    );
    till.app.clock.now += 16 * minute;
    const late = await claim({ verification_code: right, ...newcomer });
    expect(late.refusal.errors).toHaveProperty('verification_code');
    expect(await sql('select count(*)::int as claims from claims')).toEqual([{ claims: 0 }]);
  });

  test('is good for a quarter of an hour, for one mobile, and once', async () => {
    await start();
    const code = await received();
    const other = await claim({ verification_code: code, mobile: '6912345671', ...newcomer });
    expect(other.refusal.errors).toHaveProperty('verification_code');
    expect((await claim({ verification_code: code, ...newcomer })).status).toBe(201);
    const again = await claim({ verification_code: code, ...newcomer });
    expect(again.refusal.errors).toHaveProperty('verification_code');
    await start();
    till.app.clock.now += 15 * minute;
    const late = await claim({ verification_code: await received(), ...newcomer });
    expect(late.refusal.errors).toHaveProperty('verification_code');
  });

  test('is asked for five times a mobile, then one waits', async () => {
    for (let n = 0; n < 5; n += 1) expect((await start()).status).toBe(201);
    expect((await start()).refusal.error).toBe('too_many_attempts');
    expect(await messages()).toHaveLength(5);
  });

  test('of what is no mobile is refused', async () => {
    const { status, refusal } = await start({ mobile: '12345' });
    expect(status).toBe(422);
    expect(refusal.errors).toHaveProperty('mobile');
  });
});

describe('claiming on the public page', () => {
  test('gives a customer their voucher, which a till of the store redeems', async () => {
    const customer = await addCustomer(till);
    const { status, data } = await proveAndClaim({ mobile: customer.mobile });
    expect(status).toBe(201);
    expect(data).toMatchObject({ title: 'Καφές', already_claimed: false });
    const done = await accept(till, data.code);
    expect(done.data).toMatchObject({ state: 'redeemed', points_given: 5, balance_after: 5 });
    expect(await sql('select count(*)::int as customers from customers')).toEqual([
      { customers: 1 },
    ]);
    await expectSound(till);
  });

  test('with the mobile of an account that was merged is for the account that stayed', async () => {
    const [kept, merged] = [await addCustomer(till), await addCustomer(till)];
    await sql(
      `update customers set deleted_at = now(), merged_into = ${kept.id} where user_account_id = ${merged.id}`,
    );
    expect((await proveAndClaim({ mobile: merged.mobile })).status).toBe(201);
    expect(await sql('select user_account_id as id from claims')).toEqual([{ id: kept.id }]);
  });

  test('wants a name and the terms of somebody new', async () => {
    await start();
    const code = await received();
    const nameless = await claim({ verification_code: code, terms: true });
    expect(nameless.refusal.errors).toHaveProperty('first_name');
    const refusing = await claim({ verification_code: code, first_name: 'Κατερίνα' });
    expect(refusing.refusal.errors).toHaveProperty('terms');
    expect(await sql('select count(*)::int as customers from customers')).toEqual([
      { customers: 0 },
    ]);
    expect((await claim({ verification_code: code, ...newcomer })).status).toBe(201);
  });

  test('registers somebody new with the consents they gave and the points everybody starts with', async () => {
    await setCompany(till, { init_user_points: 2000 });
    const consents = { sms: true, viber: false, push: false, mail: false };
    expect((await proveAndClaim({ ...newcomer, consents })).status).toBe(201);
    expect(await sql('select first_name, mobile, sms, viber, push, mail from customers')).toEqual([
      { first_name: 'Κατερίνα', mobile, sms: true, viber: false, push: false, mail: false },
    ]);
    expect(await sql('select balance from accounts')).toEqual([{ balance: 2000 }]);
    await expectSound(till);
  });

  test('again shows the same voucher, and takes no second one', async () => {
    const first = await proveAndClaim(newcomer);
    const second = await proveAndClaim();
    expect(second.data).toEqual({ ...first.data, already_claimed: true });
    expect((await look()).data.available).toBe(9);
  });

  test('of a voucher they have had is refused with the day it was', async () => {
    const { data } = await proveAndClaim(newcomer);
    await accept(till, data.code);
    const { status, refusal } = await proveAndClaim();
    expect([status, refusal.error]).toEqual([409, 'coupon_claimed_before']);
  });

  test('is over when all are taken', async () => {
    const last = await addVisit(till, { maximum: 1 });
    await proveAndClaim(newcomer, last);
    expect((await look(last)).data).toMatchObject({ available: 0, open: false });
    expect((await start({ mobile: '6912345671' }, last)).refusal.error).toBe(
      'coupon_not_claimable',
    );
  });

  test('of the last one by two at once gives it to one of them', async () => {
    const last = await addVisit(till, { maximum: 1 });
    const mobiles = ['6912345671', '6912345672'];
    const codes: string[] = [];
    for (const each of mobiles) {
      await start({ mobile: each }, last);
      codes.push(await received());
    }
    const done = await Promise.all(
      mobiles.map((each, n) =>
        claim({ mobile: each, verification_code: codes[n], ...newcomer }, last),
      ),
    );
    expect(done.map(({ status }) => status).sort()).toEqual([201, 422]);
    await expectSound(till);
  });

  test('is over when the coupon has ended', async () => {
    await till.app.database.pool.query('update coupons set expiration_date = $1', [
      new Date(till.app.clock.now - minute),
    ]);
    expect((await look()).data.open).toBe(false);
    expect((await start()).refusal.error).toBe('coupon_not_claimable');
  });

  test('is told to the store’s panel, once', async () => {
    await proveAndClaim(newcomer);
    await proveAndClaim();
    const published = till.app.published.filter(([, event]) => event === 'new-redemption');
    expect(published).toHaveLength(1);
    expect(published[0]?.[0]).toEqual(till.store);
  });
});
