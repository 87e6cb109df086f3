import { vi } from 'vitest';

const long = 1_000;
type Timer = ReturnType<typeof setTimeout>;

/**
 * Holds whatever waits a second or more until the test lets time pass, so that nobody waits for it and
 * how long it waits is known to the millisecond. `vi.restoreAllMocks` ends it.
 */
export function holdWaits() {
  const held = new Map<Timer, { ms: number; done: () => void }>();
  const { setTimeout: wait, clearTimeout: clear } = globalThis;
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(((
    done: (...args: unknown[]) => void,
    ms = 0,
    ...args: unknown[]
  ) => {
    if (ms < long) return wait(done, ms, ...args);
    const timer = wait(() => undefined, 0);
    held.set(timer, { ms, done: () => done(...args) });
    return timer;
  }) as typeof setTimeout);
  vi.spyOn(globalThis, 'clearTimeout').mockImplementation((timer) => {
    held.delete(timer as Timer);
    clear(timer);
  });
  /** What waits no longer than so many milliseconds happens. */
  return (upTo: number) => {
    for (const [timer, { ms, done }] of [...held])
      if (ms <= upTo) {
        held.delete(timer);
        done();
      }
  };
}
