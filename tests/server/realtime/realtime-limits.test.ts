import { beforeEach, expect, test, vi } from 'vitest';
import { channelOf } from '../../../contract/realtime/channels.ts';
import { type TestApp, testApp } from '../../support/app.ts';
import { addMember, addPlace, join, type Person, type Place } from '../../support/areas/people.ts';
import { rawSocket, signedInSocket, startPush, subscribe } from '../../support/outside/push.ts';
import { eventually, until } from '../../support/until.ts';

let within: TestApp;
let store: Place;
let anna: Person;

beforeEach(async () => {
  within = await testApp();
  store = await addPlace(within, 'store');
  anna = await addMember(within, store);
});

test.each([
  ['/app/another?protocol=7', 4001],
  ['/app/pistos?protocol=6', 4007],
  ['/app/pistos', 4007],
  ['/application', 1006],
  ['/app/pistos/more?protocol=7', 1006],
  ['/', 1006],
])('a socket to %s is closed with %i', async (path, code) => {
  const raw = await rawSocket(await startPush(within), path);
  await until(() => raw.code);
  expect(raw.code).toBe(code);
});

test('what the protocol does not know is ignored, and a ping is answered', async () => {
  const raw = await rawSocket(await startPush(within));
  for (const text of ['', 'null', '[]', '{"event":1}', '{"event":"pusher:subscribe"}', '\u0000'])
    raw.sendText(text);
  raw.send('client-shout', { to: 'everybody' });
  raw.send('pusher:ping', {});
  await until(() => raw.frames.length > 1);
  expect(raw.frames[1]).toEqual({ event: 'pusher:pong', data: '{}' });
});

test('a message that is too long ends the socket', async () => {
  const raw = await rawSocket(await startPush(within));
  raw.sendText('x'.repeat(5000));
  await until(() => raw.code);
  expect(raw.code).toBe(1009);
});

test('a socket that says too much is closed', async () => {
  const raw = await rawSocket(await startPush(within, { messagesPerLook: 5 }));
  for (let count = 0; count < 10; count += 1) raw.send('pusher:ping', {});
  await until(() => raw.code);
  expect(raw.code).toBe(4301);
});

test('a user has so many sockets and no more, and one that closes makes room', async () => {
  const server = await startPush(within, { socketsPerUser: 2 });
  const first = await signedInSocket(server, anna);
  await signedInSocket(server, anna);
  const third = await signedInSocket(server, anna);
  await until(() => third.code);
  expect(third.code).toBe(4004);
  const nikos = await signedInSocket(server, await addMember(within, store));
  expect(nikos.frames.at(-1)?.event).toBe('pusher:signin_success');
  first.close();
  await eventually(async () => {
    const { frames } = await signedInSocket(server, anna);
    expect(frames.at(-1)?.event).toBe('pusher:signin_success');
  });
});

test('a server has so many sockets and no more', async () => {
  const server = await startPush(within, { sockets: 1 });
  await rawSocket(server);
  const second = await rawSocket(server);
  await until(() => second.code);
  expect(second.code).toBe(4100);
});

test('a socket has so many channels and no more, and one that it leaves makes room', async () => {
  const server = await startPush(within, { channelsPerSocket: 1 });
  const other = await addPlace(within, 'store');
  await join(within, anna, other);
  const [own, second] = [store, other].map(({ storeId }) => channelOf(anna.userId, storeId));
  const raw = await signedInSocket(server, anna);
  expect(await subscribe(raw, own ?? '')).toBe('pusher_internal:subscription_succeeded');
  expect(await subscribe(raw, own ?? '')).toBe('pusher_internal:subscription_succeeded');
  expect(await subscribe(raw, second ?? '')).toBe('pusher:subscription_error');
  raw.send('pusher:unsubscribe', { channel: own });
  expect(await subscribe(raw, second ?? '')).toBe('pusher_internal:subscription_succeeded');
  server.publisher.publish(store, 'export', { id: 1 });
  server.publisher.publish(other, 'export', { id: 2 });
  await until(() => raw.frames.at(-1)?.event === 'export');
  expect(raw.frames.filter(({ event }) => event === 'export')).toHaveLength(1);
});

test('a client that is silent is pinged, and let go when it stays silent', async () => {
  const raw = await rawSocket(await startPush(within, { lookMs: 50 }));
  await until(() => raw.code);
  const events = raw.frames.slice(1).map(({ event }) => event);
  expect([events, raw.code]).toEqual([['pusher:ping', 'pusher:error'], 4201]);
});

test('a server that stops sends everybody elsewhere and takes nobody new', async () => {
  const server = await startPush(within);
  const raw = await signedInSocket(server, anna);
  server.leave();
  await until(() => raw.code);
  const late = await rawSocket(server);
  expect([raw.code, late.code]).toEqual([4200, 1006]);
});

test('a socket that does not answer the goodbye is cut', async () => {
  const server = await startPush(within, { goodbyeMs: 20 });
  const raw = await signedInSocket(server, anna);
  raw.deafen();
  server.leave();
  await until(() => server.open() === 0);
});

test('a database that does not answer sends the client away for a while', async () => {
  const server = await startPush(within);
  const raw = await signedInSocket(server, anna);
  const broken = vi
    .spyOn(within.database.pool, 'query')
    .mockRejectedValue(new Error('gone') as never);
  raw.send('pusher:subscribe', { channel: channelOf(anna.userId, store.storeId) });
  await until(() => raw.code);
  broken.mockRestore();
  expect(raw.code).toBe(4101);
});
