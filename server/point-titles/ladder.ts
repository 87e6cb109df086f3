import { type SentTier, unit } from '../../contract/point-titles/point-titles.ts';
import { invalidField } from '../http/refusal.ts';

/** A tier of a ladder that is about to be kept; one without an id is new. Points and money as decimals. */
export type Rung = Omit<SentTier, 'store_point_title_id'> & { id?: number | undefined };

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

type Same = (tier: SentTier, rung: Rung) => boolean;

const byId: readonly Same[] = [(tier, rung) => tier.store_point_title_id === rung.id];
// Without ids a tier that was moved has its title and one that was renamed its threshold; what is
// left keeps its order. So one that is inserted takes no other's place.
const byLikeness: readonly Same[] = [
  (tier, rung) => tier.title.el === rung.title.el,
  (tier, rung) => tier.from === rung.from,
  () => true,
];

/** Tells which of the rungs there are each sent tier is, so that whoever names one still does; none for a new one. */
export function recognized(ladder: readonly Rung[], sent: readonly SentTier[]): Rung[] {
  const names = sent.some((tier) => tier.store_point_title_id !== undefined);
  const ids = new Map<SentTier, number | undefined>();
  const left = [...ladder];
  for (const same of names ? byId : byLikeness)
    for (const tier of sent) {
      const index = ids.has(tier) ? -1 : left.findIndex((rung) => same(tier, rung));
      if (index >= 0) ids.set(tier, left.splice(index, 1)[0]?.id);
    }
  return sent.map((tier, index) => {
    const { store_point_title_id: named, ...rest } = tier;
    // Of another company, gone meanwhile, or named twice.
    if (named !== undefined && !ids.has(tier))
      throw invalidField(`tiers.${index}.store_point_title_id`, 'invalidChoice');
    return { ...rest, id: ids.get(tier) };
  });
}

/** Where a customer of a rung that goes stands from then on: the one kept before it, or the first. */
export function heirOf(ladder: readonly Rung[], remaining: readonly Rung[], id: number) {
  const index = ladder.findIndex((rung) => rung.id === id);
  const staying = new Set(remaining.map((rung) => rung.id));
  const below = ladder.slice(0, index).findLast((rung) => staying.has(rung.id));
  return below?.id ?? remaining[0]?.id ?? null;
}
