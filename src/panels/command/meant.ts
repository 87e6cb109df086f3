import { plain } from '../../i18n/shape/plain.ts';

const wordsOf = (text: string) =>
  plain(text)
    .split(/[\s,.:;()/]+/)
    .filter(Boolean);

/** How many letters two words begin with in common. */
function sharedBy(one: string, other: string) {
  let shared = 0;
  while (shared < one.length && one[shared] === other[shared]) shared += 1;
  return shared;
}

/** The shortest beginning of a word that is its stem. */
const shortestStem = 3;
/** Endings of Greek and Italian have no more letters: ρύθμιση and ρυθμίσεις share ρύθμισ-, azione and azioni azion-. */
const longestEnding = 3;

/** Whether two words differ by their endings alone: καμπάνια and καμπάνιες, premio and premi. */
function isSameStem(typed: string, word: string) {
  const shared = sharedBy(typed, word);
  const rest = Math.max(typed.length, word.length) - shared;
  return shared >= shortestStem && rest <= longestEnding && shared >= 2 * rest;
}

const never = Number.POSITIVE_INFINITY;

/** How well a text is meant by what was typed: 0 where it begins so, `Infinity` where a word of it is nowhere. */
export function distanceTo(typed: string, text: string): number {
  const own = wordsOf(text);
  return Math.max(0, ...wordsOf(typed).map((word) => distanceOf(word, own)));
}

/** How well one typed word is meant by a line: 0 where the line begins so, `Infinity` where nowhere. */
function distanceOf(typed: string, line: readonly string[]) {
  if (line[0]?.startsWith(typed)) return 0;
  if (line.some((word) => word.startsWith(typed))) return 1;
  if (line.some((word) => isSameStem(typed, word))) return 2;
  return line.some((word) => word.includes(typed)) ? 3 : never;
}

interface Named {
  readonly name: string;
  readonly detail?: string | undefined;
}

/** The lines in which every typed word is, in any order; those that begin with it first, then by stem, then within words. */
export function meantBy<L extends Named>(typed: string, lines: readonly L[]): readonly L[] {
  return lines
    .map((line) => ({ line, distance: distanceTo(typed, `${line.name} ${line.detail ?? ''}`) }))
    .filter(({ distance }) => distance < never)
    .sort((one, other) => one.distance - other.distance)
    .map(({ line }) => line);
}
