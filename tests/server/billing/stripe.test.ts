import Stripe from 'stripe';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { reconcile } from '../../../server/billing/runner/reconcile.ts';
import { runBilling } from '../../../server/billing/runner/run.ts';
import { call, settingsWith, testApp } from '../../support/app.ts';
import {
  addMethod,
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
  type Selling,
  sqlOf,
} from '../../support/areas/billing/selling.ts';
import { FakeStripe } from '../../support/outside/stripe.ts';

const keys = {
  public_key: 'pk_live_0123456789abcdef',
  secret_key: 'sk_live_0123456789abcdef',
  webhook_secret: 'whsec_0123456789abcdef',
};

let stripe: FakeStripe;
let selling: Selling;
afterEach(() => expectSound(selling));
let stripeApi: string;
beforeEach(async () => {
  stripe = new FakeStripe();
  stripeApi = await stripe.listen();
  selling = await addSelling(await testApp({ now: firstMoment, settings: { stripeApi } }));
  await addMethod(selling, 1, keys);
  await choose(selling, await addPlan(selling, 29.9));
});
afterEach(() => stripe.close());

const background = () => ({
  ...backgroundOf(selling),
  settings: settingsWith({ stripeApi }),
});
const addCard = (payment_method?: string) =>
  call(selling.app, own.addCard, {
    params: of(selling),
    body: payment_method ? { payment_method } : {},
    as: selling.payer,
  });
const intentId = () => [...stripe.intents.keys()].at(-1) ?? '';

interface Told {
  id?: string;
  secret?: string;
  at?: number;
  object?: Record<string, unknown>;
}

