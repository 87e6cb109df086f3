import { beforeEach, describe, expect, test } from 'vitest';
import { readCampaign } from '../../../contract/campaigns/campaigns.ts';
import { conditionIds } from '../../../contract/campaigns/kinds.ts';
import { refreshReward } from '../../../contract/campaigns/participants.ts';
import { companyProducts } from '../../../contract/catalogue/company-products.ts';
import type { Entity } from '../../../contract/engine/entity.ts';
import { gifts } from '../../../contract/gifts/gifts.ts';
import { companyNotifications } from '../../../contract/reports/company-home.ts';
import { readTransaction } from '../../../contract/transactions/transaction-calls.ts';
import { call, testApp } from '../../support/app.ts';
import {
  addMarketer,
  type Marketer,
  participantsOf,
  runCampaign,
  setStatus,
} from '../../support/areas/campaigns.ts';
import {
  accountOf,
  addBranch,
  addCustomer,
  addProduct,
  addTill,
  expectSound,
  giveBack,
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

const given = async (amount: number, own: Record<string, unknown> = {}, key?: string) =>
  (await send(till, maria, amount, own, key)).data.campaigns;
const campaign = async (id: number) =>
  (
    await call(till.app, readCampaign, {
      params: { storeId: till.company.companyId, id },
      as: marketer.admin,
    })
  ).data;

describe('a campaign that waits for a receipt', () => {
  test('gives its points beside those of the receipt, and says so', async () => {
    const id = await runCampaign(marketer, 'transaction');
    const { data } = await send(till, maria, 5);
    expect(data).toMatchObject({
      points: 5,
      balance_after: 15,
      campaigns: [{ campaign_id: id, title: 'Δέκα πόντοι', points: 10, claims: [] }],
    });
    expect(await accountOf(till, maria)).toEqual({ balance: 15, deficit: 0 });
    expect(await participantsOf(marketer, id)).toMatchObject([
      {
        user_account_id: maria.id,
        state: 'given',
        points: 10,
        transaction_id: data.transaction_id,
        matched: { amount: 5 },
      },
    ]);
    await expectSound(till);
  });

  test('stands on the receipt with the revision that gave it, and what a return took back', async () => {
    const id = await runCampaign(marketer, 'transaction');
    const { data } = await send(till, maria, 5);
    const page = async () =>
      (
        await call(till.app, readTransaction, {
          params: { storeId: till.store.storeId, id: data.transaction_id },
          as: till.cashier,
        })
      ).data;
    const given = { campaign_id: id, title: 'Δέκα πόντοι', revision: 1, points: 10, gifts: [] };
    expect(await page()).toMatchObject({
      // As the till said when it was posted.
      transaction: { balance_after: data.balance_after },
      campaigns: [{ ...given, state: 'given', matched: { amount: 5 } }],
    });
    await giveBack(till, data.transaction_id);
    expect(await page()).toMatchObject({ campaigns: [{ ...given, state: 'taken_back' }] });
  });

  test.each([
    ['company', {}, (at: Till) => [[at.company.companyId, 1000]]],
    ['store', { bearer: 'store' }, (at: Till) => [[at.store.storeId, 1000]]],
    [
      'shared',
      { bearer: 'shared', store_percentage: 30 },
      (at: Till) => [
        [at.company.companyId, 700],
        [at.store.storeId, 300],
      ],
    ],
  ] as const)('lets who bears it issue its points: %s', async (_, invoicing_settings, borne) => {
    await runCampaign(marketer, 'transaction', {}, { invoicing_settings });
    const { data } = await send(till, maria, 5);
    const { rows } = await till.app.database.pool.query<{ store: number; points: number }>(
      `select e.store_id as store, -sum(e.amount) as points from postings p join entries e on e.company_id = p.company_id and e.posting_id = p.posting_id
        where p.kind = 'campaign' and e.side = 'issued' group by 1 order by 1`,
    );
    expect(rows.map(({ store, points }) => [store, points])).toEqual(borne(till));
    await expectSound(till);
    await giveBack(till, data.transaction_id);
    expect((await accountOf(till, maria)).balance).toBe(0);
    await expectSound(till);
  });

  test('gives once for a receipt, however often it is sent', async () => {
    const id = await runCampaign(marketer, 'transaction');
    const key = crypto.randomUUID();
    const first = await given(5, {}, key);
    expect(await given(5, {}, key)).toEqual(first);
    expect(await participantsOf(marketer, id)).toHaveLength(1);
    expect((await accountOf(till, maria)).balance).toBe(15);
  });

  test('gives a gift as a claim with a code', async () => {
    const gift = await addRecord(till.app, gifts as unknown as Entity, till.company, {
      title: 'Κούπα',
    });
    const campaign_reward = { title: 'Κούπα', gift_ids: [gift] };
    await runCampaign(marketer, 'transaction', {}, { campaign_reward });
    const [got] = await given(5);
    expect(got).toMatchObject({ points: 0, claims: [{ title: 'Κούπα' }] });
    expect(got?.claims[0]?.code).toMatch(/^\w{4}-\w{4}-\w{4}$/);
  });

  test.each<[string, Record<string, unknown>, number, Record<string, unknown>, boolean]>([
    ['from a sum on, below it', { minimum_amount: 10 }, 9.99, {}, false],
    ['from a sum on, at it', { minimum_amount: 10 }, 10, {}, true],
    ['online, at the till', { channel: 'online' }, 5, { channel: 'offline' }, false],
    ['online', { channel: 'online' }, 5, { channel: 'online' }, true],
    ['on no day of the week that is today', { weekdays: [] }, 5, {}, true],
  ])('is met %s', async (_, options, amount, own, isMet) => {
    await runCampaign(marketer, 'transaction', options);
    expect((await given(amount, own)).length > 0).toBe(isMet);
  });

  test('looks at the day and the hour where the company is', async () => {
    // A Monday, 23:30 in Athens.
    till.app.clock.now = Date.parse('2026-03-02T21:30:00Z');
    await runCampaign(marketer, 'transaction', { weekdays: [1], from_hour: 22, to_hour: 2 });
    await runCampaign(marketer, 'transaction', { weekdays: [2] }, { title: 'Τρίτη' });
    const met = await given(5);
    expect(met.map(({ title }) => title)).toEqual(['Δέκα πόντοι']);
  });

  test('looks at what was bought', async () => {
    const coffee = await addProduct(till, 0);
    const cake = await addProduct(till, 0);
    // The company's own product, which each store sells as one of its own.
    const ours = await addRecord(till.app, companyProducts as unknown as Entity, till.company);
    await till.app.database.pool.query(
      'update products set parent_product_id = $2 where product_id = $1',
      [coffee, ours],
    );
    await runCampaign(marketer, 'transaction', { product_ids: [ours] });
    expect(await given(5, { lines: [{ product_id: cake, quantity: 1 }] })).toEqual([]);
    expect(await given(5, { lines: [{ product_id: coffee, quantity: 1 }] })).toHaveLength(1);
  });

  test('is met by the nth receipt of a customer and no other', async () => {
    await runCampaign(marketer, 'transaction', { nth_receipt: 2 });
    expect(await given(5)).toEqual([]);
    expect(await given(5)).toHaveLength(1);
    expect(await given(5)).toEqual([]);
  });

  test('takes the stores that are named, and no other', async () => {
    const branch = await addBranch(till);
    const options = { store_participants: 'list', store_ids: [branch.store.storeId] };
    await runCampaign(marketer, 'transaction', {}, { campaign_condition_options: options });
    expect(await given(5)).toEqual([]);
    const there = await send(branch, maria, 5);
    expect(there.data.campaigns).toHaveLength(1);
  });

  test.each([
    ['once', [1, 0]],
    ['once_a_day', [1, 0]],
    ['always', [1, 1]],
  ] as const)('gives %s', async (condition, counts) => {
    await runCampaign(
      marketer,
      'transaction',
      {},
      { campaign_condition_id: conditionIds[condition] },
    );
    expect([(await given(5)).length, (await given(5)).length]).toEqual(counts);
  });

  test('gives nothing while it is paused, and again once it goes on', async () => {
    const id = await runCampaign(marketer, 'transaction');
    await setStatus(marketer, id, 'paused');
    expect(await given(5)).toEqual([]);
    await setStatus(marketer, id, 'running');
    expect(await given(5)).toHaveLength(1);
  });

  test('gives nothing outside its period', async () => {
    const period = { starts_at: '2020-01-01T00:00:00.000Z', ends_at: '2020-02-01T00:00:00.000Z' };
    await runCampaign(marketer, 'transaction', {}, period);
    expect(await given(5)).toEqual([]);
  });

  test('pauses by itself when a cap is reached, and says by which', async () => {
    const id = await runCampaign(marketer, 'transaction', {}, { caps: { participants: 2 } });
    expect([(await given(5)).length, (await given(5)).length, (await given(5)).length]).toEqual([
      1, 1, 0,
    ]);
    expect(await campaign(id)).toMatchObject({ status: 'paused', paused_by: 'participants' });
    expect(await participantsOf(marketer, id)).toHaveLength(2);
    await expectSound(till);
  });

  test('never gives more points than its cap, whoever buys at once', async () => {
    const id = await runCampaign(marketer, 'transaction', {}, { caps: { points: 50 } });
    const crowd = await Promise.all(Array.from({ length: 12 }, () => addCustomer(till)));
    const answers = await Promise.all(crowd.map((each) => send(till, each, 5)));
    expect(answers.map(({ status }) => status)).toEqual(crowd.map(() => 201));
    const points = (await participantsOf(marketer, id)).map((each) => each.points);
    expect(points).toEqual([10, 10, 10, 10, 10]);
    await expectSound(till);
  });

  test('notes what could not be given, posts the receipt all the same, and gives it later', async () => {
    const gift = await addRecord(till.app, gifts as unknown as Entity, till.company);
    const campaign_reward = { title: 'Κούπα', gift_ids: [gift] };
    const id = await runCampaign(marketer, 'transaction', {}, { campaign_reward });
    await till.app.database.pool.query('update gifts set gift_id = gift_id + 1000');
    const { status } = await send(till, maria, 5);
    expect(status).toBe(201);
    const [failed] = await participantsOf(marketer, id);
    expect(failed).toMatchObject({
      state: 'failed',
      problem: 'This gift is not offered here to this customer.',
    });
    await till.app.database.pool.query('update gifts set gift_id = gift_id - 1000');
    const again = () =>
      call(till.app, refreshReward, {
        params: {
          storeId: till.company.companyId,
          id,
          participantId: failed?.participant_id ?? 0,
        },
        as: marketer.admin,
      });
    const { data } = await again();
    expect(data).toMatchObject({ state: 'given', problem: null });
    expect((await again()).data.claim_ids).toEqual(data.claim_ids);
  });
});

describe('a return of the receipt that somebody took part by', () => {
  test('takes the points back', async () => {
    const id = await runCampaign(marketer, 'transaction');
    const { data } = await send(till, maria, 5);
    await giveBack(till, data.transaction_id);
    expect(await accountOf(till, maria)).toEqual({ balance: 0, deficit: 0 });
    expect(await participantsOf(marketer, id)).toMatchObject([{ state: 'taken_back' }]);
    await expectSound(till);
  });

  test('leaves what was given while a part of it is kept', async () => {
    const id = await runCampaign(marketer, 'transaction');
    const { data } = await send(till, maria, 5);
    await giveBack(till, data.transaction_id, { amount: 2 });
    expect((await accountOf(till, maria)).balance).toBe(13);
    expect(await participantsOf(marketer, id)).toMatchObject([{ state: 'given' }]);
    await expectSound(till);
  });

  test('ends a gift that waits, and marks one that was handed over', async () => {
    const gift = await addRecord(till.app, gifts as unknown as Entity, till.company);
    const campaign_reward = { title: 'Κούπα', gift_ids: [gift] };
    const id = await runCampaign(marketer, 'transaction', {}, { campaign_reward });
    const waiting = await send(till, maria, 5);
    await giveBack(till, waiting.data.transaction_id);
    expect(await participantsOf(marketer, id)).toMatchObject([{ state: 'taken_back' }]);

    const used = await send(till, maria, 6);
    const [claim] = (await participantsOf(marketer, id))[0]?.claim_ids ?? [];
    await till.app.database.pool.query(
      `update claims set state = 'redeemed', redeemed_at = now(), redeem_store_id = store_id where claim_id = ${claim}`,
    );
    await giveBack(till, used.data.transaction_id);
    expect((await participantsOf(marketer, id))[0]).toMatchObject({ state: 'marked' });
    const { data } = await call(till.app, companyNotifications, {
      params: { storeId: till.company.companyId },
      as: marketer.admin,
    });
    expect(data.notifications).toMatchObject([
      { notification_id: 'campaign_rewards_used', count: 1 },
    ]);
  });
});
