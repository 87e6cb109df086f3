import type { Logger } from 'pino';
import { cluster } from '../../contract/realtime/channels.ts';
import type { Database } from '../db/connection.ts';
import { installationSecret } from '../engine/installation.ts';
import type { Publisher, RealtimeApp } from '../http/dependencies.ts';
import type { PusherKeys } from '../runtime/environment.ts';
import { Hub, type HubLimits } from './hub.ts';
import { joinNeighbours } from './neighbours.ts';
import { hubPublisher } from './publisher.ts';
import { channelsPublisher } from './pusher-channels.ts';
import type { Site } from './site.ts';

/** The key names the application and keeps nothing: it is in every browser. */
const builtInKey = 'pistos';

interface Realtime {
  app: RealtimeApp;
  publisher: Publisher;
  /** The sockets of this process; none where Pusher Channels has them. */
  hub: Hub | undefined;
}

/** Push: by this server itself, or through Pusher Channels where its keys are given. */
export async function openRealtime(
  database: Database,
  log: Logger,
  site: Site,
  keys?: PusherKeys,
  limits: Partial<HubLimits> = {},
): Promise<Realtime> {
  if (keys) {
    const publisher = channelsPublisher(database, keys, log);
    return { app: { ...keys, builtIn: false }, publisher, hub: undefined };
  }
  const app = {
    key: builtInKey,
    secret: await installationSecret(database, 'realtime_secret'),
    cluster,
    builtIn: true,
  };
  const hub = new Hub({ app, database, log, limits, site });
  // The embedded database has one session and one process; listening would hold the one for the other.
  const publisher = hubPublisher(hub, (hear, missed) =>
    database.embedded ? undefined : joinNeighbours(database, log, hear, missed),
  );
  return { app, publisher, hub };
}
