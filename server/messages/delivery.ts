import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Database } from '../db/connection.ts';
import { every } from '../jobs/every.ts';
import { logged } from '../runtime/log-error.ts';
import { type Taken, takeDue } from './due.ts';
import { RefusedForGood } from './gateway.ts';
import type { Channel, Senders, Sent } from './outbox.ts';
import { noteBarred, noteNotTaken, noteSent } from './outcomes.ts';
import { partsOf } from './prices.ts';
import type { WayOut } from './routes-out.ts';

const lookEveryMs = 1000;
/** A message is held for longer: what takes all of this has failed before anybody else may take it. */
const longestMs = 240_000;
/** How long what is on its way may take once nothing more is to be sent. */
const graceMs = 2000;

interface DeliveryOptions {
  database: Database;
  senders: Senders;
  log: Logger;
  wayOut: WayOut | undefined;
}

/** Throws where the work is not done in time; nobody hears of it any more then. */
const inTime = (work: Promise<Sent> | Promise<void>, ms: number) =>
  new Promise<Sent | undefined>((done, failed) => {
    const late = setTimeout(() => failed(new Error('not in time')), ms);
    Promise.resolve(work)
      .then((sent) => done(sent ?? undefined), failed)
      .finally(() => clearTimeout(late));
  });

/** Sends one message and notes what came of it; nothing is held in the database meanwhile. */
async function sendOne(
  { database: { pool }, senders, log, wayOut }: DeliveryOptions,
  message: Taken,
) {
  const { messageId, channel, attempts, bar } = message;
  if (bar) {
    await noteBarred(pool, message, bar);
    return;
  }
  try {
    const send = (await wayOut?.(message)) ?? senders[channel];
    if (!send) throw new Error('no sender');
    const sent = await inTime(send(message), longestMs);
    await noteSent(pool, message, sent ?? {});
  } catch (error) {
    log.warn({ messageId, channel, attempts, err: logged(error) }, 'message not taken');
    await noteNotTaken(pool, message, error instanceof RefusedForGood);
  }
}

/** What is on its way, and how much of it through which gateway. */
class OnTheirWay {
  readonly running = new Map<string, number>();
  private readonly all = new Set<Promise<void>>();
  private readonly options: DeliveryOptions;

  constructor(options: DeliveryOptions) {
    this.options = options;
  }

  get size(): number {
    return this.all.size;
  }

  send(message: Taken): void {
    const { gateway, messageId } = message;
    const count = (change: number) =>
      this.running.set(gateway, (this.running.get(gateway) ?? 0) + change);
    count(1);
    const sending = sendOne(this.options, message)
      // It is taken again when nobody holds it any more.
      .catch((error: unknown) =>
        this.options.log.warn({ messageId, err: logged(error) }, 'message not noted'),
      )
      .finally(() => {
        count(-1);
        this.all.delete(sending);
      });
    this.all.add(sending);
  }

  /** Until one more has arrived, or that much time is over. */
  async someOf(ms: number, signal?: AbortSignal): Promise<void> {
    const over = new AbortController();
    const either = signal ? AbortSignal.any([signal, over.signal]) : over.signal;
    const waited = pause(ms, undefined, { signal: either }).catch(() => undefined);
    await Promise.race([...this.all, waited]);
    over.abort();
  }

  async rest(ms: number): Promise<void> {
    const deadline = performance.now() + ms;
    while (this.size && performance.now() < deadline)
      await this.someOf(deadline - performance.now());
  }
}

/**
 * Sends what is due until nothing is, some at a time through each gateway, so that a slow one holds up
 * no other. Told to stop it takes no more, and leaves what a gateway does not answer soon to be sent
 * again, with the same key. `perSecond` is what the installation's HTTP gateway takes; 0 is no limit.
 */
export async function deliver(
  database: Database,
  senders: Senders,
  log: Logger,
  wayOut?: WayOut,
  signal?: AbortSignal,
  perSecond = 0,
): Promise<void> {
  const way = new OnTheirWay({ database, senders, log, wayOut });
  const isAble = (channel: Channel, own: boolean) =>
    senders[channel] !== undefined || (own && wayOut !== undefined);
  const parts = wayOut?.parts ?? (async (message) => partsOf(message) ?? 0);
  while (!signal?.aborted) {
    // What was on its way when looked may have left a next channel to try since.
    const wasIdle = !way.size;
    const taken = await takeDue(database, isAble, way.running, perSecond, parts);
    for (const message of taken) way.send(message);
    if (!taken.length && wasIdle) return;
    if (!taken.length && way.size) await way.someOf(lookEveryMs, signal);
  }
  await way.rest(graceMs);
}

/** Looks for due messages every second; answers how to stop. */
export const startDelivery = (
  database: Database,
  senders: Senders,
  log: Logger,
  wayOut: WayOut,
  perSecond: number,
): (() => Promise<void>) =>
  every('delivery', lookEveryMs, log, (signal) =>
    deliver(database, senders, log, wayOut, signal, perSecond),
  );
