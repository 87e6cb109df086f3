import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { cancelBilling, changeSubscription } from '../../../contract/billing/subscriptions.ts';
import { stores } from '../../../contract/organisations/stores.ts';
import { call } from '../../support/app.ts';
import {
  addCard,
  addPayer,
  addPlan,
  addSelling,
  calculate,
  choose,
  current,
  expectSound,
  history,
  payDue,
  runAt,
  type Selling,
  sqlOf,
} from '../../support/areas/billing/selling.ts';

let selling: Selling;
let basic: number;
let dear: number;
const halfway = Date.parse('2026-02-14T10:00:00+02:00');
const later = Date.parse('2026-05-10T10:00:00+03:00');
const restUntil = '2026-05-24T07:00:00.000Z';

const standing = async (status: string) => {
  const [sub] = await sqlOf<{ id: number }>(
    selling,
    'select subscription_id::int as id from subscriptions where store_id = $1',
    [selling.store.storeId],
  );
  return call(selling.app, changeSubscription, {
    params: { storeId: selling.company.companyId, id: sub?.id ?? 0 },
    body: { status, reason: 'by hand' },
    as: selling.seller,
  });
};
const shownOf = async (plan: number) => (await calculate(selling, plan)).data;
const totals = async () => (await history(selling)).map(({ total }) => total);
const refund = (own_: object) =>
  call(selling.app, cancelBilling, {
    params: { storeId: selling.company.companyId, id: 1 },
    body: { reason: 'Goodwill', refund: true, ...own_ },
    as: selling.seller,
  });

/** Paid for four weeks, suspended by its seller after two, and back three months later. */
async function suspended() {
  selling.app.clock.now = halfway;
  await standing('inactive');
  selling.app.clock.now = later;
}

beforeEach(async () => {
  selling = await addSelling();
  basic = await addPlan(selling, 30);
  dear = await addPlan(selling, 90);
  await choose(selling, basic);
  await addCard(selling, 'works');
  await payDue(selling);
});
afterEach(() => expectSound(selling));

describe('a suspended place whose period was paid', () => {
  beforeEach(suspended);

  test('chooses its plan again: what was left goes on, as it was shown, and nothing is billed', async () => {
    const shown = await shownOf(basic);
    expect(shown).toMatchObject({
      when: 'now',
      total: 0,
      lines: [],
      charges: { total: 0 },
      goes_on_until: restUntil,
      waits_for_payment: false,
    });
    const { calculated_at, digest } = shown;
    const { data } = await choose(selling, basic, { calculated_at, digest });
    expect(data).toMatchObject({ change: shown, billing: null, payment: null });
    expect(data.current).toMatchObject({ status: 'active', amount_due: 0 });
    expect(data.current.period?.to).toBe(restUntil);
    expect(await totals()).toEqual([30]);
    await runAt(selling, Date.parse(restUntil) - 1000);
    expect(await totals()).toEqual([30]);
    await runAt(selling, Date.parse(restUntil) + 1000);
    expect(await totals()).toEqual([30, 30]);
  });

  test('chooses a dearer one: it pays the difference for what was left', async () => {
    const shown = await shownOf(dear);
    expect(shown).toMatchObject({ total: 30, goes_on_until: restUntil, charges: { total: 30 } });
    expect(shown.lines.map(({ kind, total }) => [kind, total])).toEqual([
      ['proration_credit', -15],
      ['proration_charge', 45],
    ]);
    const { data } = await choose(selling, dear, { charged: 30 });
    expect(data.payment).toMatchObject({ state: 'succeeded', amount: 30 });
    expect(await current(selling)).toMatchObject({
      status: 'active',
      store_subscription_plan: { plan_price: 90 },
      period: { to: restUntil },
    });
  });

  test('chooses a dearer one whose card says no: the plan that was paid goes on', async () => {
    await addCard(selling, 'declined');
    await choose(selling, dear);
    expect(await current(selling)).toMatchObject({
      status: 'active',
      store_subscription_plan: { plan_price: 30 },
      amount_due: 0,
    });
  });

  test('chooses a cheaper one: it begins when what was left is used up', async () => {
    const cheap = await addPlan(selling, 10);
    expect(await shownOf(cheap)).toMatchObject({
      when: 'period_end',
      total: 0,
      effective_at: restUntil,
      goes_on_until: restUntil,
    });
    const { data } = await choose(selling, cheap);
    expect(data.current).toMatchObject({ status: 'active', next_plan: { plan_price: 10 } });
    await runAt(selling, Date.parse(restUntil) + 1000);
    expect(await totals()).toEqual([10, 30]);
  });

  test('is put back in force by its seller: what was left goes on, too', async () => {
    await standing('active');
    expect(await current(selling)).toMatchObject({
      status: 'active',
      payment_level: null,
      period: { to: restUntil },
    });
    expect(await totals()).toEqual([30]);
  });

  test('is given a cheaper plan by its seller: what was left is not billed again', async () => {
    const cheap = await addPlan(selling, 10);
    const given = await call(selling.app, stores.calls.update, {
      params: { storeId: selling.company.companyId, id: selling.store.storeId },
      body: { store_subscription_plan_id: cheap },
      as: selling.seller,
    });
    expect(given.status).toBe(200);
    expect(await current(selling)).toMatchObject({ status: 'active', period: { to: restUntil } });
    expect(await totals()).toEqual([30]);
  });

  test('has nothing left where its money was given back', async () => {
    await refund({});
    expect(await shownOf(basic)).toMatchObject({ total: 30, goes_on_until: null });
    const { data } = await choose(selling, basic);
    expect(data.billing).toMatchObject({ kind: 'period', total: 30, status: 'open' });
  });
});

test('what is left is credited however often a place was suspended within its period', async () => {
  await suspended();
  await choose(selling, basic);
  selling.app.clock.now = later + 7 * 24 * 3_600_000;
  await standing('inactive');
  selling.app.clock.now += 10 * 24 * 3_600_000;
  // A week is left of four: a quarter of the dearer plan, less a quarter of what was paid.
  expect((await shownOf(dear)).lines.map(({ total }) => total)).toEqual([-7.5, 22.5]);
  await choose(selling, dear);
  expect((await shownOf(await addPlan(selling, 120))).lines.map(({ total }) => total)).toEqual([
    -22.5, 30,
  ]);
});

test('a place that came back by paying what it owed pays a dearer plan for what is left', async () => {
  await addCard(selling, 'declined');
  for (const day of ['02-28', '03-01', '03-03', '03-05', '03-07'])
    await runAt(selling, `2026-${day}T10:01:00+02:00`);
  selling.app.clock.now = later;
  await addCard(selling, 'works');
  await payDue(selling);
  const { period } = await current(selling);
  const [from, to] = [period?.from, period?.to].map((moment) => Date.parse(moment ?? ''));
  selling.app.clock.now = Math.round(((from ?? 0) + (to ?? 0)) / 2000) * 1000;
  expect((await shownOf(dear)).lines.map(({ total }) => total)).toEqual([-15, 45]);
});

test('a store that has no plan is given one by its seller, and owes its first period', async () => {
  const other = await addPayer(selling);
  const given = await call(selling.app, stores.calls.update, {
    params: { storeId: selling.company.companyId, id: other.store.storeId },
    body: { store_subscription_plan_id: basic },
    as: selling.seller,
  });
  expect(given.status).toBe(200);
  expect(await current(other)).toMatchObject({ status: 'incomplete', amount_due: 30 });
});
