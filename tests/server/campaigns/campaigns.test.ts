import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  campaigns,
  changeCampaignNotification,
  changeCampaignReward,
  changeCampaignSettings,
  createCampaign,
  readCampaign,
} from '../../../contract/campaigns/campaigns.ts';
import {
  campaignTypeIds,
  characteristicIds,
  statusIds,
} from '../../../contract/campaigns/kinds.ts';
import {
  listCharacteristics,
  listStatuses,
  listTypes,
} from '../../../contract/campaigns/lookups.ts';
import { treeOf } from '../../../contract/permissions/permissions.ts';
import { customersTable } from '../../../server/tables/customers.ts';
import { call, testApp } from '../../support/app.ts';
import {
  addMarketer,
  type Marketer,
  makeCampaign,
  participantsOf,
  runCampaign,
  setStatus,
} from '../../support/areas/campaigns.ts';
import { addGift } from '../../support/areas/claims.ts';
import { addCompany, addMember } from '../../support/areas/people.ts';
import { addCustomer, addTill, type Shopper, send, type Till } from '../../support/areas/till.ts';

let till: Till;
let marketer: Marketer;
beforeEach(async () => {
  till = await addTill(await testApp());
  marketer = await addMarketer(till);
});

const here = (id?: number) => ({ storeId: till.company.companyId, ...(id ? { id } : {}) });
const read = async (id: number) =>
  (await call(till.app, readCampaign, { params: { ...here(), id }, as: marketer.admin })).data;
const refusedFields = async (type: keyof typeof campaignTypeIds, options: object, own = {}) =>
  Object.keys((await makeCampaign(marketer, type, { ...options }, own)).refusal.errors ?? {});

describe('a new campaign', () => {
  test('is created with the words that callers go by (campaign-created-message)', async () => {
    const answer = await till.app.app.request(`/api/companies/${here().storeId}/campaigns/`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${marketer.admin.token}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({
        title: 'Γενέθλια',
        campaign_type_id: campaignTypeIds.birthday,
        campaign_reward: { title: 'Δώρο', points: 5 },
      }),
    });
    expect([answer.status, ((await answer.json()) as { message: string }).message]).toEqual([
      201,
      'CAMPAIGN_CREATED',
    ]);
  });

  test('names no stores where all take part (campaign-all-stores)', async () => {
    const options = { store_participants: '*', store_ids: [till.store.storeId] };
    const { data } = await makeCampaign(
      marketer,
      'transaction',
      {},
      { campaign_condition_options: options },
    );
    expect(data.campaign_condition_options).toEqual({ store_participants: '*', store_ids: [] });
  });

  test('that draws has no reward, bearer or message of its own (campaign-draw-omits)', async () => {
    const own = {
      campaign_reward: { title: 'Δώρο', points: 5 },
      invoicing_settings: { bearer: 'store' },
      system_notification_ids: [1],
      sms: { text: { el: 'Γεια' } },
    };
    const { data } = await makeCampaign(marketer, 'draw', { winners: 1 }, own);
    expect(data).toMatchObject({
      campaign_reward: null,
      invoicing_settings: null,
      system_notification_ids: [],
    });
  });

  test('drops an age that is empty (campaign-empty-ages)', async () => {
    const { data } = await makeCampaign(
      marketer,
      'transaction',
      {},
      {
        campaign_client_characteristic_id: characteristicIds.age,
        campaign_client_characteristic_options: { from_age: '', to_age: 40 },
      },
    );
    expect(data.campaign_client_characteristic_options).toEqual({ from_age: null, to_age: 40 });
  });

  test.each<[keyof typeof campaignTypeIds, object, object, string]>([
    ['inactivity', {}, {}, 'campaign_type_options.days'],
    ['balance', { on: 'crosses' }, {}, 'campaign_type_options.threshold'],
    ['scheduled', { every: 'week' }, {}, 'campaign_type_options.weekday'],
    ['draw', { per: 'amount', winners: 1 }, {}, 'campaign_type_options.amount'],
    ['transaction', {}, { campaign_reward: null }, 'campaign_reward'],
    [
      'transaction',
      {},
      { campaign_reward: { title: 'Δώρο', gift_ids: [9] } },
      'campaign_reward.gift_ids',
    ],
    ['transaction', {}, { system_notification_ids: [1], sms: null }, 'sms'],
    ['transaction', {}, { campaign_reward: { points: 5 } }, 'campaign_reward.title'],
    ['transaction', {}, { campaign_reward: { reward_id: 9 } }, 'campaign_reward.reward_id'],
    ['registration', {}, { campaign_condition_id: 2 }, 'campaign_condition_id'],
    [
      'registration',
      {},
      {
        campaign_client_characteristic_id: characteristicIds.tier,
        campaign_client_characteristic_options: { store_point_title_ids: [1] },
      },
      'campaign_client_characteristic_id',
    ],
    [
      'transaction',
      {},
      { campaign_condition_options: { store_participants: 'list', store_ids: [] } },
      'campaign_condition_options.store_ids',
    ],
    [
      'transaction',
      {},
      { starts_at: '2026-05-02T00:00:00.000Z', ends_at: '2026-05-01T00:00:00.000Z' },
      'ends_at',
    ],
  ])('of type %s with %j and %j is refused', async (type, options, own, field) => {
    expect(await refusedFields(type, options, own)).toEqual([field]);
  });

  test('is nobody’s of another company', async () => {
    const { data } = await makeCampaign(marketer, 'transaction');
    const other = await addCompany(till.app);
    const stranger = await addMember(till.app, other);
    const { status } = await call(till.app, readCampaign, {
      params: { storeId: other.companyId, id: data.campaign_id },
      as: stranger,
    });
    expect(status).toBe(404);
  });

  test('wants the right to make one', async () => {
    const reader = await addMember(till.app, till.company, treeOf(['campaigns.read']));
    const { status } = await call(till.app, createCampaign, {
      params: here(),
      as: reader,
      body: { title: 'Καμπάνια', campaign_type_id: 1 },
    });
    expect(status).toBe(403);
  });
});

