import { type SentTier, unit } from '../../contract/point-titles.ts';

/** A tier of a ladder that is about to be kept; one without an id is new. Points and money as decimals. */
export type Rung = SentTier & { id?: number | undefined };

const rounded = (value: number) => Math.round(value * 100) / 100;

/** The rungs below and above end and begin where a changed one does. */
export function withRung(ladder: readonly Rung[], index: number, changed: Rung): Rung[] {
  const next = ladder.with(index, changed);
  const below = next[index - 1];
  const above = next[index + 1];
  const before = ladder[index];
  if (below && changed.from !== before?.from)
    next[index - 1] = { ...below, to: rounded(changed.from - unit) };
  if (above && changed.to !== before?.to)
    next[index + 1] = { ...above, from: rounded(changed.to + unit) };
  return next;
}

/** Without one of its rungs: the one below takes its place, or the one above where it was the first. */
export function withoutRung(ladder: readonly Rung[], index: number): Rung[] {
  const left = ladder.toSpliced(index, 1);
  const gone = ladder[index];
  const below = left[index - 1];
  const first = left[0];
  if (below && gone) left[index - 1] = { ...below, to: gone.to };
  else if (first) left[0] = { ...first, from: 0 };
  return left;
}

/** The i-th tier that was sent keeps the id of the i-th there is: whoever names it still does. */
export const inPlaceOf = (ladder: readonly Rung[], sent: readonly SentTier[]): Rung[] =>
  sent.map((tier, index) => ({ ...tier, id: ladder[index]?.id }));

/** Where a customer of a rung that goes stands from then on: the one kept before it, or the first. */
export function heirOf(ladder: readonly Rung[], kept: readonly Rung[], id: number) {
  const index = ladder.findIndex((rung) => rung.id === id);
  const staying = new Set(kept.map((rung) => rung.id));
  const below = ladder.slice(0, index).findLast((rung) => staying.has(rung.id));
  return below?.id ?? kept[0]?.id ?? null;
}
