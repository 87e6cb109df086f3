import { afterEach, beforeEach, expect, test } from 'vitest';
import { replayWebhook, rotateWebhookSecret } from '../../../contract/developers/webhooks.ts';
import { call, type TestApp } from '../../support/app.ts';
import { type Receiver, verify } from '../../support/areas/developers/receiver.ts';
import {
  addWebhook,
  logsOf,
  openListening,
  tellAll,
} from '../../support/areas/developers/webhooks.ts';
import type { Person } from '../../support/areas/people.ts';
import { addCustomer, send, type Till } from '../../support/areas/till.ts';

const minute = 60_000;

let app: TestApp;
let till: Till;
let admin: Person;
let receiver: Receiver;
beforeEach(async () => {
  ({ app, till, admin, receiver } = await openListening());
});
afterEach(() => receiver.close());

/** A receipt of which a webhook is told for the first time; answers the webhook. */
async function firstTold() {
  const events = ['transaction.created'] as const;
  const made = await addWebhook(app, { at: till.company, as: admin, url: receiver.url, events });
  await send(till, await addCustomer(till), 10);
  await tellAll(app);
  return made;
}

async function tryAgain() {
  app.clock.now += minute;
  await tellAll(app);
  return receiver.received.at(-1);
}

test('a receiver whose clock is off takes it once that is right: each attempt is signed for its own moment', async () => {
  let off = 10 * minute;
  receiver.answers(({ headers }) => {
    const apart = Number(headers['webhook-timestamp']) * 1000 - (app.clock.now + off);
    return { status: Math.abs(apart) > 5 * minute ? 401 : 204 };
  });
  await firstTold();
  off = 0;
  await tryAgain();
  const logs = await logsOf(app, till.company, admin);
  expect(logs.map(({ outcome, status }) => [outcome, status])).toEqual([
    ['accepted', 204],
    ['retry', 401],
  ]);
  const [first, second] = receiver.received.map(({ headers }) => headers);
  expect(second?.['webhook-id']).toBe(first?.['webhook-id']);
  expect(Number(second?.['webhook-timestamp'])).toBe(Number(first?.['webhook-timestamp']) + 60);
});

test('what waits for its next try goes at once when its time is sent again, and what is new goes once', async () => {
  receiver.answers(() => ({ status: 503 }));
  const { webhook_id: id } = await firstTold();
  await tryAgain();
  receiver.answers(() => ({ status: 204 }));
  await send(till, await addCustomer(till), 10);
  const { now } = app.clock;
  const period = {
    from: new Date(now - 60 * minute).toISOString(),
    until: new Date(now + minute).toISOString(),
  };
  const at = { params: { storeId: till.company.storeId, id }, as: admin };
  const { data } = await call(app, replayWebhook, { ...at, body: { ...period, all: false } });
  expect(data.replayed).toBe(1);
  await tellAll(app);
  const logs = await logsOf(app, till.company, admin);
  expect(logs.map(({ outcome }) => outcome)).toEqual(['accepted', 'accepted', 'retry', 'retry']);
});

test('what is tried again after its secret was rotated is taken by whoever knows either', async () => {
  receiver.answers(() => ({ status: 500 }));
  const { webhook_id: id, secret } = await firstTold();
  const params = { storeId: till.company.storeId, id };
  const { data } = await call(app, rotateWebhookSecret, { params, as: admin });
  receiver.answers(() => ({ status: 204 }));
  const got = await tryAgain();
  if (!got) throw new Error('nothing was told');
  verify(secret, got);
  verify(data.secret, got);
  expect(data.secret).not.toBe(secret);
});
