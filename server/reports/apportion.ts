const unit = 10_000n;

const floor = (share: bigint) => {
  const whole = share / unit;
  return share < 0n && whole * unit !== share ? whole - 1n : whole;
};

/**
 * Shares of money in ten-thousandths of a minor unit, as minor units that sum to what the whole is worth,
 * rounded towards nothing as everywhere else. The units that rounding leaves go to the largest rests, the
 * first of equal ones.
 */
export function apportioned(shares: readonly bigint[]): number[] {
  const whole = shares.reduce((sum, share) => sum + share, 0n) / unit;
  const down = shares.map(floor);
  let left = whole - down.reduce((sum, each) => sum + each, 0n);
  const order = shares
    .map((share, index) => ({ index, rest: share - floor(share) * unit }))
    .sort((one, other) => Number(other.rest - one.rest) || one.index - other.index);
  for (const { index } of order) {
    if (left <= 0n) break;
    down[index] = (down[index] ?? 0n) + 1n;
    left -= 1n;
  }
  return down.map(Number);
}
