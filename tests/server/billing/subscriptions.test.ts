import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  cancelBilling,
  changeBilling,
  changeSubscription,
  listSubscriptions,
  notifyPaymentCode,
  readSubscription,
} from '../../../contract/billing/subscriptions.ts';
import { call } from '../../support/app.ts';
import {
  addCard,
  addMethod,
  addPayer,
  addPlan,
  addSelling,
  choose,
  current,
  expectSound,
  history,
  mailsOf,
  of,
  own,
  payDue,
  runAt,
  type Selling,
  sqlOf,
} from '../../support/areas/billing/selling.ts';
import { addCompany, addMember } from '../../support/areas/people.ts';

let selling: Selling;
afterEach(() => expectSound(selling));
let plan: number;
beforeEach(async () => {
  selling = await addSelling();
  plan = await addPlan(selling, 29.9);
  await sqlOf(selling, `update stores set email = 'anna@example.org' where store_id = $1`, [
    selling.store.storeId,
  ]);
  await choose(selling, plan);
});

const at = (more: Record<string, number> = {}) =>
  ({ storeId: selling.company.companyId, ...more }) as never;
const list = async (query = {}) =>
  (await call(selling.app, listSubscriptions, { params: at(), query, as: selling.seller })).data;
const firstId = async () => (await list()).subscriptions[0]?.subscription_id ?? 0;
const billingId = async () => (await history(selling))[0]?.billing_id ?? 0;
const move = async (status: string, reason = 'paid at the desk') =>
  call(selling.app, changeBilling, {
    params: at({ id: await billingId() }),
    body: { status, reason },
    as: selling.seller,
  });
const cancel = async (body: Record<string, unknown>) =>
  call(selling.app, cancelBilling, {
    params: at({ id: await billingId() }),
    body: { reason: 'by mistake', ...body },
    as: selling.seller,
  });

describe('the seller’s list', () => {
  test('has who owes what, by plan, state and what is overdue', async () => {
    const other = await addPayer(selling);
    const free = await addPlan(selling, 0);
    await choose(other, free);
    expect((await list()).subscriptions.map(({ owed }) => owed).sort()).toEqual([0, 29.9]);
    expect((await list({ status: 'active' })).subscriptions).toHaveLength(1);
    expect((await list({ store_subscription_plan_id: plan })).pagination.total).toBe(1);
    expect((await list({ overdue: 'true' })).subscriptions).toEqual([]);
    selling.app.clock.now = Date.parse('2026-03-01T10:00:00+02:00');
    expect((await list({ overdue: 'true' })).subscriptions).toMatchObject([
      { status: 'incomplete', payment_level: 1, owed: 29.9 },
    ]);
  });

  test('refuses an unknown filter by its name', async () => {
    const query = { colour: 'blue' };
    const { refusal } = await call(selling.app, listSubscriptions, {
      params: at(),
      query,
      as: selling.seller,
    });
    expect(Object.keys(refusal.errors ?? {})).toEqual(['colour']);
  });

  test('shows one with its billings, and none of another company', async () => {
    const id = await firstId();
    const { data } = await call(selling.app, readSubscription, {
      params: at({ id }),
      as: selling.seller,
    });
    expect(data).toMatchObject({ subscription: { owed: 29.9 }, billings: [{ number: 1 }] });
    const other = await addCompany(selling.app, 'Βήτα');
    const as = await addMember(selling.app, other);
    const foreign = { storeId: other.companyId, id };
    expect((await call(selling.app, readSubscription, { params: foreign, as })).status).toBe(404);
    const params = { storeId: other.companyId, id: await billingId() };
    const body = { status: 'paid', reason: 'mine' };
    expect((await call(selling.app, changeBilling, { params, body, as })).status).toBe(404);
  });
});

