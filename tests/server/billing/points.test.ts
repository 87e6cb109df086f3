import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { planRewardTypeIds } from '../../../contract/billing/plans.ts';
import { changeBilling } from '../../../contract/billing/subscriptions.ts';
import { givePlanPoints } from '../../../server/plan-points/give.ts';
import { call } from '../../support/app.ts';
import {
  addCard,
  addPlan,
  addSelling,
  choose,
  expectSound,
  history,
  payDue,
  runAt,
  type Selling,
  sqlOf,
} from '../../support/areas/billing/selling.ts';
import {
  accountOf,
  addCustomer,
  expectSound as expectLedgerSound,
  type Shopper,
  type Till,
} from '../../support/areas/till.ts';

let selling: Selling;
let payer: Shopper;
const till = (): Till => ({ ...selling, cashier: selling.payer });

beforeEach(async () => {
  selling = await addSelling();
  payer = await addCustomer(till(), { mobile: selling.payer.mobile });
});
afterEach(async () => {
  await expectSound(selling);
  await expectLedgerSound(selling);
});

const take = async (price: number, reward_type_id: number | null, reward_points = 12.5) =>
  choose(selling, await addPlan(selling, price, { reward_type_id, reward_points }));
const payByCard = async () => {
  await addCard(selling, 'works');
  await payDue(selling);
};
const giveAt = async (at: string) => {
  await runAt(selling, at);
  await givePlanPoints({ database: selling.app.database, now: () => selling.app.clock.now });
};
const moment = '2026-01-31T10:05:00+02:00';

describe('a plan that gives points', () => {
  test('gives them with each payment to whoever runs the place and is a customer, once', async () => {
    await take(29.9, planRewardTypeIds.payment);
    await giveAt(moment);
    expect((await accountOf(till(), payer)).balance).toBe(0);
    await payByCard();
    await Promise.all([giveAt(moment), giveAt(moment)]);
    expect((await accountOf(till(), payer)).balance).toBe(12.5);
    await giveAt('2026-02-28T10:01:00+02:00');
    expect((await accountOf(till(), payer)).balance).toBe(25);
    const reasons = await sqlOf(selling, 'select reason from postings order by posting_id');
    expect(reasons).toEqual([{ reason: 'Βασικό · 1' }, { reason: 'Βασικό · 2' }]);
  });

  test('gives them for each whole unit of the amount, also where it is paid at the desk', async () => {
    await take(29.9, planRewardTypeIds.amount, 2);
    const [billing] = await history(selling);
    await call(selling.app, changeBilling, {
      params: { storeId: selling.company.companyId, id: billing?.billing_id ?? 0 },
      body: { status: 'paid', reason: 'cash' },
      as: selling.seller,
    });
    await giveAt(moment);
    expect((await accountOf(till(), payer)).balance).toBe(58);
  });

  test('gives none where nobody who runs the place is a customer, and does not try for ever', async () => {
    await sqlOf(selling, 'update customers set deleted_at = now()');
    await take(29.9, planRewardTypeIds.payment);
    await payByCard();
    await giveAt(moment);
    const given = await sqlOf(selling, 'select posting_id, given_at from billing_points');
    expect(given).toMatchObject([{ posting_id: null, given_at: expect.any(Date) }]);
  });

  test('gives none without a kind', async () => {
    await take(29.9, null);
    await payByCard();
    await giveAt(moment);
    expect((await accountOf(till(), payer)).balance).toBe(0);
  });
});
