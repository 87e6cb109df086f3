import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { Logger } from 'pino';
import { z } from 'zod';
import { realtimeEvents } from '../../contract/realtime/channels.ts';
import { pokeIds } from '../../contract/realtime/realtime.ts';
import type { Database } from '../db/connection.ts';
import { logged } from '../runtime/log-error.ts';
import type { Batch } from './coalescer.ts';

/** The other server processes on the same PostgreSQL. */
export interface Neighbours {
  /** Tells them; whatever fails is logged, since they would have been told sooner or later. */
  tell: (batches: Batch[]) => Promise<void>;
  leave: () => Promise<void>;
}

const topic = 'pistos_events';
// PostgreSQL refuses 8000 bytes and more.
const mostBytes = 7900;

const news = z.object({
  from: z.string(),
  batches: z.array(
    z.object({
      companyId: z.int(),
      storeId: z.int(),
      userId: z.int().optional(),
      event: z.enum(realtimeEvents),
      ids: z.array(pokeIds),
    }),
  ),
});

const bytesOf = (value: unknown) => Buffer.byteLength(JSON.stringify(value));

/** Batches as the fewest payloads that PostgreSQL takes; ids that fill one alone are left out. */
export function payloadsOf(from: string, batches: readonly Batch[]): string[] {
  const room = mostBytes - bytesOf({ from, batches: [] });
  const parts: Batch[][] = [];
  let left = 0;
  for (const batch of batches) {
    const sent = bytesOf(batch) < room ? batch : { ...batch, ids: [] };
    const bytes = bytesOf(sent) + 1;
    if (bytes > left) {
      parts.push([]);
      left = room;
    }
    parts.at(-1)?.push(sent);
    left -= bytes;
  }
  return parts.map((part) => JSON.stringify({ from, batches: part }));
}

function readNews(payload: string | undefined): z.infer<typeof news> | undefined {
  try {
    return news.safeParse(JSON.parse(payload ?? '')).data;
  } catch {
    return undefined;
  }
}

/** Listens until the connection is lost or the signal ends it, which it also does while connecting. */
async function listen(
  config: pg.ClientConfig,
  signal: AbortSignal,
  hear: (payload: string | undefined) => void,
  listening: () => void,
) {
  const client = new pg.Client({ ...config, application_name: 'pistos push', keepAlive: true });
  let end = () => {};
  const over = new Promise<void>((done) => {
    end = done;
  });
  signal.addEventListener('abort', end);
  client.once('end', end);
  client.on('error', end);
  client.on('notification', ({ payload }) => hear(payload));
  const begin = async () => {
    await client.connect();
    await client.query(`listen ${topic}`);
    listening();
  };
  try {
    await Promise.race([begin(), over]);
    await over;
  } finally {
    signal.removeEventListener('abort', end);
    client.end().catch(() => undefined);
  }
}

/** Joins the other processes; comes back by itself when the connection is lost, and says it `missed` something. */
export function joinNeighbours(
  { pool }: Pick<Database, 'pool'>,
  log: Logger,
  hear: (batch: Batch) => void,
  missed: () => void,
): Neighbours {
  const self = randomUUID();
  const left = new AbortController();
  const { signal } = left;
  const take = (payload: string | undefined) => {
    const heard = readNews(payload);
    if (heard && heard.from !== self) for (const batch of heard.batches) hear(batch);
  };
  const keepListening = async () => {
    for (let tries = 0; !signal.aborted; tries += 1) {
      const listening = () => {
        if (tries > 0) missed();
        tries = 0;
      };
      await listen(pool.options, signal, take, listening).catch(() => undefined);
      if (signal.aborted) return;
      log.warn({ tries }, 'listening for the other processes was lost');
      const wait = Math.min(30_000, 500 * 2 ** tries) * (0.5 + Math.random());
      await pause(wait, undefined, { signal, ref: false }).catch(() => undefined);
    }
  };
  const done = keepListening();
  return {
    async tell(batches) {
      try {
        for (const payload of payloadsOf(self, batches))
          await pool.query('select pg_notify($1, $2)', [topic, payload]);
      } catch (error) {
        log.warn({ err: logged(error) }, 'neighbours not told');
      }
    },
    async leave() {
      left.abort();
      await done;
    },
  };
}
