import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { dashboards } from '../../../contract/billing/dashboard.ts';
import {
  cancelBilling,
  changeBilling,
  readSubscription,
} from '../../../contract/billing/subscriptions.ts';
import { treeOf } from '../../../contract/permissions/permissions.ts';
import { call } from '../../support/app.ts';
import {
  addCard,
  addCompanyPlan,
  addMethod,
  addPlan,
  addSelling,
  calculate,
  choose,
  current,
  expectSound,
  history,
  of,
  own,
  payDue,
  runAt,
  type Selling,
  sqlOf,
} from '../../support/areas/billing/selling.ts';
import { addMember, allBut } from '../../support/areas/people.ts';

let selling: Selling;
afterEach(() => expectSound(selling));
let cheap: number;
let dear: number;
const few = treeOf(['products.read']);
/** Whatever a plan takes away, its store can still pay. */
const fewAndPaying = treeOf([
  'products.read',
  'general_settings.billing_dashboard.read',
  'general_settings.billing_dashboard.update',
]);
beforeEach(async () => {
  selling = await addSelling();
  cheap = await addPlan(selling, 30, { permissions: few });
  dear = await addPlan(selling, 90);
});

const halfway = '2026-02-14T10:00:00+02:00';

async function subscribed(plan: number) {
  await choose(selling, plan);
  await addCard(selling, 'works');
  await payDue(selling);
  selling.app.clock.now = Date.parse(halfway);
}
const permissionsOfStore = async () =>
  (
    await sqlOf<{ permissions: unknown }>(
      selling,
      'select permissions from stores where store_id = $1',
      [selling.store.storeId],
    )
  )[0]?.permissions;

describe('a dearer plan', () => {
  test('costs the rest of the period by the second; what is shown is what is billed', async () => {
    await subscribed(cheap);
    const { data: shown } = await calculate(selling, dear);
    expect(shown).toMatchObject({ when: 'now', total: 30, lost_permissions: [], exceeded: [] });
    expect(shown.lines.map(({ kind, total }) => [kind, total])).toEqual([
      ['proration_credit', -15],
      ['proration_charge', 45],
    ]);
    selling.app.clock.now += 60_000;
    const { data } = await choose(selling, dear, { calculated_at: shown.calculated_at });
    expect(data.change).toEqual(shown);
    expect(data.billing).toMatchObject({ kind: 'change', total: 30, number: 2 });
    expect(data.current.store_subscription_plan).toMatchObject({ plan_price: 90 });
    await runAt(selling, selling.app.clock.now + 1);
    expect(await current(selling)).toMatchObject({ amount_due: 0, status: 'active' });
  });

  test('that was calculated long ago is calculated again', async () => {
    await subscribed(cheap);
    const { data: shown } = await calculate(selling, dear);
    selling.app.clock.now += 16 * 60_000;
    const { refusal } = await choose(selling, dear, { calculated_at: shown.calculated_at });
    expect(refusal.error).toBe('plan_recalculate');
  });
});

