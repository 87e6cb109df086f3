import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { clientSettings } from '../../../contract/common/common.ts';
import { channelOf, placeOfChannel } from '../../../contract/realtime/channels.ts';
import { userAuth } from '../../../contract/realtime/realtime.ts';
import { installationSecret } from '../../../server/engine/installation.ts';
import { contentSecurityPolicy } from '../../../server/http/headers.ts';
import { membershipsTable } from '../../../server/tables/people.ts';
import { openConnection } from '../../../src/realtime/connection.ts';
import { call, settingsWith, type TestApp, testApp } from '../../support/app.ts';
import {
  addCompany,
  addMember,
  addStore,
  addSuperAdmin,
  join,
  type Person,
  type Place,
} from '../../support/areas/people.ts';
import {
  listenTo,
  type PushServer,
  panelOf,
  prove,
  pusherOf,
  rawSocket,
  signedInSocket,
  startPush,
  subscribe,
} from '../../support/outside/push.ts';
import { limit } from '../../support/pace.ts';
import { until } from '../../support/until.ts';

let within: TestApp;
let server: PushServer;
let store: Place;
let other: Place;
let anna: Person;
let nikos: Person;

beforeEach(async () => {
  within = await testApp();
  const company = await addCompany(within);
  store = await addStore(within, company, 'store');
  other = await addStore(within, company, 'store');
  anna = await addMember(within, store);
  nikos = await addMember(within, other);
  server = await startPush(within);
});

const poke = (place: Place, transaction_id: number) =>
  server.publisher.publish(place, 'new-transaction', { transaction_id });

describe('an event', () => {
  test('arrives on the channel of the user and the store, with ids and nothing else (rt-channel-name)', async () => {
    const raw = await signedInSocket(server, anna);
    await subscribe(raw, `user-${anna.userId}-panel-${store.storeId}`);
    poke(store, 7);
    await until(() => raw.frames.length === 4);
    expect(raw.frames[3]).toEqual({
      event: 'new-transaction',
      channel: `user-${anna.userId}-panel-${store.storeId}`,
      data: JSON.stringify({ ids: [{ transaction_id: 7 }] }),
    });
  });

  test.each(['new-transaction', 'new-redemption', 'export'] as const)(
    '%s reaches pusher-js',
    async (event) => {
      const panel = await panelOf(server, anna, store);
      server.publisher.publish(store, event, { id: 'a' });
      await until(() => panel.heard.length);
      expect(panel.heard).toEqual([{ event, data: { ids: [{ id: 'a' }] } }]);
    },
  );

  test('reaches everybody who listens to the store, on every device', async () => {
    const maria = await addMember(within, store);
    const panels = [
      await panelOf(server, anna, store),
      await panelOf(server, anna, store),
      await panelOf(server, maria, store),
    ];
    poke(store, 7);
    await until(() => panels.every(({ heard }) => heard.length));
    expect(panels.map(({ heard }) => heard.length)).toEqual([1, 1, 1]);
  });

  test('reaches nobody in another store', async () => {
    const elsewhere = await panelOf(server, nikos, other);
    poke(store, 7);
    poke(other, 8);
    await until(() => elsewhere.heard.length);
    expect(elsewhere.heard.map(({ data }) => data)).toEqual([{ ids: [{ transaction_id: 8 }] }]);
  });

  test('of a busy moment comes once, with the last twenty ids', async () => {
    const panel = await panelOf(server, anna, store);
    for (let id = 1; id <= 1000; id += 1) poke(store, id);
    await until(() => panel.heard.length);
    const ids = Array.from({ length: 20 }, (_, index) => ({ transaction_id: 981 + index }));
    expect(panel.heard).toEqual([{ event: 'new-transaction', data: { ids } }]);
  });

  test('that nobody listens to does no harm, nor does one after the end', async () => {
    poke(store, 1);
    await server.publisher.close();
    expect(() => poke(store, 2)).not.toThrow();
  });
});

