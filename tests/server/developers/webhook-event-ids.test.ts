import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { both } from '../../../contract/common/both.ts';
import { eventOf } from '../../../contract/developers/events.ts';
import { createWebhook, webhooks } from '../../../contract/developers/webhooks.ts';
import { call, type TestApp, testApp } from '../../support/app.ts';
import { type Receiver, startReceiver } from '../../support/areas/developers/receiver.ts';
import { reaching } from '../../support/areas/developers/webhooks.ts';
import { addMember, addPlace, type Person } from '../../support/areas/people.ts';
import { addTill, type Till } from '../../support/areas/till.ts';

let app: TestApp;
let till: Till;
let admin: Person;
let receiver: Receiver;

beforeEach(async () => {
  app = await testApp({ settings: reaching });
  till = await addTill(app);
  admin = await addMember(app, till.company);
  receiver = await startReceiver();
});
afterEach(() => receiver.close());

describe('an address', () => {
  test.each(['company', 'supplier'] as const)(
    'of a %s answers its event by its id, and takes another',
    async (kind) => {
      const place = kind === 'company' ? till.company : await addPlace(app, kind, till.company);
      const as = kind === 'company' ? admin : await addMember(app, place);
      const [first, other] = kind === 'company' ? [6, 12] : [15, 15];
      const params = { storeId: place.storeId };
      const own = kind === 'company' ? 0 : 1;
      const body = { name: 'x', url: receiver.url, store_event_id: first };
      const made = await call(app, both(createWebhook)[own], { params, as, body });
      const id = made.data.webhook_id;
      const at = { params: { ...params, id }, as };
      const change = (sent: object) =>
        call(app, both(webhooks.calls.update)[own], { ...at, body: sent });
      expect((await call(app, both(webhooks.calls.list)[own], { params, as })).data).toMatchObject({
        webhooks: [{ store_event_id: first }],
      });
      expect((await change({ store_event_id: other })).data).toMatchObject({
        store_event_id: other,
      });
      const { data } = await call(app, both(webhooks.calls.read)[own], at);
      expect(data).toMatchObject({ store_event_id: other, events: [eventOf(other)] });
      const { refusal } = await change({ store_event_id: 999 });
      expect(Object.keys(refusal.errors ?? {})).toEqual(['store_event_id']);
    },
  );

  test('keeps its other events where the first becomes another, and those that are sent as they are', async () => {
    const params = { storeId: till.company.storeId };
    const body = {
      name: 'x',
      url: receiver.url,
      events: ['transaction.created', 'claim.redeemed'],
    };
    const { data } = await call(app, createWebhook, { params, as: admin, body });
    const at = { params: { ...params, id: data.webhook_id }, as: admin };
    const eventsAfter = async (sent: object) =>
      (await call(app, webhooks.calls.update, { ...at, body: sent })).data.events;
    expect(await eventsAfter({ store_event_id: 8 })).toEqual(['points.adjusted', 'claim.redeemed']);
    expect(await eventsAfter({ store_event_id: 8, events: ['claim.created'] })).toEqual([
      'claim.created',
    ]);
  });
});
