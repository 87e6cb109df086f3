import { chanceOf } from './chance.ts';
import type { DrawSize, Entries } from './entries.ts';

/** An entry that was drawn: winners first, then alternates in the order in which they follow. */
export interface Drawn {
  readonly place: number;
  /** Its number in the list, from 1 on. */
  readonly entry: number;
  readonly person: string;
  readonly receipt: string;
}

/**
 * Draws: the first steps of a Fisher-Yates shuffle of all entries. Of somebody who was drawn already the
 * entry is passed over, so that everybody wins once. Ends with all places, or with all entries.
 */
export function drawFrom(
  seed: string,
  entries: Entries,
  { winners, alternates }: DrawSize,
): Drawn[] {
  const chance = chanceOf(seed, entries.hash);
  const { total } = entries;
  // Where the shuffle has been; everywhere else an entry stands in its own place.
  const moved = new Map<number, number>();
  const who = new Set<string>();
  const drawn: Drawn[] = [];
  for (let step = 0; step < total && drawn.length < winners + alternates; step += 1) {
    const from = step + chance(total - step);
    const index = moved.get(from) ?? from;
    moved.set(from, moved.get(step) ?? step);
    const entry = entries.at(index + 1);
    if (who.has(entry.person)) continue;
    who.add(entry.person);
    drawn.push({ place: drawn.length + 1, entry: index + 1, ...entry });
  }
  return drawn;
}
