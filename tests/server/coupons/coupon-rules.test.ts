import { beforeEach, describe, expect, test } from 'vitest';
import { redeemables } from '../../../contract/coupons/claims.ts';
import {
  discountCoupons,
  goalCoupons,
  productCoupons,
  visitCoupons,
  voucherCoupons,
} from '../../../contract/coupons/coupons.ts';
import { pauseCalls } from '../../../contract/coupons/pausing.ts';
import { fbCoupon, startPublicClaim } from '../../../contract/coupons/public-coupons.ts';
import { checkVoucher } from '../../../contract/coupons/redemption.ts';
import { couponsOverview } from '../../../contract/coupons/store-coupons.ts';
import { quoteTransaction } from '../../../contract/transactions/transaction-calls.ts';
import { call, testApp } from '../../support/app.ts';
import {
  accept,
  addGoal,
  addVisit,
  addVoucher,
  claim,
  reject,
} from '../../support/areas/claims.ts';
import { addMember } from '../../support/areas/people.ts';
import {
  addCustomer,
  addProduct,
  addTill,
  expectSound,
  type Shopper,
  send,
  type Till,
} from '../../support/areas/till.ts';

type Own = Record<string, unknown>;

let till: Till;
let customer: Shopper;
const day = 86_400_000;

beforeEach(async () => {
  // Noon in Athens, in summer: the days of the company begin at 21:00 UTC.
  till = await addTill(await testApp({ now: Date.parse('2026-07-10T09:00:00Z') }));
  customer = await addCustomer(till);
});

const at = (id?: number) => ({
  params: { storeId: till.store.storeId, ...(id ? { id } : {}) },
  as: till.cashier,
});
const check = async (voucher: string, own: Own = {}) =>
  (await call(till.app, checkVoucher, { ...at(), body: { voucher, ...own } })).data;
const open = async () => (await call(till.app, redeemables, at(customer.id))).data;
const pause = (id: number, paused = true, kind: keyof typeof pauseCalls = 'voucher') =>
  call(till.app, pauseCalls[kind], { ...at(id), body: { paused } } as never);
const look = (id: number) => call(till.app, fbCoupon, { params: { id } });
const sample = async (own: Own = {}) => {
  const product_free_id = await addProduct(till, 0);
  const body = { action: 'sample', product_free_id, ...own };
  const { data } = await call(till.app, productCoupons.calls.create, { ...at(), body });
  return {
    id: data.coupon_id,
    code: data.code,
    lines: [{ product_id: product_free_id, quantity: 1 }],
  };
};

