import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { changeStoreSubscription } from '../../../contract/billing/subscriptions.ts';
import { call } from '../../support/app.ts';
import {
  addCard,
  addPlan,
  addSelling,
  calculate,
  choose,
  current,
  expectSound,
  of,
  own,
  payDue,
  type Selling,
  sqlOf,
} from '../../support/areas/billing/selling.ts';

let selling: Selling;
let basic: number;
let dear: number;
beforeEach(async () => {
  selling = await addSelling();
  basic = await addPlan(selling, 30);
  dear = await addPlan(selling, 90);
});
afterEach(() => expectSound(selling));

/** What the preview and the confirmation refuse with. */
const refusals = async (plan: number) => [
  (await calculate(selling, plan)).refusal.error,
  (await choose(selling, plan)).refusal.error,
];
const cancel = (cancelled: boolean) =>
  call(selling.app, own.cancel, { params: of(selling), body: { cancelled }, as: selling.payer });
const suspend = () =>
  call(selling.app, changeStoreSubscription, {
    params: { storeId: selling.company.companyId, id: selling.store.storeId },
    body: { status: 'inactive', reason: 'by hand' },
    as: selling.seller,
  });

describe('a plan is refused before it is confirmed as it would be then', () => {
  test('where the one that has ended owes', async () => {
    await choose(selling, basic);
    await suspend();
    expect(await refusals(dear)).toEqual(['plan_owes', 'plan_owes']);
    expect(await refusals(basic)).toEqual(['plan_owes', 'plan_owes']);
  });

  test('where it was withdrawn', async () => {
    await sqlOf(selling, 'update subscription_plans set withdrawn_at = now()');
    expect(await refusals(basic)).toEqual(['plan_withdrawn', 'plan_withdrawn']);
  });

  test('where a card is being asked for a change, or for a plan that it would replace', async () => {
    await choose(selling, basic);
    await addCard(selling, 'authenticates');
    await payDue(selling);
    expect(await refusals(dear)).toEqual(['payment_under_way', 'payment_under_way']);
  });

  test('where it is the plan there is', async () => {
    await choose(selling, basic);
    expect(await refusals(basic)).toEqual(['plan_unchanged', 'plan_unchanged']);
  });
});

describe('choosing a plan says that it takes a cancellation back', () => {
  const takesBack = async (plan: number) =>
    (await calculate(selling, plan)).data.takes_cancellation_back;
  beforeEach(async () => {
    await choose(selling, basic);
    await addCard(selling, 'works');
    await payDue(selling);
  });

  test.each([10, 90])('at a price of %i', async (price) => {
    const plan = await addPlan(selling, price);
    expect(await takesBack(plan)).toBe(false);
    await cancel(true);
    expect(await takesBack(plan)).toBe(true);
    expect(await takesBack(basic)).toBe(true);
    await choose(selling, plan);
    expect((await current(selling)).status).toBe('active');
  });

  test('and is refused where it was cancelled after that was shown', async () => {
    const { calculated_at, digest } = (await calculate(selling, dear)).data;
    await cancel(true);
    const { refusal } = await choose(selling, dear, { calculated_at, digest });
    expect(refusal.error).toBe('plan_recalculate');
    expect((await current(selling)).status).toBe('cancelled');
  });
});

test('a call that a suspended place may not make names no payment where nothing is owed', async () => {
  await choose(selling, basic);
  await addCard(selling, 'works');
  await payDue(selling);
  await suspend();
  const { refusal } = await cancel(true);
  expect(refusal).toMatchObject({ error: 'subscription_inactive' });
  expect(refusal.message).not.toMatch(/pay/i);
});
