import { beforeEach, describe, expect, test } from 'vitest';
import { testApp } from '../../support/app.ts';
import {
  accountOf,
  addCustomer,
  addLadder,
  addProduct,
  addTill,
  expectSound,
  type Shopper,
  send,
  setCompany,
  setStore,
  type Till,
} from '../../support/areas/till.ts';

let till: Till;
let customer: Shopper;

beforeEach(async () => {
  till = await addTill(await testApp());
  customer = await addCustomer(till);
});

const ruleOf = (rules: readonly { rule: string }[], name: string) =>
  rules.find(({ rule }) => rule === name);

describe('earning', () => {
  const table = [
    { amount: 12.34, settings: { reward_floor: false }, points: 12.34 },
    { amount: 12.34, settings: { reward_floor: true }, points: 12 },
    { amount: 0.99, settings: { reward_floor: true }, points: 0 },
    { amount: 10, settings: { reward_amount: 300, reward_points: 100 }, points: 3.33 },
    { amount: 10, settings: { reward_amount: 50, reward_points: 250 }, points: 50 },
    { amount: 9_999_999.99, settings: { reward_points: 1000 }, points: 99_999_999.9 },
    { amount: 0.01, settings: { reward_floor: false }, points: 0.01 },
  ];
  for (const { amount, settings, points } of table)
    test(`${amount} with ${JSON.stringify(settings)} earns ${points} points (reward-floor)`, async () => {
      await setStore(till, settings);
      const { data } = await send(till, customer, amount);
      expect(data.points).toBe(points);
      expect(await accountOf(till, customer)).toEqual({ balance: points, deficit: 0 });
      await expectSound(till);
    });

  test('an offline receipt of 100 online points gives 30 at a ratio of 30 % (offline-online-relation)', async () => {
    await setCompany(till, { online_offline_points_ratio: 30 });
    expect((await send(till, customer, 100, { channel: 'online' })).data.points).toBe(100);
    expect((await send(till, customer, 100)).data.points).toBe(30);
  });

  test('the tier multiplies the amount, the products add their own points, and the ratio is applied to both', async () => {
    await addLadder(till, [{ from: 0, multiplier: 150 }]);
    await setCompany(till, { online_offline_points_ratio: 50 });
    const product = await addProduct(till, 500);
    const { data } = await send(till, customer, 10, {
      lines: [{ product_id: product, quantity: 3 }],
    });
    expect(data.points).toBe((10 * 1.5 + 3 * 5) / 2);
    expect(data.rules.map(({ rule }) => rule)).toEqual([
      'store_awards',
      'coupons',
      'transaction_limits',
      'points_payment',
      'amount_points',
      'tier_multiplier',
      'product_points',
      'online_offline_ratio',
      'rounding',
      'daily_limits',
      'deficit',
      'expiration',
      'tier_reached',
      'goal',
    ]);
    expect(ruleOf(data.rules, 'tier_multiplier')).toMatchObject({
      outcome: 'applied',
      inputs: { multiplier: 1.5 },
      points: 15,
    });
  });

  test.each([
    [{ offline_amount: 5000, offline_points: 0 }, 'passed', { amount: 50, points: 0 }],
    [{ offline_amount: 0, offline_points: 700 }, 'passed', { amount: 0, points: 7 }],
    [{ offline_amount: 0, offline_points: 0 }, 'skipped', { amount: 0, points: 0 }],
  ] as const)(
    'the limits of a day %o are named among the rules',
    async (limits, outcome, inputs) => {
      await setCompany(till, limits);
      const { data } = await send(till, customer, 2);
      expect(ruleOf(data.rules, 'daily_limits')).toMatchObject({ outcome, inputs });
    },
  );

  test('what was rounded is rounded once, at the end', async () => {
    await addLadder(till, [{ from: 0, multiplier: 133 }]);
    await setStore(till, { reward_amount: 300, reward_floor: true });
    // 10 / 3 × 1.33 = 4.43…; rounding each step would give 3 × 1.33 = 3.
    expect((await send(till, customer, 10)).data.points).toBe(4);
  });

  test('an amount paid with points earns none, and the points are spent', async () => {
    await send(till, customer, 500);
    const { data } = await send(till, customer, 10, { points_used: 400 });
    expect(data).toMatchObject({
      covered_amount: 4,
      points: 6,
      points_used: 400,
      balance_after: 106,
    });
    await expectSound(till);
  });

  test('a store that awards no points says so and writes nothing', async () => {
    await setStore(till, { reward_active: false });
    const { status, refusal } = await send(till, customer, 10);
    expect([status, refusal.error]).toEqual([422, 'awards_off']);
    expect(await accountOf(till, customer)).toEqual({ balance: 0, deficit: 0 });
  });
});