describe('the days of a coupon', () => {
  test('are the company’s: from the beginning of the first to the end of the last', async () => {
    const { data } = await call(till.app, voucherCoupons.calls.create, {
      ...at(),
      body: {
        code: 'JULY',
        gift_title: 'Καφές',
        start_date: '2026-07-11',
        expiration_date: '2026-07-12',
      },
    });
    expect(data).toMatchObject({
      start_date: '2026-07-10T21:00:00.000Z',
      expiration_date: '2026-07-12T20:59:59.999Z',
    });
    const early = await claim(till, customer, { coupon_id: data.coupon_id });
    expect([early.status, early.refusal.error]).toEqual([422, 'coupon_not_started']);
    expect(early.refusal.errors).toHaveProperty('coupon_id');
    till.app.clock.now = Date.parse('2026-07-10T21:00:00Z');
    expect((await claim(till, customer, { coupon_id: data.coupon_id })).status).toBe(201);
    till.app.clock.now = Date.parse('2026-07-12T21:00:00Z');
    const late = await claim(till, await addCustomer(till), { coupon_id: data.coupon_id });
    expect([late.status, late.refusal.error]).toEqual([422, 'coupon_ended']);
  });

  test('that end before they begin are refused, on a create and on an update', async () => {
    const days = { start_date: '2026-08-02', expiration_date: '2026-08-01' };
    const body = { code: 'BACK', gift_title: 'Καφές', ...days };
    const made = await call(till.app, voucherCoupons.calls.create, { ...at(), body });
    expect([made.status, Object.keys(made.refusal.errors ?? {})]).toEqual([
      422,
      ['expiration_date'],
    ]);
    const id = await addVoucher(till, { expiration_date: '2026-08-01' });
    const { update } = voucherCoupons.calls;
    const changed = await call(till.app, update, { ...at(id), body: { start_date: '2026-08-02' } });
    expect(changed.refusal.errors).toHaveProperty('expiration_date');
    const same = { start_date: '2026-08-01' };
    expect((await call(till.app, update, { ...at(id), body: same })).status).toBe(200);
  });

  test('end what was claimed before: a voucher is good until the last day and no longer', async () => {
    const coupon_id = await addVisit(till, { expiration_date: '2026-07-12' });
    const { data } = await claim(till, customer, { coupon_id });
    expect(data.expires_at).toBe('2026-07-12T20:59:59.999Z');
    till.app.clock.now += 3 * day;
    expect((await accept(till, data.code)).refusal.error).toBe('voucher_expired');
  });

  test('moved forward stop what was claimed too, at the till and on a receipt', async () => {
    const coupon_id = await addVoucher(till, { points: 5 });
    const { data } = await claim(till, customer, { coupon_id });
    const { update } = voucherCoupons.calls;
    await call(till.app, update, { ...at(coupon_id), body: { expiration_date: '2026-07-09' } });
    expect((await check(data.code)).refused?.error).toBe('coupon_ended');
    const accepted = await accept(till, data.code);
    expect([accepted.status, accepted.refusal.error]).toEqual([422, 'coupon_ended']);
    const { refusal } = await send(till, customer, 10, { vouchers: [{ code: data.code }] });
    expect(refusal.error).toBe('coupon_ended');
    expect((await open()).claims).toEqual([]);
    await expectSound(till);
  });
});

describe('a paused coupon', () => {
  test('is neither given out nor redeemed, and its page says so, until it is resumed', async () => {
    const coupon_id = await addVoucher(till, { points: 5 });
    const { data } = await claim(till, customer, { coupon_id });
    expect((await pause(coupon_id)).data).toEqual({ coupon_id, state: 'paused' });
    const other = await claim(till, await addCustomer(till), { coupon_id });
    expect([other.status, other.refusal.error]).toEqual([422, 'coupon_paused']);
    expect((await accept(till, data.code)).refusal.error).toBe('coupon_paused');
    expect((await accept(till, 'SUMMER24', customer)).refusal.error).toBe('coupon_paused');
    expect((await check('SUMMER24')).refused?.error).toBe('coupon_paused');
    expect((await open()).claims).toEqual([]);
    expect((await look(coupon_id)).data).toMatchObject({ state: 'paused', open: false });
    const started = await call(till.app, startPublicClaim, {
      params: { id: coupon_id },
      body: { mobile: '6912345670' },
    });
    expect(started.status).toBe(422);
    expect((await pause(coupon_id, false)).data.state).toBe('running');
    expect((await accept(till, data.code)).status).toBe(200);
    await expectSound(till);
  });

  test('lets a claim be turned down, which takes nothing from anybody', async () => {
    const coupon_id = await addVoucher(till);
    const { data } = await claim(till, customer, { coupon_id });
    await pause(coupon_id);
    expect((await reject(till, data.code)).data).toMatchObject({ state: 'rejected' });
  });

  test('is not among what a customer is offered, nor quoted', async () => {
    const { id, lines } = await sample();
    expect((await open()).coupons).toMatchObject([{ coupon_id: id }]);
    await pause(id, true, 'product');
    expect((await open()).coupons).toEqual([]);
    const body = { user_account_id: customer.id, amount: 5, lines, vouchers: [{ coupon_id: id }] };
    const { data } = await call(till.app, quoteTransaction, { ...at(), body });
    expect(data.refused?.error).toBe('coupon_paused');
  });

  test('that is a goal counts no receipt; a reward that was given stays good', async () => {
    const goal = await addGoal(till, { goal_sequence: 1 });
    await send(till, customer, 10);
    const [reward] = (await open()).claims;
    await pause(goal, true, 'goal');
    const paused = await send(till, customer, 10);
    expect(paused.data.reward).toBeNull();
    expect((await open()).goal).toBeNull();
    expect((await accept(till, reward?.code ?? '')).status).toBe(200);
  });

  test('is paused by whoever may write that kind, in that store, and by nobody else', async () => {
    const id = await addVoucher(till);
    const as = await addMember(till.app, till.store, { coupons: { voucher: { read: true } } });
    const body = { paused: true };
    expect((await call(till.app, pauseCalls.voucher, { ...at(id), as, body })).status).toBe(403);
    expect((await pause(id, true, 'visit')).status).toBe(404);
    expect((await pause(999_999)).status).toBe(404);
  });
});

