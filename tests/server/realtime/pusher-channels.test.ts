import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import pino from 'pino';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { userAuth } from '../../../contract/realtime/realtime.ts';
import { openRealtime } from '../../../server/realtime/open.ts';
import { channelsPublisher, signedPath } from '../../../server/realtime/pusher-channels.ts';
import type { PusherKeys } from '../../../server/runtime/environment.ts';
import { call, type TestApp, testApp } from '../../support/app.ts';
import { addMember, addPlace, type Person, type Place } from '../../support/areas/people.ts';
import { eventually } from '../../support/until.ts';

// The application of the worked examples in the documentation of Pusher Channels.
const keys: PusherKeys = {
  appId: '3',
  key: '278d425bdf160c739803',
  secret: '7ad3773142a6692b25b8',
  cluster: 'eu',
};
const log = pino({ level: 'silent' });

interface PusherRequest {
  url: URL;
  text: string;
  body: { name: string; channels: string[]; data: string };
}

/** Answers in place of Pusher and keeps what it was asked. */
async function fakePusher(status = 200) {
  const requests: PusherRequest[] = [];
  const server = createServer(async (request, response) => {
    let text = '';
    for await (const piece of request) text += piece;
    const url = new URL(request.url ?? '', 'http://pusher');
    requests.push({ url, text, body: JSON.parse(text) as PusherRequest['body'] });
    response.writeHead(status).end('{}');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return { requests, api: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

let within: TestApp;
let store: Place;
let anna: Person;

beforeEach(async () => {
  within = await testApp();
  store = await addPlace(within, 'store');
  anna = await addMember(within, store);
});

test('a call is signed as the documentation works it out', () => {
  const body = '{"name":"foo","channels":["project-3"],"data":"{\\"some\\":\\"data\\"}"}';
  expect(signedPath(keys, body, 1353088179)).toBe(
    '/apps/3/events?auth_key=278d425bdf160c739803&auth_timestamp=1353088179&auth_version=1.0' +
      '&body_md5=ec365a775a4cd0599faeb73354201b6f' +
      '&auth_signature=da454824c97ba181a32ccc17a72625ba02771f50b50e1e7430e47a1f3f457e6c',
  );
});

describe('through Pusher Channels, an event', () => {
  const publisherTo = (api: string) => channelsPublisher(within.database, keys, log, api);

  test('goes to the channels of all members of the store and of no others (rt-channel-name)', async () => {
    const { requests, api } = await fakePusher();
    const maria = await addMember(within, store);
    await addMember(within, await addPlace(within, 'store'));
    const publisher = publisherTo(api);
    publisher.publish(store, 'new-transaction', { transaction_id: 1 });
    publisher.publish(store, 'new-transaction', { transaction_id: 2 });
    await publisher.close();
    expect(requests.map(({ body }) => ({ ...body, channels: body.channels.sort() }))).toEqual([
      {
        name: 'new-transaction',
        channels: [anna, maria].map(({ userId }) => `user-${userId}-panel-${store.storeId}`).sort(),
        data: '{"ids":[{"transaction_id":1},{"transaction_id":2}]}',
      },
    ]);
    const [{ url, text } = { url: new URL(api), text: '' }] = requests;
    const seconds = Number(url.searchParams.get('auth_timestamp'));
    expect(`${url.pathname}${url.search}`).toBe(signedPath(keys, text, seconds));
  });

  test('of a store with many members goes in calls of a hundred', async () => {
    const { requests, api } = await fakePusher();
    for (let count = 0; count < 100; count += 1) await addMember(within, store);
    const publisher = publisherTo(api);
    publisher.publish(store, 'export', { id: 1 });
    await publisher.close();
    expect(requests.map(({ body }) => body.channels.length).sort()).toEqual([1, 100]);
  });

  test('that Pusher does not take is given up, and nobody is told of it', async () => {
    const { requests, api } = await fakePusher(500);
    const publisher = publisherTo(api);
    publisher.publish(store, 'export', { id: 1 });
    await publisher.close();
    expect(requests).toHaveLength(1);
    const gone = publisherTo('http://127.0.0.1:1');
    expect(() => gone.publish(store, 'export', { id: 1 })).not.toThrow();
    await expect(gone.close()).resolves.toBeUndefined();
  });
});

test('a user is vouched for as the documentation works it out', async () => {
  const { app, hub, publisher } = await openRealtime(
    within.database,
    log,
    { publicUrl: 'https://pistos.example', trustProxy: false },
    keys,
  );
  await publisher.close();
  within = await testApp({ settings: { realtime: app } });
  const person = await eventually(async () => addMember(within, await addPlace(within, 'store')));
  const { data } = await call(within, userAuth, { as: person, body: { socket_id: '1234.1234' } });
  expect([hub, data.user_data]).toEqual([undefined, `{"id":"${person.userId}","session":1}`]);
  expect(data.auth).toMatch(/^278d425bdf160c739803:[0-9a-f]{64}$/);
});

test.each(['', '1', '1.', '1.1::user::{}', '1.1\n', 'a.b'])(
  'a user is not vouched for on the socket %j',
  async (socket_id) => {
    const { status } = await call(within, userAuth, { as: anna, body: { socket_id } });
    expect(status).toBe(422);
  },
);