describe('a billing', () => {
  test('is paid by hand, with a reason, and is not paid twice (billings-transitions)', async () => {
    expect((await move('paid')).data).toMatchObject({ status: 'paid', reason: 'paid at the desk' });
    expect(await current(selling)).toMatchObject({ status: 'active', amount_due: 0 });
    expect((await move('paid')).refusal).toMatchObject({ code: 409, error: 'billing_not_movable' });
    expect((await mailsOf(selling)).map(({ subject }) => subject.replace('\u00a0', ' '))).toEqual([
      'Αλφα: χρέωση 1, 29,90 €',
      'Αλφα: η χρέωση 1 πληρώθηκε',
    ]);
  });

  test('wants a reason', async () => {
    expect(Object.keys((await move('paid', ' ')).refusal.errors ?? {})).toEqual(['reason']);
  });

  test('that is owed is cancelled; its number stays', async () => {
    expect((await cancel({})).data).toMatchObject({ status: 'cancelled', number: 1 });
    expect(await current(selling)).toMatchObject({ status: 'active', amount_due: 0 });
  });

  test('that is owed is cancelled without a body', async () => {
    const params = at({ id: await billingId() });
    const bare = () => call(selling.app, cancelBilling, { params, as: selling.seller });
    expect((await bare()).data).toMatchObject({ status: 'cancelled', reason: null });
    expect((await bare()).refusal.error).toBe('billing_not_movable');
  });

  test('gives money back with a reason only', async () => {
    await move('paid');
    const { refusal } = await cancel({ refund: true, reason: undefined });
    expect(Object.keys(refusal.errors ?? {})).toEqual(['reason']);
  });

  test('that is owed is not waived by who means to give money back', async () => {
    expect((await cancel({ refund: true })).refusal.error).toBe('billing_not_movable');
    expect((await cancel({ refund: true, amount: 5 })).refusal.error).toBe('billing_not_movable');
    expect(await current(selling)).toMatchObject({ amount_due: 29.9 });
  });

  test('that a card has paid is given back to the card, once', async () => {
    await addCard(selling, 'works');
    await payDue(selling);
    expect((await cancel({})).refusal.error).toBe('billing_not_movable');
    const { data } = await cancel({ refund: true });
    expect(data).toMatchObject({ status: 'refunded', refunded: 29.9, is_test: true });
    expect(data.payments).toMatchObject([{ state: 'succeeded', refunded: 29.9 }]);
    expect((await cancel({ refund: true })).refusal.error).toBe('billing_not_movable');
    await runAt(selling, selling.app.clock.now + 60_000);
    expect(await sqlOf(selling, `select 1 from test_bank where kind = 'refund'`)).toHaveLength(1);
  });

  test('that was paid in cash is given back by hand', async () => {
    await move('paid');
    expect((await cancel({ refund: true })).data).toMatchObject({ status: 'refunded' });
  });

  test('is cancelled with its subscription, which works until the end of its period', async () => {
    await cancel({ cancel_subscription: true });
    expect(await current(selling)).toMatchObject({
      status: 'cancelled',
      expiration_date: '2026-02-28T08:00:00.000Z',
    });
  });

  test('is told how to be paid, with its code and the account', async () => {
    await addMethod(selling, 2, { iban: 'GR1601101250000000012300695' });
    await call(selling.app, notifyPaymentCode, {
      params: at({ billingId: await billingId() }),
      as: selling.seller,
    });
    const mail = (await mailsOf(selling)).at(-1);
    expect(mail?.recipient).toBe('anna@example.org');
    expect(mail?.body).toMatch(/GR1601101250000000012300695[\s\S]*RF\d{2}200000001/);
    await move('paid');
    const again = await call(selling.app, notifyPaymentCode, {
      params: at({ billingId: await billingId() }),
      as: selling.seller,
    });
    expect(again.refusal.error).toBe('billing_not_movable');
  });
});

describe('a subscription', () => {
  const change = async (body: Record<string, unknown>) =>
    call(selling.app, changeSubscription, {
      params: at({ id: await firstId() }),
      body,
      as: selling.seller,
    });

  test('is ended and begun again by its seller, with a reason', async () => {
    expect(Object.keys((await change({ status: 'inactive' })).refusal.errors ?? {})).toEqual([
      'reason',
    ]);
    await change({ status: 'inactive', reason: 'closed' });
    expect((await current(selling)).status).toBe('inactive');
    selling.app.clock.now += 40 * 24 * 3_600_000;
    await change({ status: 'active', reason: 'open again' });
    expect(await current(selling)).toMatchObject({ status: 'incomplete' });
  });

  test('is not made active by hand while it owes, and says so', async () => {
    const { refusal } = await change({ status: 'active', reason: 'by hand' });
    expect([refusal.error, Object.keys(refusal.errors ?? {})]).toEqual([
      'subscription_owes',
      ['status'],
    ]);
    expect((await current(selling)).status).toBe('incomplete');
  });

  test('is gone on with in the period that was billed, which is not billed again', async () => {
    await change({ status: 'inactive', reason: 'by mistake' });
    await change({ status: 'active', reason: 'it was one' });
    expect(await current(selling)).toMatchObject({
      status: 'active',
      amount_due: 29.9,
      payment_level: 1,
    });
    expect(await history(selling)).toHaveLength(1);
  });

  test('that has ended and owes is paid before another plan begins', async () => {
    await change({ status: 'inactive', reason: 'nobody paid' });
    const other = await addPlan(selling, 10);
    expect((await choose(selling, other)).refusal.error).toBe('plan_owes');
    await move('cancelled');
    expect((await current(selling)).status).toBe('active');
  });

  test('whose reminders are off is written to when it ends, and not before', async () => {
    await change({ reminders: false });
    await addCard(selling, 'works');
    await payDue(selling);
    await addCard(selling, 'declined');
    const before = (await mailsOf(selling)).length;
    for (const day of ['02-28', '03-01', '03-03', '03-05', '03-07'])
      await runAt(selling, `2026-${day}T10:01:00+02:00`);
    const after = (await mailsOf(selling)).slice(before);
    expect(after.map(({ subject }) => subject)).toEqual(['Αλφα: η συνδρομή διακόπηκε']);
  });
});

