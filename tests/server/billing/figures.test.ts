import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  figureMonthsFile,
  owedBillings,
  owedFile,
  readFigures,
} from '../../../contract/billing/figures.ts';
import { readPlan } from '../../../contract/billing/plans.ts';
import { cancelBilling, changeSubscription } from '../../../contract/billing/subscriptions.ts';
import { type Endpoint, fillPath } from '../../../contract/engine/endpoint.ts';
import { call } from '../../support/app.ts';
import {
  addCard,
  addPayer,
  addPlan,
  addSelling,
  choose,
  current,
  expectSound,
  firstMoment,
  history,
  payDue,
  runAt,
  type Selling,
  sqlOf,
} from '../../support/areas/billing/selling.ts';
import { addCompany, addMember, allBut } from '../../support/areas/people.ts';

let selling: Selling;
beforeEach(async () => {
  selling = await addSelling();
});
afterEach(() => expectSound(selling));

const at = () => ({ storeId: selling.company.companyId });
const figures = async () =>
  (await call(selling.app, readFigures, { params: at(), as: selling.seller })).data;

/** A store that takes a plan and pays it by a card that works. */
async function subscribed(to: Selling, plan: number) {
  await choose(to, plan);
  await addCard(to, 'works');
  await payDue(to);
  return to;
}

const subscriptionOf = async ({ store }: Selling) =>
  (
    await sqlOf<{ id: number }>(
      selling,
      'select subscription_id::int as id from subscriptions where store_id = $1',
      [store.storeId],
    )
  )[0]?.id ?? 0;

const end = async (who: Selling, status: 'inactive' | 'cancelled' = 'inactive') =>
  call(selling.app, changeSubscription, {
    params: { ...at(), id: await subscriptionOf(who) },
    body: { status, reason: 'closed' },
    as: selling.seller,
  });

describe('what is earned a month', () => {
  test('counts every pace by the month, of those who are active or overdue', async () => {
    const [monthly, yearly, weekly, daily] = [
      await addPlan(selling, 30),
      await addPlan(selling, 120, { interval: 'year' }),
      await addPlan(selling, 12, { interval: 'week' }),
      await addPlan(selling, 1, { interval: 'day' }),
    ];
    await subscribed(selling, monthly);
    for (const plan of [yearly, weekly, daily]) await subscribed(await addPayer(selling), plan);
    await choose(await addPayer(selling), monthly);
    const told = await figures();
    // 30 + 120 / 12 + 12 × 52 / 12 + 365 / 12; who has not paid yet is in force and counted on by nobody.
    expect(told).toMatchObject({ currency: 'EUR', mrr: 98.72, arpa: 24.68, subscribers: 5 });
    expect(told.by_status).toMatchObject({ active: 4, incomplete: 1, inactive: 0 });
    expect(told.plans.map((plan) => [plan.store_subscription_plan_id, plan.mrr])).toEqual([
      [weekly, 41.94],
      [daily, 24.53],
      [monthly, 24.19],
      [yearly, 8.06],
    ]);
    const params = { ...at(), id: monthly };
    const { data } = await call(selling.app, readPlan, { params, as: selling.seller });
    expect(data).toMatchObject({ subscribers: 2, monthly_revenue: 24.19 });
  });

  test('is told of who sells nothing, as nothing', async () => {
    const told = await figures();
    expect(told).toMatchObject({ mrr: 0, arpa: null, subscribers: 0, plans: [], is_test: false });
    expect(told.months).toHaveLength(12);
    expect(told.months.at(-1)).toMatchObject({ month: '2026-01', mrr: 0, churn: null });
  });
});

describe('month by month', () => {
  const monthsFrom = async (month: string) =>
    (await figures()).months.filter((each) => each.month >= month);

  test('has what recurs, who came and went, and what was billed, paid and given back', async () => {
    const plan = await addPlan(selling, 30);
    await subscribed(selling, plan);
    for (const day of ['02-28', '03-31']) await runAt(selling, `2026-${day}T12:00:00+03:00`);
    selling.app.clock.now = Date.parse('2026-04-02T10:00:00+03:00');
    const other = await subscribed(await addPayer(selling), await addPlan(selling, 50));
    const third = await subscribed(await addPayer(selling), plan);
    for (const day of ['04-30', '05-02']) await runAt(selling, `2026-${day}T12:00:00+03:00`);
    const [billing] = await history(other);
    await call(selling.app, cancelBilling, {
      params: { ...at(), id: billing?.billing_id ?? 0 },
      body: { reason: 'was closed', refund: true },
      as: selling.seller,
    });
    await end(other);
    await end(third, 'cancelled');
    const month = (own: object) => expect.objectContaining(own);
    expect(await monthsFrom('2025-12')).toEqual([
      month({ month: '2025-12', mrr: 0, subscribers: 0, billed: 0 }),
      month({ month: '2026-01', mrr: 24.19, subscribers: 0, new: 1, billed: 30, paid: 30 }),
      month({
        month: '2026-02',
        mrr: 24.19,
        subscribers: 1,
        new: 0,
        churn: 0,
        billed: 30,
        paid: 30,
      }),
      month({ month: '2026-03', mrr: 24.19, subscribers: 1, billed: 30 }),
      month({ month: '2026-04', mrr: 88.7, subscribers: 1, new: 2, ended: 0, billed: 110 }),
      {
        month: '2026-05',
        mrr: 24.19,
        subscribers: 3,
        new: 0,
        cancelled: 1,
        ended: 1,
        churn: 33.3,
        billed: 80,
        paid: 80,
        refunded: 50,
      },
    ]);
    await runAt(selling, '2026-06-02T10:01:00+03:00');
    // Who was cancelled in May is counted on no more at its end.
    expect(await monthsFrom('2026-04')).toEqual([
      month({ month: '2026-04', mrr: 88.7 }),
      month({ month: '2026-05', mrr: 24.19, ended: 1 }),
      month({ month: '2026-06', mrr: 24.19, subscribers: 2, ended: 1, churn: 50 }),
    ]);
    expect((await figures()).is_test).toBe(true);
  });

  test('counts a period that another pace cut short until there', async () => {
    await subscribed(selling, await addPlan(selling, 30));
    selling.app.clock.now = Date.parse('2026-02-10T10:00:00+02:00');
    await choose(selling, await addPlan(selling, 480, { interval: 'year' }));
    await payDue(selling);
    await runAt(selling, '2026-04-01T10:00:00+03:00');
    expect((await monthsFrom('2026-01')).map(({ mrr }) => mrr)).toEqual([
      24.19, 32.26, 32.26, 32.26,
    ]);
  });

  test('goes by the clock of the seller', async () => {
    selling.app.clock.now = Date.parse('2026-02-28T23:30:00Z');
    await subscribed(selling, await addPlan(selling, 30));
    expect((await monthsFrom('2026-02')).map(({ month, paid }) => [month, paid])).toEqual([
      ['2026-02', 0],
      ['2026-03', 30],
    ]);
  });
});

