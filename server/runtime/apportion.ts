const unit = 10_000n;

const floor = (share: bigint) => {
  const whole = share / unit;
  return share < 0n && whole * unit !== share ? whole - 1n : whole;
};

const sumOf = (shares: readonly bigint[]) => shares.reduce((sum, share) => sum + share, 0n);

/**
 * Shares of money in ten-thousandths of a minor unit, as minor units that sum to what the whole is worth,
 * rounded towards nothing as everywhere else. The units that rounding leaves go to the largest rests, the
 * first of equal ones. `whole` is what they sum to where that was rounded by itself, and then the smallest rests may give
 * a unit up.
 */
export function apportioned(
  shares: readonly bigint[],
  whole: bigint = sumOf(shares) / unit,
): number[] {
  const down = shares.map(floor);
  let left = whole - sumOf(down);
  const order = shares
    .map((share, index) => ({ index, rest: share - floor(share) * unit }))
    .sort((one, other) => Number(other.rest - one.rest) || one.index - other.index);
  for (const { index } of order) {
    if (left <= 0n) break;
    down[index] = (down[index] ?? 0n) + 1n;
    left -= 1n;
  }
  for (const { index } of order.toReversed()) {
    if (left >= 0n) break;
    if ((down[index] ?? 0n) <= 0n) continue;
    down[index] = (down[index] ?? 0n) - 1n;
    left += 1n;
  }
  return down.map(Number);
}

/** The same by store, whatever the order of a page: of equal rests the older store has the unit. */
export function apportionedByStore(shares: ReadonlyMap<number, bigint>): Map<number, number> {
  const ids = [...shares.keys()].sort((one, other) => one - other);
  const units = apportioned(ids.map((id) => shares.get(id) ?? 0n));
  return new Map(ids.map((id, index) => [id, units[index] ?? 0]));
}