describe('where a campaign stands', () => {
  test('comes from the server, in the language of the call (campaign-statuses-from-server)', async () => {
    const { data } = await call(till.app, listStatuses, {
      params: here(),
      as: marketer.admin,
      language: 'it',
    });
    expect(data.statuses.map(({ name }) => name)).toContain('In corso');
    const { data: types } = await call(till.app, listTypes, { params: here(), as: marketer.admin });
    expect(types.campaign_types).toHaveLength(9);
  });

  test('is changed, and the change says so (campaign-status-changed)', async () => {
    const { data } = await makeCampaign(marketer, 'transaction');
    const id = data.campaign_id;
    expect((await setStatus(marketer, id, 'running')).data).toEqual({
      status_changed: true,
      campaign_status_id: statusIds.running,
    });
    expect((await setStatus(marketer, id, 'draft')).data).toEqual({
      status_changed: false,
      campaign_status_id: statusIds.running,
    });
  });

  test('that runs writes the day it began as its start, and none begins after its end', async () => {
    const id = await runCampaign(marketer, 'transaction');
    const began = new Date(till.app.clock.now).toISOString();
    expect((await read(id)).starts_at).toBe(began);
    till.app.clock.now += 86_400_000;
    await setStatus(marketer, id, 'paused');
    await setStatus(marketer, id, 'running');
    expect((await read(id)).starts_at).toBe(began);
    const { data } = await makeCampaign(marketer, 'transaction', {}, { ends_at: began });
    const late = await setStatus(marketer, data.campaign_id, 'running');
    expect(late.refusal.errors).toMatchObject({ ends_at: [expect.any(String)] });
  });

  test('is not running for a campaign whose gift is gone', async () => {
    const gift_ids = [await addGift(till, 10)];
    const own = { campaign_reward: { title: 'Δώρο', gift_ids } };
    const { data } = await makeCampaign(marketer, 'transaction', {}, own);
    await till.app.database.pool.query('update gifts set deleted_at = now()');
    const { refusal } = await setStatus(marketer, data.campaign_id, 'running');
    expect(Object.keys(refusal.errors ?? {})).toEqual(['campaign_reward.gift_ids']);
  });

  test('is changed by one of two who change it at once', async () => {
    const id = await runCampaign(marketer, 'transaction');
    const answers = await Promise.all([
      setStatus(marketer, id, 'ended'),
      setStatus(marketer, id, 'cancelled'),
    ]);
    expect(answers.filter(({ data }) => data.status_changed)).toHaveLength(1);
  });

  test('waits for its day where that is still to come', async () => {
    const starts_at = new Date(Date.now() + 86_400_000).toISOString();
    const { data } = await makeCampaign(marketer, 'transaction', {}, { starts_at });
    await setStatus(marketer, data.campaign_id, 'running');
    expect((await read(data.campaign_id)).status).toBe('scheduled');
  });

  test('is told by its list', async () => {
    await runCampaign(marketer, 'transaction');
    await makeCampaign(marketer, 'birthday');
    const { data } = await call(till.app, campaigns.calls.list, {
      params: here(),
      as: marketer.admin,
      query: { status: 'running' },
    });
    expect(data.campaigns).toMatchObject([{ type: 'transaction', participants: 0 }]);
  });
});

