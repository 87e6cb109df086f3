import type { AppliedVoucher } from '../../contract/transactions/receipts.ts';
import type { Queryable } from '../db/transaction.ts';
import { Refused } from '../runtime/refused.ts';
import { type Hundredths, moneyOf, pointsOf } from '../runtime/units.ts';
import { type Context, type Named, readContext } from './context.ts';
import type { Plan, Receipt } from './plan.ts';
import { tellingOf } from './telling.ts';
import { raised, raisedBy } from './write.ts';

/** What post_receipt answers. */
export interface Written {
  receipt_id: number;
  balance_after: Hundredths;
  was_used: boolean;
  same_request: boolean | null;
}

/** A receipt, where and by whom it is posted. */
export interface NewReceipt extends Receipt {
  companyId: number;
  storeId: number;
  userId: number;
  /** The paired till that posts it, where no person does. */
  tillId: number | null;
  customer: Named;
  cashRegisterId: number | null;
  receiptNumber: string | null;
  occurredMs: number;
  nowMs: number;
  /** The caller's key and a hash of what was asked: together they make a retry harmless. */
  idempotency: { key: string; requestHash: string } | undefined;
  /** The pending payment that this posts; null for a new receipt. */
  pendingId: number | null;
}

export const contextOf = (
  client: Queryable,
  receipt: NewReceipt,
  withLots: boolean,
  accountId?: number,
) =>
  readContext(client, {
    ...receipt,
    customer: accountId ? { user_account_id: accountId } : receipt.customer,
    productIds: receipt.lines.map(({ product_id }) => product_id),
    withLots,
  });

const statement = {
  name: 'post-receipt',
  text: `select receipt_id, balance_after, was_used, same_request
    from post_receipt(jsonb_populate_record(null::new_receipt, $1))`,
};

/** A receipt as it was planned, by the names of the database's `new_receipt`. */
export function receiptRow(
  receipt: NewReceipt,
  context: Context,
  plan: Plan,
  vouchers: readonly AppliedVoucher[],
) {
  const telling = tellingOf(context, plan.points);
  return {
    key: receipt.idempotency?.key,
    hash: receipt.idempotency?.requestHash,
    company: receipt.companyId,
    store: receipt.storeId,
    account: context.user_account_id,
    by_user: receipt.userId,
    till: receipt.tillId,
    register: receipt.cashRegisterId,
    channel: receipt.channel,
    number: receipt.receiptNumber,
    amount: receipt.amount,
    covered: plan.covered,
    discount: receipt.discount,
    points_used: receipt.points_used,
    points: plan.points,
    point_value: context.point_value,
    lines: receipt.lines,
    vouchers,
    terms: plan.terms,
    rules: plan.rules,
    occurred_at: new Date(receipt.occurredMs),
    posted_at: new Date(receipt.nowMs),
    day: context.day,
    day_from: context.day_from,
    most_amount: plan.mostAmount,
    most_points: plan.mostPoints,
    tier: plan.tierId,
    tier_until: plan.tierUntil === null ? null : new Date(plan.tierUntil),
    deficit: context.deficit,
    entries: plan.entries,
    active_from: context.active_from,
    expires_at: context.expires_at,
    pending: receipt.pendingId,
    notify: telling?.channel,
    recipient: telling?.recipient,
    message: telling?.body,
  };
}

/** A limit that the database found exceeded, by the name of its rule. Throws any other error. */
function refusedBy(error: unknown, receipt: NewReceipt, plan: Plan): Refused {
  const refusal = raisedBy(error);
  const amount = moneyOf(receipt.amount);
  if (refusal?.code === raised.dailyAmount) {
    const details = { limit: moneyOf(plan.mostAmount), taken: moneyOf(refusal.detail), amount };
    return new Refused('daily_amount_limit', { field: 'amount', details });
  }
  if (refusal?.code === raised.dailyPoints) {
    const details = {
      limit: pointsOf(plan.mostPoints),
      taken: pointsOf(refusal.detail),
      points: pointsOf(plan.points),
    };
    return new Refused('daily_points_limit', { field: 'amount', details });
  }
  if (refusal?.code === raised.notPending) return new Refused('not_pending');
  throw error;
}

/**
 * Writes a receipt as it was planned, with its posting and lots, in one statement: all of it or nothing.
 * Answers the receipt of an earlier call with the same key. Refused as a daily limit and as not_pending;
 * throws where the account has changed since (`raised.changed`): it is to be planned anew.
 */
export async function writeReceipt(
  client: Queryable,
  receipt: NewReceipt,
  context: Context,
  plan: Plan,
  vouchers: readonly AppliedVoucher[],
): Promise<Written | Refused> {
  const values = [JSON.stringify(receiptRow(receipt, context, plan, vouchers))];
  const { rows } = await client
    .query<Written>({ ...statement, values })
    .catch((error: unknown) => ({
      rows: [refusedBy(error, receipt, plan)],
    }));
  if (!rows[0]) throw new Error('Posting a receipt answered nothing');
  return rows[0];
}
