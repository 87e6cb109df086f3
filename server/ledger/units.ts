/** Hundredths as the API tells them: a number with at most two decimals. */
export const pointsOf = (hundredths: number) => hundredths / 100;
/** Points or money as the database keeps them: whole hundredths. */
export const hundredthsOf = (value: number) => Math.round(value * 100);

/**
 * What points are worth: hundredths of points and `pointValue` in hundredths of a minor unit, to
 * minor units, rounded down.
 */
export const worth = (points: number, pointValue: number) =>
  Number((BigInt(points) * BigInt(pointValue)) / 10_000n);