describe('a draft', () => {
  test('is known to nobody outside until it is published', async () => {
    const id = await addVoucher(till, { is_draft: true });
    expect((await look(id)).status).toBe(404);
    expect((await claim(till, customer, { coupon_id: id })).status).toBe(404);
    const params = at();
    const typed = await call(till.app, checkVoucher, { ...params, body: { voucher: 'SUMMER24' } });
    expect(typed.refusal.error).toBe('voucher_unknown');
    expect((await pause(id, false)).data.state).toBe('running');
    expect((await look(id)).data).toMatchObject({ open: true });
  });
});

describe('how often one customer gets a coupon', () => {
  test('is once for a code, unless somebody says otherwise', async () => {
    const once = await addVoucher(till);
    await accept(till, 'SUMMER24', customer);
    expect((await claim(till, customer, { coupon_id: once })).refusal.error).toBe(
      'coupon_claimed_before',
    );
    await addVoucher(till, { code: 'ALWAYS', per_customer: null });
    for (let n = 0; n < 3; n += 1)
      expect((await accept(till, 'ALWAYS', customer)).status).toBe(200);
  });

  test('is said when they have had it, before anything is pressed', async () => {
    await addVoucher(till, { code: 'TWICE', per_customer: 2 });
    await accept(till, 'TWICE', customer);
    expect((await check('TWICE', { user_account_id: customer.id })).refused).toBeNull();
    await accept(till, 'TWICE', customer);
    const facts = await check('TWICE', { user_account_id: customer.id });
    expect(facts.refused).toMatchObject({ error: 'coupon_customer_limit' });
    expect(facts.refused?.message).toContain('2');
    const { status, refusal } = await accept(till, 'TWICE', customer);
    expect([status, refusal.error]).toEqual([409, 'coupon_customer_limit']);
    expect((await accept(till, 'TWICE', await addCustomer(till))).status).toBe(200);
  });

  test('holds while sixty-four receipts want it at once', async () => {
    const { id, lines } = await sample({ per_customer: 3 });
    const done = await Promise.all(
      Array.from({ length: 64 }, () =>
        send(till, customer, 10, { lines, vouchers: [{ coupon_id: id }] }),
      ),
    );
    expect(done.filter(({ status }) => status === 201)).toHaveLength(3);
    expect((await open()).coupons).toEqual([]);
    await expectSound(till);
  });

  test('limits the rewards of a goal, whatever is bought after them', async () => {
    await addGoal(till, { goal_sequence: 1, per_customer: 2 });
    for (let n = 0; n < 4; n += 1) await send(till, customer, 10);
    expect((await open()).claims).toHaveLength(2);
    await expectSound(till);
  });
});

