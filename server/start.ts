import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { serve } from '@hono/node-server';
import pino, { type Logger } from 'pino';
import { createApi } from './app.ts';
import { startBackground } from './background.ts';
import { startBackups } from './backup/start.ts';
import { prepareDatabase } from './bootstrap.ts';
import { checkpointsOf } from './db/checkpoints.ts';
import { openDatabase } from './db/connection.ts';
import { noteFolder, refuseUnmeant } from './db/folder.ts';
import { migrateDatabase } from './db/migrate.ts';
import type { Stopped } from './db/statement-watch.ts';
import { untilReady } from './db/until-ready.ts';
import { whenFree } from './db/when-free.ts';
import { drawMail } from './email-themes/draw.ts';
import { installationSecret } from './engine/installation.ts';
import { diskStore } from './files/store.ts';
import type { Dependencies, MailSettings, RealtimeApp } from './http/dependencies.ts';
import { Health } from './http/health.ts';
import { keyUseOf } from './http/key-use.ts';
import { startDelivery } from './messages/delivery.ts';
import { type Sender, type Senders, smsGateway } from './messages/outbox.ts';
import { pushKeys } from './messages/push/keys.ts';
import { pushSender } from './messages/push/send.ts';
import { wayOut } from './messages/routes-out.ts';
import { openRealtime } from './realtime/open.ts';
import {
  backupsOf,
  type Environment,
  pusherKeysOf,
  readEnvironment,
  wantsDemo,
} from './runtime/environment.ts';
import { makePrivately, narrowAll, narrowFiles } from './runtime/private.ts';
import { removeAbandoned } from './runtime/temporary.ts';
import { folderError, listenError, postgresError } from './start-errors.ts';
import { stopOnSignals, stopperOf } from './stopping.ts';

/** The relay that Elastic Email documents. */
const elastic = { host: 'smtp.elasticemail.com', port: 2525 };

const mailOf = ({ SMTP_URL, MAIL_FROM, ALLOW_PRIVATE_ADDRESSES }: Environment): MailSettings => ({
  installed: SMTP_URL && MAIL_FROM ? { url: SMTP_URL, from: MAIL_FROM } : null,
  elastic,
  allowPrivate: ALLOW_PRIVATE_ADDRESSES ?? false,
});

function sendersOf({ SMS_GATEWAY_URL, SMTP_URL }: Environment): Senders {
  const gateway = smsGateway(SMS_GATEWAY_URL ?? '');
  return {
    ...(SMS_GATEWAY_URL ? { sms: gateway, viber: gateway } : {}),
    // A mail always leaves the way its company has set up, which may be this one.
    ...(SMTP_URL ? { email: refuseUnrouted } : {}),
  };
}
const refuseUnrouted: Sender = async () => {
  throw new Error('no way out');
};

/** Where the product is, as the world knows it. */
const siteOf = ({ PUBLIC_URL, HOST, PORT, TRUST_PROXY }: Environment) => ({
  publicUrl: PUBLIC_URL?.replace(/\/$/, '') ?? `http://${HOST}:${PORT}`,
  trustProxy: TRUST_PROXY ?? false,
});

function settingsOf(
  environment: Environment,
  demo: boolean,
  senders: Senders,
  realtime: RealtimeApp,
  secret: string,
): Dependencies['settings'] {
  return {
    demo,
    ...siteOf(environment),
    backupEveryHours: backupsOf(environment).everyHours,
    googleMapsKey: environment.GOOGLE_MAPS_KEY ?? null,
    mapTilesUrl: environment.MAP_TILES_URL ?? null,
    mapTilesAttribution: environment.MAP_TILES_ATTRIBUTION ?? null,
    ...(environment.VIES_URL ? { viesUrl: environment.VIES_URL } : {}),
    mail: mailOf(environment),
    channels: (['sms', 'email'] as const).filter((channel) => senders[channel]),
    realtime,
    secret,
    gatewaySecret: environment.SMS_GATEWAY_SECRET ?? null,
    session: {
      lifeMs: environment.SESSION_HOURS * 3_600_000,
      idleMs: environment.SESSION_IDLE_MINUTES * 60_000,
    },
  };
}

/** What notifications in browsers are signed with, and whom a push service writes to about them. */
async function pushOf({ database, settings }: Sending) {
  const { publicUrl, secret, mail } = settings;
  const isKnown = publicUrl.startsWith('https:');
  const contact = isKnown ? publicUrl : `mailto:${mail.installed?.from ?? 'push@localhost'}`;
  const keys = await pushKeys(database);
  const { allowPrivate } = mail;
  return pushSender(database, { publicUrl, secret, keys, contact, allowPrivate });
}

type Sending = Pick<Dependencies, 'database' | 'settings' | 'log'>;