/** Stripe tells that something happened, signed as it signs. */
async function tell({ id = 'evt_1', secret = keys.webhook_secret, at, object }: Told = {}) {
  const told = object ?? { object: 'payment_intent', id: intentId() };
  const payload = JSON.stringify({ id, object: 'event', type: 'any', data: { object: told } });
  const timestamp = Math.floor((at ?? selling.app.clock.now) / 1000);
  const signature = new Stripe(keys.secret_key).webhooks.generateTestHeaderString({
    payload,
    secret,
    timestamp,
  });
  const answer = await selling.app.app.request(`/api/wbh/stripe/${selling.company.companyId}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    body: payload,
  });
  return answer.status;
}

describe('a card by Stripe', () => {
  test('is set up in Stripe’s page, and only what Stripe calls it is kept', async () => {
    const { data } = await addCard();
    expect(data.setup).toEqual({
      public_key: keys.public_key,
      client_secret: 'seti_1_secret',
      is_test: false,
    });
    expect((await addCard('pm_card_visa')).data.cards).toMatchObject([
      { brand: 'visa', last4: '4242', is_test: false },
    ]);
    expect((await addCard('pm_card_unknown')).refusal.error).toBe('card_refused');
  });

  test('has paid when Stripe says so, and not when the browser does', async () => {
    await addCard('pm_card_visa');
    expect((await payDue(selling)).data.payments).toMatchObject([{ state: 'pending' }]);
    expect((await current(selling)).amount_due).toBe(29.9);
    expect(await tell()).toBe(200);
    expect(await history(selling)).toMatchObject([{ status: 'paid', is_test: false }]);
    expect(await current(selling)).toMatchObject({ status: 'active', amount_due: 0 });
  });

  test('that is declined is told so by Stripe, too', async () => {
    await addCard('pm_card_declined');
    expect((await payDue(selling)).data.payments).toMatchObject([{ state: 'pending' }]);
    await tell();
    expect(await history(selling)).toMatchObject([
      { status: 'failed', payments: [{ state: 'failed', failure: 'declined' }] },
    ]);
  });

  test('whose bank asks has its owner confirm with the secret of the payment', async () => {
    await addCard('pm_card_authenticate');
    const { data } = await payDue(selling);
    expect(data.payments).toMatchObject([
      {
        state: 'requires_action',
        authenticate: { public_key: keys.public_key, client_secret: `${intentId()}_secret` },
      },
    ]);
    stripe.confirm(intentId());
    const asked = await call(selling.app, own.authenticate, {
      params: of(selling),
      body: { payment_id: data.payments[0]?.payment_id },
      as: selling.payer,
    });
    expect(asked.data.state).toBe('requires_action');
    await tell();
    expect(await history(selling)).toMatchObject([{ status: 'paid' }]);
  });

  test('is charged once where Stripe did not answer in time', async () => {
    await addCard('pm_card_visa');
    stripe.down = true;
    expect((await payDue(selling)).refusal.error).toBe('provider_unavailable');
    stripe.down = false;
    selling.app.clock.now += 11 * 60_000;
    await runBilling(background());
    await runBilling(background());
    await tell();
    expect(stripe.intents.size).toBe(1);
    expect(await history(selling)).toMatchObject([{ status: 'paid', payments: [{}] }]);
  });
});

describe('what Stripe tells', () => {
  beforeEach(async () => {
    await addCard('pm_card_visa');
    await payDue(selling);
  });

  test('twice, or at once, is booked once', async () => {
    const answers = await Promise.all([tell(), tell(), tell({ id: 'evt_2' })]);
    expect(answers).toEqual([200, 200, 200]);
    expect(await sqlOf(selling, 'select event_id from billing_events order by 1')).toEqual([
      { event_id: 'evt_1' },
      { event_id: 'evt_2' },
    ]);
    expect(await history(selling)).toMatchObject([{ status: 'paid', refunded: 0 }]);
  });

  test('with another signature, or long ago, is not taken', async () => {
    expect(await tell({ secret: 'whsec_of_somebody_else' })).toBe(404);
    expect(await tell({ at: selling.app.clock.now - 6 * 60_000 })).toBe(404);
    expect(await tell({ at: selling.app.clock.now - 4 * 60_000 })).toBe(200);
    const nobody = await selling.app.app.request('/api/wbh/stripe/999', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"id":"evt_1"}',
    });
    expect(nobody.status).toBe(404);
  });

  test('of a moment that is yet to come is not taken', async () => {
    expect(await tell({ at: selling.app.clock.now + 6 * 60_000 })).toBe(404);
    expect(await tell({ at: selling.app.clock.now + 60_000 })).toBe(200);
  });

  test('while Stripe itself is away is to be said again, and is booked then', async () => {
    const id = intentId();
    stripe.down = true;
    const object = { object: 'payment_intent', id };
    expect(await tell({ object })).toBe(503);
    stripe.down = false;
    expect(await tell({ object })).toBe(200);
    expect(await history(selling)).toMatchObject([{ status: 'paid' }]);
  });

  test('never is found out in the night', async () => {
    selling.app.clock.now += 11 * 60_000;
    await reconcile(background());
    expect(await history(selling)).toMatchObject([{ status: 'paid' }]);
  });

  test('of a refund that was made there, and of a dispute, becomes the billing’s state', async () => {
    await tell();
    const intent = stripe.intents.get(intentId());
    if (!intent) throw new Error('no payment');
    const charge = { object: 'charge', id: 'ch_1', payment_intent: intent.id };
    intent.latest_charge.disputed = true;
    await tell({ id: 'evt_2', object: { ...charge, object: 'dispute' } });
    expect(await history(selling)).toMatchObject([{ status: 'disputed' }]);
    intent.latest_charge.disputed = false;
    intent.latest_charge.amount_refunded = 2990;
    await tell({ id: 'evt_3', object: charge });
    expect(await history(selling)).toMatchObject([{ status: 'refunded', refunded: 29.9 }]);
  });

  test('of what is none of ours changes nothing', async () => {
    expect(await tell({ object: { object: 'customer', id: 'cus_1' } })).toBe(200);
    expect(await history(selling)).toMatchObject([{ status: 'open' }]);
  });
});
