import pino from 'pino';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  createMultiple,
  downloadCodes,
  multipleCoupons,
  readMultiple,
  storeMultiples,
} from '../../../contract/coupons/multiple-coupons.ts';
import { pauseCalls } from '../../../contract/coupons/pausing.ts';
import { checkVoucher } from '../../../contract/coupons/redemption.ts';
import { quoteTransaction } from '../../../contract/transactions/transaction-calls.ts';
import { generateCodes, generation } from '../../../server/coupons/multiple/generate.ts';
import { runJobs } from '../../../server/jobs/run.ts';
import { call, testApp } from '../../support/app.ts';
import { accept } from '../../support/areas/claims.ts';
import { download } from '../../support/areas/orders.ts';
import { addMember, type Person } from '../../support/areas/people.ts';
import {
  addCustomer,
  addTill,
  expectSound,
  giveBack,
  send,
  type Till,
} from '../../support/areas/till.ts';

type Own = Record<string, unknown>;

const day = 86_400_000;
const quiet = pino({ level: 'silent' });
let till: Till;
let admin: Person;

beforeEach(async () => {
  // Noon in Athens, in summer.
  till = await addTill(await testApp({ now: Date.parse('2026-07-10T09:00:00Z') }));
  admin = await addMember(till.app, till.company);
});

const at = (id?: number) => ({
  params: { storeId: till.company.companyId, ...(id ? { id } : {}) },
  as: admin,
});
const create = (own: Own) =>
  call(till.app, createMultiple, {
    ...at(),
    body: { gift_title: 'Δωροκάρτα', maximum: 10, ...own },
  });
async function campaign(own: Own) {
  const { data } = await create(own);
  await runJobs(till.app.database, { [generation]: generateCodes }, quiet);
  const { bytes } = await download(
    till.app,
    downloadCodes,
    { storeId: till.company.companyId, id: data.coupon_id },
    admin,
  );
  const lines = new TextDecoder().decode(bytes).trimEnd().split('\r\n').slice(1);
  return { id: data.coupon_id, codes: lines.map((line) => line.split(',')[0] ?? '') };
}
const inStore = () => ({ params: { storeId: till.store.storeId }, as: till.cashier });
const check = async (voucher: string, own: Own = {}) =>
  (await call(till.app, checkVoucher, { ...inStore(), body: { voucher, ...own } })).data;
const pause = (id: number, paused: boolean) =>
  call(till.app, pauseCalls.multiple, { ...at(id), body: { paused } });

describe('a campaign', () => {
  test('is redeemed from its first day to the end of its last, which are the company’s', async () => {
    const days = { start_date: '2026-07-11', expiration_date: '2026-07-12' };
    const { codes } = await campaign(days);
    const [first = '', second = ''] = codes;
    const early = await accept(till, first);
    expect([early.status, early.refusal.error]).toEqual([422, 'coupon_not_started']);
    expect((await check(first)).refused?.error).toBe('coupon_not_started');
    till.app.clock.now = Date.parse('2026-07-10T21:00:00Z');
    expect((await accept(till, first)).status).toBe(200);
    till.app.clock.now += 2 * day;
    expect((await accept(till, second)).refusal.error).toBe('voucher_expired');
  });

  test('ends no earlier than it begins', async () => {
    const days = { start_date: '2026-07-12', expiration_date: '2026-07-11' };
    expect((await create(days)).refusal.errors).toHaveProperty('expiration_date');
  });

  test('that is paused is redeemed nowhere until it is resumed', async () => {
    const { id, codes } = await campaign({});
    const [code = ''] = codes;
    expect((await pause(id, true)).data).toEqual({ coupon_id: id, state: 'paused' });
    expect((await accept(till, code)).refusal.error).toBe('coupon_paused');
    expect((await check(code)).refused?.error).toBe('coupon_paused');
    const seen = await call(till.app, storeMultiples, inStore());
    expect(seen.data.coupons).toMatchObject([{ coupon_id: id, state: 'paused' }]);
    await pause(id, false);
    expect((await accept(till, code)).status).toBe(200);
  });

  test('is paused by whoever makes campaigns, and by nobody of another company', async () => {
    const { id } = await campaign({});
    const other = await addTill(till.app);
    const params = { storeId: other.company.companyId, id };
    const as = await addMember(till.app, other.company);
    const body = { paused: true };
    expect((await call(till.app, pauseCalls.multiple, { params, as, body })).status).toBe(404);
  });

  test('with a minimum spend is redeemed on a receipt that comes to it', async () => {
    const customer = await addCustomer(till);
    const { codes } = await campaign({ minimum_spend: 20 });
    const [code = ''] = codes;
    expect(await check(code)).toMatchObject({ minimum_spend: 20, needs_receipt: true });
    expect((await accept(till, code)).refusal.error).toBe('voucher_needs_receipt');
    const small = await send(till, customer, 19.99, { vouchers: [{ code }] });
    expect(small.refusal.error).toBe('coupon_below_minimum');
    expect((await send(till, customer, 20, { vouchers: [{ code }] })).status).toBe(201);
    expect((await accept(till, code)).refusal.error).toBe('voucher_redeemed');
    await expectSound(till);
  });
});

