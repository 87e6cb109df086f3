import type { Mutant } from './mutant.ts';

/** A mutant that no test can kill, because nobody could notice it. */
interface Equivalent extends Pick<Mutant, 'path' | 'text' | 'change'> {
  readonly why: string;
}

export const equivalents: readonly Equivalent[] = [
  {
    path: 'server/ledger/days.ts',
    text: 'days = fitting(days, performance.now() - began, forMs);',
    change: '- to +',
    why: 'How many days the next piece has: their sums are the same in pieces of any size.',
  },
];
