import type { Rule } from '../../contract/transactions/receipts.ts';
import { type Minor, moneyOf } from '../runtime/units.ts';

/** A goal as receipts fill it: amounts in minor units. */
export interface Goal {
  coupon_id: number;
  gift_title: string;
  goal_type: 'transactions' | 'sum';
  goal_sequence: number | null;
  goal_sum_sequence: number | null;
  goal_minimum_amount: Minor;
  goal_max_days: number;
  /** How many rewards one customer gets; null without a limit. */
  per_customer: number | null;
}

/** Whether a receipt counts towards a goal; amounts in minor units. */
export const fillsGoal = (goal: Goal | null, amount: number): goal is Goal =>
  goal !== null && amount > 0 && amount >= goal.goal_minimum_amount;

/** What the goal made of a receipt, for its why. */
export const goalRule = (goal: Goal | null, amount: number): Rule => ({
  rule: 'goal',
  outcome: fillsGoal(goal, amount) ? 'applied' : 'skipped',
  inputs: {
    goal: goal?.gift_title ?? null,
    minimum: moneyOf(goal?.goal_minimum_amount ?? 0),
    amount: moneyOf(amount),
  },
});
