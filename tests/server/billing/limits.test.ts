import pino from 'pino';
import { beforeEach, describe, expect, test } from 'vitest';
import { dashboards } from '../../../contract/billing/dashboard.ts';
import { createStore } from '../../../contract/organisations/stores.ts';
import { createStoreModerator } from '../../../contract/people/members.ts';
import { deliver } from '../../../server/messages/delivery.ts';
import { call } from '../../support/app.ts';
import {
  addCompanyPlan,
  addPlan,
  addSelling,
  choose,
  type Selling,
  sqlOf,
} from '../../support/areas/billing/selling.ts';
import { makeCampaign, setStatus } from '../../support/areas/campaigns.ts';
import { addMember, type Person } from '../../support/areas/people.ts';

let selling: Selling;
let admin: Person;
beforeEach(async () => {
  selling = await addSelling();
  admin = await addMember(selling.app, selling.company);
});

const at = () => ({ storeId: selling.company.companyId });
/** The company takes a plan of the platform with these limits. */
async function limitedTo(attributes: Record<string, number>) {
  const plan = await addCompanyPlan(selling, 0, { attributes });
  await call(selling.app, dashboards.companies.changePlan, {
    params: at(),
    body: { store_subscription_plan_id: plan },
    as: admin,
  });
}
const newStore = () =>
  call(selling.app, createStore, {
    params: at(),
    body: {
      store_details: { name: 'Κηφισιά', country_id: 300 },
      user_details: { new_manager: false },
    },
    as: admin,
  });

describe('a plan’s limit', () => {
  test('of stores refuses one more, and names itself and the page of plans', async () => {
    await limitedTo({ stores: 2 });
    expect((await newStore()).status).toBe(201);
    const { refusal } = await newStore();
    expect(refusal).toMatchObject({
      code: 409,
      error: 'plan_limit_stores',
      message: 'The plan allows 2 stores. For more, change the plan on the page “Subscription”.',
      details: { limit: 2, used: 2, page: 'general-settings/billing-dashboard/current' },
    });
  });

  test('of stores lets two at once have the last place once', async () => {
    await limitedTo({ stores: 2 });
    const answers = await Promise.all([newStore(), newStore(), newStore()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  });

  test('of users is that of the store’s plan, and that of its company', async () => {
    await choose(selling, await addPlan(selling, 0, { attributes: { users: 1 } }));
    const invite = () =>
      call(selling.app, createStoreModerator, {
        params: { id: selling.store.storeId },
        body: { mobile: '6944444444' },
        as: selling.payer,
      });
    expect((await invite()).refusal.error).toBe('plan_limit_users');
  });

  test('of campaigns counts those that run, and a paused one makes room', async () => {
    await limitedTo({ active_campaigns: 1 });
    const till = { ...selling, cashier: selling.payer };
    const marketer = { till, admin };
    const ids = [
      (await makeCampaign(marketer, 'transaction')).data.campaign_id,
      (await makeCampaign(marketer, 'transaction')).data.campaign_id,
    ] as const;
    expect((await setStatus(marketer, ids[0], 'running')).status).toBe(200);
    expect((await setStatus(marketer, ids[1], 'running')).refusal.error).toBe(
      'plan_limit_active_campaigns',
    );
    await setStatus(marketer, ids[0], 'paused');
    expect((await setStatus(marketer, ids[1], 'running')).status).toBe(200);
  });

  test('of texts holds back what advertises, and no code to sign in', async () => {
    await limitedTo({ sms_per_month: 2 });
    await sqlOf(selling, `update company_settings set quiet_from = '00:00', quiet_until = '00:00'`);
    for (const purpose of ['campaign', 'campaign', 'campaign', 'service'])
      await sqlOf(
        selling,
        `insert into messages (company_id, channel, recipient, body, state, purpose) values ($1, 'sms', '6912345678', 'text', 'queued', $2)`,
        [selling.company.companyId, purpose],
      );
    await deliver(selling.app.database, { sms: async () => undefined }, pino({ level: 'silent' }));
    const rows = await sqlOf(
      selling,
      'select purpose, state, reason from messages order by message_id',
    );
    expect(rows).toEqual([
      { purpose: 'campaign', state: 'sent', reason: null },
      { purpose: 'campaign', state: 'sent', reason: null },
      { purpose: 'campaign', state: 'suppressed', reason: 'plan_limit' },
      { purpose: 'service', state: 'sent', reason: null },
    ]);
  });
});
