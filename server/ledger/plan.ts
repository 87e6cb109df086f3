import type { Rule } from '../../contract/transactions/receipts.ts';
import type { Channel } from '../../contract/transactions/transactions.ts';
import { Refused } from '../runtime/refused.ts';
import {
  type Hundredths,
  type Minor,
  moneyOf,
  mostFor,
  pointsOf,
  worth,
} from '../runtime/units.ts';
import type { Line, Terms } from '../tables/ledger-terms.ts';
import { type Carried, carry } from './carry.ts';
import type { Context } from './context.ts';
import { earn } from './earn.ts';
import { goalRule } from './goal.ts';
import { holdLimits } from './limits.ts';
import { credit, type Entry, spend, spendable } from './lots.ts';
import { standing, type Tier } from './tiers.ts';

/** A receipt as it came to the till. Money in minor units, points in hundredths. */
export interface Receipt {
  amount: Minor;
  channel: Channel;
  /** What coupons took off; `amount` is without it. */
  discount: Minor;
  points_used: Hundredths;
  lines: Line[];
}

/** What posting a receipt will write, and why. */
export interface Plan {
  points: Hundredths;
  covered: Minor;
  terms: Terms;
  rules: Rule[];
  entries: Entry[];
  /** What rounding cut off and what it makes with what was kept; null where the company keeps nothing. */
  carried: Carried | null;
  tierId: number | null;
  tierUntil: number | null;
  /** 0 is no limit. */
  mostAmount: Minor;
  mostPoints: Hundredths;
}

/** Where the customer stands on the ladder now; `added` is what counts towards it on top. */
export const standingIn = (context: Context, nowMs: number, added = 0) =>
  standing(
    {
      enabled: context.tiers_enabled,
      system: context.tier_system,
      ladder: context.ladder,
      current: { id: context.store_point_title_id, until: context.tier_until?.getTime() ?? null },
      nowMs,
    },
    added,
  );

/** What one piece of each product earns; nothing outside its days. */
const pointsIn = ({ products }: Context, channel: Channel) =>
  Object.fromEntries(
    Object.entries(products).map(([id, [offline, online, valid]]) => {
      const own = channel === 'offline' ? offline : online;
      return [id, valid ? own : 0];
    }),
  );

/** The rules with how many products are outside their days, where any is. */
function withInvalid(rules: readonly Rule[], { products }: Context, lines: readonly Line[]) {
  const not_valid = lines.filter(({ product_id }) => !products[product_id]?.[2]).length;
  if (!not_valid) return rules;
  return rules.map((rule) =>
    rule.rule === 'product_points' ? { ...rule, inputs: { ...rule.inputs, not_valid } } : rule,
  );
}

function termsOf(context: Context, channel: Channel, nowMs: number): Terms {
  const { tier } = standingIn(context, nowMs);
  return {
    reward_points: context.reward_points,
    reward_amount: context.reward_amount,
    reward_floor: context.reward_floor,
    multiplier: context.package_mode ? 100 : (tier?.multiplier ?? 100),
    ratio: context.ratio,
    products: pointsIn(context, channel),
  };
}

/** The most points that a customer could pay of an amount with, in hundredths. */
export const usablePoints = (context: Context, amount: number, nowMs: number) =>
  context.points_payment
    ? Math.min(
        spendable(context.lots, context.deficit, nowMs),
        mostFor(amount, context.point_value),
      )
    : 0;

/** The part of an amount that points pay for. Refused for points that are not there or not taken here. */
function payWithPoints(
  context: Context,
  { amount, points_used: used }: Receipt,
  storeId: number,
  nowMs: number,
) {
  if (!used) {
    const rule: Rule = { rule: 'points_payment', outcome: 'skipped', inputs: { points_used: 0 } };
    return { covered: 0, entries: [], rule };
  }
  if (!context.points_payment) return new Refused('points_payment_off', { field: 'points_used' });
  const covered = worth(used, context.point_value);
  if (covered > amount) {
    const limit = pointsOf(mostFor(amount, context.point_value));
    return new Refused('points_over_amount', {
      field: 'points_used',
      details: { limit, amount: moneyOf(amount) },
    });
  }
  const balance = pointsOf(spendable(context.lots, context.deficit, nowMs));
  const entries = spend(context.lots, context.deficit, used, storeId, nowMs);
  if (!entries)
    return new Refused('not_enough_points', {
      field: 'points_used',
      details: { balance, points: pointsOf(used) },
    });
  const inputs = { points_used: pointsOf(used), covered: moneyOf(covered), balance };
  return {
    covered,
    entries,
    rule: { rule: 'points_payment', outcome: 'applied', inputs } satisfies Rule,
  };
}

