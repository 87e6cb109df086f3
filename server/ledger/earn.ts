import type { Rule } from '../../contract/transactions/receipts.ts';
import type { Channel } from '../../contract/transactions/transactions.ts';
import { decimalOf, type Hundredths, type Minor, moneyOf, pointsOf } from '../runtime/units.ts';
import type { Line, Terms } from '../tables/ledger-terms.ts';

interface Earning {
  points: Hundredths;
  /** The rules in the order they were tried, with what each was given and what came of it. */
  rules: Rule[];
  /** What rounding cut off, in billionths of a hundredth. */
  cut: number;
}

/** A fraction of hundredths of points: nothing is rounded before the end. */
interface Exact {
  over: bigint;
  under: bigint;
}

const billion = 1_000_000_000n;
const floored = ({ over, under }: Exact) => Number(over / under);
const shown = (exact: Exact) => pointsOf(floored(exact));

const linePoints = (lines: readonly Line[], { products }: Terms) =>
  lines.reduce((sum, { product_id, quantity }) => sum + (products[product_id] ?? 0) * quantity, 0);

/**
 * What an amount of money earns: `amount / reward_amount × reward_points × tier multiplier`, plus the
 * products' own points, times the ratio when the receipt is offline (offline-online-relation).
 * Rounded down once, at the end: to whole points with reward_floor on, else to two decimals
 * (reward-floor). `money` in minor units, without what was paid with points.
 */
export function earn(
  money: Minor,
  lines: readonly Line[],
  channel: Channel,
  terms: Terms,
): Earning {
  const rules: Rule[] = [];
  const step = (rule: Rule['rule'], inputs: Rule['inputs'], exact: Exact, applied: boolean) => {
    rules.push({ rule, outcome: applied ? 'applied' : 'skipped', inputs, points: shown(exact) });
    return exact;
  };
  const { reward_amount, reward_points, multiplier, ratio } = terms;
  const plain = { over: BigInt(money) * BigInt(reward_points), under: BigInt(reward_amount) };
  step(
    'amount_points',
    {
      amount: moneyOf(money),
      reward_amount: moneyOf(reward_amount),
      reward_points: pointsOf(reward_points),
    },
    plain,
    plain.over > 0n,
  );
  const multiplied = { over: plain.over * BigInt(multiplier), under: plain.under * 100n };
  step('tier_multiplier', { multiplier: decimalOf(multiplier) }, multiplied, multiplier !== 100);
  const own = linePoints(lines, terms);
  const withProducts = {
    over: multiplied.over + BigInt(own) * multiplied.under,
    under: multiplied.under,
  };
  step(
    'product_points',
    { products: lines.length, product_points: pointsOf(own) },
    withProducts,
    own > 0,
  );
  const percent = channel === 'offline' ? ratio : 100;
  const related = { over: withProducts.over * BigInt(percent), under: withProducts.under * 100n };
  step('online_offline_ratio', { channel, ratio: percent }, related, percent !== 100);
  const whole = terms.reward_floor ? 100n : 1n;
  const points = Number((related.over / related.under / whole) * whole);
  step('rounding', { reward_floor: terms.reward_floor }, { over: BigInt(points), under: 1n }, true);
  const cut = Number((related.over * billion * 2n + related.under) / (related.under * 2n));
  return { points, rules, cut: cut - points * Number(billion) };
}
