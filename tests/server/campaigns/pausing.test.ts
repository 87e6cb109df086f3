import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { testApp } from '../../support/app.ts';
import {
  addMarketer,
  type Marketer,
  runCampaign,
  setStatus,
} from '../../support/areas/campaigns.ts';
import { lookAt, setCustomer } from '../../support/areas/occasions.ts';
import { addReachable, addTelling, outbox, work } from '../../support/areas/telling.ts';
import type { Shopper, Till } from '../../support/areas/till.ts';
import { send } from '../../support/areas/till.ts';
import { type Gateway, startGateway } from '../../support/outside/gateway.ts';

let gateway: Gateway;
let till: Till;
let marketer: Marketer;
let maria: Shopper;
beforeEach(async () => {
  gateway = await startGateway();
  till = await addTelling(await testApp({ now: Date.parse('2026-01-01T00:00:00Z') }), gateway.url);
  marketer = await addMarketer(till);
  maria = await addReachable(till);
  await setCustomer(marketer, maria.id, { created_at: '2025-01-01T00:00:00Z' });
});
afterEach(() => gateway.close());

const says = {
  system_notification_ids: [1],
  sms: { text: { el: 'Καλημέρα', en: 'Good morning', it: 'Buongiorno' } },
};
const noon = '2026-01-05T12:00:00.000Z';

/** A campaign that only says something, which waits in the outbox. */
async function said() {
  const own = { ...says, campaign_reward: null };
  const id = await runCampaign(marketer, 'scheduled', { every: 'once', at: noon }, own);
  await lookAt(marketer, noon);
  expect(await outbox(till)).toEqual(['sms queued']);
  return id;
}

describe('what a campaign says and has not said yet', () => {
  test('waits while it is paused, says why, and leaves once it goes on', async () => {
    const id = await said();
    await setStatus(marketer, id, 'paused');
    await work(till);
    expect([gateway.handed, await outbox(till)]).toEqual([[], ['sms queued paused']]);
    await setStatus(marketer, id, 'running');
    await work(till);
    expect([gateway.handed.length, await outbox(till)]).toEqual([1, ['sms sent']]);
  });

  test('leaves when it is ended, and no more when it is cancelled', async () => {
    const ended = await said();
    await setStatus(marketer, ended, 'paused');
    await setStatus(marketer, ended, 'ended');
    await work(till);
    expect(await outbox(till)).toEqual(['sms sent']);
    await till.app.database.pool.query('delete from messages');
    const cancelled = await runCampaign(
      marketer,
      'transaction',
      {},
      { ...says, campaign_reward: null },
    );
    await send(till, maria, 5);
    await setStatus(marketer, cancelled, 'cancelled');
    await work(till);
    expect(await outbox(till)).toEqual(['sms suppressed cancelled']);
    expect(gateway.handed).toHaveLength(1);
  });

  test('leaves although it is paused where something was given, and where a cap paused it', async () => {
    const id = await runCampaign(marketer, 'transaction', {}, says);
    await send(till, maria, 5);
    await setStatus(marketer, id, 'paused');
    await work(till);
    await runCampaign(
      marketer,
      'transaction',
      {},
      {
        ...says,
        campaign_reward: null,
        caps: { participants: 1 },
      },
    );
    await send(till, maria, 5);
    await work(till);
    expect(await outbox(till)).toEqual(['sms sent', 'sms sent']);
  });
});