/** Points as they are read: a remainder to four decimals. */
const remainderOf = (remainder: number) => Math.round(remainder / 10_000_000) / 10_000;

const couponsRule = ({ amount, discount }: Receipt): Rule => ({
  rule: 'coupons',
  outcome: discount ? 'applied' : 'skipped',
  inputs: { gross: moneyOf(amount + discount), discount: moneyOf(discount) },
});

const dailyRule = ({ channel }: Receipt, mostAmount: Minor, mostPoints: Hundredths): Rule => ({
  rule: 'daily_limits',
  outcome: mostAmount || mostPoints ? 'passed' : 'skipped',
  inputs: { channel, amount: moneyOf(mostAmount), points: pointsOf(mostPoints) },
});

const remainderRule = ({ before, cut, after, points }: Carried): Rule => ({
  rule: 'remainder',
  outcome: points ? 'applied' : 'passed',
  inputs: {
    before: remainderOf(before),
    cut: remainderOf(cut),
    after: remainderOf(after),
    carried: pointsOf(points),
  },
});

const tierRule = (before: Tier | undefined, tier: Tier | undefined): Rule => ({
  rule: 'tier_reached',
  outcome: tier && tier !== before ? 'applied' : 'skipped',
  inputs: {
    tier_id: tier?.store_point_title_id ?? null,
    tier: tier?.title.el ?? null,
    tier_en: tier?.title.en ?? null,
    tier_it: tier?.title.it ?? null,
  },
});

/** What the store does not know, or does not do. */
function refusedAtOnce(context: Context, { lines }: Receipt): Refused | undefined {
  if (!context.register_known)
    return new Refused('unknown_cash_register', { field: 'cash_register_id' });
  const unknown = lines.findIndex(({ product_id }) => context.products[product_id] === undefined);
  if (unknown >= 0) return new Refused('unknown_product', { field: `lines.${unknown}.product_id` });
  return context.reward_active ? undefined : new Refused('awards_off');
}

/**
 * Tries every rule of a receipt in order and answers what posting it will write, or what the first
 * rule that says no refuses it with; nothing is written here.
 */
export function planReceipt(
  context: Context,
  receipt: Receipt,
  storeId: number,
  nowMs: number,
): Plan | Refused {
  const refused = refusedAtOnce(context, receipt);
  if (refused) return refused;
  const limits = holdLimits(receipt.amount, context);
  if (limits instanceof Refused) return limits;
  const payment = payWithPoints(context, receipt, storeId, nowMs);
  if (payment instanceof Refused) return payment;
  const terms = termsOf(context, receipt.channel, nowMs);
  const earned = earn(receipt.amount - payment.covered, receipt.lines, receipt.channel, terms);
  const carried = context.carry_remainders
    ? carry(context.remainder, earned.cut, terms.reward_floor ? 100 : 1)
    : null;
  const filled = Math.min(context.deficit, earned.points);
  const added = context.tier_mode_id === 2 ? receipt.amount : earned.points;
  const before = standingIn(context, nowMs).tier;
  const after = standingIn(context, nowMs, added);
  const mostAmount = context[`${receipt.channel}_amount`] ?? 0;
  const mostPoints = context[`${receipt.channel}_points`] ?? 0;
  return {
    points: earned.points,
    covered: payment.covered,
    terms,
    entries: [...payment.entries, ...credit(context.deficit, earned.points, 'issued', storeId)],
    carried,
    tierId: after.tier?.store_point_title_id ?? null,
    tierUntil: after.until,
    mostAmount,
    mostPoints,
    rules: [
      { rule: 'store_awards', outcome: 'passed', inputs: { reward_active: true } },
      couponsRule(receipt),
      limits,
      payment.rule,
      ...withInvalid(earned.rules, context, receipt.lines),
      ...(carried ? [remainderRule(carried)] : []),
      dailyRule(receipt, mostAmount, mostPoints),
      {
        rule: 'deficit',
        outcome: filled ? 'applied' : 'skipped',
        inputs: { owed: pointsOf(context.deficit), filled: pointsOf(filled) },
      },
      {
        rule: 'expiration',
        outcome: context.expires_at ? 'applied' : 'skipped',
        inputs: {
          active_from: context.active_from.toISOString(),
          expires_at: context.expires_at?.toISOString() ?? null,
        },
      },
      tierRule(before, after.tier),
      goalRule(context.goal, receipt.amount),
    ],
  };
}
