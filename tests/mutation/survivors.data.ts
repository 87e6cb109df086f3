import type { Mutant } from './mutant.ts';

/** A mutant that no test can kill, because nobody could notice it. */
interface Equivalent extends Pick<Mutant, 'path' | 'text' | 'change'> {
  readonly why: string;
}

export const equivalents: readonly Equivalent[] = [];
