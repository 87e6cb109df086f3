import { beforeEach, describe, expect, test } from 'vitest';
import { readCampaign } from '../../../../contract/campaigns/campaigns.ts';
import { lookPiece } from '../../../../server/campaigns/looks/look.ts';
import { lookAtCampaigns } from '../../../../server/campaigns/looks/run.ts';
import { runningCampaigns } from '../../../../server/campaigns/running.ts';
import { withTransaction } from '../../../../server/db/transaction.ts';
import { call, testApp } from '../../../support/app.ts';
import {
  addMarketer,
  type Marketer,
  participantsOf,
  runCampaign,
  setStatus,
} from '../../../support/areas/campaigns.ts';
import { lookAt, setCustomer, tookPart } from '../../../support/areas/occasions.ts';
import {
  accountOf,
  addCustomer,
  addTill,
  expectSound,
  type Shopper,
  type Till,
} from '../../../support/areas/till.ts';
import { serverLog } from '../../../support/server-log.ts';

let till: Till;
let marketer: Marketer;
let crowd: Shopper[];

const noon = '2026-01-05T12:00:00.000Z';
const once = { every: 'once', at: noon };
/** It gives nothing and says something. */
const says = {
  campaign_reward: null,
  system_notification_ids: [1],
  sms: { text: { el: 'Καλημέρα', en: 'Good morning', it: 'Buongiorno' } },
};
const look = (moment: string) => lookAt(marketer, moment);
const ids = () => crowd.map(({ id }) => id);
const balances = async () =>
  (await Promise.all(crowd.map((each) => accountOf(till, each)))).map(({ balance }) => balance);
const statusOf = async (id: number) =>
  (
    await call(till.app, readCampaign, {
      params: { storeId: till.company.companyId, id },
      as: marketer.admin,
    })
  ).data.status;

beforeEach(async () => {
  till = await addTill(await testApp({ now: Date.parse('2026-01-01T00:00:00Z') }));
  marketer = await addMarketer(till);
  crowd = [];
  for (let at = 0; at < 5; at += 1) crowd.push(await addCustomer(till));
  for (const { id } of crowd)
    await setCustomer(marketer, id, { created_at: '2025-01-01T00:00:00Z' });
});

/** One piece of a campaign's look, of as few as there can be; what goes wrong after it undoes it. */
async function piece(moment: string, after: () => void = () => undefined) {
  const { database } = till.app;
  const { companyId } = till.company;
  const { campaigns, timeZone } = await runningCampaigns(database, companyId, -1);
  const [campaign] = campaigns;
  if (!campaign) throw new Error('No campaign runs');
  await database.pool.query(
    'insert into campaign_looks (company_id, campaign_id) values ($1, $2) on conflict do nothing',
    [companyId, campaign.campaign_id],
  );
  await withTransaction(database, async (client) => {
    const nowMs = Date.parse(moment);
    await lookPiece(client, { companyId, timeZone, campaign, nowMs, pieceMs: -1 });
    after();
  });
}

