import { pino } from 'pino';
import { beforeEach, describe, expect, test } from 'vitest';
import { campaignTypeIds, conditionIds } from '../../../contract/campaigns/kinds.ts';
import { refreshReward } from '../../../contract/campaigns/participants.ts';
import {
  cancelPreview,
  readPreview,
  readReport,
  startPreview,
} from '../../../contract/campaigns/previews.ts';
import { companyProducts } from '../../../contract/catalogue/company-products.ts';
import type { Entity } from '../../../contract/engine/entity.ts';
import { gifts } from '../../../contract/gifts/gifts.ts';
import { previewing } from '../../../server/campaigns/foreseen/queue.ts';
import { previewPiece } from '../../../server/campaigns/previews/piece.ts';
import { runJobs } from '../../../server/jobs/run.ts';
import { call, settingsWith, testApp } from '../../support/app.ts';
import {
  addMarketer,
  type Marketer,
  participantsOf,
  runCampaign,
} from '../../support/areas/campaigns.ts';
import {
  accountOf,
  addBranch,
  addCustomer,
  addProduct,
  addTill,
  giveBack,
  send,
  setCompany,
  type Till,
} from '../../support/areas/till.ts';
import { addRecord } from '../../support/worlds/factories.ts';

let till: Till;
let marketer: Marketer;
beforeEach(async () => {
  till = await addTill(await testApp());
  marketer = await addMarketer(till);
});

type Body = Record<string, unknown>;
const of = () => ({ storeId: till.company.companyId });
const start = (options: Body = {}, own: Body = {}, as = marketer.admin) =>
  call(till.app, startPreview, {
    params: of(),
    as,
    body: {
      title: 'Δέκα πόντοι',
      campaign_type_id: campaignTypeIds.transaction,
      campaign_type_options: options,
      campaign_reward: { title: 'Δέκα πόντοι', points: 10 },
      ...own,
    },
  });
const work = (size = 2000) =>
  runJobs(
    till.app.database,
    { [previewing]: previewPiece(size, settingsWith({})) },
    pino({ level: 'silent' }),
  );
const read = (id: number, as = marketer.admin) =>
  call(till.app, readPreview, { params: { ...of(), id }, as });

/** What a preview finds, looked at in pieces of so many customers. */
async function preview(options: Body = {}, own: Body = {}, size = 2000) {
  const { data } = await start(options, own);
  await work(size);
  const { data: done } = await read(data.campaign_preview_id);
  expect(done).toMatchObject({ state: 'done' });
  if (!done.result) throw new Error('A preview without a result');
  return done.result;
}