describe('a change that costs something', () => {
  const plansOf = async () => {
    const { store_subscription_plan, waiting_plan } = await current(selling);
    return [store_subscription_plan?.plan_price, waiting_plan?.plan.plan_price];
  };
  const byTransfer = async () => {
    const { data } = await addMethod(selling, 2, { iban: 'GR1601101250000000012300695' });
    await call(selling.app, own.updateMethod, {
      params: of(selling),
      body: { store_payment_method_id: data.store_payment_method_id },
      as: selling.payer,
    });
  };

  test('is not made where the card says no: what was paid stays', async () => {
    await subscribed(cheap);
    await addCard(selling, 'declined');
    const { data } = await choose(selling, dear);
    expect(data.payment).toMatchObject({ state: 'failed', failure: 'declined' });
    expect(data.billing).toMatchObject({ status: 'cancelled' });
    expect(await plansOf()).toEqual([30, undefined]);
    expect(data.current).toMatchObject({ status: 'active', amount_due: 0 });
    expect(await permissionsOfStore()).toEqual(fewAndPaying);
  });

  test('waits for a bank that asks, and is made once its owner has confirmed', async () => {
    await subscribed(cheap);
    await addCard(selling, 'authenticates');
    const { data } = await choose(selling, dear);
    expect(await plansOf()).toEqual([30, 90]);
    expect(data.payment?.authenticate).toMatchObject({ is_test: true });
    await call(selling.app, own.authenticate, {
      params: of(selling),
      body: { payment_id: data.payment?.payment_id, approve: true },
      as: selling.payer,
    });
    expect(await plansOf()).toEqual([90, undefined]);
  });

  test('waits for a transfer for seven days, owes nothing meanwhile, and then comes to nothing', async () => {
    await subscribed(cheap);
    await byTransfer();
    const { data } = await choose(selling, dear);
    expect(data.billing).toMatchObject({ status: 'open', due_at: '2026-02-21T08:00:00.000Z' });
    await runAt(selling, '2026-02-21T09:59:00+02:00');
    expect(await plansOf()).toEqual([30, 90]);
    expect(await current(selling)).toMatchObject({ status: 'active', payment_level: null });
    await runAt(selling, '2026-02-21T10:01:00+02:00');
    expect(await plansOf()).toEqual([30, undefined]);
    expect((await history(selling))[0]).toMatchObject({ status: 'cancelled' });
  });

  test('is made by what a seller says of its transfer, and another takes the place of one that waits', async () => {
    await subscribed(cheap);
    await byTransfer();
    await choose(selling, await addPlan(selling, 60));
    selling.app.clock.now += 60_000;
    await choose(selling, dear);
    const [newest, replaced] = await history(selling);
    expect(replaced).toMatchObject({ status: 'cancelled' });
    await call(selling.app, changeBilling, {
      params: { storeId: selling.company.companyId, id: newest?.billing_id ?? 0 },
      body: { status: 'paid', reason: 'Bank' },
      as: selling.seller,
    });
    expect(await plansOf()).toEqual([90, undefined]);
  });

  test('is taken back with its money, where its seller says so', async () => {
    await subscribed(cheap);
    const { data } = await choose(selling, dear);
    expect(await plansOf()).toEqual([90, undefined]);
    await call(selling.app, cancelBilling, {
      params: { storeId: selling.company.companyId, id: data.billing?.billing_id ?? 0 },
      body: { reason: 'Goodwill', refund: true, previous_plan: true },
      as: selling.seller,
    });
    expect(await plansOf()).toEqual([30, undefined]);
    expect(await permissionsOfStore()).toEqual(fewAndPaying);
  });

  describe('and is refunded', () => {
    const refund = (id: number | undefined, own_: object = {}) =>
      call(selling.app, cancelBilling, {
        params: { storeId: selling.company.companyId, id: id ?? 0 },
        body: { reason: 'Goodwill', refund: true, previous_plan: true, ...own_ },
        as: selling.seller,
      });
    const revertible = async () => {
      const { storeId } = selling.store;
      const listed = await sqlOf<{ id: number }>(
        selling,
        'select subscription_id::int as id from subscriptions where store_id = $1',
        [storeId],
      );
      const read = await call(selling.app, readSubscription, {
        params: { storeId: selling.company.companyId, id: listed[0]?.id ?? 0 },
        as: selling.seller,
      });
      return read.data.revertible_billing_id;
    };
    const refused = async (id: number | undefined, own_: object = {}) => {
      const { refusal } = await refund(id, own_);
      return [refusal.error, Object.keys(refusal.errors ?? {})];
    };

    test('only in part, keeps its plan', async () => {
      await subscribed(cheap);
      const { data } = await choose(selling, dear);
      const id = data.billing?.billing_id;
      expect(await revertible()).toBe(id);
      const answer = (await refund(id, { amount: 1 })).refusal;
      expect(answer).toMatchObject({
        error: 'previous_plan_needs_all',
        errors: {
          previous_plan: [
            'The plan goes back only when everything left of the change is refunded: €30.00.',
          ],
        },
      });
      expect((await refund(id, { amount: 1, previous_plan: false })).status).toBe(200);
      expect(await plansOf()).toEqual([90, undefined]);
      await refund(id, { amount: 29 });
      expect(await plansOf()).toEqual([30, undefined]);
      expect(await revertible()).toBeNull();
    });

    test('after its period, or after another change, keeps the plan there is', async () => {
      await subscribed(cheap);
      const first = (await choose(selling, dear)).data.billing?.billing_id;
      await choose(selling, await addPlan(selling, 120));
      expect(await refused(first)).toEqual(['previous_plan_not_latest', ['previous_plan']]);
      expect(await revertible()).toBe((await history(selling))[0]?.billing_id);
      await runAt(selling, '2026-02-28T10:01:00+02:00');
      expect(await revertible()).toBeNull();
      const [, latest] = await history(selling);
      expect(await refused(latest?.billing_id)).toEqual([
        'previous_plan_not_latest',
        ['previous_plan'],
      ]);
      expect(await plansOf()).toEqual([120, undefined]);
      expect((await refund(latest?.billing_id, { previous_plan: false })).status).toBe(200);
    });

    test('is not taken back with what is no change, or without its money', async () => {
      await subscribed(cheap);
      expect(await refused(1)).toEqual(['previous_plan_not_latest', ['previous_plan']]);
      expect(await refused(1, { refund: false })).toEqual([
        'previous_plan_not_latest',
        ['previous_plan'],
      ]);
    });
  });

  test('paid otherwise is that one alone: what comes later is charged as before', async () => {
    await subscribed(cheap);
    const { data: way } = await addMethod(selling, 2, { iban: 'GR1601101250000000012300695' });
    await addCard(selling, 'authenticates');
    const { data } = await choose(selling, dear);
    await call(selling.app, own.changeBilling, {
      params: { ...of(selling), id: data.billing?.billing_id ?? 0 },
      body: { store_payment_method_id: way.store_payment_method_id },
      as: selling.payer,
    });
    expect((await current(selling)).store_payment_method).toBeNull();
  });
});

