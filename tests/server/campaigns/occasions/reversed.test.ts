import { beforeEach, describe, expect, test } from 'vitest';
import { undoTransaction } from '../../../../contract/transactions/transaction-undo.ts';
import { call, testApp } from '../../../support/app.ts';
import {
  addMarketer,
  type Marketer,
  participantsOf,
  runCampaign,
} from '../../../support/areas/campaigns.ts';
import { addGift } from '../../../support/areas/claims.ts';
import { lookAt, setCustomer } from '../../../support/areas/occasions.ts';
import {
  accountOf,
  addCustomer,
  addLadder,
  addTill,
  expectSound,
  giveBack,
  type Shopper,
  send,
  type Till,
} from '../../../support/areas/till.ts';

let till: Till;
let marketer: Marketer;
let customer: Shopper;
let gift: number;

beforeEach(async () => {
  till = await addTill(await testApp({ now: Date.parse('2026-01-01T09:00:00Z') }));
  marketer = await addMarketer(till);
  customer = await addCustomer(till);
  gift = await addGift(till, 100);
  await addLadder(till, [{ from: 0 }, { from: 30_000 }]);
});

const look = () => lookAt(marketer, '2026-01-01T09:05:00Z');
const states = async (id: number) => (await participantsOf(marketer, id)).map(({ state }) => state);
const query = async (text: string) =>
  (await till.app.database.pool.query(text, [till.company.companyId])).rows;
const claimStates = async () =>
  (await query('select state from claims where company_id = $1')).map(({ state }) => state);
const messageStates = async () =>
  (await query('select state from messages where company_id = $1 order by message_id')).map(
    ({ state }) => state,
  );

/** Gifts for crossing 400 points and for reaching the second tier, with a message for each. */
async function runBoth() {
  await setCustomer(marketer, customer.id, { email: 'anna@example.org' });
  await till.app.database.pool.query(
    'update customers set mail = true where user_account_id = $1',
    [customer.id],
  );
  const own = {
    campaign_reward: { title: 'Κούπα', gift_ids: [gift], points: 10 },
    system_notification_ids: [2],
    email: {
      subject: { el: 'Δώρο', en: 'Gift', it: 'Premio' },
      text: { el: 'Ένα δώρο', en: 'A gift', it: 'Un premio' },
    },
  };
  return [
    await runCampaign(marketer, 'balance', { on: 'crosses', threshold: 400 }, own),
    await runCampaign(marketer, 'tier_reached', {}, own),
  ];
}

const receipt = async () => (await send(till, customer, 500)).data.transaction_id;

describe('what a balance or a tier was given for', () => {
  test('goes back with the whole receipt that brought it: points, gifts and messages that have not left', async () => {
    const campaigns = await runBoth();
    const id = await receipt();
    await look();
    expect(await Promise.all(campaigns.map(states))).toEqual([['given'], ['given']]);
    expect(await claimStates()).toEqual(['claimed', 'claimed']);

    expect((await giveBack(till, id)).status).toBe(201);
    expect(await Promise.all(campaigns.map(states))).toEqual([['taken_back'], ['taken_back']]);
    expect(await claimStates()).toEqual(['cancelled', 'cancelled']);
    expect(new Set(await messageStates())).toEqual(new Set(['suppressed']));
    expect(await accountOf(till, customer)).toEqual({ balance: 0, deficit: 0 });
    await expectSound(till);
  });

  test('is not given at all once the receipt was returned before', async () => {
    const campaigns = await runBoth();
    await giveBack(till, await receipt());
    await look();
    expect(await Promise.all(campaigns.map(states))).toEqual([[], []]);
    expect(await claimStates()).toEqual([]);
  });

  test('goes back with a part of it without which the balance would not have been reached', async () => {
    const [balance = 0, tier = 0] = await runBoth();
    const id = await receipt();
    await look();
    await giveBack(till, id, { amount: 60 });
    await giveBack(till, id, { amount: 60 });
    expect([await states(balance), await states(tier)]).toEqual([['taken_back'], ['given']]);
    expect((await claimStates()).sort()).toEqual(['cancelled', 'claimed']);
    // What is left of the receipt, and what the tier gave.
    expect(await accountOf(till, customer)).toEqual({ balance: 390, deficit: 0 });
    await expectSound(till);
  });

  test('is not given where a part of the receipt was returned before that the balance needs', async () => {
    const [balance = 0, tier = 0] = await runBoth();
    await giveBack(till, await receipt(), { amount: 120 });
    await look();
    expect([await states(balance), await states(tier)]).toEqual([[], ['given']]);
  });

  test('goes back with a part of it that takes the tier', async () => {
    const campaigns = await runBoth();
    const id = await receipt();
    await look();
    await giveBack(till, id, { amount: 250 });
    expect(await Promise.all(campaigns.map(states))).toEqual([['taken_back'], ['taken_back']]);
    expect(await claimStates()).toEqual(['cancelled', 'cancelled']);
    expect(await accountOf(till, customer)).toEqual({ balance: 250, deficit: 0 });
    await expectSound(till);
  });

  test('stays with a part of it after which others hold the tier', async () => {
    const [, tier = 0] = await runBoth();
    const id = await receipt();
    await look();
    await send(till, customer, 100);
    await giveBack(till, id, { amount: 250 });
    expect(await states(tier)).toEqual(['given']);
  });

  test('is not given where a part of the receipt took the tier before', async () => {
    const campaigns = await runBoth();
    await giveBack(till, await receipt(), { amount: 250 });
    await look();
    expect(await Promise.all(campaigns.map(states))).toEqual([[], []]);
  });

  test('stays with a part of the receipt', async () => {
    const campaigns = await runBoth();
    const id = await receipt();
    await look();
    await giveBack(till, id, { amount: 50 });
    expect(await Promise.all(campaigns.map(states))).toEqual([['given'], ['given']]);
  });

  test('is no reason against undoing the receipt within two minutes', async () => {
    const campaigns = await runBoth();
    const id = await receipt();
    await lookAt(marketer, '2026-01-01T09:01:00Z');
    const undone = await call(till.app, undoTransaction, {
      params: { storeId: till.store.storeId, id },
      body: {},
      as: till.cashier,
    });
    expect(undone.status).toBe(201);
    expect(await Promise.all(campaigns.map(states))).toEqual([['taken_back'], ['taken_back']]);
  });
});
