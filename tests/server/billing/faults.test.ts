import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { PaymentRow } from '../../../server/billing/billings/tell.ts';
import { charge } from '../../../server/billing/payments/charge.ts';
import { book, takeEvent, takeEvents } from '../../../server/billing/payments/events.ts';
import { TestBank } from '../../../server/billing/providers/test-bank.ts';
import { renewAll } from '../../../server/billing/runner/run.ts';
import { trySome } from '../../../server/billing/runner/try.ts';
import { call } from '../../support/app.ts';
import {
  addCard,
  addPayer,
  addPlan,
  addSelling,
  backgroundOf,
  choose,
  current,
  expectSound,
  firstMoment,
  history,
  of,
  own,
  payDue,
  runAt,
  type Selling,
  sqlOf,
} from '../../support/areas/billing/selling.ts';

let selling: Selling;
afterEach(() => expectSound(selling));
let plan: number;
beforeEach(async () => {
  selling = await addSelling();
  plan = await addPlan(selling, 29.9);
});

const minute = 60_000;
/** Whoever kept a card had ten minutes to pay by hand. */
const chargedAt = firstMoment + 10 * minute;
const inBank = (kind: string) =>
  sqlOf(selling, 'select object_ref, body from test_bank where kind = $1', [kind]);
const booked = () => sqlOf(selling, 'select event_id from billing_events');

/** Writes down that a card is about to be charged, and stops there, as a killed server does. */
async function beginOnly(): Promise<PaymentRow> {
  selling.app.clock.now = chargedAt;
  let begun: PaymentRow | undefined;
  await trySome(backgroundOf(selling), async (payment) => {
    begun = payment;
  });
  if (!begun) throw new Error('nothing was due');
  return begun;
}

describe('a server that is killed', () => {
  beforeEach(async () => {
    await choose(selling, plan);
    await addCard(selling, 'works');
  });

  test('before it asked for the money is followed by one that asks, once', async () => {
    await beginOnly();
    expect(await inBank('payment')).toHaveLength(0);
    await runAt(selling, chargedAt + 11 * minute);
    expect(await inBank('payment')).toHaveLength(1);
    expect(await history(selling)).toMatchObject([
      { status: 'paid', payments: [{ state: 'succeeded' }] },
    ]);
  });

  test('between the charge and its booking has charged once, and it is booked once', async () => {
    const begun = await beginOnly();
    const bank = new TestBank(backgroundOf(selling), selling.company.companyId);
    const asked = {
      key: begun.idempotency_key,
      amount: begun.amount,
      currency: 'EUR',
      installation: '',
    };
    await bank.charge({ ...asked, customerRef: '', methodRef: 'pm_test_works_1', description: '' });
    expect(await history(selling)).toMatchObject([{ status: 'open' }]);
    await runAt(selling, chargedAt + 11 * minute);
    await runAt(selling, chargedAt + 30 * minute);
    expect(await inBank('payment')).toHaveLength(1);
    expect(await booked()).toHaveLength(1);
    expect(await history(selling)).toMatchObject([{ status: 'paid' }]);
  });

  test('and whose event was lost is found out about, all the same', async () => {
    const begun = await beginOnly();
    const background = backgroundOf(selling);
    const bank = new TestBank(background, selling.company.companyId);
    const asked = {
      key: begun.idempotency_key,
      amount: begun.amount,
      currency: 'EUR',
      installation: '',
    };
    await bank.charge({ ...asked, customerRef: '', methodRef: 'pm_test_works_1', description: '' });
    await sqlOf(selling, `delete from test_bank where kind = 'event'`);
    await runAt(selling, chargedAt + 11 * minute);
    await runAt(selling, chargedAt + 30 * minute);
    expect(await history(selling)).toMatchObject([{ status: 'paid' }]);
    expect(await inBank('payment')).toHaveLength(1);
  });
});

