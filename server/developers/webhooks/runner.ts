import { setTimeout as pause } from 'node:timers/promises';
import type { Api } from '../../http/serve.ts';
import { every } from '../../jobs/every.ts';
import { logged } from '../../runtime/log-error.ts';
import { tryOnce } from './attempt.ts';
import { forgetDeliveries } from './forget.ts';
import { type Delivery, giveBack, spreadEvents, takeDue } from './queue.ts';
import { settle } from './settle.ts';

/** So many at once at one address. */
const perAddress = 3;
const everyMs = 1000;
/** So long is waited for answers before more is taken. */
const breathMs = 20;
const forgetEveryMs = 3_600_000;

const keyOf = ({ company_id, webhook_id }: Delivery) => `${company_id}/${webhook_id}`;

/** Tells addresses what happened. What is slow is not waited for: others have their turn meanwhile. */
export class WebhookRunner {
  private readonly api: Api;
  private readonly stopping = new AbortController();
  private readonly under = new Map<string, number>();
  private readonly running = new Set<Promise<void>>();

  constructor(api: Api) {
    this.api = api;
  }

  /** Begins to tell what is due now; answers how much that is. */
  async tick(): Promise<number> {
    const { database, now } = this.api.dependencies;
    while (await spreadEvents(database, now())) if (this.stopping.signal.aborted) return 0;
    const due = await takeDue(database, now(), Object.fromEntries(this.under), perAddress);
    for (const delivery of due) this.begin(delivery);
    return due.length;
  }

  /** Tells what is due as long as there is any: whoever answers at once is not kept waiting for the next second. */
  async tellAll() {
    while ((await this.tick()) > 0) {
      await Promise.race([Promise.all(this.running), pause(breathMs)]);
      if (this.stopping.signal.aborted) return;
    }
  }

  /** Until nothing is under way. */
  async settled() {
    while (this.running.size) await Promise.all(this.running);
  }

  /** Gives up what is under way, which is told again, and ends. */
  async stop() {
    this.stopping.abort();
    await this.settled();
  }

  private begin(delivery: Delivery) {
    const key = keyOf(delivery);
    this.under.set(key, (this.under.get(key) ?? 0) + 1);
    const telling = this.tell(delivery).finally(() => {
      this.running.delete(telling);
      const left = (this.under.get(key) ?? 1) - 1;
      if (left > 0) this.under.set(key, left);
      else this.under.delete(key);
    });
    this.running.add(telling);
  }

  private async tell(delivery: Delivery) {
    const { database, log, now } = this.api.dependencies;
    try {
      const tried = await tryOnce({ api: this.api, delivery, signal: this.stopping.signal });
      if (tried) await settle(this.api, database, delivery, tried);
    } catch (error) {
      log.warn({ err: logged(error) }, 'an event could not be told');
      // One that nobody gives back is taken again once its time is over.
      if (this.stopping.signal.aborted)
        await giveBack(database, delivery, now()).catch(() => undefined);
    }
  }
}

/** Tells addresses what happens from now on; answers how to end it. */
export function startWebhooks(api: Api): () => Promise<void> {
  const { database, log, now } = api.dependencies;
  const runner = new WebhookRunner(api);
  const stops = [
    every('webhooks', everyMs, log, () => runner.tellAll()),
    every('forgetting of webhooks', forgetEveryMs, log, () => forgetDeliveries(database, now())),
  ];
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
    await runner.stop();
  };
}
