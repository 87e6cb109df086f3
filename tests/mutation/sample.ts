import { type Mutant, overlap } from './mutant.ts';

/** Numbers from 0 to 1 that look random, and are the same for the same seed. */
function chances(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** So many mutants, the same for the same seed, and none in another's way; a larger sample begins with the smaller one. */
export function sampleOf(all: readonly Mutant[], count: number, seed: number): Mutant[] {
  const chance = chances(seed);
  const drawn = all.map((each) => ({ each, at: chance() })).sort((a, b) => a.at - b.at);
  const taken: Mutant[] = [];
  for (const { each } of drawn) {
    if (taken.length === count) break;
    if (!taken.some((other) => overlap(each, other))) taken.push(each);
  }
  return taken;
}
