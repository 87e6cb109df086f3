import { beforeEach, expect, test } from 'vitest';
import { conditionIds } from '../../../contract/campaigns/kinds.ts';
import type { Entity } from '../../../contract/engine/entity.ts';
import { gifts } from '../../../contract/gifts/gifts.ts';
import { quoteTransaction } from '../../../contract/transactions/transaction-calls.ts';
import { call, testApp } from '../../support/app.ts';
import {
  addMarketer,
  type Marketer,
  participantsOf,
  runCampaign,
} from '../../support/areas/campaigns.ts';
import {
  accountOf,
  addCustomer,
  addTill,
  expectSound,
  type Shopper,
  send,
  type Till,
} from '../../support/areas/till.ts';
import { addRecord } from '../../support/worlds/factories.ts';

let till: Till;
let marketer: Marketer;
let maria: Shopper;
beforeEach(async () => {
  till = await addTill(await testApp());
  marketer = await addMarketer(till);
  maria = await addCustomer(till);
});

const quote = async (amount: number, who = maria) =>
  (
    await call(till.app, quoteTransaction, {
      params: { storeId: till.store.storeId },
      body: { user_account_id: who.id, amount },
      as: till.cashier,
    })
  ).data;

test('before a receipt is posted the till hears what campaigns will give, and they give just that', async () => {
  const gift = await addRecord(till.app, gifts as unknown as Entity, till.company, {
    title: 'Κούπα',
  });
  const reward = { title: 'Πρωινό', points: 10, gift_ids: [gift] };
  const id = await runCampaign(
    marketer,
    'transaction',
    { minimum_amount: 5 },
    { campaign_reward: reward },
  );
  expect(await quote(4)).toMatchObject({ points: 4, balance_after: 4, campaigns: [] });
  const before = await quote(5);
  expect(before).toMatchObject({
    points: 5,
    balance_after: 15,
    campaigns: [
      { campaign_id: id, title: 'Δέκα πόντοι', points: 10, claims: [{ title: 'Κούπα' }] },
    ],
  });
  expect(await participantsOf(marketer, id)).toEqual([]);
  expect(await accountOf(till, maria)).toEqual({ balance: 0, deficit: 0 });
  const { data } = await send(till, maria, 5);
  expect(data.balance_after).toBe(before.balance_after);
  expect(data.campaigns).toMatchObject(before.campaigns);
});

test('what is given once is not said a second time', async () => {
  await runCampaign(marketer, 'transaction', {}, { campaign_condition_id: conditionIds.once });
  expect((await quote(5)).campaigns).toHaveLength(1);
  await send(till, maria, 5);
  expect((await quote(5)).campaigns).toEqual([]);
});

test('the receipt that is asked about is counted among theirs', async () => {
  await runCampaign(marketer, 'transaction', { nth_receipt: 2 });
  expect((await quote(5)).campaigns).toEqual([]);
  await send(till, maria, 5);
  expect((await quote(5)).campaigns).toHaveLength(1);
});

test.each([{ participants: 1 }, { participants_per_day: 1 }, { points: 15 }])(
  'what a cap no longer lets is not said: %o',
  async (caps) => {
    await runCampaign(marketer, 'transaction', {}, { caps });
    expect((await quote(5)).campaigns).toHaveLength(1);
    await send(till, maria, 5);
    const other = await addCustomer(till);
    expect((await quote(5, other)).campaigns).toEqual([]);
  },
);

test('a reward that fails in a way nobody foresaw is noted, and the receipt is posted', async () => {
  const id = await runCampaign(marketer, 'transaction');
  await till.app.database.pool.query(
    `update campaigns set definition = jsonb_set(definition, '{campaign_reward,points}', '1e17')`,
  );
  await till.app.database.pool.query(
    'update company_settings set campaigns_version = campaigns_version + 1',
  );
  expect((await send(till, maria, 5)).data).toMatchObject({ balance_after: 5, campaigns: [] });
  expect(await participantsOf(marketer, id)).toMatchObject([
    {
      state: 'failed',
      points: 0,
      problem: 'Something went wrong on our side. Please try again. (22003)',
    },
  ]);
  await expectSound(till);
});
