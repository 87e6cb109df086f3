import type { Rule } from '../../contract/transactions/receipts.ts';
import { Refused } from '../runtime/refused.ts';
import { type Minor, moneyOf } from '../runtime/units.ts';

interface Limits {
  min_amount_limit: Minor;
  max_amount_limit: Minor;
}

/**
 * Holds an amount against the store's transaction limits, in minor units; 0 is no limit, and the
 * limit itself is within. Refused as below_min_amount or above_max_amount, which name the limit.
 */
export function holdLimits(
  amount: Minor,
  { min_amount_limit: min, max_amount_limit: max }: Limits,
): Rule | Refused {
  const details = { amount: moneyOf(amount), min: moneyOf(min), max: moneyOf(max) };
  if (min > 0 && amount < min)
    return new Refused('below_min_amount', {
      field: 'amount',
      details: { limit: moneyOf(min), amount: moneyOf(amount) },
    });
  if (max > 0 && amount > max)
    return new Refused('above_max_amount', {
      field: 'amount',
      details: { limit: moneyOf(max), amount: moneyOf(amount) },
    });
  return {
    rule: 'transaction_limits',
    outcome: min || max ? 'passed' : 'skipped',
    inputs: details,
  };
}