describe('a preview', () => {
  test('tells whom a campaign would have reached, and what that would have cost', async () => {
    await setCompany(till, { point_value: 500 });
    const [maria, nikos] = [await addCustomer(till), await addCustomer(till)];
    for (const amount of [30, 8, 25]) await send(till, maria, amount);
    await send(till, nikos, 5);
    const found = await preview({ minimum_amount: 20 });
    expect(found).toMatchObject({
      people: 1,
      times: 2,
      points: 20,
      points_cost: 1,
      gifts: 0,
      messages: 0,
      total: 1,
      capped_by: null,
      examples: [{ user_account_id: maria.id, matched: { amount: 30 } }],
    });
    expect(found.weeks.reduce((sum, { times }) => sum + times, 0)).toBe(2);
    expect(found.weeks.length).toBeGreaterThanOrEqual(13);
  });

  test('writes nothing: nobody takes part and no point moves', async () => {
    const maria = await addCustomer(till);
    await send(till, maria, 5);
    await preview();
    expect((await accountOf(till, maria)).balance).toBe(5);
  });

  test('finds the very receipts that the campaign gives for', async () => {
    const people = [await addCustomer(till), await addCustomer(till), await addCustomer(till)];
    const options = { nth_receipt: 2, from_hour: 0, to_hour: 24 };
    const id = await runCampaign(marketer, 'transaction', options);
    for (const [index, person] of people.entries())
      for (let each = 0; each <= index; each += 1) await send(till, person, 5);
    const gave = await participantsOf(marketer, id);
    const found = await preview(options);
    expect(found.examples.map(({ user_account_id }) => user_account_id).sort()).toEqual(
      gave.map(({ user_account_id }) => user_account_id).sort(),
    );
    expect(found.times).toBe(2);
  });

  test('finds the same whatever pieces it is looked at in', async () => {
    for (let each = 0; each < 5; each += 1) await send(till, await addCustomer(till), 5);
    const whole = await preview();
    expect(await preview({}, {}, 2)).toEqual(whole);
    expect(whole.people).toBe(5);
  });

  test('looks at what was bought, as receipts do', async () => {
    const [coffee, cake] = [await addProduct(till, 0), await addProduct(till, 0)];
    const ours = await addRecord(till.app, companyProducts as unknown as Entity, till.company);
    await till.app.database.pool.query(
      'update products set parent_product_id = $2 where product_id = $1',
      [coffee, ours],
    );
    for (const product_id of [coffee, cake, cake])
      await send(till, await addCustomer(till), 5, { lines: [{ product_id, quantity: 1 }] });
    expect(await preview({ product_ids: [ours] })).toMatchObject({ people: 1, times: 1 });
  });

  test('counts once a customer, and only stores that take part', async () => {
    const branch = await addBranch(till);
    const maria = await addCustomer(till);
    for (const at of [till, till, branch]) await send(at, maria, 5);
    expect(await preview({}, { campaign_condition_id: conditionIds.once })).toMatchObject({
      people: 1,
      times: 1,
    });
    const only = { store_participants: 'list', store_ids: [branch.store.storeId] };
    expect(await preview({}, { campaign_condition_options: only })).toMatchObject({ times: 1 });
  });

  test('leaves out receipts that were given back', async () => {
    const maria = await addCustomer(till);
    const { data } = await send(till, maria, 5);
    await giveBack(till, data.transaction_id);
    expect(await preview()).toMatchObject({ people: 0, times: 0, examples: [] });
  });

  test('says which cap would have held it, and when', async () => {
    for (let each = 0; each < 4; each += 1) await send(till, await addCustomer(till), 5);
    expect(await preview({}, { caps: { participants: 3 } })).toMatchObject({
      times: 3,
      points: 30,
      capped_by: 'participants',
      paused_on: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    });
    expect(await preview({}, { caps: { points_per_day: 25 } })).toMatchObject({
      times: 2,
      capped_by: 'points_per_day',
      paused_on: null,
    });
  });

  test('counts messages by what reaches each, with their price', async () => {
    await setCompany(till, { sms_part_price: 450 });
    const [maria, nikos] = [await addCustomer(till), await addCustomer(till)];
    await till.app.database.pool.query(
      'update customers set marketing = true, sms = (user_account_id = $1), mail = false where user_account_id in ($1, $2)',
      [maria.id, nikos.id],
    );
    for (const person of [maria, nikos]) await send(till, person, 5);
    const long = 'A'.repeat(200);
    const found = await preview(
      {},
      {
        system_notification_ids: [1],
        sms: { text: { el: long, en: long, it: long } },
      },
    );
    expect(found).toMatchObject({
      people: 2,
      unreachable: 1,
      messages: 1,
      messages_cost: 0.09,
      by_channel: [{ channel: 'sms', messages: 1, cost: 0.09 }],
    });
  });

  test('of a birthday counts those who had one', async () => {
    const people = [await addCustomer(till), await addCustomer(till)];
    const birth = new Date(till.app.clock.now - 20 * 86_400_000).toISOString().slice(5, 10);
    await till.app.database.pool.query(
      `update customers set birth_date = ('1990-' || $2::text)::date, created_at = now() - interval '200 days' where user_account_id = $1`,
      [people[0]?.id, birth],
    );
    await till.app.database.pool.query(
      `update customers set birthday = $2, created_at = now() - interval '200 days' where user_account_id = $1`,
      [people[1]?.id, birth],
    );
    expect(
      await preview({}, { campaign_type_id: campaignTypeIds.birthday, campaign_type_options: {} }),
    ).toMatchObject({
      people: 2,
      times: 2,
      examples: people.map(({ id }) => ({ user_account_id: id })).toReversed(),
    });
  });

  test('of a moment to come counts whom it would reach now', async () => {
    for (let each = 0; each < 3; each += 1) await addCustomer(till);
    await till.app.database.pool.query(
      `update customers set created_at = now() - interval '1 day'`,
    );
    const at = new Date(till.app.clock.now + 86_400_000).toISOString();
    const own = { campaign_type_id: campaignTypeIds.scheduled };
    const found = await preview({ every: 'once', at }, own, 2);
    expect(found).toMatchObject({ people: 3, times: 3, points: 30 });
  });

  test('of a draw counts entries, up to as many as one customer may have', async () => {
    const maria = await addCustomer(till);
    for (const amount of [25, 9, 40]) await send(till, maria, amount);
    const draw = { per: 'amount', amount: 10, most_per_customer: 5, winners: 1 };
    const own = { campaign_type_id: campaignTypeIds.draw, campaign_reward: undefined };
    expect(await preview(draw, own)).toMatchObject({ people: 1, times: 5, points: 0 });
  });

  test('is stopped by who asked for it, and is the company’s own', async () => {
    await send(till, await addCustomer(till), 5);
    const { data } = await start();
    const params = { ...of(), id: data.campaign_preview_id };
    const other = await addMarketer(await addTill(till.app));
    expect((await read(data.campaign_preview_id, other.admin)).status).toBe(404);
    const stopped = await call(till.app, cancelPreview, { params, as: marketer.admin });
    expect(stopped.data.state).toBe('cancelled');
    await work();
    expect((await read(data.campaign_preview_id)).data).toMatchObject({
      state: 'cancelled',
      result: null,
    });
  });

  test('refuses what could not be made, naming the field', async () => {
    const refused = await start({}, { campaign_reward: { title: 'Άλλο', gift_ids: [987_654] } });
    expect(refused.status).toBe(422);
    expect(Object.keys(refused.refusal.errors ?? {})).toEqual(['campaign_reward.gift_ids']);
  });
});

