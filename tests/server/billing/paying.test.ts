import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { listSubscriptions } from '../../../contract/billing/subscriptions.ts';
import { trySome } from '../../../server/billing/runner/try.ts';
import { call } from '../../support/app.ts';
import {
  addCard,
  addPlan,
  addSelling,
  backgroundOf,
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

/** Writes down that a card is about to be charged, and stops there, as a killed server does. */
async function trySomeOnly(selling: Selling, at: string) {
  selling.app.clock.now = Date.parse(at);
  await trySome(backgroundOf(selling), async () => undefined);
}

let selling: Selling;
afterEach(() => expectSound(selling));
let plan: number;
beforeEach(async () => {
  selling = await addSelling();
  plan = await addPlan(selling, 29.9);
});

describe('a subscription', () => {
  test('to a plan with a price is incomplete until it is paid, and works meanwhile', async () => {
    const { data } = await choose(selling, plan);
    expect(data.billing).toMatchObject({ number: 1, status: 'open', total: 29.9, vat: 5.79 });
    expect(data.current).toMatchObject({
      status: 'incomplete',
      payment_level: 1,
      amount_due: 29.9,
      is_test: true,
      period: { from: '2026-01-31T08:00:00.000Z', to: '2026-02-28T08:00:00.000Z' },
    });
    expect((await addCard(selling, 'works')).status).toBe(200);
    const paid = await payDue(selling);
    expect(paid.data.payments).toMatchObject([{ state: 'succeeded', is_test: true }]);
    expect(await current(selling)).toMatchObject({
      status: 'active',
      payment_level: null,
      amount_due: 0,
      unpaid_billings: [],
    });
  });

  test('whose owner keeps a card is charged for what is due ten minutes later, unless it was paid by hand', async () => {
    await choose(selling, plan);
    await addCard(selling, 'works');
    await runAt(selling, '2026-01-31T10:09:59+02:00');
    expect(await history(selling)).toMatchObject([{ status: 'open', payments: [] }]);
    await runAt(selling, '2026-01-31T10:10:00+02:00');
    expect(await history(selling)).toMatchObject([
      { status: 'paid', payments: [{ state: 'succeeded' }] },
    ]);
    expect((await payDue(selling)).data.payments).toEqual([]);
  });

  test('that nobody pays for is inactive when its days of grace are over', async () => {
    await choose(selling, plan);
    await runAt(selling, '2026-02-14T09:59:00+02:00');
    expect((await current(selling)).status).toBe('incomplete');
    await runAt(selling, '2026-02-14T10:01:00+02:00');
    expect(await current(selling)).toMatchObject({ status: 'inactive', payment_level: 4 });
  });

  test('is billed for each period, from its card, on the last day of a shorter month', async () => {
    await choose(selling, plan);
    await addCard(selling, 'works');
    await runAt(selling, '2026-01-31T10:11:00+02:00');
    await runAt(selling, '2026-02-28T10:01:00+02:00');
    await runAt(selling, '2026-03-31T10:01:00+03:00');
    const billings = await history(selling);
    expect(billings.map(({ number, status, period }) => [number, status, period.from])).toEqual([
      [3, 'paid', '2026-03-31T07:00:00.000Z'],
      [2, 'paid', '2026-02-28T08:00:00.000Z'],
      [1, 'paid', '2026-01-31T08:00:00.000Z'],
    ]);
  });

  test('is charged for one period at once after a long stop, and not for those that passed', async () => {
    await choose(selling, plan);
    await addCard(selling, 'works');
    await payDue(selling);
    const at = '2026-06-15T10:00:00+03:00';
    await Promise.all([runAt(selling, at), runAt(selling, at), runAt(selling, at)]);
    await runAt(selling, at);
    const billings = await history(selling);
    expect(billings.map(({ number, status, period }) => [number, status, period])).toEqual([
      [2, 'paid', { from: '2026-05-31T07:00:00.000Z', to: '2026-06-30T07:00:00.000Z' }],
      [1, 'paid', { from: '2026-01-31T08:00:00.000Z', to: '2026-02-28T08:00:00.000Z' }],
    ]);
    const unbilled = { from: '2026-02-28T08:00:00.000Z', to: '2026-05-31T07:00:00.000Z' };
    expect(await current(selling)).toMatchObject({ status: 'active', unbilled });
    const params = { storeId: selling.company.companyId };
    const sold = await call(selling.app, listSubscriptions, { params, as: selling.seller });
    expect(sold.data.subscriptions).toMatchObject([{ unbilled }]);
  });

  test('that owes two periods is charged for one, and half a day later for the other', async () => {
    await choose(selling, plan);
    await addCard(selling, 'works');
    // The first charge was written down by a server that was killed then.
    await trySomeOnly(selling, '2026-01-31T10:10:00+02:00');
    const taken = async () =>
      (await history(selling))
        .filter(({ status }) => status === 'paid')
        .map(({ number }) => number);
    await runAt(selling, '2026-02-28T10:01:00+02:00');
    expect(await taken()).toEqual([1]);
    await runAt(selling, '2026-02-28T22:00:00+02:00');
    expect(await taken()).toEqual([1]);
    await runAt(selling, '2026-02-28T22:02:00+02:00');
    expect(await taken()).toEqual([2, 1]);
    expect(await current(selling)).toMatchObject({ status: 'active', unbilled: null });
  });

  test('whose payer pays one of two billings is not charged for the other at once', async () => {
    await choose(selling, await addPlan(selling, 5, { interval: 'day' }));
    await addCard(selling, 'declined');
    await runAt(selling, '2026-01-31T10:10:00+02:00');
    await runAt(selling, '2026-02-01T10:01:00+02:00');
    await addCard(selling, 'works');
    const [, first] = await history(selling);
    const params = { ...of(selling), id: first?.billing_id ?? 0 };
    await call(selling.app, own.payBilling, { params, as: selling.payer });
    const states = async () => (await history(selling)).map(({ status }) => status);
    await runAt(selling, '2026-02-01T10:02:00+02:00');
    expect(await states()).toEqual(['open', 'paid']);
    await runAt(selling, '2026-02-01T22:02:00+02:00');
    expect(await states()).toEqual(['paid', 'paid']);
  });
});

test('a store that was deleted is billed no more', async () => {
  await choose(selling, plan);
  await sqlOf(selling, 'update stores set deleted_at = now() where store_id = $1', [
    selling.store.storeId,
  ]);
  await runAt(selling, '2026-04-15T10:00:00+03:00');
  expect(await sqlOf(selling, 'select 1 from billings')).toHaveLength(1);
});

describe('a card that says no', () => {
  beforeEach(async () => {
    await choose(selling, plan);
    await addCard(selling, 'works');
    await payDue(selling);
    await addCard(selling, 'declined');
  });

  test('is tried again after 1, 3, 5 and 7 days, with a mail each, and then it is off', async () => {
    const days = ['02-28', '03-01', '03-03', '03-05', '03-07'];
    const seen: unknown[] = [];
    for (const day of days) {
      await runAt(selling, `2026-${day}T09:59:00+02:00`);
      await runAt(selling, `2026-${day}T10:01:00+02:00`);
      const { status, payment_level } = await current(selling);
      seen.push([day, status, payment_level]);
    }
    expect(seen).toEqual([
      ['02-28', 'past_due', 2],
      ['03-01', 'past_due', 2],
      ['03-03', 'past_due', 2],
      ['03-05', 'past_due', 3],
      ['03-07', 'inactive', 4],
    ]);
    const attempts = await sqlOf(selling, 'select state from billing_payments order by 1');
    expect(attempts.length).toBe(6);
    await sqlOf(selling, `update stores set email = 'a@example.org' where store_id = $1`, [
      selling.store.storeId,
    ]);
  });

  test('is written about each time, with what comes next and when', async () => {
    await sqlOf(selling, `update stores set email = 'a@example.org' where store_id = $1`, [
      selling.store.storeId,
    ]);
    for (const day of ['02-28', '03-01', '03-03', '03-05', '03-07'])
      await runAt(selling, `2026-${day}T10:01:00+02:00`);
    const mails = (await mailsOf(selling)).slice(-5).map(({ body }) => body.split('\n')[1]);
    expect(mails).toEqual([
      'Η κάρτα θα χρεωθεί ξανά στις 1 Μαρ 2026.',
      'Η κάρτα θα χρεωθεί ξανά στις 3 Μαρ 2026.',
      'Η κάρτα θα χρεωθεί ξανά στις 5 Μαρ 2026.',
      'Αν δεν πληρωθεί έως 7 Μαρ 2026, η συνδρομή διακόπτεται.',
      'Μόλις πληρωθεί, όλα λειτουργούν ξανά.',
    ]);
  });

  test('tried by hand uses up none of its tries', async () => {
    await runAt(selling, '2026-02-28T10:01:00+02:00');
    for (let press = 0; press < 6; press += 1) {
      const { data } = await payDue(selling);
      expect(data.payments).toMatchObject([{ state: 'failed', failure: 'declined' }]);
    }
    expect(await current(selling)).toMatchObject({ status: 'past_due', payment_level: 2 });
  });

  test('is put right by another one', async () => {
    await runAt(selling, '2026-02-28T10:01:00+02:00');
    await addCard(selling, 'works');
    await payDue(selling);
    expect(await current(selling)).toMatchObject({ status: 'active', payment_level: null });
    expect((await mailsOf(selling)).length).toBe(0);
  });
});

describe('a card whose bank asks', () => {
  test('is paid with once its owner has confirmed, and not before', async () => {
    await choose(selling, plan);
    await addCard(selling, 'authenticates');
    const { data } = await payDue(selling);
    const [payment] = data.payments;
    expect(payment).toMatchObject({ state: 'requires_action', authenticate: { is_test: true } });
    expect(data.unpaid_billings).toHaveLength(1);
    const answered = await call(selling.app, own.authenticate, {
      params: of(selling),
      body: { payment_id: payment?.payment_id, approve: true },
      as: selling.payer,
    });
    expect(answered.data).toMatchObject({ state: 'succeeded', authenticate: null });
    expect(await current(selling)).toMatchObject({ status: 'active', amount_due: 0 });
  });

  test('waits no more when another card is there: that one is charged, and nothing has failed', async () => {
    await choose(selling, plan);
    await addCard(selling, 'authenticates');
    await runAt(selling, '2026-02-14T10:01:00+02:00');
    await addCard(selling, 'declined');
    const { data: refused } = await payDue(selling);
    expect(refused.payments).toMatchObject([{ state: 'failed', failure: 'declined' }]);
    await addCard(selling, 'works');
    const { data: paid } = await payDue(selling);
    expect(paid.payments).toMatchObject([{ state: 'succeeded', authenticate: null }]);
    const [billing] = await history(selling);
    expect(billing?.payments.map(({ failure }) => failure)).toEqual([
      'abandoned',
      'declined',
      null,
    ]);
  });

  test('that is chosen no more while its bank asks is not the one that is charged', async () => {
    await choose(selling, plan);
    const { data: first } = await addCard(selling, 'works');
    await addCard(selling, 'authenticates');
    await payDue(selling);
    await call(selling.app, own.activateCard, {
      params: { ...of(selling), id: first.cards[0]?.card_id ?? 0 },
      as: selling.payer,
    });
    expect((await history(selling))[0]).toMatchObject({ status: 'open' });
    const { data: paid } = await payDue(selling);
    expect(paid.payments).toMatchObject([{ state: 'succeeded' }]);
  });
});
