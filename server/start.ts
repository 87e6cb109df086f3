import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { type ServerType, serve } from '@hono/node-server';
import pino from 'pino';
import { createApp } from './app.ts';
import { prepareDatabase } from './bootstrap.ts';
import { openDatabase } from './db/connection.ts';
import { migrateDatabase } from './db/migrate.ts';
import { type Environment, readEnvironment } from './environment.ts';
import { diskStore } from './files/store.ts';
import type { Dependencies } from './http/dependencies.ts';
import { type Senders, smsGateway, startDelivery } from './messages/outbox.ts';

const sendersOf = ({ SMS_GATEWAY_URL }: Environment): Senders =>
  SMS_GATEWAY_URL ? { sms: smsGateway(SMS_GATEWAY_URL) } : {};

function settingsOf(
  environment: Environment,
  demo: boolean,
  senders: Senders,
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
    channels: Object.keys(senders) as ('sms' | 'email')[],
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

/** Stops taking calls, finishes those under way, then lets go of the database. */
function stopOnSignal(server: ServerType, finish: () => Promise<void>) {
  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    server.close(() => finish().finally(() => process.exit(0)));
    if ('closeIdleConnections' in server) server.closeIdleConnections();
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

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
  const settings = settingsOf(environment, prepared.demo, senders);
  const app = createApp({ database, files, now: Date.now, log, settings }, pages);
  const server = await listen(app.fetch, environment.PORT, environment.HOST);
  const stopDelivery = startDelivery(database, senders, log);
  stopOnSignal(server, async () => {
    await stopDelivery();
    await database.close();
  });
  const { port } = server.address() as AddressInfo;
  process.stdout.write(prepared.welcome(`http://${environment.HOST}:${port}`));
}