describe('the report of a campaign', () => {
  const report = async (id: number) =>
    (await call(till.app, readReport, { params: { ...of(), id }, as: marketer.admin })).data;

  test('adds up what came of it, day by day, beside what was foreseen', async () => {
    await setCompany(till, { point_value: 500 });
    const gift = await addRecord(till.app, gifts as unknown as Entity, till.company, {
      title: 'Κούπα',
      cost_type: 'fixed',
      cost: 2,
    });
    const [maria, nikos] = [await addCustomer(till), await addCustomer(till)];
    await send(till, maria, 7);
    const own = {
      campaign_reward: { title: 'Κούπα και πόντοι', points: 10, gift_ids: [gift] },
    };
    const id = await runCampaign(marketer, 'transaction', {}, own);
    await work();
    for (const person of [maria, maria, nikos]) await send(till, person, 5);
    const told = await report(id);
    expect(told).toMatchObject({
      people: 2,
      times: 3,
      points: 30,
      points_cost: 1.5,
      gifts: 3,
      gifts_cost: 6,
      total: 7.5,
      redeemed: 0,
      failed: 0,
      days: [{ reached: 3, points: 30, cost: 7.5 }],
      preview: { people: 1, times: 1 },
    });
  });

  test('leaves out what was taken back', async () => {
    const maria = await addCustomer(till);
    const id = await runCampaign(marketer, 'transaction');
    const { data } = await send(till, maria, 5);
    await giveBack(till, data.transaction_id);
    expect(await report(id)).toMatchObject({ people: 0, times: 0, taken_back: 1, points: 0 });
  });

  test('is empty before anybody took part', async () => {
    const id = await runCampaign(marketer, 'transaction');
    expect(await report(id)).toMatchObject({ days: [], people: 0, total: 0, preview: null });
  });

  test('of what failed says so until it is given again', async () => {
    const gift = await addRecord(till.app, gifts as unknown as Entity, till.company, {
      title: 'Κούπα',
    });
    const id = await runCampaign(
      marketer,
      'transaction',
      {},
      { campaign_reward: { title: 'Κούπα', gift_ids: [gift] } },
    );
    await till.app.database.pool.query('update gifts set company_id = -1 where gift_id = $1', [
      gift,
    ]);
    await send(till, await addCustomer(till), 5);
    expect(await report(id)).toMatchObject({ times: 0, failed: 1 });
    await till.app.database.pool.query('update gifts set company_id = $2 where gift_id = $1', [
      gift,
      till.company.companyId,
    ]);
    const [took] = await participantsOf(marketer, id);
    await call(till.app, refreshReward, {
      params: { ...of(), id, participantId: took?.participant_id ?? 0 },
      as: marketer.admin,
    });
    expect(await report(id)).toMatchObject({ times: 1, failed: 0, claims: 1 });
  });
});
