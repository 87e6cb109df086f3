import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readCampaign } from '../../../contract/campaigns/campaigns.ts';
import { readReport } from '../../../contract/campaigns/previews.ts';
import { call, testApp } from '../../support/app.ts';
import { addMarketer, type Marketer, runCampaign } from '../../support/areas/campaigns.ts';
import { addGift } from '../../support/areas/claims.ts';
import { foreseen } from '../../support/areas/previews/foreseen.ts';
import { addReachable, addTelling, work } from '../../support/areas/telling.ts';
import { giveBack, type Shopper, send, setCompany } from '../../support/areas/till.ts';
import { type Gateway, startGateway } from '../../support/outside/gateway.ts';

const case_ = fc.record({
  /** In minor units. */
  cap: fc.integer({ min: 0, max: 400 }),
  daily: fc.boolean(),
  points: fc.constantFrom(0, 5, 10, 30),
  gift: fc.constantFrom(null, 0.25, 0.7),
  text: fc.boolean(),
  people: fc.integer({ min: 1, max: 6 }),
});

const says = {
  system_notification_ids: [1],
  sms: { text: { el: 'Δώρο', en: 'Gift', it: 'Premio' } },
};

const costOf = async ({ till, admin }: Marketer, id: number) => {
  const params = { storeId: till.company.companyId, id };
  const report = await call(till.app, readReport, { params, as: admin });
  const campaign = await call(till.app, readCampaign, { params, as: admin });
  return { ...report.data, status: campaign.data.status };
};

describe('a cap of money', () => {
  test('is what the report calls the cost, points, gifts and texts together, and so is its preview', {
    timeout: 180_000,
  }, async () => {
    const gateway: Gateway = await startGateway();
    const app = await testApp();
    await fc.assert(
      fc.asyncProperty(case_, async ({ cap, daily, points, gift, text, people }) => {
        fc.pre(points > 0 || gift !== null || text);
        const till = await addTelling(app, gateway.url);
        const marketer = await addMarketer(till);
        await setCompany(till, { sms_part_price: 450 });
        const gifts =
          gift === null ? [] : [await addGift(till, 10, { cost: gift, cost_type: 'fixed' })];
        const own = {
          ...(text ? says : {}),
          campaign_reward:
            points || gifts.length
              ? { title: 'Δώρο', points: points || null, gift_ids: gifts }
              : null,
          caps: { [daily ? 'money_per_day' : 'money']: cap / 100 },
        };
        const crowd: Shopper[] = [];
        for (let each = 0; each < people; each += 1) crowd.push(await addReachable(till));
        for (const each of crowd) await send(till, each, 5);
        expect((await foreseen(marketer, own))?.total).toBeLessThanOrEqual(cap / 100);

        const id = await runCampaign(marketer, 'transaction', {}, own);
        const receipts = [];
        for (const each of crowd) receipts.push((await send(till, each, 5)).data.transaction_id);
        await work(till);
        const { total, times, status } = await costOf(marketer, id);
        expect(total).toBeLessThanOrEqual(cap / 100);
        if (times === people) return;
        expect(status).toBe(daily ? 'running' : 'paused');
      }),
      { numRuns: 25 },
    );
    await gateway.close();
  });

  test('counts no more what went back with its receipt', async () => {
    const gateway = await startGateway();
    const till = await addTelling(await testApp(), gateway.url);
    const marketer = await addMarketer(till);
    const [maria, nikos] = [await addReachable(till), await addReachable(till)];
    const gift = await addGift(till, 10, { cost: 0.7, cost_type: 'fixed' });
    const campaign_reward = { title: 'Δώρο', gift_ids: [gift] };
    const id = await runCampaign(
      marketer,
      'transaction',
      {},
      { campaign_reward, caps: { money: 0.7 } },
    );
    const { data } = await send(till, maria, 5);
    await giveBack(till, data.transaction_id);
    await send(till, nikos, 5);
    expect(await costOf(marketer, id)).toMatchObject({ times: 1, taken_back: 1, gifts_cost: 0.7 });
    await gateway.close();
  });
});
