import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { call } from '../../support/app.ts';
import {
  addCard,
  addPlan,
  addSelling,
  calculate,
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
let plan: number;
afterEach(() => expectSound(selling));
beforeEach(async () => {
  selling = await addSelling();
  plan = await addPlan(selling, 29.9);
  await choose(selling, plan);
});

const pay = (total: number) =>
  call(selling.app, own.payDue, {
    params: of(selling),
    query: { total: String(total) },
    as: selling.payer,
  });
const taken = async () =>
  (
    await sqlOf<{ amount: number }>(
      selling,
      `select amount::int from billing_payments where state = 'succeeded' order by payment_id`,
    )
  ).map(({ amount }) => amount / 100);

describe('what paying charges', () => {
  test('is shown with its tax and what it is for, and is what is charged', async () => {
    await addCard(selling, 'works');
    const { charges } = await current(selling);
    expect(charges).toMatchObject({
      currency: 'EUR',
      net: 24.11,
      vat: 5.79,
      total: 29.9,
      taxes: [{ vat_rate: 24, total: 29.9 }],
      charges: [{ number: 1, total: 29.9, lines: [{ kind: 'plan', text: expect.any(String) }] }],
    });
    await pay(charges.total);
    expect(await taken()).toEqual([29.9]);
    expect((await current(selling)).charges).toMatchObject({ charges: [], total: 0 });
  });

  test('is all that coming back after a suspension charges', async () => {
    await runAt(selling, '2026-02-14T10:01:00+02:00');
    await addCard(selling, 'works');
    selling.app.clock.now = Date.parse('2026-05-10T10:00:00+03:00');
    const { status, charges } = await current(selling);
    expect([status, charges.total]).toEqual(['inactive', 29.9]);
    await pay(charges.total);
    for (const seconds of [19, 60, 3600])
      await runAt(selling, Date.parse('2026-05-10T10:00:00+03:00') + seconds * 1000);
    expect(await taken()).toEqual([charges.total]);
  });

  test('is refused where another total was shown, and nothing is charged', async () => {
    await addCard(selling, 'works');
    expect((await pay(19.9)).refusal.error).toBe('plan_recalculate');
    const [billing] = await history(selling);
    const one = await call(selling.app, own.payBilling, {
      params: { ...of(selling), id: billing?.billing_id ?? 0 },
      query: { total: '30' },
      as: selling.payer,
    });
    expect(one.refusal.error).toBe('plan_recalculate');
    expect(await taken()).toEqual([]);
  });
});

describe('what is confirmed', () => {
  test('is all that was shown: another tax within the same total is refused', async () => {
    await addCard(selling, 'works');
    await payDue(selling);
    const dear = await addPlan(selling, 90);
    const { calculated_at, charges, digest } = (await calculate(selling, dear)).data;
    await sqlOf(selling, 'update billing_sellers set vat_rate = 1300');
    const charged = charges.total;
    const refused = await choose(selling, dear, { calculated_at, charged, digest });
    expect(refused.refusal.error).toBe('plan_recalculate');
    expect(await taken()).toEqual([29.9]);
    const again = (await calculate(selling, dear)).data;
    expect(again.total).toBe(charged);
    const body = { calculated_at: again.calculated_at, charged, digest: again.digest };
    expect((await choose(selling, dear, body)).data.payment?.state).toBe('succeeded');
  });

  test('is what was due when it was shown, and not another billing of the same total', async () => {
    await addCard(selling, 'works');
    const { digest, total } = (await current(selling)).charges;
    const other = await addPlan(selling, 29.9);
    await choose(selling, other);
    const query = { total: String(total), digest };
    const asked = { params: of(selling), as: selling.payer };
    const refused = await call(selling.app, own.payDue, { ...asked, query });
    expect(refused.refusal.error).toBe('plan_recalculate');
    const fresh = { ...query, digest: (await current(selling)).charges.digest };
    expect((await call(selling.app, own.payDue, { ...asked, query: fresh })).status).toBe(200);
  });

  test('is refused where nothing is due any more', async () => {
    await addCard(selling, 'works');
    await pay(29.9);
    expect((await pay(29.9)).refusal).toMatchObject({ code: 409, error: 'nothing_due' });
    expect((await pay(0)).status).toBe(200);
    expect(await taken()).toEqual([29.9]);
  });
});

describe('what a card is charged for by itself', () => {
  test('is shown when it is added, with the moment, and is charged then', async () => {
    const { data } = await addCard(selling, 'works');
    expect(data.charges).toMatchObject({
      total: 29.9,
      charges: [{ number: 1, at: new Date(firstMoment + 600_000).toISOString() }],
    });
    await runAt(selling, Date.parse(data.charges.charges[0]?.at ?? '') - 1000);
    expect(await taken()).toEqual([]);
    await runAt(selling, Date.parse(data.charges.charges[0]?.at ?? ''));
    expect(await taken()).toEqual([29.9]);
  });

  test('is nothing where the subscription has ended, or nothing is due', async () => {
    await addCard(selling, 'works');
    await payDue(selling);
    expect((await addCard(selling, 'works')).data.charges).toMatchObject({ charges: [], total: 0 });
    const other = await addSelling(selling.app);
    await choose(other, await addPlan(other, 10));
    await runAt(other, '2026-02-14T10:01:00+02:00');
    expect((await addCard(other, 'works')).data.charges).toMatchObject({ charges: [], total: 0 });
  });
});

describe('what a change of plan charges', () => {
  test('is shown before it is confirmed, and is what the card is charged', async () => {
    await addCard(selling, 'works');
    await payDue(selling);
    const dear = await addPlan(selling, 90);
    const { charges, calculated_at } = (await calculate(selling, dear)).data;
    expect(charges.total).toBe(60.1);
    const { data } = await choose(selling, dear, { calculated_at, charged: charges.total });
    expect(data.payment).toMatchObject({ state: 'succeeded', amount: 60.1 });
    expect(await taken()).toEqual([29.9, 60.1]);
  });

  test('is nothing without a card; where one was added since, it is shown again first', async () => {
    await addCard(selling, 'works');
    await payDue(selling);
    const { data } = await call(selling.app, own.listCards, {
      params: of(selling),
      as: selling.payer,
    });
    const params = { ...of(selling), id: data.cards[0]?.card_id ?? 0 };
    await call(selling.app, own.deleteCard, { params, as: selling.payer });
    const dear = await addPlan(selling, 90);
    const shown = (await calculate(selling, dear)).data;
    expect(shown).toMatchObject({ total: 60.1, charges: { charges: [], total: 0 } });
    await addCard(selling, 'works');
    const confirmed = await choose(selling, dear, {
      calculated_at: shown.calculated_at,
      charged: shown.charges.total,
    });
    expect(confirmed.refusal.error).toBe('plan_recalculate');
    expect(await taken()).toEqual([29.9]);
  });
});

describe('money of an attempt that was given up', () => {
  const minute = 60_000;
  /** Its owner never confirms it, and a day later it is given up. */
  beforeEach(async () => {
    await addCard(selling, 'authenticates');
    await payDue(selling);
    await runAt(selling, firstMoment + 25 * 60 * minute);
    expect(await current(selling)).toMatchObject({ status: 'incomplete' });
  });

  /** The bank took it all the same, and says so now. */
  async function comesLate(minutes: number) {
    await sqlOf(
      selling,
      `with late as (update test_bank set body = body || '{"state": "succeeded", "failure": null}' from billing_payments p
          where p.provider_ref = object_ref and p.state = 'failed' and kind = 'payment' returning object_ref, test_bank.company_id)
        insert into test_bank (object_ref, company_id, kind, body) select 'evt_late ' || clock_timestamp(), company_id, 'event',
          jsonb_build_object('objectRef', object_ref) from late`,
    );
    await runAt(selling, firstMoment + (26 * 60 + minutes) * minute);
  }
  const refunds = () => sqlOf(selling, 'select amount::int, state, reason from billing_refunds');

  test('pays what is still owed, and the subscription goes on', async () => {
    await comesLate(0);
    expect(await current(selling)).toMatchObject({ status: 'active', amount_due: 0 });
    expect(await history(selling)).toMatchObject([{ status: 'paid' }]);
    expect(await refunds()).toEqual([]);
  });

  test('goes back, once, where another card has paid meanwhile', async () => {
    await addCard(selling, 'works');
    await payDue(selling);
    expect(await taken()).toEqual([29.9]);
    await comesLate(0);
    await comesLate(1);
    expect(await refunds()).toEqual([{ amount: 2990, state: 'succeeded', reason: 'not_owed' }]);
    expect(await current(selling)).toMatchObject({ status: 'active', amount_due: 0 });
  });
});
