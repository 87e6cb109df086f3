import type { Logger } from 'pino';

/** Does work now and every so often, one run at a time; answers how to stop, once the last is done. */
export function every(
  name: string,
  ms: number,
  log: Logger,
  work: () => Promise<unknown>,
): () => Promise<void> {
  let under: Promise<unknown> = Promise.resolve();
  const tick = () => {
    under = under
      .then(work)
      .catch((error: unknown) =>
        log.warn({ type: error instanceof Error ? error.name : 'unknown' }, `${name} failed`),
      );
  };
  const timer = setInterval(tick, ms);
  tick();
  return async () => {
    clearInterval(timer);
    await under;
  };
}