describe('amounts that are none', () => {
  for (const amount of [-1, 0, 0.001, 10_000_000.01, 1e300])
    test(`${amount} is refused on its field`, async () => {
      const { status, refusal } = await send(till, customer, amount);
      expect(status).toBe(422);
      expect(Object.keys(refusal.errors ?? {})).toEqual(['amount']);
    });
});

describe('limits of a receipt', () => {
  beforeEach(() => setStore(till, { min_amount_limit: 500, max_amount_limit: 10_000 }));

  test('the limits themselves are within', async () => {
    expect((await send(till, customer, 5)).status).toBe(201);
    expect((await send(till, customer, 100)).status).toBe(201);
  });

  test('a receipt outside is refused with a message that names the limit, and nothing is written', async () => {
    const low = await send(till, customer, 4.99);
    expect(low.refusal).toMatchObject({
      error: 'below_min_amount',
      details: { limit: 5, amount: 4.99 },
    });
    expect(low.refusal.message).toContain('5');
    const high = await send(till, customer, 100.01);
    expect(high.refusal).toMatchObject({
      error: 'above_max_amount',
      details: { limit: 100, amount: 100.01 },
    });
    expect(high.refusal.errors?.amount).toEqual([high.refusal.message]);
    expect(await accountOf(till, customer)).toEqual({ balance: 0, deficit: 0 });
  });
});

describe('daily limits', () => {
  test('a limit is reached exactly and not passed, offline and online apart', async () => {
    await setCompany(till, { offline_amount: 10_000, online_points: 5_000 });
    expect((await send(till, customer, 60)).status).toBe(201);
    expect((await send(till, customer, 40)).status).toBe(201);
    const { refusal } = await send(till, customer, 0.01);
    expect(refusal).toMatchObject({
      error: 'daily_amount_limit',
      details: { limit: 100, taken: 100, amount: 0.01 },
    });
    expect((await send(till, customer, 50, { channel: 'online' })).status).toBe(201);
    const online = await send(till, customer, 1, { channel: 'online' });
    expect(online.refusal).toMatchObject({
      error: 'daily_points_limit',
      details: { limit: 50, taken: 50, points: 1 },
    });
    expect((await accountOf(till, customer)).balance).toBe(150);
    await expectSound(till);
  });

  test("a store's own limit goes before the company's, and 0 is none", async () => {
    await setCompany(till, { offline_amount: 1_000 });
    await setStore(till, { offline_amount: 0 });
    expect((await send(till, customer, 500)).status).toBe(201);
  });

  test('what was taken before the limit was set counts, and a new day begins at the midnight of the company', async () => {
    till.app.clock.now = Date.parse('2026-03-10T20:00:00Z');
    await send(till, customer, 80);
    await setCompany(till, { offline_amount: 10_000 });
    expect((await send(till, customer, 30)).refusal.details).toMatchObject({ taken: 80 });
    till.app.clock.now = Date.parse('2026-03-10T22:00:01Z');
    expect((await send(till, customer, 30)).status).toBe(201);
  });
});