/** Sends what is in the outbox; answers how to stop. */
async function startSending(sending: Sending, own: Senders, perSecond: number) {
  const { database, settings, log } = sending;
  const senders = { ...own, push: await pushOf(sending) };
  const draw = drawMail(database, settings.publicUrl);
  return startDelivery(
    database,
    senders,
    log,
    wayOut(database, settings, senders, draw),
    perSecond,
  );
}

const listen = (
  fetch: (request: Request) => Response | Promise<Response>,
  port: number,
  hostname: string,
) =>
  new Promise<Server>((done, failed) => {
    // Without options it is Node's own server of HTTP/1.
    const server = serve({ fetch, port, hostname }, () => done(server)) as Server;
    server.once('error', (error) => failed(listenError(error, hostname, port)));
  });

/** Where people open the product: at its public address, else at the port it listens on. */
function printedAddress(environment: Environment, server: Server) {
  const { port } = server.address() as AddressInfo;
  return environment.PUBLIC_URL
    ? siteOf(environment).publicUrl
    : `http://${environment.HOST}:${port}`;
}

/** Removes what a server left that was killed, and has the data be for its user alone. */
function tidyUp(log: Logger, environment: Environment) {
  makePrivately();
  const narrowed =
    narrowAll(resolve(environment.DATA_DIR)) +
    narrowFiles(backupsOf(environment).folder, (name) => name.startsWith('pistos-'));
  if (narrowed) log.warn({ narrowed }, 'others could use files of the data; that is ended');
  const removed = removeAbandoned();
  if (removed) log.info({ removed }, 'temporary folders that an ended server left are removed');
}

const firstAnswerMs = 10_000;

/** The database, up to date. Throws with what to do where it cannot be used. */
async function databaseOf(
  { DATABASE_URL: databaseUrl }: Environment,
  dataDir: string,
  log: Logger,
) {
  try {
    if (!databaseUrl) refuseUnmeant(dataDir);
    const tell = (stopped: Stopped) =>
      log.warn(stopped, 'a statement took too long and was stopped');
    const database = await whenFree(
      () => openDatabase({ databaseUrl, dataDir, tell, refuseSilent: true }),
      (pid) => log.warn({ pid }, 'waiting for a command that reads the folder'),
    );
    if (database.embedded) noteFolder(dataDir);
    await untilReady(database);
    await migrateDatabase(database);
    // From here on it is known what the time is there.
    await database.pulse?.answers(firstAnswerMs);
    return database;
  } catch (error) {
    throw databaseUrl ? postgresError(error, databaseUrl) : folderError(error, dataDir);
  }
}

async function filesOf(dataDir: string) {
  try {
    return await diskStore(join(dataDir, 'files'));
  } catch (error) {
    throw folderError(error, dataDir);
  }
}

/** Opens the database, migrates it, seeds what is missing and serves API and panels on one port. */
export async function startServer(variables: NodeJS.ProcessEnv, pages?: string): Promise<void> {
  const environment = readEnvironment(variables);
  const log = pino({ level: environment.LOG_LEVEL, base: null });
  const dataDir = resolve(environment.DATA_DIR);
  tidyUp(log, environment);
  const database = await databaseOf(environment, dataDir, log);
  const files = await filesOf(dataDir);
  const prepared = await prepareDatabase(database, files, wantsDemo(environment));
  const senders = sendersOf(environment);
  const {
    app: push,
    publisher,
    hub,
  } = await openRealtime(database, log, siteOf(environment), pusherKeysOf(environment));
  const settings = settingsOf(
    environment,
    prepared.demo,
    senders,
    push,
    await installationSecret(database, 'till_secret'),
  );
  const outside = { database, files, now: database.now, log, realtime: publisher, settings };
  const health = new Health(outside.now);
  const api = createApi(outside, pages, health);
  const server = await listen(api.app.fetch, environment.PORT, environment.HOST);
  if (hub) server.on('upgrade', hub.upgrade.bind(hub));
  const stopDelivery = await startSending(outside, senders, environment.SMS_GATEWAY_PER_SECOND);
  const checkpoints = checkpointsOf(database);
  const stopBackground = startBackground(checkpoints, api);
  const stopBackups = await startBackups({
    database,
    checkpoints,
    dataDir,
    ...backupsOf(environment),
    variables,
    log,
  });
  const finish = async () => {
    await stopBackups();
    await stopDelivery();
    await stopBackground();
    await publisher.close();
    await keyUseOf(database, log).settled();
    await database.close();
  };
  const stop = stopperOf({
    server,
    log,
    drainMs: environment.DRAIN_SECONDS * 1000,
    leave: () => health.leave(),
    dismiss: () => hub?.close(),
    finish,
  });
  stopOnSignals(stop, log);
  process.stdout.write(prepared.welcome(printedAddress(environment, server)));
}