describe('a campaign that runs', () => {
  test('gives from now on what it is changed to; whoever took part keeps what they matched', async () => {
    const id = await runCampaign(marketer, 'transaction');
    const maria = await addCustomer(till);
    await send(till, maria, 5);
    await call(till.app, changeCampaignReward, {
      params: { ...here(), id, campaignRewardId: id },
      as: marketer.admin,
      body: { points: 30 },
    });
    await send(till, maria, 5);
    expect(
      (await participantsOf(marketer, id)).map((each) => [each.revision, each.points]),
    ).toEqual([
      [2, 30],
      [1, 10],
    ]);
  });

  test('keeps what a change leaves out: its limits, its period, what it gives and says', async () => {
    const caps = { participants: 5, money: 100 };
    const ends_at = new Date(till.app.clock.now + 30 * 86_400_000).toISOString();
    const id = await runCampaign(marketer, 'transaction', {}, { caps, ends_at, priority: 7 });
    const before = await read(id);
    const of = { params: { ...here(), id }, as: marketer.admin } as const;
    await call(till.app, changeCampaignSettings, { ...of, body: { title: 'Άλλη' } });
    await call(till.app, changeCampaignNotification, {
      ...of,
      body: { override_user_notification_settings: true },
    });
    await call(till.app, changeCampaignReward, {
      params: { ...of.params, campaignRewardId: id },
      as: of.as,
      body: { points: 30 },
    });
    const changed = {
      ...{ title: 'Άλλη', override_user_notification_settings: true },
      campaign_reward: { ...before.campaign_reward, points: 30 },
      ...{ revision: expect.any(Number), updated_at: expect.any(String) },
    };
    expect(await read(id)).toEqual({ ...before, ...changed });
  });

  test('is not changed over somebody else’s change, nor once it is over', async () => {
    const id = await runCampaign(marketer, 'transaction');
    const change = (body: object) =>
      call(till.app, changeCampaignSettings, {
        params: { ...here(), id },
        as: marketer.admin,
        body,
      });
    const stale = await change({ title: 'Άλλη', updated_at: '2020-01-01T00:00:00.000Z' });
    expect(stale.refusal.error).toBe('changed_meanwhile');
    await setStatus(marketer, id, 'ended');
    expect((await change({ title: 'Άλλη' })).refusal.error).toBe('campaign_over');
  });
});

describe('what a campaign asks of a customer', () => {
  const set = ({ id }: Shopper, own: Partial<typeof customersTable.$inferInsert>) =>
    till.app.database.db
      .update(customersTable)
      .set(own)
      .where(eq(customersTable.user_account_id, id));
  const isMet = async (name: keyof typeof characteristicIds, options: object, own: object) => {
    await runCampaign(
      marketer,
      'transaction',
      {},
      {
        campaign_client_characteristic_id: characteristicIds[name],
        campaign_client_characteristic_options: options,
      },
    );
    const maria = await addCustomer(till);
    await set(maria, own);
    return (await send(till, maria, 5)).data.campaigns.length > 0;
  };

  test.each<[keyof typeof characteristicIds, object, object, boolean]>([
    ['age', { from_age: 18 }, { birth_date: '1990-01-01' }, true],
    ['age', { to_age: 17 }, { birth_date: '1990-01-01' }, false],
    ['age', { from_age: 18 }, { birth_date: null }, false],
    ['age', { from_age: 0 }, { birthday: '01-01' }, false],
    ['gender', { genders: ['female'] }, { gender: 'female' }, true],
    ['gender', { genders: ['female'] }, { gender: null }, false],
    ['consent', { channels: ['sms'] }, { marketing: true, sms: true }, true],
    ['consent', { channels: ['sms'] }, { marketing: false, sms: true }, false],
    [
      'attribute',
      { user_account_attribute_definition_id: 7, values: ['vegan'] },
      { extra_attributes: { 7: ['vegan', 'early'] } },
      true,
    ],
    [
      'attribute',
      { user_account_attribute_definition_id: 7, values: ['vegan'] },
      { extra_attributes: {} },
      false,
    ],
  ])('%s as %j is met by %j: %s', async (name, options, own, expected) => {
    expect(await isMet(name, options, own)).toBe(expected);
  });

  test('is named by the type that it goes with', async () => {
    const { data } = await call(till.app, listCharacteristics, {
      params: here(),
      as: marketer.admin,
      query: { 'campaign-type-id': String(campaignTypeIds.list) },
      language: 'en',
    });
    expect(data.campaign_client_characteristics.map(({ name }) => name)).toEqual(['Consent']);
  });
});