describe('listening is refused', () => {
  const channelOfAnna = () => channelOf(anna.userId, store.storeId);

  test('without signing in, and the socket is closed', async () => {
    const impatient = await startPush(within, { signInMs: 100 });
    const raw = await rawSocket(impatient);
    raw.send('pusher:subscribe', { channel: channelOfAnna() });
    await until(() => raw.code);
    expect([raw.code, raw.frames[1]?.event]).toEqual([4009, 'pusher:subscription_error']);
  });

  test("to another user's channel", async () => {
    const pusher = pusherOf(server, nikos);
    pusher.signin();
    const panel = listenTo(pusher, channelOfAnna());
    await until(() => panel.state !== 'waiting');
    expect(panel.state).toBe(403);
  });

  test.each(['public', 'private-user-1-panel-1', '#server-to-user-1000', 'user-1-panel-'])(
    'to the channel %s',
    async (name) => {
      const raw = await signedInSocket(server, anna);
      expect(await subscribe(raw, name)).toBe('pusher:subscription_error');
    },
  );

  test('to a store that is not theirs, until it is', async () => {
    const raw = await signedInSocket(server, anna);
    const channel = channelOf(anna.userId, other.storeId);
    expect(await subscribe(raw, channel)).toBe('pusher:subscription_error');
    await join(within, anna, other);
    expect(await subscribe(raw, channel)).toBe('pusher_internal:subscription_succeeded');
  });

  test('with a token that is none', async () => {
    const pusher = pusherOf(server, { token: 'x'.repeat(43) });
    const errors: unknown[] = [];
    pusher.user.bind('pusher:signin_error', (error: unknown) => errors.push(error));
    pusher.signin();
    const panel = listenTo(pusher, channelOfAnna());
    await until(() => errors.length);
    poke(store, 1);
    expect(panel).toEqual({ heard: [], state: 'waiting' });
    const { status } = await call(within, userAuth, {
      as: { token: 'x'.repeat(43) },
      body: { socket_id: '1.1' },
    });
    expect(status).toBe(401);
  });

  test.each([
    ['that was forged', (proof: string) => `${proof.slice(0, -1)}${proof.endsWith('0') ? 1 : 0}`],
    ['that is too short', (proof: string) => proof.slice(0, 20)],
  ])('with a proof %s', async (_, forge) => {
    const raw = await rawSocket(server);
    const proof = await prove(server, anna, raw.id);
    raw.send('pusher:signin', { ...proof, auth: forge(proof.auth) });
    await until(() => raw.code);
    expect(raw.code).toBe(4009);
  });

  test('with the proof of another socket, or of another user', async () => {
    const raw = await rawSocket(server);
    const second = await rawSocket(server);
    raw.send('pusher:signin', await prove(server, anna, second.id));
    const { auth } = await prove(server, anna, second.id);
    second.send('pusher:signin', { auth, user_data: JSON.stringify({ id: String(nikos.userId) }) });
    await until(() => raw.code && second.code);
    expect([raw.code, second.code]).toEqual([4009, 4009]);
  });
});

test('a super admin may listen to every store', async () => {
  const panel = await panelOf(server, await addSuperAdmin(within), store);
  poke(store, 1);
  await until(() => panel.heard.length);
  expect(panel.heard).toHaveLength(1);
});

describe('a panel', () => {
  const opened = (at: PushServer) => {
    const seen = { events: [] as string[], live: 'off', returns: 0 };
    const connection = openConnection({
      settings: { key: at.key, cluster: 'eu', built_in: true },
      server: new URL(at.origin),
      channel: channelOf(anna.userId, store.storeId),
      events: ['new-transaction'],
      prove: (socketId) => prove(at, anna, socketId),
      onEvent: (event) => seen.events.push(event),
      onLive: (live) => {
        seen.live = live;
      },
      onReturn: () => {
        seen.returns += 1;
      },
    });
    onTestFinished(connection.close);
    return seen;
  };

  test('whose socket is cut comes back, asks for what it missed and hears again', async () => {
    const seen = opened(server);
    await until(() => seen.live === 'live');
    expect(seen.returns).toBe(0);
    server.cut();
    await vi.waitUntil(() => seen.returns === 1, { timeout: limit(20_000) });
    poke(store, 1);
    await until(() => seen.events.length);
    expect(seen).toEqual({ events: ['new-transaction'], live: 'live', returns: 1 });
  });

  test('signs in anew from time to time, so that a right that was taken away ends', async () => {
    const strict = await startPush(within, { lookMs: 100, lifeMs: 50 });
    const seen = opened(strict);
    await until(() => seen.returns > 0);
    await within.database.db.delete(membershipsTable);
    await vi.waitUntil(() => seen.live === 'off', { timeout: limit(20_000), interval: 1 });
  });
});

test('the cluster is eu, and the browser is told whom to connect to (rt-cluster)', async () => {
  const { data } = await call(within, clientSettings);
  expect(data.realtime).toEqual({ key: 'pistos', cluster: 'eu', built_in: true });
});

test('a channel names one user and one store (rt-channel-name)', () => {
  expect(channelOf(12, 345)).toBe('user-12-panel-345');
  expect(placeOfChannel('user-12-panel-345')).toEqual({ userId: 12, storeId: 345 });
  for (const name of ['user-0-panel-1', 'user-1-panel-01', 'xuser-1-panel-1', 'user-1-panel-1 '])
    expect(placeOfChannel(name)).toBeUndefined();
});

test('the secret is made once and shared by all who start', async () => {
  const secrets = await Promise.all([
    installationSecret(within.database, 'realtime_secret'),
    installationSecret(within.database, 'realtime_secret'),
  ]);
  expect(
    new Set([...secrets, await installationSecret(within.database, 'realtime_secret')]).size,
  ).toBe(1);
  expect(secrets[0]).toMatch(/^[\w-]{43}$/);
});

test('pages may connect to the server itself, and to Pusher only where it is used', () => {
  const of = (builtIn: boolean) =>
    contentSecurityPolicy(
      settingsWith({ realtime: { key: 'k', secret: 's', cluster: 'eu', builtIn } }),
    );
  expect(of(true)).toContain("connect-src 'self' wss://pistos.example;");
  expect(of(true)).not.toContain('pusher');
  expect(of(false)).toContain(
    "connect-src 'self' wss://ws-eu.pusher.com https://sockjs-eu.pusher.com;",
  );
});
