import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  deletePaymentMethod,
  updatePaymentMethod,
} from '../../../contract/billing/payment-methods.ts';
import { cancelBilling } from '../../../contract/billing/subscriptions.ts';
import { sendRefunds } from '../../../server/billing/payments/refund.ts';
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

const keysOf = (name: string) => ({
  public_key: `pk_live_0123456789${name}`,
  secret_key: `sk_live_0123456789${name}`,
  webhook_secret: `whsec_0123456789${name}`,
});
const [before, after] = [keysOf('before'), keysOf('after')];
const hour = 3_600_000;

let stripe: FakeStripe;
let selling: Selling;
let stripeApi: string;
let method: number;
afterEach(() => expectSound(selling));
beforeEach(async () => {
  stripe = new FakeStripe();
  stripeApi = await stripe.listen();
  selling = await addSelling(await testApp({ now: firstMoment, settings: { stripeApi } }));
  method = (await addMethod(selling, 1, before)).data.store_payment_method_id;
  await choose(selling, await addPlan(selling, 29.9));
});
afterEach(() => stripe.close());

const background = () => ({ ...backgroundOf(selling), settings: settingsWith({ stripeApi }) });
const addCard = (payment_method: string) =>
  call(selling.app, own.addCard, {
    params: of(selling),
    body: { payment_method },
    as: selling.payer,
  });
const changeAccount = () =>
  call(selling.app, updatePaymentMethod, {
    params: { storeId: selling.company.companyId, id: method },
    body: { credentials: after },
    as: selling.seller,
  });
/** Lets so many hours pass, and looks then. */
const later = async (hours: number) => {
  selling.app.clock.now += hours * hour;
  await runBilling(background());
};
const accounts = () => sqlOf(selling, 'select account, credentials from billing_accounts');

test('each key and note at Stripe names the installation', async () => {
  await addCard('pm_card_visa');
  await payDue(selling);
  const [{ value: installation = '' } = {}] = await sqlOf<{ value: string }>(
    selling,
    `select value from installation where fact = 'billing'`,
  );
  const [intent] = stripe.intents.values();
  expect(installation).toMatch(/^[0-9a-f]{18}$/);
  expect(intent?.metadata).toEqual({
    pistos_key: `pistos-${installation}-${selling.company.companyId}-1-1`,
    pistos_installation: installation,
  });
});

describe('a payment that is under way when its seller changes the account', () => {
  beforeEach(async () => {
    await addCard('pm_card_authenticate');
    await payDue(selling);
    expect((await changeAccount()).status).toBe(200);
  });
  const confirm = () => stripe.confirm([...stripe.intents.keys()][0] ?? '');

  test('is followed with the account that it was made at', async () => {
    confirm();
    await later(1);
    expect(await history(selling)).toMatchObject([
      { status: 'paid', payments: [{ state: 'succeeded' }] },
    ]);
    expect(await current(selling)).toMatchObject({ status: 'active', amount_due: 0 });
  });

  test('has its owner confirm it at that account', async () => {
    const { data } = await payDue(selling);
    expect(data.payments).toMatchObject([
      { state: 'requires_action', authenticate: { public_key: before.public_key } },
    ]);
    confirm();
    const asked = await call(selling.app, own.authenticate, {
      params: of(selling),
      body: { payment_id: data.payments[0]?.payment_id },
      as: selling.payer,
    });
    expect(asked.status).toBe(200);
  });

  test('fails after a day where that account answers no more, and is paid anew', async () => {
    stripe.revoked.add(before.secret_key);
    expect((await payDue(selling)).status).toBe(200);
    await later(23);
    expect(await history(selling)).toMatchObject([{ payments: [{ state: 'requires_action' }] }]);
    await later(2);
    expect(await history(selling)).toMatchObject([
      { status: 'failed', payments: [{ state: 'failed', failure: 'account_gone' }] },
    ]);
    expect((await addCard('pm_card_visa')).status).toBe(200);
    await payDue(selling);
    await later(1);
    expect(await history(selling)).toMatchObject([{ status: 'paid', payments: [{}, {}] }]);
  });

  test('that was confirmed, and of which nobody heard, is paid after a day', async () => {
    confirm();
    await later(25);
    expect(await history(selling)).toMatchObject([{ status: 'paid' }]);
  });

  test('has the former keys kept sealed meanwhile, and no longer', async () => {
    const [kept] = await accounts();
    expect(JSON.stringify(kept)).not.toContain('0123456789before');
    await later(25);
    await reconcile(background());
    expect(await history(selling)).toMatchObject([{ payments: [{ failure: 'abandoned' }] }]);
    expect(await accounts()).toEqual([]);
  });
});

test('what was paid at an account that was left is given back there', async () => {
  await addCard('pm_card_visa');
  await payDue(selling);
  await later(1);
  await call(selling.app, cancelBilling, {
    params: {
      storeId: selling.company.companyId,
      id: (await history(selling))[0]?.billing_id ?? 0,
    },
    body: { reason: 'a mistake', refund: true },
    as: selling.seller,
  });
  await changeAccount();
  await sendRefunds(background());
  await sendRefunds(background());
  expect(await history(selling)).toMatchObject([{ status: 'refunded', refunded: 29.9 }]);
});

test('a payment whose seller takes no cards by Stripe any more is followed to its end', async () => {
  await addCard('pm_card_authenticate');
  await payDue(selling);
  const params = { storeId: selling.company.companyId, id: method };
  expect(
    (await call(selling.app, deletePaymentMethod, { params, as: selling.seller })).status,
  ).toBe(200);
  stripe.confirm([...stripe.intents.keys()][0] ?? '');
  await later(1);
  expect(await history(selling)).toMatchObject([{ status: 'paid' }]);
});
