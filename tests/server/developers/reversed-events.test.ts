import { afterEach, beforeEach, expect, test } from 'vitest';
import { eventNames } from '../../../contract/developers/event-names.ts';
import type { TestApp } from '../../support/app.ts';
import { runCampaign } from '../../support/areas/campaigns.ts';
import { addGift } from '../../support/areas/claims.ts';
import type { Receiver } from '../../support/areas/developers/receiver.ts';
import { addWebhook, openListening, tellAll } from '../../support/areas/developers/webhooks.ts';
import type { Person } from '../../support/areas/people.ts';
import { addCustomer, giveBack, type Shopper, send, type Till } from '../../support/areas/till.ts';

let app: TestApp;
let till: Till;
let admin: Person;
let receiver: Receiver;
let customer: Shopper;
beforeEach(async () => {
  ({ app, till, admin, receiver } = await openListening());
  customer = await addCustomer(till);
});
afterEach(() => receiver.close());

const listen = () =>
  addWebhook(app, { at: till.company, as: admin, url: receiver.url, events: eventNames });
const told = async () => {
  await tellAll(app);
  return receiver.received.map(({ payload }) => payload);
};

test('what a receipt caused and took back before it was sent is sent all the same, each as it stands by then', async () => {
  const reward = { title: 'Κούπα', points: 10, gift_ids: [await addGift(till, 50)] };
  const campaign = { campaign_reward: reward };
  await runCampaign({ till, admin }, 'transaction', {}, campaign);
  await listen();
  const { data } = await send(till, customer, 30);
  await giveBack(till, data.transaction_id);
  const payloads = await told();
  expect(payloads.map(({ type }) => type).sort()).toEqual([
    ...['campaign.participant', 'claim.cancelled', 'claim.created'],
    ...['transaction.created', 'transaction.returned'],
  ]);
  const id = data.transaction_id;
  for (const type of ['transaction.created', 'transaction.returned'])
    expect(payloads.find((each) => each.type === type)).toMatchObject({
      id,
      data: { transaction: { transaction_id: id, standing: 'returned' } },
    });
  const one = (type: string) => payloads.find((each) => each.type === type)?.data;
  expect(one('campaign.participant')).toMatchObject({ state: 'taken_back' });
  for (const type of ['claim.created', 'claim.cancelled'])
    expect(one(type)).toMatchObject({ state: 'cancelled' });
});

test('who does not take part, as a cap is reached, is not sent as one who does', async () => {
  await runCampaign({ till, admin }, 'transaction', {}, { caps: { participants_per_day: 1 } });
  await listen();
  const other = await addCustomer(till);
  for (const each of [customer, other]) await send(till, each, 10);
  const took = (await told()).filter(({ type }) => type === 'campaign.participant');
  expect(took.map(({ data }) => data)).toMatchObject([{ user_account_id: customer.id }]);
});
