import type { RefusalId } from '../engine/errors.ts';

/**
 * Which of the numbers that a refusal names are amounts: they are said in the company's currency, or in the `currency`
 * that the refusal names itself.
 */
export const moneyOfRefusals: Partial<Record<RefusalId, readonly string[]>> = {
  below_min_amount: ['limit', 'amount'],
  above_max_amount: ['limit', 'amount'],
  daily_amount_limit: ['limit', 'taken', 'amount'],
  points_over_amount: ['amount'],
  return_over_rest: ['rest'],
  discount_above_price: ['discount', 'price'],
  coupon_below_minimum: ['minimum', 'amount'],
  debt_over_line: ['amount'],
  refund_too_much: ['amount'],
  previous_plan_needs_all: ['amount'],
  invoice_differs: ['amount', 'cost', 'difference'],
};
