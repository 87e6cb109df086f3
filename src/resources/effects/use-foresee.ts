import { createContext, use } from 'react';
import type { Endpoint } from '../../../contract/engine/endpoint.ts';

/** A save, as far as it says what it changes of many. */
export type Saving = Pick<Endpoint, 'path'> & {
  readonly method: string;
  readonly foresees?: Endpoint['foresees'];
};

/**
 * Asks with the server's counts before a save that changes many; true where it is to be saved, at once where
 * nothing else changes. Rejects with the server's refusal.
 */
export type Foresee = (
  save: Saving,
  params: Readonly<Record<string, number | string>>,
  body?: unknown,
  /** What is done, as the title and the red button of the question; a save without it. */
  label?: string,
) => Promise<boolean>;

export const ForeseeContext = createContext<Foresee>(async () => true);

export const useForesee = (): Foresee => use(ForeseeContext);
