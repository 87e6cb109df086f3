import type { Hundredths } from '../runtime/units.ts';
/** Points that came together, as far as spending and taking back look at them. Points in hundredths. */
export interface Lot {
  lot_id: number;
  store_id: number;
  points_left: Hundredths;
  /** Milliseconds. */
  active_from: number;
  expires_at: number | null;
  /** Points of its receipt that a return took from other lots while its own were spent; only of lots that are read by their ids. */
  taken_elsewhere?: Hundredths;
}

/** One entry of a posting. `lot` 0 opens a new lot; null changes the deficit, or is a store's side. */
export interface Entry {
  side: 'customer' | 'issued' | 'held' | 'redeemed' | 'expired' | 'adjusted' | 'synergy';
  lot: number | null;
  /** The store that issued the points, and the one that redeems them. */
  store: number;
  redeemer: number | null;
  amount: Hundredths;
}

export type Against = Exclude<Entry['side'], 'customer'>;

/** Both halves of a movement: the customer's entry and the store's, which sum to zero. */
export const movement = (
  lot: number | null,
  amount: number,
  side: Against,
  store: number,
  redeemer: number | null = null,
): Entry[] => [
  { side: 'customer', lot, store, redeemer, amount },
  { side, lot: null, store, redeemer, amount: -amount },
];

const isPending = (lot: Lot, nowMs: number) => lot.active_from > nowMs;
const isExpired = ({ expires_at }: Lot, nowMs: number) =>
  expires_at !== null && expires_at <= nowMs;

/** Earliest expiry first, never-expiring last, then oldest, then id. */
export const bySpending = (a: Lot, b: Lot) =>
  (a.expires_at ?? Number.POSITIVE_INFINITY) - (b.expires_at ?? Number.POSITIVE_INFINITY) ||
  a.active_from - b.active_from ||
  a.lot_id - b.lot_id;

/** The lots that can be spent from now, in the order they are spent. */
export const spendableLots = (lots: readonly Lot[], nowMs: number) =>
  lots
    .filter((lot) => lot.points_left > 0 && !isPending(lot, nowMs) && !isExpired(lot, nowMs))
    .sort(bySpending);

/** What can be spent now: points past their expiry cannot, even before the expiry is posted. */
export const spendable = (lots: readonly Lot[], deficit: number, nowMs: number) =>
  Math.max(0, spendableLots(lots, nowMs).reduce((sum, lot) => sum + lot.points_left, 0) - deficit);

/** Takes points from lots in the given order; answers the entries and what was missing. */
function takeFrom(
  lots: readonly Lot[],
  points: number,
  entriesOf: (lot: Lot, taken: number) => Entry[],
) {
  const entries: Entry[] = [];
  let missing = points;
  for (const lot of lots) {
    const taken = Math.min(missing, lot.points_left);
    if (taken <= 0) continue;
    entries.push(...entriesOf(lot, taken));
    lot.points_left -= taken;
    missing -= taken;
  }
  return { entries, missing };
}

/**
 * The entries that spend points at a store, or hold them for a claim while there is none; undefined
 * when there are not enough. The lots are changed as they will be.
 */
export function spend(
  lots: readonly Lot[],
  deficit: number,
  points: number,
  redeemer: number | null,
  nowMs: number,
) {
  if (points > spendable(lots, deficit, nowMs)) return undefined;
  const side = redeemer === null ? 'held' : 'redeemed';
  return takeFrom(spendableLots(lots, nowMs), points, (lot, taken) =>
    movement(lot.lot_id, -taken, side, lot.store_id, redeemer),
  ).entries;
}

/** The entries of new points: what is owed is filled first, the rest opens a lot. */
export function credit(deficit: number, points: number, side: Against, store: number): Entry[] {
  const filled = Math.min(deficit, points);
  return [
    ...(filled ? movement(null, filled, side, store) : []),
    ...(points > filled ? movement(0, points - filled, side, store) : []),
  ];
}

/**
 * The entries that take earned points back. Their own lots come first, in the order of their ids here and in
 * whatever state they are; then pending lots, then active ones. What is missing stays as a deficit that later credits fill.
 */
export function takeBack(
  lots: readonly Lot[],
  points: number,
  store: number,
  own: readonly number[],
  nowMs: number,
) {
  const isOwn = ({ lot_id }: Lot) => own.includes(lot_id);
  const others = lots.filter((lot) => !isOwn(lot) && !isExpired(lot, nowMs));
  const order = [
    ...own.flatMap((id) => lots.filter(({ lot_id }) => lot_id === id)),
    ...others.filter((lot) => isPending(lot, nowMs)).sort(bySpending),
    ...others.filter((lot) => !isPending(lot, nowMs)).sort(bySpending),
  ];
  const { entries, missing } = takeFrom(order, points, (lot, taken) => [
    { side: 'customer', lot: lot.lot_id, store: lot.store_id, redeemer: null, amount: -taken },
    { side: 'issued', lot: null, store, redeemer: null, amount: taken },
  ]);
  return {
    entries: [...entries, ...(missing ? movement(null, -missing, 'issued', store) : [])],
    missing,
  };
}

export interface Spent {
  lot: number;
  store: number;
  redeemer: number | null;
  amount: Hundredths;
}

/** Points that come back into a lot whose receipt was returned: they are taken back here, and those taken in their place are a new lot. */
function takenHere(lot: Lot, points: Hundredths, store: number): Entry[] {
  lot.taken_elsewhere = (lot.taken_elsewhere ?? 0) - points;
  return points
    ? [...movement(lot.lot_id, -points, 'issued', store), ...movement(0, points, 'issued', store)]
    : [];
}

/**
 * The entries that give spent points back: a deficit is filled first, the rest returns to the lots it
 * came from, with their expiry; what has expired meanwhile expires at once, unless its receipt came back before
 * and it was taken elsewhere: that is a new lot.
 */
export function giveBack(
  lots: readonly Lot[],
  spent: readonly Spent[],
  points: number,
  deficit: number,
  nowMs: number,
  side: Against = 'redeemed',
) {
  const entries: Entry[] = [];
  let left = points;
  let owed = deficit;
  let expired = 0;
  for (const { lot: lotId, store, redeemer, amount } of spent) {
    const back = Math.min(left, amount);
    if (back <= 0) continue;
    left -= back;
    const filled = Math.min(owed, back);
    owed -= filled;
    if (filled) entries.push(...movement(null, filled, side, store, redeemer));
    const rest = back - filled;
    if (!rest) continue;
    entries.push(...movement(lotId, rest, side, store, redeemer));
    const lot = lots.find((each) => each.lot_id === lotId);
    if (!lot) continue;
    if (isExpired(lot, nowMs)) {
      const here = Math.min(rest, lot.taken_elsewhere ?? 0);
      entries.push(...takenHere(lot, here, store));
      if (rest > here) entries.push(...movement(lotId, here - rest, 'expired', store));
      expired += rest - here;
    } else lot.points_left += rest;
  }
  return { entries, expired, deficit: owed };
}

/** The entries that expire what is left of a lot. */
export const expire = (lot: Lot) => movement(lot.lot_id, -lot.points_left, 'expired', lot.store_id);
