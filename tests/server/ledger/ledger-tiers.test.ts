import { beforeEach, describe, expect, test } from 'vitest';
import { findCustomer } from '../../../contract/customers/customers.ts';
import { call, testApp } from '../../support/app.ts';
import {
  addCustomer,
  addLadder,
  addTill,
  expectSound,
  giveBack,
  type Shopper,
  send,
  setCompany,
  setStore,
  type Till,
} from '../../support/areas/till.ts';

const day = 86_400_000;
const start = Date.parse('2026-01-10T10:00:00Z');

let till: Till;
let customer: Shopper;
beforeEach(async () => {
  till = await addTill(await testApp({ now: start }));
  customer = await addCustomer(till);
});

const onDay = (days: number) => {
  till.app.clock.now = start + days * day;
};
const buy = async (amount: number, own = {}) => (await send(till, customer, amount, own)).data;
const tierOf = async () => {
  const params = { storeId: till.store.storeId };
  const query = { code: customer.mobile };
  return (await call(till.app, findCustomer, { params, query, as: till.cashier })).data;
};
const tier = async () => (await tierOf()).tier?.title.en;
const reached = ({ rules }: Awaited<ReturnType<typeof buy>>) =>
  rules.find(({ rule }) => rule === 'tier_reached');

describe('a tier over a lifetime', () => {
  beforeEach(() =>
    addLadder(till, [{ from: 0 }, { from: 10_000, multiplier: 200 }, { from: 30_000 }]),
  );

  test('counts from the receipt after the one that reaches it, which says so', async () => {
    expect(reached(await buy(99.99))?.outcome).toBe('skipped');
    const reaching = await buy(0.01);
    expect(reached(reaching)).toMatchObject({ outcome: 'applied', inputs: { tier_en: 'Tier 1' } });
    expect(reaching.points).toBe(0.01);
    expect((await buy(10)).points).toBe(20);
    await expectSound(till);
  });

  test('is told with the next one, what is missing and how far the customer has come', async () => {
    expect(await tierOf()).toMatchObject({
      tier: { title: { en: 'Tier 0' } },
      next_tier: { title: { en: 'Tier 1' }, missing: 100, progress: 0 },
    });
    await buy(150);
    expect(await tierOf()).toMatchObject({
      tier: { title: { en: 'Tier 1' } },
      next_tier: { title: { en: 'Tier 2' }, missing: 150, progress: 0.25 },
    });
    await buy(75);
    expect(await tierOf()).toMatchObject({ tier: { title: { en: 'Tier 2' } }, next_tier: null });
  });

  test('stays, however long nothing is bought and whatever is spent', async () => {
    await buy(120);
    await buy(1, { points_used: 100 });
    onDay(4000);
    expect(await tier()).toBe('Tier 1');
  });

  test('is rechecked after a return', async () => {
    const { transaction_id } = await buy(120);
    await giveBack(till, transaction_id, { amount: 20 });
    expect(await tier()).toBe('Tier 1');
    await giveBack(till, transaction_id, { amount: 1 });
    expect(await tier()).toBe('Tier 0');
    expect((await buy(0.5)).points).toBe(0.5);
  });
});

describe('a tier in expiration_mode', () => {
  beforeEach(() =>
    addLadder(
      till,
      [{ from: 0 }, { from: 10_000, multiplier: 200, days: 30 }, { from: 30_000, days: 60 }],
      'expiration_mode',
    ),
  );

  test('is reached at once by what was earned within its own days', async () => {
    await buy(60);
    onDay(31);
    await buy(60);
    expect(await tier()).toBe('Tier 0');
    onDay(40);
    await buy(40);
    expect(await tier()).toBe('Tier 1');
    expect((await buy(10)).points).toBe(20);
  });

  test('is kept until its period ends, though less was earned since, and lost then', async () => {
    await buy(60);
    onDay(10);
    await buy(40);
    onDay(39);
    expect(await tier()).toBe('Tier 1');
    expect((await buy(5)).points).toBe(10);
    onDay(40);
    expect(await tier()).toBe('Tier 0');
    expect((await buy(5)).points).toBe(5);
    await expectSound(till);
  });

  test('goes on for another period when enough was earned meanwhile', async () => {
    await buy(100);
    onDay(29);
    await buy(60);
    onDay(30);
    expect(await tier()).toBe('Tier 1');
    await buy(1);
    onDay(59);
    expect(await tier()).toBe('Tier 1');
    onDay(61);
    expect(await tier()).toBe('Tier 0');
  });

  test('gives way to a higher one at once, which has days of its own', async () => {
    await buy(100);
    onDay(5);
    await buy(100);
    expect(await tier()).toBe('Tier 2');
    onDay(64);
    expect(await tier()).toBe('Tier 2');
    onDay(65);
    expect(await tier()).toBe('Tier 0');
  });

  test('is rechecked after a return, before its period ends', async () => {
    const { transaction_id } = await buy(100);
    await giveBack(till, transaction_id);
    expect(await tier()).toBe('Tier 0');
  });
});

describe('tier_mode_id 2', () => {
  const byAmount = async (system: 'lifetime' | 'expiration_mode') => {
    await addLadder(till, [{ from: 0 }, { from: 10_000, days: 30 }], system);
    await setCompany(till, { tier_mode_id: 2 });
    await setStore(till, { reward_points: 0 });
  };

  test('counts the amounts spent, whatever they earn', async () => {
    await byAmount('lifetime');
    await buy(75);
    expect((await tierOf()).next_tier).toMatchObject({ missing: 25, progress: 0.75 });
    expect(reached(await buy(25))?.outcome).toBe('applied');
    expect(await tierOf()).toMatchObject({ balance: 0, tier: { title: { en: 'Tier 1' } } });
  });

  test('counts an amount given back no more', async () => {
    await byAmount('lifetime');
    const { transaction_id } = await buy(100);
    await giveBack(till, transaction_id, { amount: 0.01 });
    expect(await tier()).toBe('Tier 0');
  });

  test('counts within the days of the tier in expiration_mode', async () => {
    await byAmount('expiration_mode');
    await buy(99);
    onDay(31);
    await buy(99);
    expect(await tier()).toBe('Tier 0');
    await buy(1);
    expect(await tier()).toBe('Tier 1');
    onDay(61);
    expect(await tier()).toBe('Tier 0');
  });
});

test('package_mode tells the tier and ignores its multiplier', async () => {
  await addLadder(till, [{ from: 0, multiplier: 300 }]);
  expect((await buy(10)).points).toBe(30);
  await setCompany(till, { package_mode: true });
  const { points, rules } = await buy(10);
  expect(points).toBe(10);
  const multiplier = rules.find(({ rule }) => rule === 'tier_multiplier');
  expect(multiplier).toMatchObject({ outcome: 'skipped', inputs: { multiplier: 1 } });
  expect(await tier()).toBe('Tier 0');
});

test('tiers that are switched off neither multiply nor are told', async () => {
  await addLadder(till, [{ from: 0, multiplier: 300 }]);
  await setCompany(till, { tiers_enabled: false });
  expect((await buy(10)).points).toBe(10);
  expect(await tierOf()).toMatchObject({ tier: null, next_tier: null });
});