describe('what is owed', () => {
  const days = (count: number) => firstMoment + count * 86_400_000;

  test('is told by how long it is overdue, and is the same that the subscriber owes', async () => {
    await choose(selling, await addPlan(selling, 30));
    const { unpaid_billings } = await current(selling);
    const due = Date.parse(unpaid_billings[0]?.due_at ?? '');
    const ageAt = async (ms: number) => {
      selling.app.clock.now = ms;
      const { owed } = await figures();
      expect(owed.reduce((sum, { amount }) => sum + amount, 0)).toBe(30);
      return owed.find(({ billings }) => billings)?.age;
    };
    const later = (count: number) => ageAt(due + count * 86_400_000);
    expect([await ageAt(days(1)), await later(0), await later(0.1)]).toEqual([
      'not_due',
      'not_due',
      'to_7',
    ]);
    expect([await later(6.9), await later(7.1), await later(29.9)]).toEqual([
      'to_7',
      'to_30',
      'to_30',
    ]);
    expect([await later(30.1), await later(60.1)]).toEqual(['to_60', 'over_60']);
  });
});

describe('the list of what is owed', () => {
  test('has twelve billings on a page, and the thirteenth on the next', async () => {
    const plan = await addPlan(selling, 30);
    await choose(selling, plan);
    for (let at = 0; at < 12; at += 1) await choose(await addPayer(selling), plan);
    const page = async (number: number) => {
      const query = { page: String(number) };
      return (await call(selling.app, owedBillings, { params: at(), query, as: selling.seller }))
        .data;
    };
    const [first, second] = [await page(1), await page(2)];
    expect([first.billings.length, second.billings.length]).toEqual([12, 1]);
    expect(second.pagination).toMatchObject({ total: 13, current_page: 2 });
    const numbers = [...first.billings, ...second.billings].map(({ number }) => number);
    expect(new Set(numbers).size).toBe(13);
  });
});

describe('the tables', () => {
  const fileOf = async (endpoint: Endpoint) => {
    const answer = await selling.app.app.request(`/api${fillPath(endpoint.path, at())}`, {
      headers: { authorization: `Bearer ${selling.seller.token}` },
    });
    expect(answer.headers.get('content-type')).toContain('text/csv');
    return (await answer.text()).replace('\uFEFF', '').split('\r\n');
  };

  test('are the months, and who owes what, no name of which is a formula', async () => {
    await choose(selling, await addPlan(selling, 30));
    await sqlOf(selling, `update stores set name = '=1+1;"x"' where store_id = $1`, [
      selling.store.storeId,
    ]);
    selling.app.clock.now = Date.parse('2026-02-16T10:00:00+02:00');
    expect((await fileOf(figureMonthsFile)).slice(-3)).toEqual([
      '2026-01,0,0,1,0,0,,30,0,0',
      '2026-02,0,1,0,0,0,0,0,0,0',
      '',
    ]);
    expect(await fileOf(owedFile)).toEqual([
      'Store,Billing number,Due,Days overdue,Amount,Currency,Reminders',
      `"'=1+1;""x""",1,2026-02-07,10,30,EUR,1`,
      '',
    ]);
  });
});

describe('who may see them', () => {
  test('is whoever may see the subscribers, of their own company', async () => {
    const without = await addMember(selling.app, selling.company, allBut('subscriptions.stores'));
    const other = await addCompany(selling.app);
    const stranger = await addMember(selling.app, other);
    for (const endpoint of [readFigures, owedBillings, figureMonthsFile, owedFile]) {
      const as = async (who: typeof without) =>
        (await call(selling.app, endpoint, { params: at(), as: who })).status;
      expect([await as(without), await as(stranger)]).toEqual([403, 404]);
    }
  });
});