describe('a look of a campaign', () => {
  test('by two servers at once gives to everybody once', async () => {
    const id = await runCampaign(marketer, 'scheduled', once);
    const { database } = till.app;
    const both = [1, 2].map(() => lookAtCampaigns(database, Date.parse(noon), serverLog));
    await Promise.all(both);
    await look('2026-01-05T12:00:20Z');
    expect(await tookPart(marketer, id)).toEqual(ids());
    expect(await balances()).toEqual([10, 10, 10, 10, 10]);
    await expectSound(till);
  });

  test('that was killed in the middle goes on where it was', async () => {
    const id = await runCampaign(marketer, 'scheduled', once);
    await piece(noon);
    expect(await tookPart(marketer, id)).toEqual(ids().slice(0, 1));
    const killed = piece(noon, () => {
      throw new Error('killed');
    });
    await expect(killed).rejects.toThrow('killed');
    expect(await tookPart(marketer, id)).toEqual(ids().slice(0, 1));
    await look('2026-01-05T12:05:00Z');
    expect(await tookPart(marketer, id)).toEqual(ids());
    expect(await balances()).toEqual([10, 10, 10, 10, 10]);
    await expectSound(till);
  });

  test('is stopped by a pause, and goes on with whom it had not come to', async () => {
    const id = await runCampaign(marketer, 'scheduled', once);
    await piece(noon);
    await setStatus(marketer, id, 'paused');
    await look('2026-01-05T12:05:00Z');
    expect(await tookPart(marketer, id)).toEqual(ids().slice(0, 1));
    await setStatus(marketer, id, 'running');
    await look('2026-01-05T12:10:00Z');
    expect(await tookPart(marketer, id)).toEqual(ids());
  });

  test('is stopped by a pause amid what it says to many, and says it to the others later', async () => {
    await till.app.database.pool.query(
      `insert into customers (company_id, store_id, first_name, country_id, mobile, qr_code, marketing, sms, created_at)
        select $1, $2, 'Μ' || n, 300, (6930000000 + n)::text, 'Q' || n, true, true, '2025-01-01' from generate_series(1, 600) n`,
      [till.store.companyId, till.store.storeId],
    );
    await till.app.database.pool.query(
      'insert into accounts (company_id, user_account_id) select company_id, user_account_id from customers on conflict do nothing',
    );
    const id = await runCampaign(marketer, 'scheduled', once, says);
    await piece(noon);
    await setStatus(marketer, id, 'paused');
    await look('2026-01-05T12:05:00Z');
    const told = async () =>
      (
        await till.app.database.pool.query(
          'select count(*)::int as people, count(distinct user_account_id)::int as once from messages',
        )
      ).rows[0];
    expect(await told()).toEqual({ people: 500, once: 500 });
    await setStatus(marketer, id, 'running');
    await look('2026-01-05T12:10:00Z');
    expect(await told()).toEqual({ people: 605, once: 605 });
  });

  test('makes nothing up for the time in which it was paused', async () => {
    const id = await runCampaign(marketer, 'scheduled', once);
    await look('2026-01-04T12:00:00Z');
    await setStatus(marketer, id, 'paused');
    till.app.clock.now = Date.parse('2026-01-06T12:00:00Z');
    await setStatus(marketer, id, 'running');
    await look('2026-01-06T12:05:00Z');
    expect(await tookPart(marketer, id)).toEqual([]);
  });

  test('makes up for the time in which no server ran', async () => {
    const id = await runCampaign(marketer, 'scheduled', once);
    await look('2026-01-08T12:00:00Z');
    expect(await tookPart(marketer, id)).toEqual(ids());
  });

  test('ends where a cap is reached, and begins with the next one where it goes on', async () => {
    const caps = { participants: 2 };
    const id = await runCampaign(marketer, 'scheduled', once, { caps });
    await look(noon);
    expect(await tookPart(marketer, id)).toEqual(ids().slice(0, 2));
    expect(await statusOf(id)).toBe('paused');
    await till.app.database.pool.query(
      `update campaigns set definition = jsonb_set(definition, '{caps,participants}', '4')`,
    );
    await setStatus(marketer, id, 'running');
    await look('2026-01-05T12:05:00Z');
    expect(await tookPart(marketer, id)).toEqual(ids().slice(0, 4));
  });

  test('tells many at once, each once, where it gives nothing but a message', async () => {
    for (const { id } of crowd)
      await till.app.database.pool.query(
        'update customers set marketing = true, sms = true where user_account_id = $1',
        [id],
      );
    const id = await runCampaign(marketer, 'scheduled', once, says);
    await look(noon);
    await look('2026-01-05T12:01:00Z');
    expect(await tookPart(marketer, id)).toEqual(ids());
    const { rows } = await till.app.database.pool.query(
      'select user_account_id, participant_id from messages where campaign_id = $1 order by 1',
      [id],
    );
    const parts = await participantsOf(marketer, id);
    expect(rows).toEqual(
      crowd.map((each) => ({
        user_account_id: each.id,
        participant_id: parts.find(({ user_account_id }) => user_account_id === each.id)
          ?.participant_id,
      })),
    );
  });

  test('starts campaigns whose time has come, and ends them when it is over', async () => {
    const period = { starts_at: '2026-01-05T12:00:00.000Z', ends_at: '2026-01-06T12:00:00.000Z' };
    const weekly = { every: 'week', weekday: 1, hour: 14 };
    const id = await runCampaign(marketer, 'scheduled', weekly, period);
    expect(await statusOf(id)).toBe('scheduled');
    await look('2026-01-05T11:59:59Z');
    expect(await statusOf(id)).toBe('scheduled');
    await look('2026-01-05T12:00:15Z');
    expect(await statusOf(id)).toBe('running');
    expect(await tookPart(marketer, id)).toEqual(ids());
    await look('2026-01-06T12:00:00Z');
    expect(await statusOf(id)).toBe('ended');
  });

  test('ends one that is for one moment when all have had it', async () => {
    const id = await runCampaign(marketer, 'scheduled', once);
    await look('2026-01-05T11:59:59Z');
    expect(await statusOf(id)).toBe('running');
    await look('2026-01-05T12:00:15Z');
    expect(await tookPart(marketer, id)).toEqual(ids());
    expect(await statusOf(id)).toBe('ended');
  });

  test('ends one that is for one moment only when its messages have left', async () => {
    const id = await runCampaign(marketer, 'scheduled', once, { ...says });
    await look('2026-01-05T12:00:15Z');
    const queued = await till.app.database.pool.query(
      `select 1 from messages where campaign_id = $1 and state = 'queued'`,
      [id],
    );
    expect(await statusOf(id)).toBe(queued.rows.length ? 'running' : 'ended');
    await till.app.database.pool.query(
      `update messages set state = 'sent' where campaign_id = $1`,
      [id],
    );
    await look('2026-01-05T12:00:30Z');
    expect(await statusOf(id)).toBe('ended');
  });
});