describe('events', () => {
  test('that come twice, or late, or in another order, book the money once', async () => {
    await choose(selling, plan);
    await addCard(selling, 'works');
    await payDue(selling);
    const [payment] = await inBank('payment');
    const objectRef = String(payment?.object_ref);
    const { companyId } = selling.company;
    const background = backgroundOf(selling);
    const told = (eventId: string) =>
      takeEvent(background, companyId, 'test', { eventId, objectRef });
    await Promise.all([told('evt_1'), told('evt_1'), told('evt_2')]);
    await takeEvents(background);
    expect(await history(selling)).toMatchObject([{ status: 'paid', refunded: 0 }]);
    expect(await booked()).toHaveLength(3);
    expect(await sqlOf(selling, 'select 1 from billing_payments')).toHaveLength(1);
  });

  test('of a payment by the same key that is another one book nothing', async () => {
    await choose(selling, plan);
    await addCard(selling, 'authenticates');
    await payDue(selling);
    const [{ key, ref } = { key: '', ref: '' }] = await sqlOf<{ key: string; ref: string }>(
      selling,
      'select idempotency_key as key, provider_ref as ref from billing_payments',
    );
    const ours = { ref, amount: 2990, currency: 'EUR', installation: null };
    const done = { state: 'succeeded' as const, failure: null, refunded: 0, disputed: false };
    const others = [
      { amount: 1 },
      { currency: 'USD' },
      { ref: 'pi_other' },
      { installation: 'another one' },
    ];
    for (const other of others)
      await book(backgroundOf(selling), selling.company.companyId, {
        key,
        ...done,
        ...ours,
        ...other,
      });
    expect(await history(selling)).toMatchObject([{ status: 'open' }]);
  });

  test('of a payment that nobody asked for book nothing', async () => {
    await choose(selling, plan);
    const bank = new TestBank(backgroundOf(selling), selling.company.companyId);
    const charged = {
      amount: 2990,
      currency: 'EUR',
      installation: '',
      customerRef: '',
      description: '',
    };
    await bank.charge({ ...charged, key: 'somebody else', methodRef: 'pm_test_works_1' });
    await takeEvents(backgroundOf(selling));
    expect(await history(selling)).toMatchObject([{ status: 'open', payments: [] }]);
  });

  test('of money for what was cancelled meanwhile give it back', async () => {
    await choose(selling, plan);
    await addCard(selling, 'works');
    const begun = await beginOnly();
    await sqlOf(selling, `update billings set status = 'cancelled'`);
    await sqlOf(selling, 'update stores set unpaid_billing = false');
    await charge(backgroundOf(selling), begun);
    await runAt(selling, chargedAt + minute);
    expect(await history(selling)).toMatchObject([
      { status: 'cancelled', refunded: 0, payments: [{ state: 'succeeded', refunded: 29.9 }] },
    ]);
    expect(await inBank('refund')).toHaveLength(1);
  });
});

describe('at once', () => {
  test('two tabs that pay the same billing charge it once', async () => {
    await choose(selling, plan);
    await addCard(selling, 'works');
    const [{ billing_id: id } = { billing_id: 0 }] = await history(selling);
    const pay = () =>
      call(selling.app, own.payBilling, { params: { ...of(selling), id }, as: selling.payer });
    const answers = await Promise.all([pay(), pay(), pay()]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await inBank('payment')).toHaveLength(1);
    expect((await pay()).data).toMatchObject({ state: 'succeeded' });
    expect(await inBank('payment')).toHaveLength(1);
  });

  test('servers that bill the same stores give each one billing, and numbers without a gap', async () => {
    const stores = [selling];
    for (let more = 0; more < 5; more += 1) stores.push(await addPayer(selling));
    for (const store of stores) await choose(store, plan);
    selling.app.clock.now = Date.parse('2026-02-28T10:01:00+02:00');
    await Promise.all(Array.from({ length: 4 }, () => renewAll(backgroundOf(selling))));
    const numbers = await sqlOf<{ number: number; store_id: number }>(
      selling,
      'select number::int, store_id::int from billings order by number',
    );
    expect(numbers.map(({ number }) => number)).toEqual(numbers.map((_, index) => index + 1));
    expect(numbers).toHaveLength(12);
  });

  test('a number is given back by what is rolled back', async () => {
    await choose(selling, plan);
    const failing = { ...backgroundOf(selling), settings: { publicUrl: '', secret: '' } };
    selling.app.clock.now = Date.parse('2026-02-28T10:01:00+02:00');
    await sqlOf(selling, 'alter table billings add constraint no_more check (number < 2)');
    await expect(renewAll(failing)).rejects.toThrow();
    await sqlOf(selling, 'alter table billings drop constraint no_more');
    await renewAll(failing);
    expect((await history(selling)).map(({ number }) => number)).toEqual([2, 1]);
  });

  test('a plan that is changed when its period is renewed is changed for one of them', async () => {
    const dearer = await addPlan(selling, 59.9);
    await choose(selling, plan);
    await addCard(selling, 'works');
    await payDue(selling);
    const calculated_at = '2026-02-28T07:59:59.000Z';
    selling.app.clock.now = Date.parse('2026-02-28T08:00:01.000Z');
    await renewAll(backgroundOf(selling));
    const late = await choose(selling, dearer, { calculated_at });
    expect(late.refusal).toMatchObject({ code: 409, error: 'plan_recalculate' });
    expect((await current(selling)).store_subscription_plan).toMatchObject({ plan_price: 29.9 });
  });
});

test('a payment that its owner never confirmed is given up after a day', async () => {
  await choose(selling, plan);
  await addCard(selling, 'authenticates');
  await payDue(selling);
  await runAt(selling, firstMoment + 25 * 60 * minute);
  await runAt(selling, firstMoment + 25 * 60 * minute + minute);
  expect((await history(selling))[0]?.payments[0]).toMatchObject({
    state: 'failed',
    failure: 'abandoned',
  });
});
