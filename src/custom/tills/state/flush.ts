import { ApiError } from '../../../session/api.ts';
import type { TillCalls } from './calls.ts';
import { isUnreachable } from './network.ts';
import { discard, keyOf, type QueuedItem, queueOf, setAside } from './queue.ts';

/** So often the server may fail at one receipt until somebody has to decide. */
const mostTries = 8;
const firstPauseMs = 5000;
const longestPauseMs = 300_000;
/** Failures one after the other that tell of the server, and not of the receipts. */
const mostInARow = 3;

/** What the server failed at: how often, and from when it is tried again, by the device's own clock. */
const failures = new Map<string, { tries: number; dueAt: number }>();

const pauseAfter = (tries: number) => Math.min(longestPauseMs, firstPauseMs * 2 ** (tries - 1));
const dueAt = (item: QueuedItem) => failures.get(keyOf(item))?.dueAt ?? 0;

// Where the answer does not come in time, the receipt may be what takes so long.
const isTooLate = (error: unknown) =>
  error instanceof DOMException && error.name === 'TimeoutError';
const isRefused = (error: ApiError) =>
  error.status > 0 && error.status < 500 && ![401, 408, 429].includes(error.status);

/** How it went: done with, failed by itself, or of no use to go on with any. */
type Outcome = 'done' | 'failed' | { stop: number };

function fail(storeId: number, item: QueuedItem, said: string): Outcome {
  const tries = (failures.get(keyOf(item))?.tries ?? 0) + 1;
  if (tries < mostTries)
    failures.set(keyOf(item), { tries, dueAt: performance.now() + pauseAfter(tries) });
  else {
    failures.delete(keyOf(item));
    setAside(storeId, item, said, { tries });
  }
  return 'failed';
}

function outcomeOf(storeId: number, item: QueuedItem, error: unknown): Outcome {
  if (isTooLate(error)) return fail(storeId, item, '');
  if (!(error instanceof ApiError) || isUnreachable(error)) {
    // Whoever the connection is lost with is not the first again when it is back.
    const tries = failures.get(keyOf(item))?.tries ?? 0;
    failures.set(keyOf(item), { tries, dueAt: performance.now() + firstPauseMs });
    return { stop: firstPauseMs };
  }
  if (isRefused(error)) {
    setAside(storeId, item, error.message, { refusal: error.error });
    return 'done';
  }
  if (error.status >= 500) return fail(storeId, item, error.message);
  return { stop: Math.max(firstPauseMs, (error.retryAfter ?? 0) * 1000) };
}

async function postOne(storeId: number, calls: TillCalls, item: QueuedItem): Promise<Outcome> {
  try {
    await calls.postQueued({ queued: item.queued, signature: item.signature });
  } catch (error) {
    return outcomeOf(storeId, item, error);
  }
  failures.delete(keyOf(item));
  discard(storeId, item);
  return 'done';
}

/** Posts what is given one after the other; answers how long to wait where it was of no use to go on. */
async function postAll(storeId: number, calls: TillCalls, items: readonly QueuedItem[]) {
  let inARow = 0;
  for (const item of items) {
    const outcome = await postOne(storeId, calls, item);
    if (typeof outcome === 'object') return outcome.stop;
    inARow = outcome === 'failed' ? inARow + 1 : 0;
    if (inARow === mostInARow) return firstPauseMs;
  }
  return 0;
}

const isWaiting = ({ conflict }: QueuedItem) => conflict === undefined;

async function round(storeId: number, calls: TillCalls, all: boolean) {
  const now = performance.now();
  const due = queueOf(storeId).filter((item) =>
    all ? isWaiting(item) || item.tries : isWaiting(item) && dueAt(item) <= now,
  );
  // What was never failed at comes first.
  due.sort((one, other) => dueAt(one) - dueAt(other));
  const stopped = await postAll(storeId, calls, due);
  const waiting = queueOf(storeId).filter(isWaiting);
  if (!waiting.length) return null;
  const next = Math.min(...waiting.map(dueAt)) - performance.now();
  return Math.max(stopped, next, 0);
}

let running: Promise<number | null> | undefined;

/**
 * Posts what waits, oldest first. What the server refuses is set aside with the reason, and so is what it
 * fails at again and again, each time after a longer pause; neither holds up the rest. `all` tries at
 * once whatever it failed at. Sending twice is harmless: each receipt has a key of its own. Answers
 * after how many milliseconds there is more to do; null when nothing waits.
 */
export function flush(storeId: number, calls: TillCalls, all = false): Promise<number | null> {
  running ??= round(storeId, calls, all).finally(() => {
    running = undefined;
  });
  return running;
}
