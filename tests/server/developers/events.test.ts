import { afterEach, beforeEach, expect, test } from 'vitest';
import { cancelClaim } from '../../../contract/coupons/claims.ts';
import { voucherCoupons } from '../../../contract/coupons/coupons.ts';
import { customers } from '../../../contract/customers/company-customers.ts';
import {
  adjustPoints,
  anonymise,
  createCustomer,
} from '../../../contract/customers/customer-desk.ts';
import { mergeAccounts } from '../../../contract/customers/customer-merges.ts';
import { type EventName, eventNames } from '../../../contract/developers/event-names.ts';
import { orderStates } from '../../../contract/gift-orders/gift-orders.ts';
import { expireClaims } from '../../../server/coupons/expiry.ts';
import { postExpiries } from '../../../server/ledger/expiry.ts';
import { call, type TestApp } from '../../support/app.ts';
import {
  addCard,
  addPlan,
  addSelling,
  choose,
  payDue,
} from '../../support/areas/billing/selling.ts';
import { makeCampaign, runCampaign, setStatus } from '../../support/areas/campaigns.ts';
import { accept, addGift, addVoucher, claim, reject } from '../../support/areas/claims.ts';
import { type Receiver, startReceiver } from '../../support/areas/developers/receiver.ts';
import { addWebhook, openListening, tellAll } from '../../support/areas/developers/webhooks.ts';
import {
  addSupplied,
  addSupplying,
  moveAsSupplier,
  orderGift,
} from '../../support/areas/orders.ts';
import type { Person } from '../../support/areas/people.ts';
import {
  addCustomer,
  addLadder,
  giveBack,
  send,
  setCompany,
  type Till,
} from '../../support/areas/till.ts';

let app: TestApp;
let till: Till;
let admin: Person;
let receiver: Receiver;
const day = 86_400_000;

beforeEach(async () => {
  ({ app, till, admin, receiver } = await openListening());
});
afterEach(() => receiver.close());

/** What a company that listens to all is told when something is done. */
async function toldOf(work: () => Promise<unknown>) {
  const before = receiver.received.length;
  await work();
  await tellAll(app);
  return receiver.received.slice(before).map(({ payload }) => payload);
}
const listen = () =>
  addWebhook(app, { at: till.company, as: admin, url: receiver.url, events: eventNames });
const one = (told: Awaited<ReturnType<typeof toldOf>>, type: EventName) =>
  told.find((payload) => payload.type === type);
const types = (told: Awaited<ReturnType<typeof toldOf>>) => told.map(({ type }) => type).sort();
const at = (id: number) => ({ params: { storeId: till.company.storeId, id }, as: admin });

test('what becomes of a customer is told: joined, changed, merged, closed, forgotten', async () => {
  await listen();
  const params = { storeId: till.company.storeId };
  const create = (mobile: string) =>
    call(app, createCustomer, { params, as: admin, body: { first_name: 'Άννα', mobile } });
  let id = 0;
  const created = await toldOf(async () => {
    id = (await create('6945550001')).data.user_account_id;
  });
  expect(created).toMatchObject([
    { type: 'customer.created', id, data: { user_account_id: id, first_name: 'Άννα' } },
  ]);
  const changed = await toldOf(() =>
    call(app, customers.calls.update, { ...at(id), body: { first_name: 'Ελένη' } as never }),
  );
  expect(changed).toMatchObject([{ type: 'customer.updated', data: { first_name: 'Ελένη' } }]);
  const { data: other } = await create('6945550002');
  await tellAll(app);
  const merged = await toldOf(() =>
    call(app, mergeAccounts, {
      params,
      as: admin,
      body: { mobiles: ['6945550001', '6945550002'] },
    }),
  );
  expect(one(merged, 'customer.merged')).toMatchObject({
    id: other.user_account_id,
    change: { merged_into: id },
  });
  const forgotten = await toldOf(() => call(app, anonymise, { ...at(id), body: {} }));
  // Whoever was merged into the account is the same person.
  const ids = forgotten.filter(({ type }) => type === 'customer.forgotten').map(({ data }) => data);
  expect(ids).toContainEqual({ user_account_id: id });
  expect(ids).toContainEqual({ user_account_id: other.user_account_id });
  const third = (await create('6945550003')).data.user_account_id;
  await tellAll(app);
  const deleted = await toldOf(() => call(app, customers.calls.delete, at(third)));
  expect(one(deleted, 'customer.deleted')?.data).toEqual({ user_account_id: third });
});

test('what moves points is told: receipts, returns, corrections, expiry and tiers', async () => {
  const [low, high] = await addLadder(till, [{ from: 0 }, { from: 50 }]);
  await setCompany(till, { expiration_points: 30 });
  const customer = await addCustomer(till);
  await listen();
  const told = await toldOf(() => send(till, customer, 60));
  expect(types(told)).toEqual(['tier.changed', 'transaction.created']);
  expect(one(told, 'tier.changed')?.change).toMatchObject({ to: high });
  expect(low).not.toBe(high);
  const receipt = one(told, 'transaction.created')?.id ?? 0;
  const back = await toldOf(() => giveBack(till, receipt, { amount: 5 }));
  expect(one(back, 'transaction.returned')).toMatchObject({ id: receipt });
  const adjusted = await toldOf(() =>
    call(app, adjustPoints, { ...at(customer.id), body: { points: 7, reason: 'δώρο' } as never }),
  );
  expect(one(adjusted, 'points.adjusted')?.change).toMatchObject({ points: 7, reason: 'δώρο' });
  app.clock.now += 400 * day;
  const expired = await toldOf(() => postExpiries(app.database, app.clock.now));
  expect(one(expired, 'points.expired')?.change).toMatchObject({ points: expect.any(Number) });
});

