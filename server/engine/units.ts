/** Hundredths as the API tells them: a number with at most two decimals. */
export const pointsOf = (hundredths: number) => hundredths / 100;
/** Points or money as the database keeps them: whole hundredths. */
export const hundredthsOf = (value: number) => Math.round(value * 100);

/** A receipt's money in minor units; `amount` is after coupons. */
export interface Money {
  amount: number;
  discount: number;
  covered: number;
}

/** What a receipt comes to, as the API tells it everywhere; see `receiptMoney` of the contract. */
export const moneyTold = ({ amount, discount, covered }: Money) => ({
  gross_amount: (amount + discount) / 100,
  discount_amount: discount / 100,
  amount: amount / 100,
  covered_amount: covered / 100,
  left_to_pay: (amount - covered) / 100,
});

/**
 * What points are worth: hundredths of points and `pointValue` in hundredths of a minor unit, to
 * minor units, rounded down.
 */
export const worth = (points: number, pointValue: number) =>
  Number((BigInt(points) * BigInt(pointValue)) / 10_000n);

/** The most points, in hundredths, that pay for an amount in minor units and not for more. */
export function mostFor(amount: number, pointValue: number): number {
  const all = Math.ceil((amount * 10_000) / pointValue);
  return worth(all, pointValue) > amount ? all - 1 : all;
}
