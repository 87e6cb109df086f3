import type { Rule } from '../../contract/transactions/receipts.ts';
import { Refused } from '../runtime/refused.ts';
import { type Hundredths, type Minor, moneyOf, pointsOf } from '../runtime/units.ts';
import type { Line, Terms } from '../tables/ledger-terms.ts';
import { earn } from './earn.ts';
import { type Entry, giveBack, type Lot, type Spent, takeBack } from './lots.ts';

/** A receipt as its return looks at it. Money in minor units, points in hundredths. */
export interface Returnable {
  store_id: number;
  channel: 'offline' | 'online';
  amount: Minor;
  covered_amount: Minor;
  points: Hundredths;
  points_used: Hundredths;
  returned_amount: Minor;
  /** Whether all of it came back. */
  is_back: boolean;
  points_taken: Hundredths;
  points_given_back: Hundredths;
  lines: Line[];
  terms: Terms;
  /** What earlier returns took off the lines. */
  returned_lines: Line[];
  /** The lot its points opened, and how much of that has expired unspent. */
  own_lot: number | null;
  own_expired: Hundredths;
  spent: Spent[];
}

export interface ReturnWanted {
  /** Minor units; undefined for all that is left. */
  amount: number | undefined;
  lines: Line[];
}

export interface ReturnPlan {
  amount: Minor;
  moneyBack: Minor;
  /** Whether with it all of the receipt is back. */
  whole: boolean;
  lines: Line[];
  taken: Hundredths;
  restored: Hundredths;
  expired: Hundredths;
  deficit: Hundredths;
  entries: Entry[];
  rules: Rule[];
  pointsAfter: Hundredths;
  /** What rounding cuts off what is left of it. */
  cut: number;
}

const quantityOf = (lines: readonly Line[], productId: number) =>
  lines.reduce((sum, line) => sum + (line.product_id === productId ? line.quantity : 0), 0);

/** Refused where more of a product comes back than was bought. */
function tooMany(receipt: Returnable, wanted: readonly Line[]): Refused | undefined {
  for (const [index, { product_id }] of wanted.entries()) {
    const rest =
      quantityOf(receipt.lines, product_id) - quantityOf(receipt.returned_lines, product_id);
    if (quantityOf(wanted, product_id) > rest)
      return new Refused('quantity_over_rest', {
        field: `lines.${index}.quantity`,
        details: { rest },
      });
  }
  return undefined;
}

/** The lines that are left. */
function remainingLines(receipt: Returnable, wanted: readonly Line[]): Line[] {
  const gone = [...receipt.returned_lines, ...wanted];
  const products = [...new Set(receipt.lines.map(({ product_id }) => product_id))];
  return products
    .map((product_id) => ({
      product_id,
      quantity: quantityOf(receipt.lines, product_id) - quantityOf(gone, product_id),
    }))
    .filter(({ quantity }) => quantity > 0);
}

/** Of a whole, the share that has come back with `returned` of `amount`; all of it at the end, and where that is 0. */
const shareOf = (whole: number, returned: number, amount: number) =>
  amount === 0 ? whole : Number((BigInt(whole) * BigInt(returned)) / BigInt(amount));

export type Paid = Pick<Returnable, 'amount' | 'covered_amount'>;

/** Of the first `returned` that came back, what points had paid. */
const coveredOf = ({ amount, covered_amount }: Paid, returned: number) =>
  shareOf(covered_amount, returned, amount);

/** What is paid back in money for an amount that comes back after `before`; all of them sum to what was paid in money. */
export const moneyBack = (receipt: Paid, before: number, amount: number) =>
  amount - coveredOf(receipt, before + amount) + coveredOf(receipt, before);

const notReturned = (receipt: Returnable): Line[] => remainingLines(receipt, []);

/**
 * What a return does. Clawback = earned − points(net after all returns), by the terms the receipt
 * was posted with; points of its own lot that have expired unspent are gone already and are not
 * taken twice. Points that paid for it come back in proportion. Refused as return_over_rest for more
 * than is left. The lots are changed as they will be.
 */
export function planReturn(
  receipt: Returnable,
  wanted: ReturnWanted,
  lots: readonly Lot[],
  deficit: number,
  nowMs: number,
): ReturnPlan | Refused {
  const rest = receipt.amount - receipt.returned_amount;
  const amount = wanted.amount ?? rest;
  if (receipt.is_back || amount > rest)
    return new Refused('return_over_rest', { field: 'amount', details: { rest: moneyOf(rest) } });
  const returned = receipt.returned_amount + amount;
  const whole = returned === receipt.amount;
  const gone = whole ? notReturned(receipt) : wanted.lines;
  const refused = tooMany(receipt, gone);
  if (refused) return refused;
  const remaining = remainingLines(receipt, gone);
  const covered = receipt.covered_amount - coveredOf(receipt, returned);
  const net = earn(receipt.amount - returned - covered, remaining, receipt.channel, receipt.terms);
  const back = shareOf(receipt.points_used, returned, receipt.amount) - receipt.points_given_back;
  const restoration = giveBack(lots, receipt.spent, back, deficit, nowMs);
  const earnedStill = Math.min(net.points, receipt.points);
  const owed = receipt.points - earnedStill - receipt.points_taken;
  const taken = Math.max(0, owed - Math.min(owed, receipt.own_expired));
  const own = receipt.own_lot ? [receipt.own_lot] : [];
  const clawed = takeBack(lots, taken, receipt.store_id, own, nowMs);
  return {
    amount,
    whole,
    moneyBack: moneyBack(receipt, receipt.returned_amount, amount),
    lines: gone,
    taken,
    restored: back,
    expired: restoration.expired,
    deficit: restoration.deficit + clawed.missing,
    entries: [...restoration.entries, ...clawed.entries],
    rules: net.rules,
    pointsAfter: earnedStill,
    cut: net.cut,
  };
}

/** The numbers of a return as the API tells them. */
export const returnReply = (plan: ReturnPlan, balance: number) => ({
  amount: moneyOf(plan.amount),
  money_back: moneyOf(plan.moneyBack),
  lines: plan.lines,
  points_taken: pointsOf(plan.taken),
  points_given_back: pointsOf(plan.restored),
  points_expired: pointsOf(plan.expired),
  deficit: pointsOf(plan.deficit),
  balance_after: pointsOf(balance),
});
