import type { Rule } from '../../contract/receipts.ts';
import { Refusal } from '../http/refusal.ts';

interface Limits {
  min_amount_limit: number;
  max_amount_limit: number;
}

/**
 * Holds an amount against the store's transaction limits, in minor units; 0 is no limit, and the
 * limit itself is within. Throws below_min_amount or above_max_amount, which name the limit.
 */
export function holdLimits(
  amount: number,
  { min_amount_limit: min, max_amount_limit: max }: Limits,
): Rule {
  const told = { amount: amount / 100, min: min / 100, max: max / 100 };
  if (min > 0 && amount < min)
    throw new Refusal('below_min_amount', {
      field: 'amount',
      details: { limit: min / 100, amount: amount / 100 },
    });
  if (max > 0 && amount > max)
    throw new Refusal('above_max_amount', {
      field: 'amount',
      details: { limit: max / 100, amount: amount / 100 },
    });
  return { rule: 'transaction_limits', outcome: min || max ? 'passed' : 'skipped', inputs: told };
}
