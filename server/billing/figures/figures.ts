import { sql } from 'drizzle-orm';
import {
  type FigureMonth,
  figureMonths,
  owedAges,
  type SellerFigures,
} from '../../../contract/billing/figures.ts';
import { amountOf } from '../../../contract/billing/money.ts';
import { subscriptionStatuses } from '../../../contract/billing/states.ts';
import type { Localized } from '../../../contract/engine/languages.ts';
import type { Database } from '../../db/connection.ts';
import type { Executor } from '../../db/executor.ts';
import { isoOf } from '../core/rows.ts';
import { sellerOf } from '../core/sellers.ts';
import { type Subscribers, subscribersOf, sumOfPlan } from '../plans/subscribers.ts';
import { monthsUntil } from './months.ts';
import {
  type Asked,
  type Flow,
  flowsOf,
  type InMonth,
  type Lives,
  livesOf,
  owedOf,
  recurringOf,
  refundsOf,
} from './sums.ts';

const total = <T>(all: readonly T[], of: (each: T) => number) =>
  all.reduce((sum, each) => sum + of(each), 0);
const sumIn = (month: number, all: readonly InMonth[]) =>
  total(all, (each) => (each.month === month ? each.sum : 0));

interface Past {
  flows: readonly Flow[];
  lives: readonly Lives[];
  recurring: readonly InMonth[];
  refunds: readonly InMonth[];
}

/** Who came and went in a month, counted from 1. */
function movesIn(lives: readonly Lives[], month: number) {
  const countOf = (is: (each: Lives) => boolean) => total(lives.filter(is), ({ count }) => count);
  const subscribers = countOf(
    ({ began, ended }) => began < month && (ended === null || ended >= month),
  );
  // Whoever came and went in one month was not there at its beginning.
  const lost = countOf(({ began, ended }) => began < month && ended === month);
  return {
    subscribers,
    new: countOf(({ began }) => began === month),
    cancelled: countOf(({ cancelled }) => cancelled === month),
    ended: countOf(({ ended }) => ended === month),
    churn: subscribers ? Math.round((lost / subscribers) * 1000) / 10 : null,
  };
}

/** One month, counted from 1. */
function monthOf(
  { flows, lives, recurring, refunds }: Past,
  month: number,
  amount: (minor: number) => number,
): Omit<FigureMonth, 'month'> {
  const flow = (name: 'issued' | 'paid') =>
    total(flows, (each) => (each[name] === month ? each.total : 0));
  return {
    mrr: amount(sumIn(month, recurring)),
    ...movesIn(lives, month),
    billed: amount(flow('issued')),
    paid: amount(flow('paid')),
    refunded: amount(sumIn(month, refunds)),
  };
}

/** Plans that someone has, with their names. */
async function plansOf(tx: Executor, { seller }: Asked, all: readonly Subscribers[]) {
  const { rows } = await tx.execute<{ id: number; plan_name: Localized }>(
    sql`select store_subscription_plan_id::int as id, plan_name from subscription_plans where store_subscription_plan_id = any(${sql.param(
      [...new Set(all.map(({ plan }) => plan))],
    )}::bigint[])`,
  );
  return rows
    .map(({ id, plan_name }) => ({ id, plan_name, ...sumOfPlan(all, id) }))
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.mrr - one.mrr || one.id - other.id)
    .map(({ id, plan_name, count, mrr }) => ({
      store_subscription_plan_id: id,
      plan_name,
      subscribers: count,
      mrr: amountOf(mrr, seller.currency),
    }));
}

/** How those who have subscribed stand now, and what they pay a month. */
function standingOf(all: readonly Subscribers[], amount: (minor: number) => number) {
  const countIn = (...statuses: readonly string[]) =>
    total(all, ({ status, count }) => (statuses.includes(status) ? count : 0));
  const counted = countIn('active', 'past_due');
  const mrr = total(all, (each) => each.mrr);
  return {
    mrr: amount(mrr),
    arpa: counted ? amount(Math.round(mrr / counted)) : null,
    subscribers: countIn(...subscriptionStatuses.filter((status) => status !== 'inactive')),
    by_status: Object.fromEntries(
      subscriptionStatuses.map((status) => [status, countIn(status)]),
    ) as SellerFigures['by_status'],
  };
}

/** Owed billings of every age, of those too that there are none of. */
async function owedByAge(tx: Executor, asked: Asked, amount: (minor: number) => number) {
  const owed = await owedOf(tx, asked);
  return owedAges.map((name, index) => {
    const found = owed.find(({ age }) => age === index);
    return { age: name, billings: found?.count ?? 0, amount: amount(found?.sum ?? 0) };
  });
}

/** What a seller earns, and is owed, as of one moment. Throws not_found for who sells nothing. */
export const figuresOf = (
  { db }: Database,
  companyId: number,
  now: number,
): Promise<SellerFigures> =>
  db.transaction(
    async (tx) => {
      const seller = await sellerOf(tx, companyId);
      const { names, bounds } = monthsUntil(now, seller.zone);
      const asked = { seller, bounds, now: isoOf(now) };
      const amount = (minor: number) => amountOf(minor, seller.currency);
      const all = await subscribersOf(tx, companyId);
      const standing = standingOf(all, amount);
      const past = {
        flows: await flowsOf(tx, asked),
        lives: await livesOf(tx, asked),
        recurring: await recurringOf(tx, asked),
        refunds: await refundsOf(tx, asked),
      };
      return {
        currency: seller.currency,
        ...standing,
        months: names.map((month, index) => ({
          month,
          ...monthOf(past, index + 1, amount),
          ...(index + 1 === figureMonths ? { mrr: standing.mrr } : {}),
        })),
        owed: await owedByAge(tx, asked, amount),
        plans: await plansOf(tx, asked, all),
        is_test: past.flows.some(({ is_test }) => is_test),
      };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
