import { beforeEach, describe, expect, test } from 'vitest';
import { createCampaign } from '../../../contract/campaigns/campaigns.ts';
import { campaignTypeIds, characteristicIds } from '../../../contract/campaigns/kinds.ts';
import {
  campaignChannels,
  campaignPicture,
  campaignVariables,
  companyLoyalties,
  customerRewards,
  pictureToB64,
  testCampaign,
  transactionTypes,
} from '../../../contract/campaigns/making.ts';
import { listParticipants } from '../../../contract/campaigns/participants.ts';
import { treeOf } from '../../../contract/permissions/permissions.ts';
import { rewards } from '../../../contract/rewards/rewards.ts';
import { call, testApp } from '../../support/app.ts';
import {
  addMarketer,
  type Marketer,
  makeCampaign,
  participantsOf,
  runCampaign,
} from '../../support/areas/campaigns.ts';
import { addCompany, addMember } from '../../support/areas/people.ts';
import { png } from '../../support/areas/pictures.ts';
import { addCustomer, addTill, send, type Till } from '../../support/areas/till.ts';

let till: Till;
let marketer: Marketer;
beforeEach(async () => {
  till = await addTill(await testApp());
  marketer = await addMarketer(till);
});
const asAdmin = () => ({ params: { storeId: till.company.companyId }, as: marketer.admin });

describe('what a campaign is made with', () => {
  test('are the channels, with whether the company has set them up', async () => {
    const { data } = await call(till.app, campaignChannels, asAdmin());
    expect(data.system_notifications.map(({ channel }) => channel)).toEqual([
      'sms',
      'email',
      'push',
      'viber',
    ]);
    expect(data.system_notifications).toContainEqual(
      expect.objectContaining({ channel: 'viber', enabled: false }),
    );
  });

  test('are the names for its texts, with an example in the language of the call', async () => {
    const { data } = await call(till.app, campaignVariables, { ...asAdmin(), language: 'it' });
    expect(data.notification_variables).toContainEqual(
      expect.objectContaining({ variable: 'first_name', name: 'Nome', example: 'Elena' }),
    );
  });

  test('are the receipts it may wait for, and the programme of the company', async () => {
    const types = await call(till.app, transactionTypes, { as: marketer.admin, language: 'en' });
    expect(types.data.transaction_types.map(({ name }) => name)).toContain('Online');
    const { data } = await call(till.app, companyLoyalties, asAdmin());
    expect(data.loyalties.map(({ company_id }) => company_id)).toEqual([till.company.companyId]);
  });
});

describe('what is left out of a campaign', () => {
  const addReward = async (own: object = {}) => {
    const body = { title: 'Καφές', points: 3, ...own };
    const { data } = await call(till.app, rewards.calls.create, { ...asAdmin(), body });
    return data.reward_id;
  };

  test('is as the reward has it that is named by its id alone', async () => {
    const reward_id = await addReward({ coupon_claim_valid_days: 9 });
    const campaign_reward = { reward_id };
    const { data } = await makeCampaign(marketer, 'transaction', {}, { campaign_reward });
    expect(data.campaign_reward).toMatchObject({
      ...{ reward_id, title: 'Καφές', points: 3, coupon_claim_valid_days: 9 },
    });
    const own = { campaign_reward: { reward_id, points: 7 } };
    const changed = await makeCampaign(marketer, 'transaction', {}, own);
    expect(changed.data.campaign_reward).toMatchObject({ title: 'Καφές', points: 7 });
  });

  test('is what its reward says by a channel, or a text for any campaign', async () => {
    const sms = { text: { el: 'Καφές για εσάς', en: '', it: '' } };
    const reward_id = await addReward({ system_notification_ids: [1], sms });
    const own = { system_notification_ids: [1, 2, 3, 4], campaign_reward: { reward_id } };
    const { data } = await makeCampaign(marketer, 'transaction', {}, own);
    expect(data.sms?.text.el).toBe('Καφές για εσάς');
    expect(data.email?.subject.en).toBe('{title}');
    expect([data.push?.body.it, data.viber?.text.el]).toEqual([
      'C’è qualcosa per te da {company}: {title}.',
      'Έχετε κάτι νέο από {company}: {title}.',
    ]);
  });

  test('is nothing of a channel that is not chosen', async () => {
    const { data } = await makeCampaign(marketer, 'transaction');
    expect([data.sms, data.email, data.push, data.viber]).toEqual([null, null, null, null]);
  });

  test('is never taken from a reward of another company', async () => {
    const other = await addCompany(till.app);
    const as = await addMember(till.app, other);
    const params = { storeId: other.companyId };
    const body = { title: 'Ξένο', points: 3 };
    const { data } = await call(till.app, rewards.calls.create, { params, as, body });
    const own = { campaign_reward: { reward_id: data.reward_id } };
    const { refusal } = await makeCampaign(marketer, 'transaction', {}, own);
    expect(Object.keys(refusal.errors ?? {})).toEqual(['campaign_reward.reward_id']);
  });
});