describe('ways to pay', () => {
  test('are listed, added, activated and removed (billing-payment-method-transitions)', async () => {
    await addCard(selling, 'works');
    const { data } = await addCard(selling, 'declined');
    const [works, declined] = data.cards;
    expect(data.cards.map(({ last4, active }) => [last4, active])).toEqual([
      ['4242', false],
      ['9995', true],
    ]);
    const params = { ...of(selling), id: works?.card_id ?? 0 };
    await call(selling.app, own.activateCard, { params, as: selling.payer });
    const gone = { ...of(selling), id: declined?.card_id ?? 0 };
    await call(selling.app, own.deleteCard, { params: gone, as: selling.payer });
    const listed = await call(selling.app, own.listCards, {
      params: of(selling),
      as: selling.payer,
    });
    expect(listed.data.cards).toMatchObject([{ last4: '4242', active: true, is_test: true }]);
    const other = await addPayer(selling);
    const foreign = { ...of(other), id: works?.card_id ?? 0 };
    const stolen = await call(selling.app, own.activateCard, { params: foreign, as: other.payer });
    expect(stolen.status).toBe(404);
  });

  test('by card are set up in the provider’s page; a number is refused', async () => {
    const add = (body: Record<string, unknown>) =>
      call(selling.app, own.addCard, { params: of(selling), body, as: selling.payer });
    expect((await add({})).data.setup).toMatchObject({
      is_test: true,
      public_key: 'pk_test_pistos',
    });
    expect((await add({ payment_method: '4242424242424242' })).refusal.code).toBe(422);
    expect((await add({ payment_method: 'pm_stolen' })).refusal.error).toBe('card_refused');
    expect((await payDue(selling)).refusal.error).toBe('no_card');
  });

  test('of one billing are changed to a transfer, which no card is charged for', async () => {
    const { data } = await addMethod(selling, 2, { iban: 'GR1601101250000000012300695' });
    const changed = await call(selling.app, own.changeBilling, {
      params: { ...of(selling), id: await billingId() },
      body: { store_payment_method_id: data.store_payment_method_id },
      as: selling.payer,
    });
    expect(changed.data.store_payment_method_id).toBe(data.store_payment_method_id);
    await addCard(selling, 'works');
    await runAt(selling, selling.app.clock.now + 60_000);
    expect((await current(selling)).amount_due).toBe(29.9);
  });
});

describe('whoever has a subscription', () => {
  const cancel = (cancelled: boolean) =>
    call(selling.app, own.cancel, {
      params: of(selling),
      body: { cancelled },
      as: selling.payer,
    });

  test('ends it, works until its end, and is billed no more', async () => {
    await cancel(true);
    expect((await cancel(true)).data).toMatchObject({
      status: 'cancelled',
      expiration_date: '2026-02-28T08:00:00.000Z',
    });
    await runAt(selling, '2026-02-28T10:01:00+02:00');
    expect((await current(selling)).status).toBe('inactive');
    expect(await history(selling)).toHaveLength(1);
    expect((await cancel(true)).refusal).toMatchObject({ error: 'subscription_inactive' });
  });

  test('takes that back before its end, and it goes on as if nothing had been', async () => {
    await cancel(true);
    expect((await cancel(false)).data).toMatchObject({
      status: 'incomplete',
      expiration_date: null,
    });
    await addCard(selling, 'works');
    await payDue(selling);
    await runAt(selling, '2026-02-28T10:01:00+02:00');
    expect(await history(selling)).toHaveLength(2);
    expect((await current(selling)).status).toBe('active');
  });
});
