import type { Logger } from 'pino';
import { logged } from '../runtime/log-error.ts';

/**
 * Does work now and every so often, one run at a time; answers how to stop, once the last is done. The
 * signal tells a long run to end as soon as it can.
 */
export function every(
  name: string,
  ms: number,
  log: Logger,
  work: (signal: AbortSignal) => Promise<unknown>,
): () => Promise<void> {
  const stopping = new AbortController();
  let under: Promise<unknown> = Promise.resolve();
  const tick = () => {
    under = under
      .then(() => work(stopping.signal))
      .catch((error: unknown) => log.warn({ err: logged(error) }, `${name} failed`));
  };
  const timer = setInterval(tick, ms);
  tick();
  return async () => {
    clearInterval(timer);
    stopping.abort();
    await under;
  };
}