describe('what was received for the time that is left', () => {
  const cancel = (own_: object) =>
    call(selling.app, cancelBilling, {
      params: { storeId: selling.company.companyId, id: 1 },
      body: { reason: 'Goodwill', ...own_ },
      as: selling.seller,
    });
  const total = async () => (await calculate(selling, dear)).data.total;

  test('is not credited where it was given back, wholly or in part', async () => {
    await subscribed(cheap);
    expect(await total()).toBe(30);
    await cancel({ refund: true, amount: 10 });
    expect(await total()).toBe(40);
    await cancel({ refund: true });
    expect(await total()).toBe(45);
  });

  test('is nothing of a first billing that was cancelled', async () => {
    await choose(selling, cheap);
    await cancel({});
    selling.app.clock.now = Date.parse(halfway);
    expect(await total()).toBe(45);
  });

  test('is credited at the rate that was billed', async () => {
    await subscribed(cheap);
    await sqlOf(selling, 'update billing_sellers set vat_rate = 1300');
    const { data } = await choose(selling, dear);
    expect(data.change.lines.map(({ vat_rate, vat, total: sum }) => [vat_rate, vat, sum])).toEqual([
      [24, -2.9, -15],
      [13, 5.18, 45],
    ]);
    expect(data.billing?.taxes.map(({ vat_rate, vat }) => [vat_rate, vat])).toEqual([
      [24, -2.9],
      [13, 5.18],
    ]);
  });
});

test('a plan that was never paid is replaced, with the days of grace that are left', async () => {
  await choose(selling, cheap);
  const before = await current(selling);
  selling.app.clock.now += 60_000;
  const { data } = await choose(selling, dear);
  expect(data.billing).toMatchObject({ kind: 'period', total: 90, status: 'open' });
  expect(await history(selling)).toMatchObject([{ status: 'open' }, { status: 'cancelled' }]);
  expect(data.current).toMatchObject({
    status: 'incomplete',
    amount_due: 90,
    grace_until: before.grace_until,
  });
});

test('a plan that owes is paid before a dearer one', async () => {
  await subscribed(cheap);
  await addCard(selling, 'declined');
  await runAt(selling, '2026-02-28T10:01:00+02:00');
  expect((await calculate(selling, dear)).refusal.error).toBe('plan_owes');
});

describe('a cheaper plan', () => {
  test('says what is lost, and narrows the rights at the end of the period', async () => {
    await subscribed(dear);
    const { data: shown } = await calculate(selling, cheap);
    expect(shown).toMatchObject({ when: 'period_end', total: 0, lines: [] });
    expect(shown.effective_at).toBe('2026-02-28T08:00:00.000Z');
    expect(shown.lost_permissions).toContain('products.create');
    const before = await permissionsOfStore();
    const { data } = await choose(selling, cheap);
    expect(data.current.next_plan).toMatchObject({ plan_price: 30 });
    expect(await permissionsOfStore()).toEqual(before);
    await runAt(selling, '2026-02-28T10:01:00+02:00');
    expect(await permissionsOfStore()).toEqual(fewAndPaying);
    expect((await history(selling))[0]).toMatchObject({ total: 30, status: 'paid' });
  });

  test('is taken back by choosing the plan that one has', async () => {
    await subscribed(dear);
    await choose(selling, cheap);
    await choose(selling, dear);
    expect((await current(selling)).next_plan).toBeNull();
    expect((await choose(selling, dear)).refusal.error).toBe('plan_unchanged');
  });

  test('with a limit below what is used takes nothing away, and says so before', async () => {
    await subscribed(dear);
    const small = await addPlan(selling, 10, { attributes: { users: 0 } });
    const { data } = await calculate(selling, small);
    expect(data.exceeded).toEqual([{ limit: 'users', name: 'Users', used: 1, allowed: 0 }]);
  });
});

test('a plan of another seller, of another kind or not offered is no choice', async () => {
  const company = await addCompanyPlan(selling, 99);
  const hidden = await addPlan(selling, 5, { is_public: false });
  for (const id of [company, hidden, 999_999]) {
    const { refusal } = await calculate(selling, id);
    expect(Object.keys(refusal.errors ?? {})).toEqual(['store_subscription_plan_id']);
  }
});

test('a company pays the platform in its own panel, a store its company (billing-path-by-panel)', async () => {
  const plan = await addCompanyPlan(selling, 99);
  const admin = await addMember(selling.app, selling.company);
  const params = { storeId: selling.company.companyId };
  const { data } = await call(selling.app, dashboards.companies.changePlan, {
    params,
    body: { store_subscription_plan_id: plan },
    as: admin,
  });
  expect(data.current).toMatchObject({ seller: 'Pistos', amount_due: 99 });
  const wrong = await call(selling.app, dashboards.stores.current, { params, as: admin });
  expect(wrong.status).toBe(404);
  const reads = allBut('general_settings.billing_dashboard.update');
  const reader = await addMember(selling.app, selling.store, reads);
  const refused = await call(selling.app, own.payDue, { params: of(selling), as: reader });
  expect(refused.status).toBe(403);
});