describe('what a customer could be given now', () => {
  const possible = async (id: number, as = marketer.admin) =>
    call(till.app, customerRewards, {
      ...asAdmin(),
      as,
      query: { user_account_id: String(id) },
    });

  test('is what running campaigns give whose characteristic they meet', async () => {
    await runCampaign(marketer, 'transaction');
    await runCampaign(
      marketer,
      'transaction',
      {},
      {
        title: 'Πάνω από 200',
        campaign_client_characteristic_id: characteristicIds.age,
        campaign_client_characteristic_options: { from_age: 150 },
      },
    );
    await runCampaign(marketer, 'registration');
    const maria = await addCustomer(till);
    const { data } = await possible(maria.id);
    expect(data.customer_rewards).toMatchObject([{ title: 'Δέκα πόντοι', points: 10, gifts: [] }]);
  });

  test('is, without a customer, what each running campaign gives', async () => {
    await runCampaign(marketer, 'transaction');
    const { data } = await call(till.app, customerRewards, asAdmin());
    expect(data.customer_rewards).toMatchObject([{ title: 'Δέκα πόντοι', points: 10, gifts: [] }]);
  });

  test('is no campaign any more that they took part in once and for all', async () => {
    await runCampaign(marketer, 'transaction', {}, { campaign_condition_id: 3 });
    const maria = await addCustomer(till);
    await send(till, maria, 5);
    expect((await possible(maria.id)).data.customer_rewards).toEqual([]);
  });

  test('is asked of the company’s own customers', async () => {
    const other = await addCompany(till.app);
    const maria = await addCustomer(till);
    const stranger = await addMember(till.app, other);
    const { status } = await call(till.app, customerRewards, {
      params: { storeId: other.companyId },
      as: stranger,
      query: { user_account_id: String(maria.id) },
    });
    expect(status).toBe(404);
  });
});

describe('a test of a campaign', () => {
  const body = { system_notification_ids: [1], sms: { text: { el: 'Γεια', en: '', it: '' } } };

  test('goes to whoever makes it, once by one key', async () => {
    const key = 'test-of-a-campaign';
    const first = await call(till.app, testCampaign, { ...asAdmin(), body, key });
    const again = await call(till.app, testCampaign, { ...asAdmin(), body, key });
    expect(again.data).toEqual(first.data);
    expect(first.data.tests).toHaveLength(1);
  });

  test('wants the right to make campaigns', async () => {
    const reader = await addMember(till.app, till.company, treeOf(['campaigns.read']));
    const { status } = await call(till.app, testCampaign, { ...asAdmin(), as: reader, body });
    expect(status).toBe(403);
  });
});

describe('a picture', () => {
  const upload = async (query: Record<string, string> = {}) =>
    call(till.app, campaignPicture, {
      params: { storeId: till.company.companyId, action: 'push' },
      as: marketer.admin,
      file: { bytes: await png() },
      query,
    });
  const inBase64 = (url: string) => call(till.app, pictureToB64, { ...asAdmin(), body: { url } });

  test('is answered with its address, and as base64 where that is asked for', async () => {
    expect((await upload()).data).toMatchObject({ b64: null });
    const { data } = await upload({ encode: 'b64' });
    expect((await inBase64(data.url)).data.b64).toBe(data.b64);
  });

  test.each([
    'http://169.254.169.254/latest/meta-data',
    'http://localhost:5432/files/a.webp',
    'file:///etc/passwd',
    '/files/../pistos.json',
    '/files/..%2f..%2fetc%2fpasswd',
    '//evil.example/files/a.webp',
    'no address',
  ])('at %s is not fetched', async (url) => {
    const { refusal } = await inBase64(url);
    expect(Object.keys(refusal.errors ?? {})).toEqual(['url']);
  });
});

test('a campaign is made once by one key', async () => {
  const make = () =>
    call(till.app, createCampaign, {
      ...asAdmin(),
      key: 'made-only-once',
      body: {
        title: 'Γενέθλια',
        campaign_type_id: campaignTypeIds.birthday,
        campaign_reward: { title: 'Δώρο', points: 5 },
      },
    });
  const [first, again] = [await make(), await make()];
  expect(again.data.campaign_id).toBe(first.data.campaign_id);
});

test('who took part is told with their messages', async () => {
  const id = await runCampaign(
    marketer,
    'transaction',
    {},
    { system_notification_ids: [1], sms: { text: { el: 'Γεια', en: '', it: '' } } },
  );
  await send(till, await addCustomer(till), 5);
  const { data } = await call(till.app, listParticipants, {
    params: { storeId: till.company.companyId, id },
    as: marketer.admin,
  });
  expect(data.participants[0]?.messages).toMatchObject([{ channel: 'sms' }]);
});

test('a campaign made of a reward that was deleted meanwhile gives what was copied from it', async () => {
  const { data } = await call(till.app, rewards.calls.create, {
    ...asAdmin(),
    body: { title: 'Δέκα πόντοι', points: 10 },
  });
  const { reward_id } = data;
  const { params, as } = asAdmin();
  const gone = { params: { ...params, id: reward_id }, as };
  expect((await call(till.app, rewards.calls.delete, gone)).status).toBe(200);
  const copied = { reward_id, title: 'Δέκα πόντοι', points: 10 };
  const id = await runCampaign(marketer, 'transaction', {}, { campaign_reward: copied });
  await send(till, await addCustomer(till), 5);
  expect(await participantsOf(marketer, id)).toMatchObject([{ state: 'given', points: 10 }]);
});
