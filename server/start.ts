import type { AddressInfo, Socket } from 'node:net';
import { join, resolve } from 'node:path';
import { type ServerType, serve } from '@hono/node-server';
import pino from 'pino';
import { createApp } from './app.ts';
import { prepareDatabase } from './bootstrap.ts';
import { cardGeneration, generateCards } from './card-orders/generate.ts';
import { startClaimExpiry } from './claims/expiry.ts';
import { type Database, openDatabase } from './db/connection.ts';
import { migrateDatabase } from './db/migrate.ts';
import { type Environment, pusherKeysOf, readEnvironment } from './environment.ts';
import { diskStore, type FileStore } from './files/store.ts';
import type { Dependencies } from './http/dependencies.ts';
import { forgetImports } from './imports/forget.ts';
import { embeddedPieceSize, importing, importPiece, pieceSize } from './imports/piece.ts';
import { installationSecret } from './installation.ts';
import { every } from './jobs/every.ts';
import { runJobs } from './jobs/run.ts';
import { startExpiry } from './ledger/expiry.ts';
import { type Sender, type Senders, smsGateway, startDelivery } from './messages/outbox.ts';
import { type MailSettings, wayOut } from './messages/routes-out.ts';
import { generateCodes, generation } from './multiple-coupons/generate.ts';
import { sendReports } from './multiple-coupons/reports.ts';
import type { RealtimeApp } from './realtime/auth.ts';
import type { Hub } from './realtime/hub.ts';
import { openRealtime } from './realtime/open.ts';
import { clean } from './settings/cleaners.ts';

const jobsEveryMs = 1000;
const reportsEveryMs = 10 * 60_000;
const cleaningEveryMs = 10 * 60_000;

/** The relay that Elastic Email documents. */
const elastic = { host: 'smtp.elasticemail.com', port: 2525 };

const mailOf = ({ SMTP_URL, MAIL_FROM, ALLOW_PRIVATE_ADDRESSES }: Environment): MailSettings => ({
  installed: SMTP_URL && MAIL_FROM ? { url: SMTP_URL, from: MAIL_FROM } : null,
  elastic,
  allowPrivate: ALLOW_PRIVATE_ADDRESSES ?? false,
});

function sendersOf({ SMS_GATEWAY_URL, SMTP_URL }: Environment): Senders {
  return {
    ...(SMS_GATEWAY_URL ? { sms: smsGateway(SMS_GATEWAY_URL) } : {}),
    // A mail always leaves the way its company has set up, which may be this one.
    ...(SMTP_URL ? { email: refuseUnrouted } : {}),
  };
}
const refuseUnrouted: Sender = async () => {
  throw new Error('no way out');
};

function settingsOf(
  environment: Environment,
  demo: boolean,
  senders: Senders,
  realtime: RealtimeApp,
  secret: string,
): Dependencies['settings'] {
  return {
    demo,
    publicUrl:
      environment.PUBLIC_URL?.replace(/\/$/, '') ??
      `http://${environment.HOST}:${environment.PORT}`,
    trustProxy: environment.TRUST_PROXY ?? false,
    googleMapsKey: environment.GOOGLE_MAPS_KEY ?? null,
    mapTilesUrl: environment.MAP_TILES_URL ?? null,
    mapTilesAttribution: environment.MAP_TILES_ATTRIBUTION ?? null,
    mail: mailOf(environment),
    channels: Object.keys(senders) as ('sms' | 'email')[],
    realtime,
    secret,
  };
}

const listen = (
  fetch: (request: Request) => Response | Promise<Response>,
  port: number,
  hostname: string,
) =>
  new Promise<ServerType>((done, failed) => {
    const server = serve({ fetch, port, hostname }, () => done(server));
    server.once('error', failed);
  });

/**
 * Sockets on which nothing was asked yet: browsers open some in advance. For Node they are not idle,
 * so that a server which closes would wait a minute for what they never say.
 */
function unusedSockets(server: ServerType): ReadonlySet<Socket> {
  const unused = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    unused.add(socket);
    socket.once('close', () => unused.delete(socket));
  });
  const used = ({ socket }: { socket: Socket }) => unused.delete(socket);
  server.on('request', used);
  server.on('upgrade', used);
  return unused;
}

/** Stops taking calls, finishes those under way, then lets go of the database. */
function stopOnSignal(server: ServerType, hub: Hub | undefined, finish: () => Promise<void>) {
  const unused = unusedSockets(server);
  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    // The server is closed once its last socket is.
    hub?.close();
    server.close(() => finish().finally(() => process.exit(0)));
    if ('closeIdleConnections' in server) server.closeIdleConnections();
    for (const socket of unused) socket.destroy();
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

/** What is done in the background, by the name of its kind. */
const jobKinds = (files: FileStore, { embedded }: Database) => ({
  [generation]: generateCodes,
  [cardGeneration]: generateCards,
  [importing]: importPiece(files, Date.now, embedded ? embeddedPieceSize : pieceSize),
});

/** Opens the database, migrates it, seeds what is missing and serves API and panels on one port. */
export async function startServer(variables: NodeJS.ProcessEnv, pages?: string): Promise<void> {
  const environment = readEnvironment(variables);
  const log = pino({ level: environment.LOG_LEVEL, base: null });
  const dataDir = resolve(environment.DATA_DIR);
  const database = await openDatabase({ databaseUrl: environment.DATABASE_URL, dataDir });
  await migrateDatabase(database);
  const files = await diskStore(join(dataDir, 'files'));
  const prepared = await prepareDatabase(
    database,
    files,
    environment.DEMO ?? !environment.DATABASE_URL,
  );
  const senders = sendersOf(environment);
  const {
    app: push,
    publisher,
    hub,
  } = await openRealtime(database, log, pusherKeysOf(environment));
  const settings = settingsOf(
    environment,
    prepared.demo,
    senders,
    push,
    await installationSecret(database, 'till_secret'),
  );
  const outside = { database, files, now: Date.now, log, realtime: publisher, settings };
  const app = createApp(outside, pages);
  const server = await listen(app.fetch, environment.PORT, environment.HOST);
  if (hub) server.on('upgrade', hub.upgrade.bind(hub));
  const stopDelivery = startDelivery(database, senders, log, wayOut(database, settings));
  const stopExpiry = startExpiry(database, Date.now, log);
  const stopClaimExpiry = startClaimExpiry(database, Date.now, log);
  const kinds = jobKinds(files, database);
  const stopJobs = every('jobs', jobsEveryMs, log, () => runJobs(database, kinds, log));
  const stopReports = every('reports', reportsEveryMs, log, () =>
    sendReports(database, Date.now()),
  );
  const stopCleaning = every('cleaning', cleaningEveryMs, log, async () => {
    await clean(database, Date.now());
    await forgetImports(database, files, Date.now());
  });
  stopOnSignal(server, hub, async () => {
    await stopDelivery();
    await stopExpiry();
    await stopClaimExpiry();
    await stopJobs();
    await stopReports();
    await stopCleaning();
    await publisher.close();
    await database.close();
  });
  const { port } = server.address() as AddressInfo;
  process.stdout.write(prepared.welcome(`http://${environment.HOST}:${port}`));
}
