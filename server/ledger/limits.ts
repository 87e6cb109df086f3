import type { Rule } from '../../contract/transactions/receipts.ts';
import { Refused } from '../runtime/refused.ts';

interface Limits {
  min_amount_limit: number;
  max_amount_limit: number;
}

/**
 * Holds an amount against the store's transaction limits, in minor units; 0 is no limit, and the
 * limit itself is within. Refused as below_min_amount or above_max_amount, which name the limit.
 */
export function holdLimits(
  amount: number,
  { min_amount_limit: min, max_amount_limit: max }: Limits,
): Rule | Refused {
  const told = { amount: amount / 100, min: min / 100, max: max / 100 };
  if (min > 0 && amount < min)
    return new Refused('below_min_amount', {
      field: 'amount',
      details: { limit: min / 100, amount: amount / 100 },
    });
  if (max > 0 && amount > max)
    return new Refused('above_max_amount', {
      field: 'amount',
      details: { limit: max / 100, amount: amount / 100 },
    });
  return { rule: 'transaction_limits', outcome: min || max ? 'passed' : 'skipped', inputs: told };
}