test('what becomes of a claim is told: got, redeemed, rejected, cancelled, expired', async () => {
  const customer = await addCustomer(till);
  await send(till, customer, 100);
  const gift_id = await addGift(till, 10);
  await listen();
  const claimed = async () => (await claim(till, customer, { gift_id })).data;
  let code = '';
  const got = await toldOf(async () => {
    ({ code } = await claimed());
  });
  expect(got).toMatchObject([
    { type: 'claim.created', data: { title: 'Κούπα', state: 'claimed' } },
  ]);
  const redeemed = await toldOf(() => accept(till, code));
  expect(one(redeemed, 'claim.redeemed')?.data).toMatchObject({ state: 'redeemed' });
  const rejected = await toldOf(async () => reject(till, (await claimed()).code));
  expect(types(rejected)).toContain('claim.rejected');
  const cancelled = await toldOf(async () =>
    call(app, cancelClaim, {
      params: { storeId: till.store.storeId, id: (await claimed()).claim_id },
      as: till.cashier,
      body: {},
    }),
  );
  expect(types(cancelled)).toContain('claim.cancelled');
  await claimed();
  app.clock.now += 400 * day;
  const expired = await toldOf(() => expireClaims(app.database, app.clock.now));
  expect(types(expired)).toContain('claim.expired');
});

test('gift orders are told to the company and to their supplier', async () => {
  const customer = await addCustomer(till);
  await send(till, customer, 100);
  const supplying = await addSupplying(till);
  const gift = await addSupplied(supplying);
  await listen();
  const own = await startReceiver();
  await addWebhook(app, {
    ...{ at: supplying.supplier, as: supplying.maker, url: own.url },
    ...{ events: ['gift_order.status_changed'], kind: 'supplier' },
  });
  const { orderId } = await orderGift(till, customer, gift);
  await moveAsSupplier(supplying, [orderId], orderStates.accepted);
  await tellAll(app);
  const moves = [
    { id: orderId, change: { from: null, to: orderStates.requested } },
    { id: orderId, change: { from: orderStates.requested, to: orderStates.accepted } },
  ];
  expect(own.received.map(({ payload }) => payload)).toMatchObject(moves);
  const told = receiver.received.map(({ payload }) => payload);
  expect(told.filter(({ type }) => type === 'gift_order.status_changed')).toMatchObject(moves);
  await own.close();
});

test('coupons and campaigns are told as they begin and end, and who takes part', async () => {
  const marketer = { till, admin };
  const customer = await addCustomer(till);
  await listen();
  let id = 0;
  const made = await toldOf(async () => {
    id = await addVoucher(till);
  });
  expect(made).toMatchObject([{ type: 'coupon.created', id, data: { coupon_id: id } }]);
  const deleted = await toldOf(() =>
    call(app, voucherCoupons.calls.delete, {
      params: { storeId: till.store.storeId, id },
      as: till.cashier,
    }),
  );
  expect(deleted).toMatchObject([{ type: 'coupon.deleted', data: { coupon_id: id } }]);
  let campaign = 0;
  const started = await toldOf(async () => {
    campaign = await runCampaign(marketer, 'transaction');
  });
  expect(started).toMatchObject([{ type: 'campaign.started', id: campaign }]);
  const took = await toldOf(() => send(till, customer, 10));
  expect(one(took, 'campaign.participant')?.data).toMatchObject({ user_account_id: customer.id });
  const paused = await toldOf(async () => {
    await setStatus(marketer, campaign, 'paused');
    await setStatus(marketer, campaign, 'running');
  });
  expect(paused).toEqual([]);
  const ended = await toldOf(() => setStatus(marketer, campaign, 'ended'));
  expect(types(ended)).toEqual(['campaign.ended']);
  expect(await toldOf(() => makeCampaign(marketer, 'birthday'))).toEqual([]);
});

test('what is sold is told to whoever sells it: a subscription, and what was paid or was not', async () => {
  const selling = await addSelling(app);
  const plan = await addPlan(selling, 10);
  await addWebhook(app, {
    ...{ at: selling.company, as: selling.seller, url: receiver.url, events: eventNames },
  });
  const chosen = await toldOf(() => choose(selling, plan));
  expect(one(chosen, 'subscription.changed')?.data).toMatchObject({
    store_id: selling.store.storeId,
  });
  await addCard(selling, 'declined');
  const failed = await toldOf(() => payDue(selling).catch(() => undefined));
  expect(one(failed, 'billing.failed')?.data).toMatchObject({ status: 'failed' });
  await addCard(selling, 'works');
  const paid = await toldOf(() => payDue(selling));
  expect(one(paid, 'billing.paid')?.data).toMatchObject({ status: 'paid' });
});

test('each event is noted by a trigger of its own, and no trigger notes another', async () => {
  const { rows } = await app.database.pool.query<{ text: string }>(
    `select pg_get_triggerdef(t.oid) as text from pg_trigger t join pg_proc p on p.oid = t.tgfoid
      where p.proname in ('note_change', 'note_sale', 'note_return', 'note_order')`,
  );
  const noted = rows.map(({ text }) => /EXECUTE FUNCTION \w+\('([\w.]+)'/.exec(text)?.[1] ?? text);
  expect([...new Set(noted)].sort()).toEqual(eventNames.toSorted());
});
