import { vi } from 'vitest';
import { limit } from './pace.ts';

// Vitest itself waits for a second: a machine that is busy with all other tests takes longer now and then.
const patience = () => ({ timeout: limit(15_000) });

/** Waits until something is so. */
export const until = <T>(look: () => T | Promise<T>) => vi.waitUntil(look, patience());
/** Waits until something no longer throws, and answers it. */
export const eventually = <T>(look: () => T | Promise<T>) => vi.waitFor(look, patience());
