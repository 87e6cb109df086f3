import type { RealtimeEvent } from '../../contract/realtime/channels.ts';
import type { PokeIds } from '../../contract/realtime/realtime.ts';
import type { RealtimePlace } from '../http/dependencies.ts';

/** All that happened of one kind in one store within a moment; the last ids stand for the rest. */
export interface Batch extends RealtimePlace {
  readonly event: RealtimeEvent;
  readonly ids: PokeIds[];
}

const mostIds = 20;

/**
 * Gathers what happens and hands it on at most once per interval, one batch for each store and event:
 * whoever adds never waits, and a slow taker gets fewer, not more. Memory is bounded by the stores.
 */
export class Coalescer {
  readonly #everyMs: number;
  readonly #hand: (batches: Batch[]) => void | Promise<void>;
  #waiting = new Map<string, Batch>();
  #timer: NodeJS.Timeout | undefined;
  #handing: Promise<void> | undefined;

  /** `hand` must not throw. */
  constructor(everyMs: number, hand: (batches: Batch[]) => void | Promise<void>) {
    this.#everyMs = everyMs;
    this.#hand = hand;
  }

  add({ companyId, storeId, userId, event, ids }: Batch) {
    const key = `${storeId} ${event} ${userId ?? ''}`;
    const whom = userId === undefined ? {} : { userId };
    const batch = this.#waiting.get(key) ?? { companyId, storeId, ...whom, event, ids: [] };
    batch.ids.push(...ids);
    batch.ids.splice(0, Math.max(0, batch.ids.length - mostIds));
    this.#waiting.set(key, batch);
    this.#wait();
  }

  /** Hands on what is left, at once. */
  async drain(): Promise<void> {
    await this.#handing;
    clearTimeout(this.#timer);
    await this.#handOn();
  }

  #wait() {
    if (this.#handing || !this.#waiting.size) return;
    this.#timer ??= setTimeout(() => void this.#handOn(), this.#everyMs);
  }

  async #handOn() {
    this.#timer = undefined;
    const batches = [...this.#waiting.values()];
    this.#waiting = new Map();
    if (!batches.length) return;
    this.#handing = Promise.resolve(this.#hand(batches));
    await this.#handing;
    this.#handing = undefined;
    this.#wait();
  }
}
