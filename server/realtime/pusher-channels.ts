import { createHash } from 'node:crypto';
import { and, inArray } from 'drizzle-orm';
import type { Logger } from 'pino';
import { channelOf } from '../../contract/realtime/channels.ts';
import type { Database } from '../db/connection.ts';
import type { Publisher } from '../http/dependencies.ts';
import type { PusherKeys } from '../runtime/environment.ts';
import { membershipsTable } from '../tables/people.ts';
import { signed } from './auth.ts';
import { type Batch, Coalescer } from './coalescer.ts';

// Their limit of one call; and as many calls at once as keep a busy second short.
const channelsPerCall = 100;
const callsAtOnce = 8;
// Messages are paid for there, and one a second is as lively as a list needs to be.
const everyMs = 1000;
const patienceMs = 10_000;

interface Trigger {
  readonly name: string;
  readonly channels: readonly string[];
  readonly data: string;
}

/**
 * The signed address of one call, as their documentation words it. Their own package does the same
 * but brings 35 others along, a fetch for old versions of Node among them.
 */
export function signedPath({ appId, key, secret }: PusherKeys, body: string, seconds: number) {
  const path = `/apps/${appId}/events`;
  const query = new URLSearchParams({
    auth_key: key,
    auth_timestamp: String(seconds),
    auth_version: '1.0',
    body_md5: createHash('md5').update(body).digest('hex'),
  });
  query.set('auth_signature', signed(secret, `POST\n${path}\n${query}`));
  return `${path}?${query}`;
}

async function trigger(keys: PusherKeys, api: string, call: Trigger) {
  const body = JSON.stringify(call);
  // biome-ignore lint/plugin: whom it is signed for holds it against a clock of its own
  const answer = await fetch(api + signedPath(keys, body, Math.floor(Date.now() / 1000)), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
    signal: AbortSignal.timeout(patienceMs),
  });
  await answer.body?.cancel();
  if (!answer.ok) throw new Error(`Pusher answered ${answer.status}`);
}

const inPieces = <T>(list: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(list.length / size) }, (_, index) =>
    list.slice(index * size, (index + 1) * size),
  );

/** Who belongs to each of the stores; who is connected is known to Pusher alone. */
async function membersOf({ db }: Database, batches: readonly Batch[]) {
  const { company_id, store_id, user_id } = membershipsTable;
  const companies = [...new Set(batches.map(({ companyId }) => companyId))];
  const stores = [...new Set(batches.map(({ storeId }) => storeId))];
  return db
    .select({ store_id, user_id })
    .from(membershipsTable)
    .where(and(inArray(company_id, companies), inArray(store_id, stores)));
}

/** Publishes through Pusher Channels, to all members of the store or the one who is named; `api` is where its calls go. */
export function channelsPublisher(
  database: Database,
  keys: PusherKeys,
  log: Logger,
  api = `https://api-${keys.cluster}.pusher.com`,
): Publisher {
  const triggersOf = async (batches: readonly Batch[]): Promise<Trigger[]> => {
    const members = await membersOf(database, batches);
    return batches.flatMap(({ storeId, userId, event, ids }) => {
      const theirs = members.filter(({ store_id }) => store_id === storeId);
      const whom = userId === undefined ? theirs.map(({ user_id }) => user_id) : [userId];
      const channels = whom.map((id) => channelOf(id, storeId));
      const data = JSON.stringify({ ids });
      return inPieces(channels, channelsPerCall).map((piece) => ({
        name: event,
        channels: piece,
        data,
      }));
    });
  };
  const hand = async (batches: Batch[]) => {
    try {
      for (const piece of inPieces(await triggersOf(batches), callsAtOnce))
        await Promise.all(piece.map((each) => trigger(keys, api, each)));
    } catch (error) {
      log.warn({ reason: error instanceof Error ? error.message : 'unknown' }, 'push not taken');
    }
  };
  const waiting = new Coalescer(everyMs, hand);
  return {
    publish: (place, event, ids) => waiting.add({ ...place, event, ids: [ids] }),
    close: () => waiting.drain(),
  };
}