describe('the rules of a coupon', () => {
  test('of a visit are put right afterwards, by who may create one', async () => {
    const id = await addVisit(till, { expiration_date: '2026-07-12' });
    const { update } = visitCoupons.calls;
    const body = { expiration_date: '2026-07-31', maximum: 5 };
    const { data } = await call(till.app, update, { ...at(id), body });
    expect(data).toMatchObject({ expiration_date: '2026-07-31T20:59:59.999Z', maximum: 5 });
    const as = await addMember(till.app, till.store, { coupons: { visit: { read: true } } });
    expect((await call(till.app, update, { ...at(id), body, as })).status).toBe(403);
  });
});

describe('a minimum spend', () => {
  test('is asked of the receipt before its coupons, with both sums', async () => {
    const { id, lines } = await sample({ minimum_spend: 10 });
    const vouchers = [{ coupon_id: id }];
    const less = await send(till, customer, 9.99, { lines, vouchers });
    expect([less.status, less.refusal.error]).toEqual([422, 'coupon_below_minimum']);
    expect(less.refusal.errors?.vouchers?.[0]).toMatch(/10.00.*9.99/);
    const body = { user_account_id: customer.id, amount: 5, lines, vouchers };
    const quote = await call(till.app, quoteTransaction, { ...at(), body });
    expect(quote.data.refused?.error).toBe('coupon_below_minimum');
    expect((await open()).coupons).toMatchObject([{ minimum_spend: 10 }]);
    expect((await send(till, customer, 10, { lines, vouchers })).status).toBe(201);
    await expectSound(till);
  });

  test('sends a code that gives points to a receipt', async () => {
    await addVoucher(till, { points: 5, minimum_spend: 20 });
    const facts = await check('SUMMER24', { user_account_id: customer.id });
    expect(facts).toMatchObject({ needs_receipt: true, minimum_spend: 20, refused: null });
    expect((await accept(till, 'SUMMER24', customer)).refusal.error).toBe('voucher_needs_receipt');
    const { data } = await send(till, customer, 20, { vouchers: [{ code: 'SUMMER24' }] });
    expect(data.vouchers).toMatchObject([{ points_given: 5, discount: 0 }]);
    await expectSound(till);
  });
});

describe('the state of a coupon', () => {
  test.each([
    ['draft', { is_draft: true }],
    ['scheduled', { start_date: '2099-01-01' }],
    ['running', { start_date: '2020-01-01', expiration_date: '2099-01-01' }],
    ['ended', { expiration_date: '2020-01-01' }],
  ] as const)('is %s by its days and whether it was published', async (state, own) => {
    await addVisit(till, own);
    const { data } = await call(till.app, visitCoupons.calls.list, at());
    expect(data.coupons).toMatchObject([{ state }]);
  });

  test('is kept for every kind, and one from before the rules has no limit', async () => {
    await addGoal(till);
    const product_discount_id = await addProduct(till, 0);
    const body = { product_discount_id, discount_value: 1 };
    await call(till.app, discountCoupons.calls.create, { ...at(), body });
    const nothing = { start_date: null, expiration_date: null, per_customer: null };
    for (const { calls } of [goalCoupons, discountCoupons]) {
      const { data } = await call(till.app, calls.list, at());
      expect(data.coupons).toMatchObject([{ state: 'running', ...nothing }]);
    }
  });
});

test('coupons are listed by where they stand now, of one kind and of all', async () => {
  const ids = {
    draft: await addVoucher(till, { code: 'ONE1', is_draft: true }),
    scheduled: await addVoucher(till, { code: 'TWO2', start_date: '2099-08-01' }),
    running: await addVoucher(till, { code: 'THREE3' }),
    paused: await addVoucher(till, { code: 'FOUR4' }),
    ended: await addVoucher(till, { code: 'FIVE5', expiration_date: '2020-07-01' }),
  };
  await pause(ids.paused);
  for (const [state, id] of Object.entries(ids))
    for (const { calls } of [voucherCoupons, couponsOverview]) {
      const { data } = await call(till.app, calls.list, { ...at(), query: { state } } as never);
      const [rows] = Object.values(data);
      expect(rows).toMatchObject([{ coupon_id: id, state }]);
    }
});
