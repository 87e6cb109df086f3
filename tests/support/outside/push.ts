import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { type ServerType, serve } from '@hono/node-server';
import pino from 'pino';
import Pusher from 'pusher-js';
import { onTestFinished } from 'vitest';
import { WebSocket } from 'ws';
import { channelOf } from '../../../contract/realtime/channels.ts';
import { createApp } from '../../../server/app.ts';
import type { Database } from '../../../server/db/connection.ts';
import type { Publisher } from '../../../server/http/dependencies.ts';
import type { HubLimits } from '../../../server/realtime/hub.ts';
import { openRealtime } from '../../../server/realtime/open.ts';
import { settingsWith, type TestApp } from '../app.ts';
import type { Person, Place } from '../areas/people.ts';
import { until } from '../until.ts';

/** The application with its push service, listening. */
export interface PushServer {
  origin: string;
  port: number;
  key: string;
  publisher: Publisher;
  /** Says goodbye to every socket, as a server that is told to stop does. */
  leave: () => void;
  /** Cuts every connection, as a network does. */
  cut: () => void;
  /** How many sockets there are. */
  open: () => number;
}

/** Ends something after the test; the last that was started ends first, as clients do before their server. */
export const later = (stop: () => Promise<void> | void) => onTestFinished(async () => stop());

const stopped = async (server: ServerType) => {
  server.close();
  if ('closeAllConnections' in server) server.closeAllConnections();
  await once(server, 'close');
};

/** Starts a server process, as it were, on the test's database or on another connection to it. */
export async function startPush(
  within: TestApp,
  limits: Partial<HubLimits> = {},
  database: Database = within.database,
): Promise<PushServer> {
  const log = pino({ level: 'silent' });
  const {
    app: push,
    publisher,
    hub,
  } = await openRealtime(
    database,
    log,
    { publicUrl: 'https://pistos.example', trustProxy: false },
    undefined,
    limits,
  );
  if (!hub) throw new Error('No push service of its own');
  const settings = settingsWith({ realtime: push });
  const { fetch } = createApp({
    ...within,
    database,
    log,
    now: Date.now,
    realtime: publisher,
    settings,
  });
  const server = serve({ fetch, port: 0, hostname: '127.0.0.1' });
  await once(server, 'listening');
  const sockets = new Set<Duplex>();
  server.on('upgrade', (request, socket, head) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
    hub.upgrade(request, socket, head);
  });
  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  later(async () => {
    hub.close();
    cut();
    await publisher.close();
    await stopped(server);
  });
  const { port } = server.address() as AddressInfo;
  const origin = `http://127.0.0.1:${port}`;
  return {
    origin,
    port,
    key: push.key,
    publisher,
    cut,
    leave: () => hub.close(),
    open: () => sockets.size,
  };
}

/** Asks the server to vouch for a person on one socket. */
export async function prove(
  { origin }: PushServer,
  { token }: Pick<Person, 'token'>,
  socketId: string,
) {
  const answer = await fetch(`${origin}/api/realtime/user-auth`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ socket_id: socketId }),
  });
  if (!answer.ok) throw new Error(`user-auth was answered ${answer.status}`);
  return ((await answer.json()) as { data: { auth: string; user_data: string } }).data;
}

/** What one channel of a client was told. */
export interface Listener {
  heard: { event: string; data: unknown }[];
  /** `subscribed`, or the status it was refused with. */
  state: 'waiting' | 'subscribed' | number;
}

/** pusher-js itself, signed in as somebody. */
export function pusherOf(server: PushServer, person: Pick<Person, 'token'>): Pusher {
  const pusher = new Pusher(server.key, {
    cluster: 'eu',
    wsHost: '127.0.0.1',
    wsPort: server.port,
    forceTLS: false,
    enabledTransports: ['ws'],
    disableStats: true,
    userAuthentication: {
      customHandler: ({ socketId }, done) => {
        prove(server, person, socketId).then(
          (proof) => done(null, proof),
          (error: Error) => done(error, null),
        );
      },
    },
  });
  later(() => pusher.disconnect());
  return pusher;
}

/** Listens to a channel and keeps what it is told. */
export function listenTo(pusher: Pusher, name: string): Listener {
  const listener: Listener = { heard: [], state: 'waiting' };
  const channel = pusher.subscribe(name);
  channel.bind('pusher:subscription_succeeded', () => {
    listener.state = 'subscribed';
  });
  channel.bind('pusher:subscription_error', ({ status }: { status: number }) => {
    listener.state = status;
  });
  channel.bind_global((event: string, data: unknown) => {
    if (!event.startsWith('pusher:')) listener.heard.push({ event, data });
  });
  return listener;
}

/** Somebody's panel of a store, listening. */
export async function panelOf(
  server: PushServer,
  person: Person,
  { storeId }: Place,
): Promise<Listener> {
  const pusher = pusherOf(server, person);
  pusher.signin();
  const listener = listenTo(pusher, channelOf(person.userId, storeId));
  await until(() => listener.state === 'subscribed');
  return listener;
}

interface Raw {
  id: string;
  send: (event: string, data: object) => void;
  sendText: (text: string) => void;
  /** What it was sent, in order, `data` as it came. */
  /** Reads nothing more, not even that it was told goodbye. */
  deafen: () => void;
  close: () => void;
  frames: { event: string; channel?: string; data: unknown }[];
  /** The number it was closed with, once it was. */
  code: number | undefined;
}

/** Asks for a channel and answers with what came back for it. */
export async function subscribe(raw: Raw, channel: string) {
  const answers = () => raw.frames.filter((each) => each.channel === channel);
  const before = answers().length;
  raw.send('pusher:subscribe', { channel });
  await until(() => answers().length > before);
  return answers().at(-1)?.event;
}

/** A bare socket, for what pusher-js would not do. */
export async function rawSocket(server: PushServer, path?: string): Promise<Raw> {
  const address = path ?? `/app/${server.key}?protocol=7`;
  const socket = new WebSocket(`ws://127.0.0.1:${server.port}${address}`);
  const raw: Raw = {
    id: '',
    send: (event, data) => socket.send(JSON.stringify({ event, data })),
    sendText: (text) => socket.send(text),
    deafen: () => socket.pause(),
    close: () => socket.close(),
    frames: [],
    code: undefined,
  };
  socket.on('message', (text) => raw.frames.push(JSON.parse(String(text)) as Raw['frames'][0]));
  socket.on('close', (code) => {
    raw.code = code;
  });
  socket.on('error', () => undefined);
  later(() => socket.terminate());
  await until(() => raw.frames.length > 0 || raw.code);
  const [first] = raw.frames;
  if (first?.event === 'pusher:connection_established')
    raw.id = (JSON.parse(String(first.data)) as { socket_id: string }).socket_id;
  return raw;
}

/** A bare socket that has signed in. */
export async function signedInSocket(server: PushServer, person: Person): Promise<Raw> {
  const raw = await rawSocket(server);
  raw.send('pusher:signin', await prove(server, person, raw.id));
  await until(() => raw.frames.length > 1 || raw.code);
  return raw;
}
