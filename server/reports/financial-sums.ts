/** What of a store is added up over one span of time: money in minor units, points in hundredths. */
export interface Sums {
  turnover: number;
  receipts: number;
  awarded: number;
  redeemed: number;
  expired: number;
  other: number;
  /** What customers had more of this store's points than before. */
  gained: number;
  /** Hundredths of points times hundredths of a minor unit: what they were worth when they moved. */
  awardedWorth: bigint;
  redeemedWorth: bigint;
}

/**
 * The time is cut at the bounds of the period and of the one before it: what came earlier and between them
 * only tells how many points were outstanding then.
 */
export type Span = 'earlier' | 'before' | 'between' | 'now';

/** One sum as the database answers it. `what` is a side of the ledger, or what is no entry. */
export interface Moved {
  what: keyof typeof effects;
  span: Span;
  store_id: number;
  redeem_store_id: number | null;
  count: number;
  sum: number;
  worth: string;
}

const none = (): Sums => ({
  turnover: 0,
  receipts: 0,
  awarded: 0,
  redeemed: 0,
  expired: 0,
  other: 0,
  gained: 0,
  awardedWorth: 0n,
  redeemedWorth: 0n,
});

/** What is added to a store by each kind of sum. */
const effects = {
  receipts: (to: Sums, { count, sum }: Moved) => {
    to.receipts += count;
    to.turnover += sum;
  },
  returns: (to: Sums, { count, sum }: Moved) => {
    to.receipts += count;
    to.turnover -= sum;
  },
  customer: (to: Sums, { sum }: Moved) => {
    to.gained += sum;
  },
  issued: (to: Sums, { sum, worth }: Moved) => {
    to.awarded -= sum;
    to.awardedWorth -= BigInt(worth);
  },
  redeemed: (to: Sums, { sum, worth }: Moved) => {
    to.redeemed += sum;
    to.redeemedWorth += BigInt(worth);
  },
  expired: (to: Sums, { sum }: Moved) => {
    to.expired += sum;
  },
  adjusted: (to: Sums, { sum }: Moved) => {
    to.other -= sum;
  },
  synergy: (to: Sums, { sum }: Moved) => {
    to.other -= sum;
  },
  held: (to: Sums, { sum }: Moved) => {
    to.other -= sum;
  },
};

export type StoreSums = Record<Span, Sums> & { readonly id: number };

/** All sums by store; points are redeemed by the store that took them, everything else is its who issued them. */
export function byStore(rows: readonly Moved[]): Map<number, StoreSums> {
  const stores = new Map<number, StoreSums>();
  const of = (id: number) => {
    const known = stores.get(id) ?? {
      id,
      earlier: none(),
      before: none(),
      between: none(),
      now: none(),
    };
    stores.set(id, known);
    return known;
  };
  for (const row of rows) {
    const { what, span, store_id, redeem_store_id } = row;
    const whose = what === 'redeemed' ? (redeem_store_id ?? store_id) : store_id;
    effects[what](of(whose)[span], row);
  }
  return stores;
}
