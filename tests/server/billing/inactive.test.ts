import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { dashboards } from '../../../contract/billing/dashboard.ts';
import { changeStoreSubscription } from '../../../contract/billing/subscriptions.ts';
import { createCampaign } from '../../../contract/campaigns/campaigns.ts';
import { products } from '../../../contract/catalogue/products.ts';
import { loadCompany } from '../../../contract/settings/company-profile.ts';
import { loadStore } from '../../../contract/settings/store-settings.ts';
import { returnTransaction } from '../../../contract/transactions/transaction-returns.ts';
import { call } from '../../support/app.ts';
import {
  addCard,
  addCompanyPlan,
  addPlan,
  addSelling,
  choose,
  current,
  expectSound,
  of,
  own,
  payDue,
  runAt,
  type Selling,
  sqlOf,
} from '../../support/areas/billing/selling.ts';
import { addMember, type Person } from '../../support/areas/people.ts';
import { addCustomer, send, type Till } from '../../support/areas/till.ts';

let selling: Selling;
afterEach(() => expectSound(selling));
beforeEach(async () => {
  selling = await addSelling();
  await choose(selling, await addPlan(selling, 29.9));
});

const graceOver = '2026-02-14T10:01:00+02:00';
const days = (count: number) => Date.parse(graceOver) + count * 24 * 3_600_000;
const till = (): Till => ({ ...selling, cashier: selling.payer });

const createProduct = () =>
  call(selling.app, products.calls.create, {
    params: of(selling),
    body: { name: { el: 'Καφές' }, retail_price: 3 },
    as: selling.payer,
  });

/** An answer with its envelope. */
async function envelope(path: string, { token }: Person) {
  const answer = await selling.app.app.request(`/api${path}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  return (await answer.json()) as { code?: number; data: unknown; extra_data?: unknown };
}

describe('a store whose subscription has ended', () => {
  beforeEach(() => runAt(selling, graceOver));

  test('is seen and not changed, except for what is paid for it', async () => {
    expect((await createProduct()).refusal).toMatchObject({
      code: 402,
      error: 'subscription_inactive',
    });
    const list = await call(selling.app, products.calls.list, {
      params: of(selling),
      as: selling.payer,
    });
    expect(list.status).toBe(200);
    await addCard(selling, 'works');
    await payDue(selling);
    expect(await current(selling)).toMatchObject({ status: 'active' });
    expect((await createProduct()).status).toBe(201);
  });

  test('has its tills go on for a week', async () => {
    const customer = await addCustomer(till());
    expect((await send(till(), customer, 10)).status).toBe(201);
    selling.app.clock.now = days(6.9);
    expect((await send(till(), customer, 10)).status).toBe(201);
    selling.app.clock.now = days(7.1);
    expect((await send(till(), customer, 10)).refusal.error).toBe('subscription_inactive');
  });

  test('takes receipts back after that, and gives the points back that paid for them', async () => {
    const customer = await addCustomer(till());
    const { data } = await send(till(), customer, 10);
    selling.app.clock.now = days(30);
    const params = { ...of(selling), id: data.transaction_id };
    const returned = await call(selling.app, returnTransaction, {
      params,
      body: {},
      as: selling.payer,
      key: 'return-1',
    });
    expect(returned.status).toBe(201);
    expect(returned.data.return).toMatchObject({ amount: 10, balance_after: 0 });
  });

  test('is loaded with code 301 and with what to pay by (company-load-301)', async () => {
    const answer = await envelope(`/stores/${selling.store.storeId}`, selling.payer);
    expect(answer).toMatchObject({
      code: 301,
      data: { active_subscription: false, unpaid_billing: true },
      extra_data: { public_key: 'pk_test_pistos', is_test: true },
    });
    expect(Object.keys(answer.extra_data as object)).toEqual(
      expect.arrayContaining(['session_id', 'url']),
    );
    const { data } = await call(selling.app, loadStore, { params: of(selling), as: selling.payer });
    expect(data.active_subscription).toBe(false);
  });

  test('pays nothing for the time it was off', async () => {
    await addCard(selling, 'works');
    selling.app.clock.now = Date.parse('2026-05-10T10:00:00+03:00');
    await payDue(selling);
    await runAt(selling, '2026-05-10T10:01:00+03:00');
    // What was left of its period when it ended is what is left of it now: nothing more is charged until then.
    expect((await current(selling)).period?.to).toBe('2026-05-24T06:59:00.000Z');
    const billings = () => sqlOf(selling, 'select 1 from billings');
    expect(await billings()).toHaveLength(1);
    await runAt(selling, '2026-05-24T09:58:00+03:00');
    expect(await billings()).toHaveLength(1);
    await runAt(selling, '2026-05-24T10:00:00+03:00');
    expect(await billings()).toHaveLength(2);
  });
});

test('code 301 brings the ways to pay with the history and with a card (payment-methods-301)', async () => {
  const path = `/stores/${selling.store.storeId}/general-settings/billing-dashboard/payments-history`;
  const asked = await envelope(path, selling.payer);
  expect(asked).toMatchObject({
    code: 301,
    extra_data: { store_payment_methods: [{ system_payment_method_id: 1 }] },
  });
  const added = await addCard(selling, 'works');
  expect(added.data.store_payment_methods).toHaveLength(1);
  await payDue(selling);
  expect((await envelope(path, selling.payer)).code).toBeUndefined();
});

test('a company that has not paid takes its stores along, and nobody else', async () => {
  const admin = await addMember(selling.app, selling.company);
  const params = { storeId: selling.company.companyId };
  const plan = await addCompanyPlan(selling, 99);
  const body = { store_subscription_plan_id: plan };
  await call(selling.app, dashboards.companies.changePlan, { params, body, as: admin });
  await addCard(selling, 'works');
  await payDue(selling);
  await runAt(selling, graceOver);
  const campaign = await call(selling.app, createCampaign, {
    params,
    body: {
      title: 'Καμπάνια',
      campaign_type_id: 1,
      campaign_reward: { title: 'Δέκα', points: 10 },
    },
    as: admin,
  });
  expect(campaign.refusal.error).toBe('subscription_inactive');
  expect((await createProduct()).refusal.error).toBe('subscription_inactive');
  const loaded = await call(selling.app, loadCompany, {
    params: { id: params.storeId },
    as: admin,
  });
  expect(loaded.data.active_subscription).toBe(false);
  const other = await addSelling(selling.app);
  const elsewhere = await call(selling.app, products.calls.create, {
    params: of(other),
    body: { name: { el: 'Καφές' }, retail_price: 3 },
    as: other.payer,
  });
  expect(elsewhere.status).toBe(201);
});

test('one that was cancelled works until its date, and then is off', async () => {
  await addCard(selling, 'works');
  await payDue(selling);
  await call(selling.app, changeStoreSubscription, {
    params: { storeId: selling.company.companyId, id: selling.store.storeId },
    body: { status: 'cancelled', reason: 'moves away' },
    as: selling.seller,
  });
  expect(await current(selling)).toMatchObject({
    status: 'cancelled',
    expiration_date: '2026-02-28T08:00:00.000Z',
  });
  expect((await createProduct()).status).toBe(201);
  await runAt(selling, '2026-02-28T10:01:00+02:00');
  expect((await current(selling)).status).toBe('inactive');
  expect((await createProduct()).refusal.error).toBe('subscription_inactive');
  const plans = await call(selling.app, own.plans, { params: of(selling), as: selling.payer });
  expect(plans.data.plans).toHaveLength(1);
});