test('a code is open again, for anybody, once the whole receipt that it came on is back', async () => {
  const [customer, other] = [await addCustomer(till), await addCustomer(till)];
  const { id, codes } = await campaign({ minimum_spend: 20, per_customer: 1 });
  const vouchers = [{ code: codes[0] }];
  const { data } = await send(till, customer, 30, { vouchers });
  await giveBack(till, data.transaction_id, { amount: 5 });
  expect((await send(till, other, 30, { vouchers })).refusal.error).toBe('voucher_redeemed');
  await giveBack(till, data.transaction_id);
  expect((await send(till, other, 30, { vouchers })).status).toBe(201);
  const { data: read } = await call(till.app, readMultiple, at(id));
  expect(read.rewarded).toBe(1);
  await expectSound(till);
});

describe('a limit for each customer of a campaign', () => {
  test('wants to know who it is, and lets nobody redeem more', async () => {
    const [customer, other] = [await addCustomer(till), await addCustomer(till)];
    const { codes } = await campaign({ per_customer: 2 });
    const [one = '', two = '', three = ''] = codes;
    expect(await check(one)).toMatchObject({ needs_customer: true, per_customer: 2 });
    const unknown = await accept(till, one);
    expect([unknown.status, unknown.refusal.error]).toEqual([422, 'campaign_needs_customer']);
    expect((await accept(till, one, customer)).status).toBe(200);
    expect((await accept(till, two, customer)).status).toBe(200);
    const own = { user_account_id: customer.id };
    expect((await check(three, own)).refused?.error).toBe('campaign_customer_limit');
    const { status, refusal } = await accept(till, three, customer);
    expect([status, refusal.error]).toEqual([409, 'campaign_customer_limit']);
    expect((await accept(till, three, other)).status).toBe(200);
    await expectSound(till);
  });

  test('holds where several codes are redeemed at once', async () => {
    const customer = await addCustomer(till);
    const { codes } = await campaign({ per_customer: 3 });
    const tries = await Promise.all(codes.map((code) => accept(till, code, customer)));
    expect(tries.filter(({ status }) => status === 200)).toHaveLength(3);
    const refused = tries.filter(({ status }) => status !== 200);
    expect(new Set(refused.map(({ refusal }) => refusal.error))).toEqual(
      new Set(['campaign_customer_limit']),
    );
  });

  test('answers the same key as its first call, and counts it once', async () => {
    const customer = await addCustomer(till);
    const { codes } = await campaign({ per_customer: 1 });
    const [code = ''] = codes;
    await accept(till, code, customer, 'a-key-of-the-till');
    const again = await accept(till, code, customer, 'a-key-of-the-till');
    expect(again.data).toMatchObject({ state: 'redeemed', replayed: true });
  });

  test('holds on a receipt, also for two codes on one, and says so in its quote', async () => {
    const customer = await addCustomer(till);
    const { codes } = await campaign({ per_customer: 1 });
    const [one = '', two = ''] = codes;
    const vouchers = [{ code: one }, { code: two }];
    const body = { user_account_id: customer.id, amount: 10, vouchers };
    const quote = await call(till.app, quoteTransaction, { ...inStore(), body });
    expect(quote.data.refused?.error).toBe('campaign_customer_limit');
    const both = await send(till, customer, 10, { vouchers });
    expect(both.refusal.error).toBe('campaign_customer_limit');
    expect((await send(till, customer, 10, { vouchers: [{ code: one }] })).status).toBe(201);
    const next = await send(till, customer, 10, { vouchers: [{ code: two }] });
    expect(next.refusal.error).toBe('campaign_customer_limit');
    await expectSound(till);
  });
});

test('campaigns are listed by where they stand now', async () => {
  const { data: running } = await create({});
  const { data: later } = await create({ start_date: '2099-01-01' });
  const { data: held } = await create({});
  await pause(held.coupon_id, true);
  const listed = async (state: string) => {
    const { data } = await call(till.app, multipleCoupons.calls.list, {
      ...at(),
      query: { state },
    });
    return (data.coupons as { coupon_id: number }[]).map(({ coupon_id }) => coupon_id);
  };
  expect(await listed('running')).toEqual([running.coupon_id]);
  expect(await listed('scheduled')).toEqual([later.coupon_id]);
  expect(await listed('paused')).toEqual([held.coupon_id]);
  expect(await listed('ended')).toEqual([]);
});
