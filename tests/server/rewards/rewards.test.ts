import { beforeEach, describe, expect, test } from 'vitest';
import { auditLog } from '../../../contract/audit/audit.ts';
import { changeCampaignStatus, createCampaign } from '../../../contract/campaigns/campaigns.ts';
import { campaignTypeIds, statusIds } from '../../../contract/campaigns/kinds.ts';
import type { Entity } from '../../../contract/engine/entity.ts';
import { gifts } from '../../../contract/gifts/gifts.ts';
import { messages } from '../../../contract/messages/messages.ts';
import { changeProfile } from '../../../contract/people/session.ts';
import { rewardPicture, rewards, testReward } from '../../../contract/rewards/rewards.ts';
import { call, type TestApp, testApp } from '../../support/app.ts';
import {
  addCompany,
  addMember,
  addStore,
  type Person,
  type Place,
} from '../../support/areas/people.ts';
import { png } from '../../support/areas/pictures.ts';
import { addRecord } from '../../support/worlds/factories.ts';

let within: TestApp;
let company: Place;
let admin: Person;
beforeEach(async () => {
  within = await testApp();
  company = await addCompany(within);
  admin = await addMember(within, company);
});

const here = (id?: number) => ({ storeId: company.companyId, ...(id ? { id } : {}) });
const coffee = { title: 'Ένας καφές', points: 50 };
const create = (own: object) =>
  call(within, rewards.calls.create, { params: here(), as: admin, body: { ...coffee, ...own } });
const addGift = (place: Place) => addRecord(within, gifts as unknown as Entity, place);
const sms = { text: { el: 'Κερδίσατε {points} πόντους, {first_name}!' } };

/** The whole answer: what its envelope says stands beside the data. */
async function envelopeOf(method: string, path: string, body?: object) {
  const answer = await within.app.request(`/api/companies/${company.companyId}${path}`, {
    method,
    headers: { authorization: `Bearer ${admin.token}`, 'content-type': 'application/json' },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  return (await answer.json()) as { message?: string; data: { reward_id: number } };
}

describe('a reward', () => {
  test('is created and deleted with the words that callers go by (reward-created-message)', async () => {
    const created = await envelopeOf('POST', '/rewards/', coffee);
    expect(created.message).toBe('REWARD_CREATED');
    const deleted = await envelopeOf('DELETE', `/rewards/${created.data.reward_id}`);
    expect(deleted.message).toBe('REWARD_DELETED');
  });

  test('that a campaign gives is not deleted before the campaign has ended', async () => {
    const { reward_id } = (await create({})).data;
    const made = await call(within, createCampaign, {
      params: { storeId: company.companyId },
      as: admin,
      body: {
        title: 'Καλοκαίρι',
        campaign_type_id: campaignTypeIds.transaction,
        campaign_reward: { reward_id, title: 'Καφές', points: 10 },
      },
    });
    const params = { storeId: company.companyId, id: made.data.campaign_id };
    const set = (status: keyof typeof statusIds) =>
      call(within, changeCampaignStatus, {
        params,
        as: admin,
        body: { campaign_status_id: statusIds[status] },
      });
    await set('running');
    const remove = () =>
      call(within, rewards.calls.delete, {
        params: { storeId: company.companyId, id: reward_id },
        as: admin,
      });
    expect((await remove()).refusal.error).toBe('in_use');
    await set('ended');
    expect((await remove()).status).toBe(200);
  });

  test('tells by one channel after the other where nobody says otherwise (default-notifier-type)', async () => {
    expect((await create({})).data.notifier_type).toBe('priority');
  });

  test('gives points, gifts or both, and never nothing', async () => {
    const gift = await addGift(company);
    expect((await create({ points: null, gift_ids: [gift] })).data.gift_ids).toEqual([gift]);
    const nothing = await create({ points: null, gift_ids: [] });
    expect(Object.keys(nothing.refusal.errors ?? {})).toEqual(['points']);
  });

  test('gives no gift of another company', async () => {
    const other = await addCompany(within);
    const gift = await addGift(other);
    const refused = await create({ gift_ids: [gift] });
    expect(Object.keys(refused.refusal.errors ?? {})).toEqual(['gift_ids']);
  });

  test.each([
    [{ system_notification_ids: [1] }, 'sms'],
    [{ system_notification_ids: [2], email: { subject: { el: 'Δώρο' } } }, 'email'],
    [
      {
        system_notification_ids: [4],
        viber: { text: { el: 'Δώρο' }, button_text: { el: 'Δείτε το' } },
      },
      'viber',
    ],
    [{ system_notification_ids: [9] }, 'system_notification_ids'],
  ])('with %j has nothing to say by %s', async (own, field) => {
    expect(Object.keys((await create(own)).refusal.errors ?? {})).toEqual([field]);
  });

  test('says in every language what was written in one alone', async () => {
    const { data } = await create({ system_notification_ids: [1], sms });
    expect(data.sms?.text).toEqual({ el: sms.text.el, en: sms.text.el, it: sms.text.el });
  });

  test('shows a picture that was uploaded for a channel', async () => {
    const { data } = await call(within, rewardPicture, {
      params: { ...here(), action: 'push' },
      as: admin,
      file: { bytes: await png() },
    });
    expect(data.url).toMatch(/^\/files\/.+\.webp$/);
  });

  test('keeps its changes in the audit log', async () => {
    await create({});
    const { data } = await call(within, auditLog.calls.list, {
      params: here(),
      as: admin,
      query: { subject: 'rewards' },
    });
    expect(data.pagination).toMatchObject({ total: 1 });
  });

  test('is nobody’s of a store', async () => {
    const store = await addStore(within, company, 'store');
    const moderator = await addMember(within, store);
    const { status } = await call(within, rewards.calls.list, { params: here(), as: moderator });
    expect(status).toBe(404);
  });
});

describe('a test message', () => {
  const tryOut = (body: object, key?: string) =>
    call(within, testReward, { params: here(), as: admin, body, key, language: 'en' });
  const sent = async () => {
    const { data } = await call(within, messages.calls.list, { params: here(), as: admin });
    return data.messages as { recipient: string; body: string; channel: string }[];
  };

  test('goes to the mobile and the email of whoever sends it, with examples in its gaps', async () => {
    await call(within, changeProfile, { as: admin, body: { email: 'anna@example.org' } });
    const email = { subject: { el: 'Δώρο', en: 'A gift' }, text: { el: 'Γεια σας' } };
    const { data } = await tryOut({ system_notification_ids: [1, 2], sms, email });
    expect(data.tests.map(({ sent_to }) => sent_to)).toEqual([
      expect.stringMatching(/^\+3069\d{8}$/),
      'anna@example.org',
    ]);
    const bodies = await sent();
    expect(bodies.map(({ channel }) => channel).sort()).toEqual(['email', 'sms']);
    expect(bodies.find(({ channel }) => channel === 'sms')?.body).toContain('50 πόντους, Helen!');
  });

  test('is sent once by one key', async () => {
    const key = crypto.randomUUID();
    await tryOut({ system_notification_ids: [1], sms }, key);
    await tryOut({ system_notification_ids: [1], sms }, key);
    expect(await sent()).toHaveLength(1);
  });

  test('is refused where none of its channels reaches oneself', async () => {
    const push = { title: { el: 'Δώρο' }, body: { el: 'Σας περιμένει' } };
    const { refusal } = await tryOut({ system_notification_ids: [3], push });
    expect(Object.keys(refusal.errors ?? {})).toEqual(['system_notification_ids']);
    expect(await sent()).toEqual([]);
  });
});
