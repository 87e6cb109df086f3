// A name for the compiler: a plain number fits either, one of these never the other.
declare const unit: unique symbol;
/** Money as it is kept and counted with: whole minor units, 1250 for 12.50. */
export type Minor = number & { readonly [unit]?: 'minor units' };
/** Points as they are kept and counted with: whole hundredths, 1250 for 12.50. */
export type Hundredths = number & { readonly [unit]?: 'hundredths of points' };

/** What is kept in hundredths of whatever it may be, money, points or a multiplier, as the API tells it. */
export const decimalOf = (hundredths: number): number => hundredths / 100;
/** Points as the API tells them: a number with at most two decimals. */
export const pointsOf = (hundredths: Hundredths): number => decimalOf(hundredths);
/** Points as the database keeps them. */
export const hundredthsOf = (points: number): Hundredths => Math.round(points * 100);
/** Money as the API tells it: a number with at most two decimals. */
export const moneyOf = (minor: Minor): number => decimalOf(minor);
/** Ten-thousandths of the currency, as `point_value` and prices of messages are kept. */
export const pointValueScale = 10_000;
/** Money as the database keeps it. */
export const minorOf = (money: number): Minor => Math.round(money * 100);

/** A receipt's money in minor units; `amount` is after coupons. */
export interface Money {
  amount: Minor;
  discount: Minor;
  covered: Minor;
}

/** What a receipt comes to, as the API tells it everywhere; see `receiptMoney` of the contract. */
export const moneyReply = ({ amount, discount, covered }: Money) => ({
  gross_amount: moneyOf(amount + discount),
  discount_amount: moneyOf(discount),
  amount: moneyOf(amount),
  covered_amount: moneyOf(covered),
  left_to_pay: moneyOf(amount - covered),
});

/**
 * What points are worth: hundredths of points and `pointValue` in hundredths of a minor unit, to
 * minor units, rounded towards nothing: everywhere, so that two pages never differ by a cent.
 */
export const worth = (points: Hundredths, pointValue: number): Minor =>
  Number((BigInt(points) * BigInt(pointValue)) / 10_000n);

/** SQL: the same. */
export const worthOf = (points: string, pointValue: string) =>
  `div((${points})::numeric * ${pointValue}, ${pointValueScale})`;

/** The most points, in hundredths, that pay for an amount in minor units and not for more. */
export function mostFor(amount: Minor, pointValue: number): Hundredths {
  const all = Math.ceil((amount * 10_000) / pointValue);
  return worth(all, pointValue) > amount ? all - 1 : all;
}
