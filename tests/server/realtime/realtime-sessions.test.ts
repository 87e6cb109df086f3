import { beforeEach, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { signOut } from '../../../contract/people/session.ts';
import { call, type TestApp, testApp } from '../../support/app.ts';
import { addMember, addPlace, type Person, type Place } from '../../support/areas/people.ts';
import { later, rawSocket, signedInSocket, startPush } from '../../support/outside/push.ts';
import { until } from '../../support/until.ts';

let within: TestApp;
let store: Place;
let anna: Person;
beforeEach(async () => {
  within = await testApp();
  store = await addPlace(within, 'store');
  anna = await addMember(within, store);
});

test('a socket is closed when the session it belongs to is ended, and others stay', async () => {
  const server = await startPush(within, { sessionsMs: 20 });
  const bob = await addMember(within, store);
  const [hers, his] = [await signedInSocket(server, anna), await signedInSocket(server, bob)];
  await call(within, signOut, { as: anna });
  await until(() => hers.code);
  expect([hers.code, his.code]).toEqual([4011, undefined]);
});

test('one address has so many sockets and no more', async () => {
  const server = await startPush(within, { socketsPerAddress: 2 });
  await signedInSocket(server, anna);
  await signedInSocket(server, anna);
  const third = await rawSocket(server);
  await until(() => third.code);
  expect(third.code).toBe(4010);
});

/** Whether a socket opens for a page of an origin. */
const opensFrom = (port: number, origin: string | undefined) =>
  new Promise<boolean>((tell) => {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/app/pistos?protocol=7`, {
      ...(origin ? { origin } : {}),
    });
    later(() => socket.terminate());
    socket.once('open', () => tell(true));
    socket.once('error', () => tell(false));
  });

test('a page of somebody else’s opens no socket, our own and what is no browser do', async () => {
  const { port } = await startPush(within);
  const ours = ['https://pistos.example', `http://127.0.0.1:${port}`, undefined];
  for (const origin of ours) expect(await opensFrom(port, origin)).toBe(true);
  const others = ['https://evil.example', 'https://pistos.example.evil.example', 'null'];
  for (const origin of others) expect(await opensFrom(port, origin)).toBe(false);
});
